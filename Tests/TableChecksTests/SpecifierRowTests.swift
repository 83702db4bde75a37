import Foundation
import TableChecks
import Testing

/// The diagnostic of every row of `specifiers.tsv`, as the rules of a build report it.
struct SpecifierRowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var format: String
    var diagnostic: String
    var testDescription: String { format }

    /// Nothing for a rule that is off by default.
    var rules: Set<String> {
      let rule = String(diagnostic.prefix { $0 != " " })
      if rule.isEmpty || rule.hasPrefix("(nothing") { return [] }
      // Nor is that a placeholder: the text has no arguments.
      if format == "%y" { return [] }
      return diagnostic.contains("off by default") ? [] : [rule]
    }

    var severity: Severity? {
      if diagnostic.contains("(warning") { return .warning }
      return diagnostic.contains("(error") ? .error : nil
    }
  }

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/specifiers.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(format: fields[0], diagnostic: fields[3])
    }
  }()

  @Test(arguments: rows) func row(_ row: Row) {
    let findings = Sample(["en": ["key": row.format]]).findings()
    #expect(Set(findings.map(\.rule)) == row.rules)
    if let severity = row.severity { #expect(findings.first?.severity == severity) }
  }

  @Test func allRowsAreThere() { #expect(Self.rows.count == 83) }
}
