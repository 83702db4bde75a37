import LocalizationModel
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Faults that tools of this kind have had, from the bytes of a table to the formatted message.
struct MessageCaseTests {
  /// Tables of one target by path below its folder.
  struct Tables {
    let files: [SourceFile]

    init(_ texts: KeyValuePairs<String, String>) {
      files = texts.compactMap { path, text in
        guard let found = TablePath(path: "/" + path) else { return nil }
        return SourceFile(
          path: path, format: found.format, table: found.table,
          language: found.folder.flatMap(TablePath.language), contents: ByteStorage(text))
      }
    }

    private var preview: MessagePreview {
      MessagePreview(files, configuration: Configuration())
    }

    var findings: [String] {
      Finding.resolving(check(files, configuration: Configuration())).map { finding in
        let place = finding.place.map { "\($0.line):\($0.column)" } ?? "-"
        return "\(place) \(finding.diagnostic.severity.rawValue) \(finding.diagnostic.rule)"
      }
    }

    func parameters(_ key: String) -> [ParameterType?] {
      preview.message(key: key, table: nil).map { preview.signature(of: $0) }?
        .parameters.map(\.type) ?? []
    }

    func text(
      _ key: String, _ language: String = "en", _ arguments: FormatArgument...,
      device: DeviceClass = .other, width: Int? = nil
    ) -> String? {
      guard let tag = LanguageTag(language), let message = preview.message(key: key, table: nil)
      else { return nil }
      return preview.text(
        of: message, language: tag, arguments: arguments, device: device, width: width)
    }
  }

  struct Rule {
    let type: String
    let forms: KeyValuePairs<String, String>

    init(_ type: String, _ forms: KeyValuePairs<String, String>) {
      self.type = type
      self.forms = forms
    }
  }

  /// A stringsdict with the key `k`.
  private func entry(_ format: String, _ variables: KeyValuePairs<String, Rule>) -> String {
    let written = variables.map { name, variable in
      let forms = variable.forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
      return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>\(variable.type)</string>\(forms)</dict>"
    }
    return "<plist version=\"1.0\"><dict><key>k</key><dict>"
      + "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + written.joined() + "</dict></dict></plist>"
  }

  private func plural(
    _ forms: KeyValuePairs<String, String>, _ format: String = "%#@v@", type: String = "d"
  ) -> String {
    entry(format, ["v": Rule(type, forms)])
  }

  // MARK: SPEC 2.4

  @Test(arguments: [
    (0, "No file is selected"), (1, "A file is selected"), (5, "5 files are selected"),
  ])
  func oneVariable(number: Int, text: String) {
    let tables = Tables([
      "en.lproj/L.stringsdict": entry(
        "%#@num_files_are@ selected",
        [
          "num_files_are": Rule(
            "d", ["zero": "No file is", "one": "A file is", "other": "%d files are"]
          )
        ])
    ])
    #expect(tables.text("k", "en", .int(number)) == text)
    #expect(tables.findings == [])
  }

  @Test(arguments: [
    (0, 0, "There is no file"), (0, 1, "There is a file, and it is not selected"),
    (1, 1, "There is a file, and it is selected"), (3, 5, "3 in 5 files are selected"),
  ])
  func oneVariableInAnother(first: Int, second: Int, text: String) {
    let tables = Tables([
      "en.lproj/L.stringsdict": entry(
        "%2$#@d_in_d@",
        [
          "d_in_d": Rule(
            "d",
            [
              "zero": "There is no file", "one": "There is a file, and %1$#@it@",
              "other": "%1$d in %2$d files are selected",
            ]
          ),
          "it": Rule("d", ["zero": "it is not selected", "other": "it is selected"]),
        ])
    ])
    #expect(tables.text("k", "en", .int(first), .int(second)) == text)
    #expect(tables.parameters("k") == [.int, .int])
  }

  // MARK: Reports

