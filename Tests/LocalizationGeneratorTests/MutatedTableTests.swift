import LocalizationModel
import Testing

@testable import LocalizationGenerator

/// Damaged tables through everything that a build does: reading, joining, checks, code, compiled
/// tables, and every way of printing what was found.
struct MutatedTableTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private static let files: [(path: String, text: String)] = [
    (
      "en.lproj/L.strings",
      "/* c */\n\"a.b\" = \"%1$@ of %2$d\";\n\"a\" = \"100% \\U00e9\";\n'c' = \"%(n)@\";\n"
    ),
    ("de.lproj/L.strings", "\"a.b\" = \"%2$d von %1$@\";\n\"a\" = \"٪@ % 1 $ @\";\nx;\n"),
    (
      "en.lproj/L.stringsdict",
      """
      <plist><dict><key>p</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@ %2$#@w@\
      </string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>\
      NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>\
      <key>one</key><string>%d &amp; %2$#@w@</string><key>other</key><string>%d</string></dict>\
      <key>w</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType\
      </string><key>other</key><string>%1$#@v@</string></dict></dict><key>a</key><dict>\
      <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>M %@</string></dict>\
      </dict></dict></plist>
      """
    ),
    (
      "C.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"k %lld":{"comment":"%lld: n",\
      "localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld é"}},\
      "other":{"stringUnit":{"value":"%lld"}}}}},"pl":{"stringUnit":{"value":"%#@v@"},\
      "substitutions":{"v":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"few":{\
      "stringUnit":{"value":"%arg"}},"other":{"stringUnit":{"value":"%arg"}}}}}}}}},"error_7":{}}}
      """
    ),
  ]

  private static let splinters = [
    "\"", "\\", ";", "=", "/*", "{", "}", "<", ">", "\n", "\r\n", "\0", "%", "@", "$", "\u{FEFF}",
    "\u{2028}", "é", "%#@v@", "%1$", "*", "<key>", "</dict>", "[no-lint]",
  ].map { Array($0.utf8) }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Generator) {
    let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !bytes.isEmpty: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 20))
    case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
    default:
      bytes.insert(contentsOf: Self.splinters.randomElement(using: &random) ?? [], at: place)
    }
  }

  @Test func tenThousandMutations() {
    var random = Generator(state: 11)
    var configuration = Configuration()
    for rule in ["typography", "untranslated", "case-twins", "foreign-template"] {
      configuration.rules[rule] = .warning
    }
    let plan = OutputPlan(
      folder: "o", languageFolders: ["en.lproj", "de.lproj"], bundleName: "a_b")
    var findings = 0
    for round in 0..<2500 {
      let files = Self.files.enumerated().map { index, file in
        var bytes = Array(file.text.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&bytes, &random) }
        let found = TablePath(path: "/" + file.path)
        return SourceFile(
          path: file.path, format: found?.format ?? .strings, table: index == 3 ? "C" : "L",
          language: found?.folder, contents: bytes.withUnsafeBytes { ByteStorage($0) })
      }
      let result = generate(files, configuration: configuration, plan: plan)
      // The archive is made where the catalog has languages without a folder.
      #expect((3...4).contains(result.outputs.count))
      let console = Console(isColoured: round % 2 == 0)
      let resolved = Finding.resolving(result.diagnostics)
      findings += resolved.count
      for format in FindingFormat.allCases { format.print(resolved, console: console) }
    }
    #expect(findings > 10_000)
  }
}
