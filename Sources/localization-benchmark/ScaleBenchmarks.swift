internal import BenchmarkSupport
internal import Foundation

/// Ten times the keys: time and memory must grow no more than that.
struct ScaleBenchmarks {
  let workspace: Workspace
  let report: Report
  private let group = "scale"

  func run() throws {
    let large = SyntheticTables(keyCount: 100_000)
    let folders = workspace.root + "/large"
    let catalogs = workspace.root + "/largeCatalog"
    try large.writeFolders(to: folders, languageCount: workspace.languageCount)
    try large.writeCatalog(to: catalogs, languageCount: workspace.languageCount)
    try compare("folders", folders, workspace.folders)
    try compare("catalog", catalogs, workspace.catalogs)
  }

  private func compare(_ name: String, _ large: String, _ small: String) throws {
    var samples: [(large: ChildProcess, small: [ChildProcess])] = []
    for _ in 0..<5 {
      // The small one several times before and after: a fifth of a second alone tells little.
      let before = try (0..<3).map { _ in try generate(small) }
      let large = try generate(large)
      samples.append((large, before + (try (0..<3).map { _ in try generate(small) })))
    }
    for (index, unit) in [(0, BenchmarkRow.Unit.processorSeconds), (1, .bytes)] {
      let larges = samples.map { $0.large.figure(index) }
      let smalls = samples.map { median($0.small.map { $0.figure(index) }) }
      report.add(
        BenchmarkRow(
          group: group,
          name: "\(name): 100,000 keys × 10 languages, \(index == 0 ? "time" : "memory")",
          yardstick: "10,000 keys", unit: unit, measured: median(larges),
          yardstickMeasured: median(smalls),
          result: median(zip(larges, smalls).map { $0 / max($1, 1e-12) }), must: 11))
    }
  }

  private func generate(_ input: String) throws -> ChildProcess {
    try ChildProcess(
      ChildProcess.executable, ["--generate", input, workspace.newFolder()], home: workspace.root)
  }
}