  /// 10: every key but the unreadable one is there.
  @Test func oddEntriesOfACatalogCostNothingElse() {
    let unit = #"{ "stringUnit": { "state": "translated", "value": "%arg days" } }"#
    let tables = Tables([
      "L.xcstrings": """
      { "sourceLanguage": "en", "version": "1.3", "unknown": {}, "strings": {
        "noNumber": { "localizations": { "en": {
          "stringUnit": { "state": "odd", "value": "in %#@n@" },
          "substitutions": { "n": { "formatSpecifier": "lld",
            "variations": { "plural": { "other": \(unit) } } } } } } },
        "nested": { "further": 1, "localizations": { "en": { "variations": { "device": {
          "mac": { "variations": { "plural": {
            "other": { "stringUnit": { "value": "%lld days" } } } } },
          "other": { "stringUnit": { "state": "new", "value": "%lld nights" } } } } } } },
        "broken": { "localizations": { "en": { "stringUnit": 5 } } },
        "plain": { "localizations": { "en": { "stringUnit": { "value": "Plain" } } } }
      } }
      """
    ])
    #expect(tables.text("noNumber", "en", .int(3)) == "in 3 days")
    #expect(tables.text("nested", "en", .int(3), device: .mac) == "3 days")
    #expect(tables.text("nested", "en", .int(3)) == "3 nights")
    #expect(tables.text("plain") == "Plain")
    #expect(
      tables.findings.map { $0.split(separator: " ").last } == [
        "misplaced-entry", "malformed-entry",
      ])
  }

  /// 11, 12, 13, 14, 17.
  @Test func signaturesAreTheUnionOfAllForms() {
    let rules = Tables(["en.lproj/L.stringsdict": plural(["other": "%1$d result of %2$d"])])
    #expect(rules.parameters("k") == [.int, .int])
    #expect(rules.text("k", "en", .int(1), .int(5)) == "1 result of 5")

    let name = Tables([
      "en.lproj/L.stringsdict": plural(
        ["one": "%1$@ has %2$d file", "other": "%1$@ has %2$d files"], "%2$#@v@")
    ])
    #expect(name.parameters("k") == [.string, .int])
    #expect(name.text("k", "en", .string("Ram"), .int(2)) == "Ram has 2 files")

    let cats = Tables([
      "en.lproj/L.stringsdict": plural(["one": "has a cat", "other": "has cats"], "%@ %#@v@")
    ])
    #expect(cats.parameters("k") == [.string, .int])
    #expect(cats.text("k", "en", .string("Ram"), .int(1)) == "Ram has a cat")

    let unsigned = Tables(["en.lproj/L.stringsdict": plural(["other": "%u"], type: "u")])
    #expect(unsigned.parameters("k") == [.uint])
    let percent = Tables(["en.lproj/L.stringsdict": plural(["other": "%ld"], type: "%ld")])
    #expect(percent.parameters("k") == [.int])
    #expect(percent.findings == [])

    let gaps = Tables(["en.lproj/L.strings": "\"k\" = \"%5$@ %6$@ on %4$@ with %2$@\";"])
    #expect(gaps.parameters("k") == [nil, .string, nil, .string, .string, .string])
    #expect(gaps.findings == ["1:8 warning position-gap"])
    let arguments = (1...6).map { FormatArgument.string("\($0)") }
    #expect(
      gaps.text(
        "k", "en", arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
        arguments[5]) == "5 6 on 4 with 2")
  }

  /// 15.
  @Test func retypedNumberIsAnErrorAtTheTranslation() {
    let tables = Tables([
      "en.lproj/L.strings": "\"k\" = \"%0.2f km\";", "de.lproj/L.strings": "\"k\" = \"ü %d km\";",
    ])
    #expect(tables.findings == ["1:11 error placeholder-retyped"])
    #expect(tables.parameters("k") == [.double])
    #expect(tables.text("k", "en", .double(1.5)) == "1.50 km")
  }

  /// 16, and SPEC 3.2: of a device rule the text for all other devices is in the strings.
  @Test func oneTableOfStringsAndStringsdict() {
    let device = """
      <plist version="1.0"><dict><key>d</key><dict><key>NSStringDeviceSpecificRuleType</key>\
      <dict><key>mac</key><string>Click %@</string></dict></dict></dict></plist>
      """
    let tables = Tables([
      "en.lproj/L.strings": "\"a\" = \"A\";\n\"d\" = \"Tap %@\";",
      "en.lproj/L.stringsdict": device,
      "de.lproj/L.strings": "\"a\" = \"Ä\";\n\"d\" = \"Tippe %@\";",
      "de.lproj/L.stringsdict": device.replacing("Click", with: "Klicke"),
    ])
    #expect(tables.findings == [])
    #expect(tables.text("a", "de") == "Ä")
    #expect(tables.text("d", "de", .string("x")) == "Tippe x")
    #expect(tables.text("d", "de", .string("x"), device: .mac) == "Klicke x")
    #expect(tables.text("d", "en", .string("x"), device: .iphone) == "Tap x")
  }

  /// 18.
  @Test(arguments: ["1️⃣% 1 $ @", "1️⃣@%", "1️⃣%1", "1️⃣％@", "1️⃣٪@", "x 1️⃣%1$"])
  func damagedPlaceholder(text: String) {
    let marked = Marked("\"k\" = \"\(text)\";")
    let tables = Tables([
      "en.lproj/L.strings": "\"k\" = \"%1$@\";", "de.lproj/L.strings": marked.text,
    ])
    #expect(tables.findings == ["\(marked.places[0]) error damaged-placeholder"])
  }

  // MARK: Running

  static let categories: [String: [(number: Int, category: String)]] = [
    "ru": [
      (1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one"), (22, "few"), (25, "many"),
    ],
    "ar": [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other")],
    "lv": [(0, "zero"), (10, "zero"), (11, "zero"), (21, "one")],
    "pl": [(1, "one"), (2, "few"), (5, "many"), (12, "many"), (22, "few")],
    "fr": [(0, "one"), (1, "one"), (1_000_000, "many")],
  ]

  /// 32.
  @Test(arguments: categories.keys.sorted()) func categoriesOfALanguage(language: String) {
    let names = ["zero", "one", "two", "few", "many", "other"]
    let own = Set(Self.categories[language]?.map(\.category) ?? []).union(["other"])
    let forms = names.filter(own.contains).map { "<key>\($0)</key><string>\($0)</string>" }.joined()
    let written = plural(["other": "other"]).replacing(
      "<key>other</key><string>other</string>", with: forms)
    let tables = Tables([
      "en.lproj/L.stringsdict": plural(["one": "one", "other": "other"]),
      "\(language).lproj/L.stringsdict": written,
    ])
    for (number, category) in Self.categories[language] ?? [] {
      #expect(tables.text("k", language, .int(number)) == category, "\(number)")
    }
  }

  @Test func fractionIsClassifiedByTheDigitsThatArePrinted() {
    let tables = Tables([
      "fr.lproj/L.stringsdict": plural(
        ["one": "%.1f an", "many": "%.1f d’ans", "other": "%.1f ans"], type: "f")
    ])
    #expect(tables.text("k", "fr", .double(1.5)) == "1,5 an")
    #expect(tables.text("k", "fr", .double(2)) == "2,0 ans")
  }

  /// 33.
  @Test func categoryWithoutAFormIsOther() {
    let tables = Tables([
      "en.lproj/L.stringsdict": plural(["one": "a file", "other": "%d files"]),
      "ru.lproj/L.stringsdict": plural(["other": "%d файла"]),
    ])
    #expect(tables.text("k", "ru", .int(5)) == "5 файла")
  }
}
