import Foundation
import LocalizationModel
import TableParsing
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// What `check` finds in tables, through the whole pipeline. Tests are named by the rows of the
/// decisions that they hold.
@Suite struct SecondLook {
  // MARK: Percent signs

  @Test(
    "A6",
    arguments: [
      ("Volume - 5%", "%5 Ses Azalt"), ("% of screen", "a képernyő %-a"),
      ("Save 14%", "%14 tasarruf"),
      ("50%-ig", "50%-ig"), ("https://x/%20y", "https://x/%20y"), ("%", "%"),
      ("100% sure", "100%ig"),
      ("up to 70% faster", "%70'e kadar hızlı"), ("100 % complete", "100 % fertig"),
      ("5% off", "5%-os"),
      ("a % b", "a %b"), ("50% de", "%50'si"), ("https://x/%20def", "https://x/a%20foo"),
      ("half", "50% davon"), ("Zoom %", "Zoom-%"), ("1 %", "%1"),
      ("10% discount", "%10i indirim"), ("3%", "%3e yakın"), ("5% off", "%5d indirim"),
      ("20% off", "20% de réduction"), ("50% discount", "%50eko deskontua"),
      ("10% full", "10% geladen"), ("5% for you", "5% pour vous"), ("1% x", "1% x"),
      ("5%–10% off", "5%–10% Rabatt"), ("over 90%", "%90dan fazla"), ("in %", "en % du total"),
      ("https://x/%C3%A9", "https://x/%C3%A4"), ("Battery 5%", "البطارية ٪5"),
    ]) func percentSignsOfTextsWithoutArguments(source: String, translation: String)
  {
    #expect(found(source, translation) == [])
  }

  @Test("A6", arguments: ["Hallo %@", "Hallo %d", "Hallo %1$@", "%@", "%lld Stück", "(%@)", "%5d"])
  func soundPlaceholdersThatNothingFills(translation: String) {
    #expect(found("Hello", translation) == ["de error placeholder-added"])
  }

  @Test(
    "A7",
    arguments: [
      ("%d% done", "%d%% fertig", ["en error stray-percent"]),
      ("%d%% done", "%d% fertig", ["de error stray-percent"]),
      ("%d of %@ done", "100% von %d bei %@", ["de error stray-percent"]),
      ("%d files", "%Id Dateien", ["de error damaged-placeholder"]),
      ("%d files", "%!d Dateien", ["de error damaged-placeholder"]),
      ("%d Bytes", "%-Bytes", ["de error damaged-placeholder"]),
      ("File '%@'", "Datei '%'", ["de error damaged-placeholder"]),
      ("%d by %@", "%d von %name%", ["de error damaged-placeholder"]),
      ("%d by %%", "%d von %name%", []), ("%d files", "%d Dateien %Id", []),
      ("%d files", "% Dateien", ["de error damaged-placeholder"]),
      ("%d%% of %@", "%d%% von %", ["de error damaged-placeholder"]),
      ("%d files", "%d Dateien, 50%", ["de error stray-percent"]),
      ("%@ %d%%", "%@ %d %", ["de error stray-percent"]),
      ("%d %@", "%d %!s", ["de error damaged-placeholder"]),
    ]) func percentSignsOfTextsWithArguments(
      source: String, translation: String, expected: [String]
    )
  {
    #expect(found(source, translation) == expected)
  }

  @Test(
    "B22",
    arguments: [
      ("%@ a%20b", "%@ a%20b", ["en error stray-percent"]),
      ("%@", "%Info", ["de error damaged-placeholder"]),
      ("%@", "%@ %Info", []), ("a%20b", "a%20b", []),
      ("%@: https://x/a%20foo", "%@: https://x/a%20foo", ["en error stray-percent"]),
    ]) func escapesOfAddresses(source: String, translation: String, expected: [String])
  {
    #expect(found(source, translation) == expected)
  }

  // MARK: Damage

