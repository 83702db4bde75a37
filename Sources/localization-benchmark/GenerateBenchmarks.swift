internal import Foundation
internal import LocalizationModel
internal import SwiftEmission
internal import TableChecks
internal import TableParsing

/// The whole tool: files in, checked, Swift and compiled tables out.
struct GenerateBenchmarks {
  let workspace: Workspace
  let report: Report
  private let group = "generate"

  func run() throws {
    for unit in [BenchmarkRow.Unit.processorSeconds, .seconds] {
      let sampler = workspace.sampler(7, unit: unit)
      report.add(
        group, "10 languages of .strings and .stringsdict",
        "PropertyListSerialization reading them",
        sampler.compare(generate(workspace.folders), with: readPropertyLists), unit: unit,
        must: Report.must(release: 0.5, debug: 2.5))
      report.add(
        group, "the same as .xcstrings", "JSONSerialization reading it",
        sampler.compare(generate(workspace.catalogs), with: readCatalog), unit: unit,
        must: Report.must(release: 0.7, debug: 3))
    }
    try measureSteps()
  }

  private func generate(_ input: String) -> (Int) -> Int {
    { times in
      repeated(times) {
        let output = workspace.newFolder()
        report.expect(Workspace.generate(input, to: output), "generating \(input) failed")
        return 1
      }
    }
  }

  private func readPropertyLists(_ times: Int) -> Int {
    repeated(times) {
      var read = 0
      for language in SyntheticTables.languages {
        for name in ["Localizable.strings", "Localizable.stringsdict"] {
          let path = "\(workspace.folders)/\(language).lproj/\(name)"
          guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { continue }
          if (try? PropertyListSerialization.propertyList(from: data, format: nil)) != nil {
            read += 1
          }
        }
      }
      report.expect(read == 20, "the platform read \(read) of 20 files")
      return read
    }
  }

  private func readCatalog(_ times: Int) -> Int {
    repeated(times) {
      let path = workspace.catalogs + "/Localizable.xcstrings"
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return 0 }
      return (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1
    }
  }

  /// Where the time goes.
  private func measureSteps() throws {
    let sampler = workspace.sampler(7)
    let files = try sourceFiles()
    let tables = files.flatMap { TableParser.parse($0).value }
    let configuration = Configuration()
    let tableSet = TableSet.joining(tables, configuration: configuration).value
    var options = EmissionOptions()
    options.configuration = configuration
    let steps: [(String, () -> Int)] = [
      ("parse all", { files.reduce(0) { $0 + TableParser.parse($1).value.count } }),
      ("join", { TableSet.joining(tables, configuration: configuration).value.tables.count }),
      ("check", { TableChecks.check(tableSet, configuration: configuration).count }),
      ("emit", { SwiftEmission.emit(tableSet, options: options).value.tables.count }),
    ]
    for (name, step) in steps {
      report.add(
        group, "step: \(name)", "PropertyListSerialization reading all",
        sampler.compare({ repeated($0, step) }, with: readPropertyLists))
    }
  }

  private func sourceFiles() throws -> [SourceFile] {
    try SyntheticTables.languages.flatMap { language in
      try [
        ("Localizable.strings", TableFormat.strings),
        ("Localizable.stringsdict", .stringsdict),
      ]
      .map { name, format in
        let path = "\(workspace.folders)/\(language).lproj/\(name)"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return SourceFile(
          path: path, format: format, table: "Localizable", language: language,
          contents: data.withUnsafeBytes { ByteStorage($0) })
      }
    }
  }
}
