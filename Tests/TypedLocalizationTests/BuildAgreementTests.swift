import Foundation
import SwiftEmission
import TableChecks
import TableParsing
import Testing

@testable @_spi(Generated) import TypedLocalization

/// The same file as a translation in a build and as an override in the program that was built.
@Suite struct BuildAgreementTests {
  // MARK: Readings

  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    /// The body of the entry's dictionary, as XML.
    let body: String
    let arguments: [[FormatArgument]]
    /// Rendered with each of `arguments`.
    let expected: [String]
    var device = DeviceClass.other
    var width: Int?
    var testDescription: String { name }
  }

  private static func pair(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  private static func format(_ text: String) -> String { pair("NSStringLocalizedFormatKey", text) }

  private static func variable(
    _ name: String, type: String? = "d", _ forms: KeyValuePairs<String, String>
  ) -> String {
    "<key>\(name)</key><dict>" + pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
      + (type.map { pair("NSStringFormatValueTypeKey", $0) } ?? "")
      + forms.map { pair($0.key, $0.value) }.joined() + "</dict>"
  }

  private static func rule(_ key: String, _ body: String) -> String {
    "<key>\(key)</key><dict>\(body)</dict>"
  }

  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"

  static let entries: [Entry] = [
    Entry(
      name: "one variable",
      body: format("%#@n@ here") + variable("n", ["one": "a file", "other": "%d files"]),
      arguments: [[.int(1)], [.int(3)]], expected: ["a file here", "3 files here"]),
    Entry(
      name: "zero in a language without it",
      body: format("%#@n@") + variable("n", ["zero": "none", "one": "%d", "other": "%d!"]),
      arguments: [[.int(0)], [.int(1)]], expected: ["none", "1"]),
    Entry(
      name: "a value type that is not said",
      body: format("%#@n@") + variable("n", type: nil, ["one": "%ld file", "other": "%ld files"]),
      arguments: [[.int(1)], [.int(2)]], expected: ["1 file", "2 files"]),
    Entry(
      name: "a value type with a percent sign",
      body: format("%#@n@") + variable("n", type: "%lu", ["one": "one", "other": "%lu"]),
      arguments: [[.uint(1)], [.uint(9)]], expected: ["one", "9"]),
    Entry(
      name: "unnumbered arguments count from the variable's",
      body: format("%@: %#@n@") + variable("n", ["one": "%d of %1$@", "other": "%d (%@)"]),
      arguments: [[.string("a"), .int(1), .string("b")], [.string("a"), .int(4), .string("b")]],
      expected: ["a: 1 of a", "a: 4 (b)"]),
    Entry(
      name: "a variable inside another's form",
      body: format("%2$#@all@")
        + variable("all", ["one": "one, and %1$#@chosen@", "other": "%1$d in %2$d"])
        + variable("chosen", ["zero": "it is not chosen", "other": "it is chosen"]),
      arguments: [[.int(0), .int(1)], [.int(1), .int(1)], [.int(3), .int(5)]],
      expected: ["one, and it is not chosen", "one, and it is chosen", "3 in 5"]),
    Entry(
      name: "two variables",
      body: format("%1$#@a@, %2$#@b@") + variable("a", ["one": "1 a", "other": "%d a"])
        + variable("b", ["one": "1 b", "other": "%2$d b"]),
      arguments: [[.int(1), .int(2)], [.int(2), .int(1)]], expected: ["1 a, 2 b", "2 a, 1 b"]),
    Entry(
      name: "the same variable twice",
      body: format("%1$#@a@ = %1$#@a@") + variable("a", ["one": "one", "other": "%d"]),
      arguments: [[.int(1)], [.int(7)]], expected: ["one = one", "7 = 7"]),
    Entry(
      name: "a decimal",
      body: format("%#@x@")
        + variable("x", type: "f", ["one": "%.0f hour", "other": "%.1f hours"]),
      arguments: [[.double(1)], [.double(1.5)]], expected: ["1.0 hours", "1.5 hours"]),
    Entry(
      name: "devices",
      body: rule(device, pair("mac", "Click") + pair("other", "Tap")), arguments: [[]],
      expected: ["Click"], device: .mac),
    Entry(
      name: "another device",
      body: rule(device, pair("mac", "Click") + pair("other", "Tap")), arguments: [[]],
      expected: ["Tap"], device: .ipad),
    Entry(
      name: "plurals of the same name on two devices",
      body: rule(
        device,
        rule("mac", format("%#@n@") + variable("n", ["one": "1 click", "other": "%d clicks"]))
          + rule("other", format("%#@n@") + variable("n", ["one": "1 tap", "other": "%d taps"]))),
      arguments: [[.int(1)], [.int(2)]], expected: ["1 tap", "2 taps"]),
    Entry(
      name: "widths", body: rule(width, pair("1", "S") + pair("20", "M") + pair("300", "L")),
      arguments: [[]], expected: ["M"], width: 25),
    Entry(
      name: "widths inside a device",
      body: rule(
        device,
        rule("mac", rule(width, pair("1", "S") + pair("9", "M")))
          + pair("other", "X")),
      arguments: [[]], expected: ["M"], device: .mac),
    Entry(
      name: "an unknown device and an unknown category",
      body: rule(device, pair("toaster", "?") + pair("other", "Tap")), arguments: [[]],
      expected: ["Tap"]),
    Entry(
      name: "a format without variables", body: format("100%% of %@"), arguments: [[.string("a")]],
      expected: ["100% of a"]),
  ]

  @Test(arguments: entries) func renderedAlike(_ entry: Entry) throws {
    let source = Self.file("<key>k</key><dict>\(entry.body)</dict>")
    let build = Build(["en": source])
    #expect(build.errors.isEmpty, "\(build.errors)")
    let program = try Program(build, overrides: source)
    #expect(program.installed.report.isEmpty, "\(program.installed.report)")
    program.manager.device = LocalizedDevice(entry.device)
    program.manager.width = entry.width
    #expect(program.manager.trace(forKey: "k")?.steps.first?.isOverride == true)
    let environment = FormatEnvironment(
      language: LanguageFormat(tag: "en", localizesNumbers: false), device: entry.device,
      width: entry.width)
    for (arguments, expected) in zip(entry.arguments, entry.expected) {
      let built = arguments.withUnsafeBufferPointer {
        build.development?.format(at: 0, arguments: $0, environment: environment)
      }
      #expect(built == expected)
      #expect(program.table.text(0, arguments.map(LocalizedArgument.init)) == expected)
    }
  }

  // MARK: Strictness

  struct Pair: Sendable, CustomTestStringConvertible {
    let development: String
    let translation: String
    let isRight: Bool
    var testDescription: String { "\(development) → \(translation)" }
  }

  private static func text(_ text: String) -> String { "<key>k</key><string>\(text)</string>" }

  private static func plural(type: String?, _ other: String, format text: String = "%#@n@")
    -> String
  {
    "<key>k</key><dict>" + format(text) + variable("n", type: type, ["other": other]) + "</dict>"
  }

  static let pairs: [Pair] = [
    // Classes of placeholders.
    Pair(development: text("%ld"), translation: text("%d"), isRight: true),
    Pair(development: text("%ld"), translation: text("%+li"), isRight: true),
    Pair(development: text("%qd"), translation: text("%lld"), isRight: true),
    Pair(development: text("%u"), translation: text("%x"), isRight: true),
    Pair(development: text("%u"), translation: text("%d"), isRight: true),
    Pair(development: text("%@"), translation: text("%s"), isRight: false),
    Pair(development: text("%f"), translation: text("%.2g"), isRight: true),
    Pair(development: text("%*d"), translation: text("%2$d"), isRight: true),
    Pair(development: text("%*d"), translation: text("%1$d"), isRight: false),
    Pair(development: text("%@ %@"), translation: text("%2$@"), isRight: true),
    Pair(development: text("%2$@"), translation: text("%1$@"), isRight: false),
    // A count of which no text says how it is printed.
    Pair(
      development: plural(type: "@", "some"), translation: plural(type: "@", "%@"), isRight: true),
    Pair(
      development: plural(type: "@", "some"), translation: plural(type: "@", "%u"), isRight: false),
    Pair(
      development: plural(type: "@", "some"), translation: plural(type: nil, "%u"), isRight: true),
    Pair(
      development: plural(type: "@", "some"), translation: plural(type: "@", "%c"), isRight: false),
    // Value types.
    Pair(
      development: plural(type: "ld", "%ld"), translation: plural(type: "d", "x"), isRight: true),
    Pair(
      development: plural(type: "ld", "%ld"), translation: plural(type: "@", "x"), isRight: true),
    Pair(
      development: plural(type: "d", "x", format: "%@ %#@n@"),
      translation: plural(type: "d", "x", format: "%#@n@ %@"), isRight: false),
    Pair(
      development: plural(type: "d", "x", format: "%@ %#@n@"),
      translation: plural(type: "d", "x", format: "%2$#@n@ %1$@"), isRight: true),
    Pair(development: text("%d"), translation: plural(type: "d", "%d"), isRight: true),
    Pair(development: text("%@"), translation: plural(type: "d", "%d"), isRight: false),
    // What looks like a placeholder and is none.
    Pair(development: text("Off"), translation: text("100% off"), isRight: true),
    Pair(development: text("%@"), translation: text("100% %@"), isRight: false),
    Pair(development: text("%1 of %2"), translation: text("%1 von %2"), isRight: true),
    Pair(development: text("%0 of %1"), translation: text("%1, %2"), isRight: true),
    Pair(development: text("Off"), translation: text("%1 off"), isRight: true),
    Pair(development: text("Off"), translation: text("%1 off %2"), isRight: true),
    Pair(development: text("Off"), translation: text("%1$ off"), isRight: false),
    Pair(development: text("Off"), translation: text("%{name}"), isRight: true),
    Pair(development: text("Off"), translation: text("%n"), isRight: false),
    Pair(
      development: plural(type: "d", "%d"),
      translation: plural(type: "d", "%d", format: "%1#@n@"), isRight: true),
    Pair(
      development: text("%(first)@ %(last)@"), translation: text("%(last)@ %(first)@"),
      isRight: false),
    // Entries.
    Pair(
      development: plural(type: "d", "%d"),
      translation: "<key>k</key><dict>" + format("%#@n@") + "</dict>", isRight: false),
    Pair(
      development: plural(type: "d", "%d"), translation: plural(type: "d", "%#@n@"), isRight: false),
    Pair(
      development: plural(type: "d", "%d"), translation: plural(type: "d", "%f"), isRight: false),
  ]

  @Test(arguments: pairs) func equallyStrict(_ pair: Pair) throws {
    let translation = Self.file(pair.translation)
    let build = Build(["en": Self.file(pair.development), "de": translation])
    let errors = build.errors.filter { $0.language == "de" }
    #expect(errors.isEmpty == pair.isRight, "\(errors.map(\.message))")
    let program = try Program(build, overrides: translation)
    let report = program.installed.report
    #expect(report.isEmpty == pair.isRight, "\(report)")
    #expect(
      (program.manager.trace(forKey: "k")?.steps.first?.isOverride == true) == pair.isRight)
  }

  // MARK: Both ways

  /// A `.stringsdict` with these pairs.
  private static func file(_ pairs: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(pairs)</dict></plist>"
  }

  /// What a build makes of one file a language.
  private struct Build {
    let errors: [Diagnostic]
    let tables: [(language: String, bytes: ByteStorage)]
    let messageCount: Int

    init(_ files: [String: String]) {
      let parsed = files.sorted { $0.key < $1.key }.map { language, text in
        TableParser.parse(
          SourceFile(
            path: "\(language).lproj/Localizable.stringsdict", format: .stringsdict,
            table: "Localizable", language: language, contents: ByteStorage(text)))
      }
      var configuration = Configuration()
      configuration.developmentLanguage = "en"
      let joined = TableSet.joining(parsed.flatMap(\.value), configuration: configuration)
      let findings =
        parsed.flatMap(\.diagnostics) + joined.diagnostics
        + TableChecks.check(joined.value, configuration: configuration)
      errors = TableChecks.apply(configuration, to: findings, tableSet: joined.value)
        .filter { $0.severity == .error }
      var options = EmissionOptions()
      options.configuration = configuration
      tables = SwiftEmission.emit(joined.value, options: options).value.tables
      messageCount = joined.value.tables.first?.keys.count ?? 0
    }

    var development: CompiledTable? {
      (tables.first?.bytes.bytes).flatMap { try? CompiledTable(bytes: $0) }
    }
  }

  /// A program of the development language with an override of its texts.
  private struct Program {
    let folder = OverrideTests.Folder()
    let manager: LanguageManager
    let table: LocalizedTable
    let installed: OverrideInstallation

    init(_ build: Build, overrides: String) throws {
      let development = try #require(build.tables.first?.bytes)
      let bytes = Unmanaged.passRetained(development).takeUnretainedValue().bytes
      manager = LanguageManager(storage: MemoryLanguageStorage(), systemLanguages: { [] })
      table = LocalizedTable(
        manifest: TableManifest(
          bundle: "package_target", fingerprint: try CompiledTable(bytes: bytes).fingerprint,
          languages: "en=en", tables: "Localizable=0..<\(build.messageCount)",
          options: "numbers=plain"),
        literals: [bytes], folder: ResourceFolder(bundle: "package_target", places: []),
        manager: manager)
      try folder.write(overrides, to: "en.lproj/Localizable.stringsdict")
      installed = manager.install(Overrides(folder: folder.url))
      _ = table.text(0, [.int(1), .int(1), .int(1)])
    }
  }
}