  /// Development text, translation, what is to be written instead of the mark's place.
  static let damage: [(source: String, translation: String, advice: [String])] = [
    ("%1$@ of %2$@", "%2@ von %1@", ["%2$@", "%1$@"]),
    ("%1$d of %2$d", "%2d von %1d", ["%2$d", "%1$d"]),
    ("%1$@ of %2$@", "%1$@ von %2@", ["%2$@"]), ("%@ of %@", "%2@ von %1@", ["%2$@", "%1$@"]),
    ("%1$@ has %2$d", "%2d hat %1@", ["%2$d", "%1$@"]), ("%1$@", "%1@", ["%1$@"]),
    ("%1$@ of %2$@", "%1@$ von %2$@", ["%1$@"]),
    ("%1$ld of %2$ld", "%2ld von %1ld", ["%2$ld", "%1$ld"]),
    ("%1$d %2$d %3$d", "%3d %1d %2d", ["%3$d", "%1$d", "%2$d"]),
    ("%1$@ (%2$d)", "%2$d (%1@)", ["%1$@"]), ("%1$d: %2$@", "%2@: %1$d", ["%2$@"]),
    // B6
    ("Hi %@", "Hallo $@", ["%@"]), ("Hi %1$@", "Hallo 1$@", ["%1$@"]), ("Hi %@", "Hallo @", ["%@"]),
    ("Hi %@", "Hallo &@", ["%@"]), ("%ld files", "&ld Dateien", ["%ld"]),
    ("Hi %@", "Hallo @@", ["%@"]),
    ("%@ %@", "%@@", ["%@"]), ("Hi %@", "Hallo {0}", ["%@"]), ("%ld", "٪ ld", ["%ld"]),
    ("%1$@", "S٪ 1 $ @", ["%1$@"]), ("%1$@", "％１＄＠", ["%1$@"]), ("%d files", "$d Dateien", ["%d"]),
    ("%1$@ of %2$@", "%1$@ von 2$@", ["%2$@"]), ("%1$@ of %2$@", "%1 von %2", ["%1$@", "%2$@"]),
    ("Hi %@", "Hallo @%", ["%@"]), ("%@ and %@", "%@ und {1}", ["%2$@"]),
    ("%1$@ %2$@", "% 1 $ @ %2$@", ["%1$@"]), ("Hi %@!", "Hallo ＠!", ["%@"]),
    ("%1$d of %2$d", "1$d von 2$d", ["%1$d", "%2$d"]), ("Hi %@", "Hallo ％@", ["%@"]),
    ("Hi %@", "Hallo %", ["%@"]), ("Hi %@", "Hallo %%@", ["%@"]),
    ("%d files", "%%d Dateien", ["%d"]),
    ("%ld files", "%%ld Dateien", ["%ld"]), ("%1$@ of %2$@", "%%1$@ von %2$@", ["%1$@"]),
    ("%d files", "Dateien: %%d", ["%d"]), ("%d x", "%%1$d x", ["%d"]),
  ]

  @Test("B1, B6", arguments: damage) func damaged(
    _ item: (source: String, translation: String, advice: [String])
  ) {
    let findings = findings(item.source, item.translation)
    #expect(findings.map(\.rule) == item.advice.map { _ in "damaged-placeholder" }, "\(findings)")
    #expect(findings.allSatisfy { $0.severity == .error })
    for (finding, advice) in zip(findings, item.advice) {
      #expect(finding.message.hasSuffix("; write \(advice)"), "\(finding.message)")
    }
  }

  /// Taking the advice ends the finding.
  @Test("B1, B6", arguments: damage) func mended(
    _ item: (source: String, translation: String, advice: [String])
  ) {
    var text = Array(item.translation.utf8)
    let start = Array("\"key\" = \"".utf8).count
    for (finding, advice) in zip(
      findings(item.source, item.translation), item.advice
    ).reversed() {
      guard let range = finding.location?.range else { continue }
      text.replaceSubrange(
        Int(range.start) - start..<Int(range.end) - start, with: Array(advice.utf8))
    }
    let mended = String(decoding: text, as: UTF8.self)
    #expect(found(item.source, mended) == [], "\(mended)")
  }

  @Test(
    "B1, B6",
    arguments: [
      ("%1$d of %2$d", "%2$d von %1$d"), ("%@ at home", "%@ @home"),
      ("Mail %@", "Mail an a@b.c: %@"),
      ("%@ costs $5", "%@ kostet 5$"), ("{0} of %@", "{0} von %@"), ("%2d:%2d", "%2d:%2d"),
      ("%@ & d", "%@ & d"), ("Hello @all", "Hallo @alle"), ("%5d", "%5d"), ("%10@", "%10@"),
      ("%d%%", "%d %%"), ("@ %@", "@ %@"), ("%d%% off", "%d%%'d"), ("%d%%", "%%%d"),
      ("%@ %% d", "%@ %%d"),
    ]) func whatOnlyLooksDamaged(source: String, translation: String)
  {
    #expect(found(source, translation) == [])
  }

