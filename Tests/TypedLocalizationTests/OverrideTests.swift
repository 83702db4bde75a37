import Foundation
import MessageFormat
import Observation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct OverrideTests {
  static let texts: TargetFixture.Texts = [
    "en": [
      "count": "%ld files", "greeting": "Hello %@", "locked": "Locked",
      "named": "%(first)@ %(last)@", "off": "Off", "sign-in": "Sign in",
    ],
    "es": ["greeting": "Hola %@", "sign-in": "Entrar"],
    "hi": ["sign-in": "साइन इन"],
  ]

  static func texts(of table: LocalizedTable, _ target: TargetFixture) -> [String] {
    [
      table.text(target.index("sign-in")), table.text(target.index("greeting"), .string("Ram")),
      table.text(target.index("off")),
    ]
  }

  @Test func textsOfADictionary() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    #expect(Self.texts(of: table, target) == ["Sign in", "Hello Ram", "Off"])
    let installed = target.manager.install(
      Overrides(texts: ["sign-in": "Log in", "greeting": "%1$@, welcome"], language: "en"))
    #expect(Self.texts(of: table, target) == ["Log in", "Ram, welcome", "Off"])
    try target.manager.select("es")
    #expect(Self.texts(of: table, target) == ["Entrar", "Hola Ram", "Off"])
    try target.manager.select("en")
    installed.remove()
    #expect(Self.texts(of: table, target) == ["Sign in", "Hello Ram", "Off"])
    #expect(installed.report.isEmpty)
  }

  @Test func withoutALanguageTheyServeEveryLanguage() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    target.manager.install(Overrides(texts: ["sign-in": "→"]))
    for code in ["en", "es", "hi"] {
      try target.manager.select(code)
      #expect(table.text(target.index("sign-in")) == "→")
    }
    target.manager.install(Overrides(texts: ["sign-in": "⇒"], language: "hi"))
    #expect(table.text(target.index("sign-in")) == "⇒")
    try target.manager.select("es")
    #expect(table.text(target.index("sign-in")) == "→")
  }

  static let bad: [(key: String, text: String, reason: OverrideFault.Reason)] = [
    ("greeting", "Hello %d", .retypesArgument(position: 1)),
    ("greeting", "Hello %@ and %2$@", .addsArgument(position: 2)),
    ("greeting", "Hello %@ %@", .addsArgument(position: 2)),
    ("greeting", "Hello % 1 $ @", .damagedPlaceholder("% 1 $ @")),
    ("greeting", "Hello %1$", .damagedPlaceholder("%1$")),
    ("count", "%@ files", .retypesArgument(position: 1)),
    ("count", "%*ld files", .addsArgument(position: 2)),
    ("count", "%c files", .retypesArgument(position: 1)),
    ("count", "100% of %ld", .damagedPlaceholder("%")),
    ("count", "%ld%n", .damagedPlaceholder("%n")),
    ("count", "%128$ld", .damagedPlaceholder("%128$ld")),
    ("named", "%(last)@ %(first)@", .misplacesName("last", position: 2)),
    ("off", "%@", .addsArgument(position: 1)),
    ("locked", "Open", .notOverridable),
    ("nothing", "Nothing", .unknownKey),
  ]

  @Test(arguments: bad)
  func oneBadTextIsReportedAndItsNeighboursAreUsed(
    key: String, text: String, reason: OverrideFault.Reason
  ) throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table(options: "notOverridable=lo*d\nnumbers=plain")
    let installed = target.manager.install(
      Overrides(texts: [key: text, "sign-in": "Log in"], language: "en"))
    #expect(installed.report.map(\.reason) == [reason])
    #expect(installed.report.map(\.key) == [key])
    #expect(
      target.faults.values == installed.report.map { LocalizationFault(.override($0)) })
    #expect(target.manager.overrideReport == installed.report)
    #expect(table.text(target.index("sign-in")) == "Log in")
    #expect(table.text(target.index("greeting"), .string("Ram")) == "Hello Ram")
    #expect(table.text(target.index("count"), .int(3)) == "3 files")
    #expect(table.text(target.index("locked")) == "Locked")
  }

  @Test(arguments: [
    ("off", "100% off"), ("off", ""), ("greeting", "Hello"), ("greeting", "%1$@ %1$@"),
    ("count", "%ld %1$+8ld"), ("count", "50%% of %ld"), ("count", "%li"),
    ("greeting", "Hello %@, %{name}"), ("named", "%2$(last)@, %1$(first)@"), ("named", "%2$@"),
  ]) func whatFitsIsUsed(key: String, text: String) throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let installed = target.manager.install(Overrides(texts: [key: text]))
    #expect(installed.report.isEmpty, "\(installed.report)")
    #expect(target.manager.trace(forKey: key)?.steps.map(\.isOverride) == [true])
  }

  /// Removes the folder at the end.
  final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("overrides-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String, encoding: String.Encoding = .utf8) throws {
      let data = try #require(text.data(using: encoding))
      try write(data, to: path)
    }

    func write(_ data: Data, to path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  @Test func aRegionalFolderServesItsBaseLanguage() throws {
    let folder = Folder()
    try folder.write("\"sign-in\" = \"Ingresar\";\n", to: "es-MX.lproj/Localizable.strings")
    try folder.write("\"sign-in\" = \"Log in\";\n", to: "en.lproj/Localizable.strings")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    for (code, text) in [("es", "Ingresar"), ("en", "Log in"), ("hi", "साइन इन")] {
      try target.manager.select(code)
      #expect(table.text(target.index("sign-in")) == text)
    }
    #expect(installed.report.isEmpty)
  }

  @Test func everyEncodingOfATable() throws {
    let folder = Folder()
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["sign-in": "binary"], format: .binary, options: 0)
    let xml = try PropertyListSerialization.data(
      fromPropertyList: ["sign-in": "xml"], format: .xml, options: 0)
    try folder.write(binary, to: "en.lproj/Localizable.strings")
    try folder.write(xml, to: "es.lproj/Localizable.strings")
    try folder.write(
      "\"sign-in\" = \"utf16\";", to: "hi.lproj/Localizable.strings", encoding: .utf16)
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    for (code, text) in [("en", "binary"), ("es", "xml"), ("hi", "utf16")] {
      try target.manager.select(code)
      #expect(table.text(target.index("sign-in")) == text)
    }
    #expect(installed.report.isEmpty)
  }

  @Test func pluralsOfAStringsdict() throws {
    let folder = Folder()
    let entry: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@files@",
      "files": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "ld",
        "zero": "no file", "one": "one file", "other": "%ld files",
      ],
    ]
    try folder.write(
      PropertyListSerialization.data(
        fromPropertyList: ["count": entry, "off": "plain"], format: .xml, options: 0),
      to: "en.lproj/Localizable.stringsdict")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    #expect(installed.report.isEmpty, "\(installed.report)")
    #expect(
      [0, 1, 2, 11].map { table.text(target.index("count"), .int($0)) } == [
        "no file", "one file", "2 files", "11 files",
      ])
    #expect(table.text(target.index("off")) == "plain")
  }

  @Test func valuesThatAreNoTexts() throws {
    let folder = Folder()
    let plurals: [String: Any] = ["NSStringLocalizedFormatKey": "%#@x@"]
    let values: [String: Any] = [
      "count": 5, "greeting": ["a": "b"], "locked": [1, 2], "off": Data([1]), "sign-in": "Log in",
      "plurals": plurals,
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0),
      to: "Localizable.strings")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    #expect(
      installed.report.filter { $0.reason == .notAText }.map(\.key).sorted() == [
        "count", "greeting", "locked", "off", "plurals",
      ])
    #expect(table.text(target.index("sign-in")) == "Log in")
  }

  @Test func entriesThatWouldBeErrorsAtBuildTime() throws {
    let folder = Folder()
    func entry(_ forms: [String: Any], format: String = "%#@x@") -> [String: Any] {
      var variable = forms
      variable["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
      return ["NSStringLocalizedFormatKey": format, "x": variable]
    }
    let values: [String: Any] = [
      "count": entry(["one": "%ld file"]), "greeting": ["a": "b"], "locked": 5,
      "named": entry(["other": ["nested"]]),
      "off": entry(["other": "%d"], format: "%#@y@"), "sign-in": "Log in",
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0),
      to: "Localizable.stringsdict")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    let reasons = Dictionary(uniqueKeysWithValues: installed.report.map { ($0.key, $0.reason) })
    #expect(
      reasons == [
        "count": .malformedEntry(
          "the variable 'x' has no form 'other', which serves every number that has no form of its "
            + "own"),
        "greeting": .malformedEntry(
          "the entry has no NSStringLocalizedFormatKey and no rules of a known type"),
        "locked": .notAText, "named": .malformedEntry("a rule's value is a text"),
        "off": .malformedEntry("'y' is not defined in this entry"),
      ])
    #expect(table.text(target.index("sign-in")) == "Log in")
    #expect(table.text(target.index("off")) == "Off")
  }

  @Test func filesThatCannotBeUsed() throws {
    let folder = Folder()
    try folder.write("{}", to: "Localizable.xcstrings")
    try folder.write("\"sign-in\" = ", to: "en.lproj/Localizable.strings")
    try folder.write("", to: "es.lproj/Localizable.strings")
    try folder.write("(\"a\", \"b\")", to: "hi.lproj/Localizable.strings")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    #expect(
      Set(installed.report.map(\.reason)) == [
        .notCompiled, .unreadable("malformed property list"), .unreadable("not a dictionary"),
      ])
    #expect(table.text(target.index("sign-in")) == "Sign in")
    let missing = target.manager.install(
      Overrides(folder: folder.url.appendingPathComponent("none")))
    #expect(missing.report.map(\.reason) == [.unreadable("no such folder")])
  }

  @Test func aBundleAndTheTableOfItsCaller() throws {
    let folder = Folder()
    try folder.write("\"sign-in\" = \"Bundle\";", to: "en.lproj/Custom.strings")
    let bundle = try #require(Bundle(path: folder.url.path))
    let target = TargetFixture(Self.texts)
    let table = try target.table(name: "Custom")
    target.manager.install(Overrides(bundle: bundle))
    #expect(table.text(target.index("sign-in")) == "Sign in")
    target.manager.install(Overrides(bundle: bundle, table: "Custom"))
    #expect(table.text(target.index("sign-in")) == "Bundle")
    target.manager.install(
      Overrides(texts: ["sign-in": "other"], table: "Custom", target: "another_target"))
    #expect(table.text(target.index("sign-in")) == "Bundle")
  }

  @Test func aTableThatComesLaterIsServedToo() throws {
    let target = TargetFixture(Self.texts)
    let installed = target.manager.install(
      Overrides(texts: ["sign-in": "Log in", "off": "%@"], language: "en"))
    let table = try target.table()
    #expect(table.text(target.index("sign-in")) == "Log in")
    #expect(installed.report.map(\.reason) == [.addsArgument(position: 1)])
  }

  @Test func whoReadATextIsToldOfOverridesAndWidth() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let changes = [
      { _ = target.manager.install(Overrides(texts: ["off": "on"])) },
      { target.manager.width = 3 },
    ]
    for change in changes {
      let told = Recorder<Int>()
      withObservationTracking {
        _ = table.text(target.index("off"))
      } onChange: {
        told.add(1)
      }
      change()
      #expect(told.values.count == 1)
    }
  }

  @Test func deviceAndWidthChooseTheText() throws {
    let target = TargetFixture(["en": ["a": "A", "b": "B"]])
    let folder = Folder()
    let values: [String: Any] = [
      "a": ["NSStringDeviceSpecificRuleType": ["mac": "click", "iphone": "tap", "other": "use"]],
      "b": ["NSStringVariableWidthRuleType": ["1": "S", "20": "M", "300": "L"]],
    ]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0),
      to: "Localizable.stringsdict")
    let table = try target.table()
    target.manager.install(Overrides(folder: folder.url))
    target.manager.device = .mac
    #expect([table.text(0), table.text(1)] == ["click", "L"])
    target.manager.device = .iPhone
    target.manager.width = 25
    #expect([table.text(0), table.text(1)] == ["tap", "M"])
    target.manager.device = .appleWatch
    target.manager.width = 0
    #expect([table.text(0), table.text(1)] == ["use", "S"])
  }

  @Test func textOfTheStringsIsWhatADeviceRuleSaysOnOtherDevices() throws {
    let target = TargetFixture(["en": ["a": "A"]])
    let folder = Folder()
    let rule = ["a": ["NSStringDeviceSpecificRuleType": ["mac": "click"]]]
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: rule, format: .xml, options: 0),
      to: "Localizable.stringsdict")
    try folder.write("\"a\" = \"press\";", to: "Localizable.strings")
    let table = try target.table()
    target.manager.install(Overrides(folder: folder.url))
    target.manager.device = .mac
    #expect(table.text(0) == "click")
    target.manager.device = .iPhone
    #expect(table.text(0) == "press")
  }

  @Test func aPatternMayHoldEqualsSigns() throws {
    let target = TargetFixture(["en": ["a=b": "A", "c": "C"]])
    let table = try target.table(options: "notOverridable=a=*")
    target.manager.install(Overrides(texts: ["a=b": "X", "c": "Y"]))
    #expect(table.text(0) == "A")
    #expect(table.text(1) == "Y")
    #expect(target.manager.overrideReport.map(\.reason) == [.notOverridable])
  }

  @Test(arguments: [
    ("*", "", true), ("a*c", "abbc", true), ("a*c", "ab", false), ("a?c", "abc", true),
    ("error_*", "error_50", true), ("error_*", "xerror_", false), ("**a", "ba", true),
    ("", "a", false), ("caf?", "café", true), ("?", "é", true), ("??", "é", false),
  ]) func keyPatterns(pattern: String, key: String, expected: Bool) {
    #expect(WildcardPattern(pattern).matches(key) == expected)
  }
}
