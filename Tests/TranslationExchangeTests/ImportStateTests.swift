import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TranslationExchange

/// What becomes of a target by its state: as Xcode has it, but for empty ones, which are only taken
/// where they are meant.
struct ImportStateTests {
  struct Row: CustomTestStringConvertible {
    var target: String
    /// Nil where the catalog stays as it is.
    var text: String?
    var state: String?

    var testDescription: String { target }
  }

  /// Of `incoming_target`, `existing_value`, `result_in_catalog`; a list of qualifiers is one each.
  static let rows: [Row] = CaseTable.rows(
    "TranslationExchangeTests/Fixtures/xliff/import_states.tsv"
  ).flatMap { columns -> [Row] in
    let result = columns[2].components(separatedBy: " (")[0]
    var row = Row(target: columns[0].hasPrefix("(no") ? "" : columns[0])
    if result == "value \"\", state translated" {
      (row.text, row.state) = ("", "translated")
    } else if result != "unchanged" {
      let parts = result.components(separatedBy: " / ")
      (row.text, row.state) = (parts[0].replacingOccurrences(of: "\"", with: ""), parts[1])
    }
    let attribute = "state-qualifier=\""
    guard let list = row.target.components(separatedBy: attribute).dropFirst().first,
      let names = list.split(separator: "\"").first, names.contains("|")
    else { return [row] }
    return names.split(separator: "|").map { name in
      Row(
        target: row.target.replacingOccurrences(of: names, with: name), text: row.text,
        state: row.state)
    }
  }

  private func plan(
    _ units: String, _ policy: ImportPolicy = ImportPolicy()
  ) throws -> ImportPlan {
    let table = try #require(
      Sample.catalog(
        ByteStorage(
          """
          { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
            "K" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "old" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "S" } } } } } }
          """)))
    let parsed = Sample.document(of: Sample.xliff(units))
    #expect(parsed.diagnostics.isEmpty)
    let source = try #require(parsed.value.source)
    var plan = ImportPlan([table], policy: policy, source: source) { _, _ in [] }
    for file in parsed.value.files { plan.add(file, language: "de") }
    return plan
  }

  private func unit(_ target: String) -> String {
    "<trans-unit id=\"K\"><source>S</source>\(target)</trans-unit>"
  }

  @Test(arguments: rows) func aTarget(row: Row) throws {
    var policy = ImportPolicy()
    policy.takesEmpty = true
    let plan = try plan(unit(row.target), policy)
    #expect(plan.texts.map(\.text) == (row.text.map { [$0] } ?? []))
    #expect(plan.texts.map(\.state) == (row.state.map { [$0] } ?? []))
    let usual = try self.plan(unit(row.target))
    #expect(usual.texts.map(\.text) == (row.text.flatMap { $0.isEmpty ? nil : [$0] } ?? []))
    if row.text?.isEmpty == true { #expect(usual.counts == [.empty: 1]) }
  }

  @Test func thereAreAllRows() {
    #expect(Self.rows.count == 18)
    #expect(Self.rows.count { $0.text == nil } == 4)
    #expect(Self.rows.count { $0.state == "machine_translated" } == 1)
  }

  /// The first of several units with one id counts; the others are told where they say otherwise.
  @Test(arguments: [
    (["<target>A</target>", "<target>A</target>"] as [String], ["A"] as [String], 0),
    (["<target>A</target>", "<target>B</target>"], ["A"], 1),
    (["<target>A</target>", "<target>B</target>", "<target>C</target>"], ["A"], 2),
    (["", "<target>B</target>"], [], 1),
    (["<target>A</target>", ""], ["A"], 1),
    (["<target>old</target>", "<target>B</target>"], [], 1),
  ])
  func idsThatAreThereTwice(targets: [String], taken: [String], repeated: Int) throws {
    let plan = try plan(targets.map(unit).joined(separator: "\n"))
    #expect(plan.texts.map(\.text) == taken)
    #expect(plan.counts[.repeated, default: 0] == repeated)
    let told = plan.findings.filter { $0.message.contains("twice") }
    #expect(told.count == repeated)
    let starts = told.compactMap { $0.location?.range.start }
    #expect(Set(starts).count == repeated)
  }
}