  @Test("B3") func eachFormIsComparedOnItsOwn() throws {
    let source = plural("For %2$@ and %1$d other", "For %2$@ and %1$d others")
    let findings = try checked([
      "en.lproj/Localizable.stringsdict": source,
      "tr.lproj/Localizable.stringsdict": StringsdictSample.text(
        format: "%#@count@",
        forms: ["zero": "%2$@ için", "one": "%2$@ ve %1$d", "other": "2$@ ve %1$d"]),
    ])
    #expect(findings.map(line) == ["tr error damaged-placeholder"])
    #expect(findings.first?.message.hasSuffix("write %2$@") == true)
    let dropped = try checked([
      "en.lproj/Localizable.stringsdict": source,
      "ru.lproj/Localizable.stringsdict": StringsdictSample.text(
        format: "%#@count@",
        forms: [
          "one": "%2$@ и %1$d", "few": "и %1$d", "many": "%2$@ и %1$d", "other": "%2$@ и %1$d",
        ]),
    ])
    #expect(dropped.map(line) == ["ru warning placeholder-dropped"])
  }
}

// MARK: Running

extension SecondLook {
  func checked(_ files: [String: String]) throws -> [Diagnostic] {
    var configuration = Configuration()
    if let json = files["localization.json"] {
      let source = SourceText(path: "localization.json", storage: ByteStorage(json))
      let parsed = ConfigurationFile.parse(source)
      #expect(parsed.diagnostics.map(\.message) == [])
      configuration = parsed.value
    }
    let sources = files.sorted { $0.key < $1.key }.compactMap { path, content in
      TablePath(path: path).map {
        SourceFile(
          path: path, format: $0.format, table: $0.table,
          language: $0.folder.flatMap(TablePath.language), contents: ByteStorage(content))
      }
    }
    return check(sources, configuration: configuration).sorted {
      let development = [$0, $1].map { $0.language == "en" ? 0 : 1 }
      let starts = [$0, $1].map { $0.location?.range.start ?? 0 }
      return (development[0], starts[0], $0.rule) < (development[1], starts[1], $1.rule)
    }
  }

  func line(_ finding: Diagnostic) -> String {
    "\(finding.language ?? "-") \(finding.severity) \(finding.rule)"
  }

  func findings(_ source: String, _ translation: String) -> [Diagnostic] {
    (try? checked([
      "en.lproj/Localizable.strings": "\"key\" = \"\(source)\";",
      "de.lproj/Localizable.strings": "\"key\" = \"\(translation)\";",
    ])) ?? []
  }

  func found(_ source: String, _ translation: String) -> [String] {
    findings(source, translation).map(line)
  }

  func found(
    _ source: String, _ translation: String, language: String, settings: String? = nil
  ) throws -> [String] {
    var files = [
      "en.lproj/Localizable.strings": "\"key\" = \"\(source)\";",
      "\(language).lproj/Localizable.strings": "\"key\" = \"\(translation)\";",
    ]
    files["localization.json"] = settings
    return try checked(files).map(line)
  }

  func plural(_ one: String, _ other: String) -> String {
    StringsdictSample.text(format: "%#@count@", forms: ["one": one, "other": other])
  }

  func forms(_ pairs: [(String, String)]) -> KeyValuePairs<String, String> {
    switch pairs.count {
    case 1: [pairs[0].0: pairs[0].1]
    case 2: [pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1]
    default: [pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1, pairs[2].0: pairs[2].1]
    }
  }

  func withoutValueType(_ text: String) -> String {
    var text = text
    if let start = text.range(of: "<key>NSStringFormatValueTypeKey</key>"),
      let end = text.range(of: "</string>", range: start.upperBound..<text.endIndex)
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return text
  }

  func unit(_ value: String) -> String {
    "\"stringUnit\": { \"state\": \"translated\", \"value\": \"\(value)\" }"
  }

  func catalog(key: String, _ languages: KeyValuePairs<String, String>) -> String {
    let localizations = languages.map { "\"\($0)\": { \($1) }" }.joined(separator: ",\n")
    return """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "\(key)": { "localizations": { \(localizations) } } } }
      """
  }
}
