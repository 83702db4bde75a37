internal import LocalizationGenerator
internal import TableParsing

/// How far the translations are.
enum ReportSubcommand: Subcommand {
  enum Format: String, CaseIterable { case text, json, csv, html }

  static let description = SubcommandDescription(
    name: "report", summary: "Tells how far the translations are.", operands: "PATH…",
    options: [
      .init("format", "text|json|csv|html", "text by default; html or csv where FILE ends so"),
      .init("output", "FILE", "where it is written; standard output by default"),
      .init("config", "FILE", "localization.json; else the one in a given folder"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables. Of a package's folder each target is
      reported on its own, and so is each of several folders.

      For each table and language: the keys that are translated, inherited (left to a parent
      language), in need of a review, or missing (no text, an empty one, or new in a catalog), those
      that are stale in a catalog, the words of the texts, and the words still to be translated.
      HTML is one page with a heat map of keys and languages, search and filters; it needs no other
      file and no network.
      Exit code: 0 where all files could be read, 1 where not, 2 for bad arguments.
      """,
    examples: ["report Sources/App", "report --output coverage.html Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requirePaths("a table or a folder of tables")
    let output = arguments.value("output")
    let named = [Format.html, .csv].first {
      output?.lowercased().hasSuffix("." + $0.rawValue) ?? false
    }
    let format = try arguments.choice("format", of: Format.self) ?? named ?? .text
    console.progress?.begin("reading tables")
    let report = CoverageReport(TargetInput.targets(arguments))
    let bytes = output == nil ? console.output : ByteStorage(capacity: 1 << 16)
    write(report, as: format, to: bytes)
    var diagnostics = report.diagnostics
    if let output {
      do throws(DiskFault) {
        try Disk.write(bytes, to: output)
        console.tell("made \(VisibleText.line(output))\n")
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return console.report(diagnostics)
  }

  private static func write(_ report: CoverageReport, as format: Format, to bytes: ByteStorage) {
    switch format {
    case .text: bytes.append(CoverageText.text(of: report))
    case .json: CoverageJSON.write(report, to: bytes)
    case .csv: bytes.append(CoverageCSV.text(of: report))
    case .html: ReportPage.write(report, to: bytes)
    }
  }
}
