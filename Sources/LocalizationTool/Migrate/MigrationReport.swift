internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// The calls that a migration leaves, and those that mean something else now.
struct MigrationReport {
  private struct Row {
    var path: String
    var line: Int
    var column: Int
    var finding: CallSiteFinding
  }

  private var rows: [Row] = []

  init(_ migrations: [FileMigration]) {
    for migration in migrations where !migration.findings.isEmpty {
      let source = migration.file.source
      let lines = LineTable(source.storage.bytes)
      for finding in migration.findings {
        let position = lines.position(of: min(finding.offset, source.storage.count))
        rows.append(
          Row(
            path: source.path, line: position.line, column: position.column, finding: finding))
      }
    }
  }

  /// For people, one finding a line.
  var text: String {
    rows.map { row in
      "\(VisibleText.path(row.path)):\(row.line):\(row.column): note: \(row.finding.kind.rawValue): "
        + "\(VisibleText.line(row.finding.what)) [\(row.finding.reason.rawValue)]\n"
    }.joined()
  }

  /// For programs, columns separated by tabs.
  var table: String {
    "file\tline\tkind\treason\twhat\n"
      + rows.map { row in
        let finding = row.finding
        let columns = [
          row.path, String(row.line), finding.kind.rawValue, finding.reason.rawValue, finding.what,
        ]
        return columns.map { VisibleText.line($0) }.joined(separator: "\t") + "\n"
      }.joined()
  }
}
