import Foundation
import TableChecks
import TableParsing
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// What a check is interested in only spares work: asked about every message, it finds the same. An
/// interest that leaves out too much would silently switch the rule off.
struct InterestTests {
  private static let checks = RuleRegistry.checks.compactMap { $0 as? any MessageCheck }

  private static let examples = RuleRegistry.rules.flatMap { rule in
    [rule.badExample, rule.goodExample].compactMap { $0.map { (rule.id, $0) } }
  }

  @Test(arguments: examples) func everyExample(of id: String, example: RuleExample) {
    expectSameFindings(in: example.files.compactMap { Self.file($0.name, $0.content) }, id)
  }

  /// Every check finds something here, so that the comparisons compare something.
  @Test func everyCheckIsAskedByItsExample() {
    for check in Self.checks {
      let files = check.rule.badExample?.files.compactMap { Self.file($0.name, $0.content) }
      let found = Self.findings(in: files ?? []).screened
      #expect(found.contains { $0.hasPrefix(check.rule.id + " ") }, "\(check.rule.id)")
    }
  }

  /// Plain texts, each as the translation of each.
  private static let texts = [
    "", " ", "Name", " Name", "Name ", "Wait...", "Na\u{200B}me", "\u{202E}eman", "%@", "%d", "%ld",
    "%s", "%S", "%%", "100%", "100% sure", "100% sure, %@", "%@ %@", "%@ %d", "%1$@ %2$@",
    "%2$@ %1$@", "%2$d %1$@", "%1$@ and %@", "%@ and %1$@", "%1$@ %1$d", "%1$@ %1$@", "%2$@",
    "%3$@ %1$@", "%128$@", "%n", "%1", "% 1 $ @", "@%", "٪@", "%{name}", "{name}", "${name}",
    "%(first)@ %(last)@", "%(last)@ %(first)@", "%2$(last)@ %1$(first)@", "%*d", "%.*f", "%d items",
    "%#@count@", "%1#@count@", "%#@all", "%0 of %1", "%05d", "%x",
  ]

  @Test func pairsOfTexts() throws {
    for (number, translation) in Self.texts.enumerated() {
      let tables = [("en", Self.texts), ("de", Self.texts.map { _ in translation })]
      let files = tables.compactMap { language, texts in
        let lines = texts.enumerated().map { "\"key\($0)\" = \"\($1)\";\n" }
        return Self.file("\(language).lproj/Localizable.strings", lines.joined())
      }
      expectSameFindings(in: files, "\(number): \(translation)")
    }
  }

  private static let plurals: [(format: String, forms: KeyValuePairs<String, String>)] = [
    ("%#@count@", ["one": "%d file", "other": "%d files"]),
    ("%#@count@", ["one": "a file", "other": "%d files"]),
    ("%#@count@", ["other": "%d files"]),
    ("%#@count@", ["other": "files"]),
    ("%#@count@", ["one": "%d", "few": "%d ", "many": "%d", "other": "%d"]),
    ("%#@count@", ["one": "", "other": "%ld files"]),
    ("%#@count@", ["zero": "none", "one": "one", "other": "%1$d of %2$@"]),
    ("%#@count@", ["one": "%@ file", "other": "%@ files"]),
    ("%1$@ has %2$#@count@", ["one": "%d file", "other": "%d files"]),
    ("%#@count@ of %@", ["one": "%d file of %@", "other": "%d files"]),
    ("%1#@count@ 100%", ["one": "%1 file", "other": "% d files"]),
    ("%2$#@count@", ["one": "%2$d file", "other": "%2$s files"]),
    ("%d %@", [:]),
  ]

  @Test(arguments: plurals.indices) func pairsOfPlurals(translated index: Int) {
    for (number, original) in Self.plurals.enumerated() {
      let languages = [("en", original)] + ["de", "ru", "ja"].map { ($0, Self.plurals[index]) }
      let files = languages.compactMap { language, plural in
        let text = StringsdictSample.text(format: plural.format, forms: plural.forms)
        return Self.file("\(language).lproj/Localizable.stringsdict", text)
      }
      expectSameFindings(in: files, "\(number) translated as \(index)")
    }
  }

  @Test(arguments: ["Tests/Goldens", "Example/Sources"])
  func committedTables(folder: String) throws {
    let files = SourceReading([Self.checkout.appending(path: folder).path]).files
    try #require(!files.isEmpty)
    expectSameFindings(in: files, folder)
  }

  private static let corpora = ["corpus", "corpus2"].flatMap { name in
    let folder = checkout.deletingLastPathComponent().appending(path: "shared/\(name)")
    let targets = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (targets ?? []).sorted().map { folder.path + "/" + $0 }
  }

  @Test(.enabled(if: !corpora.isEmpty, "no corpus beside the package"), arguments: corpora)
  func corpus(target: String) {
    expectSameFindings(in: SourceReading([target]).files, target)
  }

  private func expectSameFindings(in files: [SourceFile], _ what: String) {
    let findings = Self.findings(in: files)
    if findings.all == findings.screened { return }
    for difference in findings.all.difference(from: findings.screened) {
      switch difference {
      case .insert(_, let line, _): Issue.record("\(what): not asked about: \(line)")
      case .remove(_, let line, _): Issue.record("\(what): only where asked: \(line)")
      }
    }
  }

  /// The findings of the checks where each is asked by its interest, and where it is always asked.
  private static func findings(in files: [SourceFile]) -> (screened: [String], all: [String]) {
    var configuration = Configuration()
    for check in checks { configuration.rules[check.rule.id] = .warning }
    let tableSet = TableSet.joining(parse(files).value, configuration: configuration).value
    let ids = Set(checks.map(\.rule.id))
    let screened = TableChecks.check(tableSet, configuration: configuration)
      .filter { ids.contains($0.rule) }
    var all: [Diagnostic] = []
    for table in tableSet.checked.tables { ask(about: table) { all.append($0) } }
    return (screened.map(line).sorted(), all.map(line).sorted())
  }

  private static func line(_ finding: Diagnostic) -> String {
    let place = finding.location.map { "\($0.text.path) \($0.range.start)-\($0.range.end)" }
    return "\(finding.rule) \(place ?? "-") \(finding.language ?? "") \(finding.message)"
  }

  /// Asks every check about every message.
  private static func ask(about table: JoinedTable, report: (Diagnostic) -> Void) {
    for index in table.columns.indices where !table.columns[index].files.isEmpty {
      let column = CheckedColumn(table: table, index: index)
      for row in table.keys.indices {
        guard let message = column.message(at: row) else { continue }
        for check in checks { check.check(message, report: report) }
      }
    }
  }

  private static func file(_ path: String, _ content: String) -> SourceFile? {
    TablePath(path: path).map {
      SourceFile(
        path: path, format: $0.format, table: $0.table,
        language: $0.folder.flatMap(TablePath.language), contents: ByteStorage(content))
    }
  }

  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
