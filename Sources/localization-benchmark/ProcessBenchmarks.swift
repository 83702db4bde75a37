internal import Foundation
internal import MessageFormat

/// What happens once in a process: the first text, switching, memory.
struct ProcessBenchmarks {
  private let workspace: Workspace
  private let report: Report
  private let group = "processes"

  init(_ workspace: Workspace, _ report: Report) {
    self.workspace = workspace
    self.report = report
  }

  func run() throws {
    try measureFirstText()
    try measureSwitching()
    try measureMemory()
  }

  private func measureFirstText() throws {
    let path = workspace.generated + "/en.lproj/LocalizationHelper.table"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let fingerprint = try data.withUnsafeBytes { try CompiledTable(bytes: $0).fingerprint }
    var elapsed: [(Double, Double)] = []
    var computed: [(Double, Double)] = []
    for _ in 0..<(workspace.isQuick ? 1 : 25) {
      let localized = try child(.firstText, workspace.generated, "\(fingerprint)")
      let literal = try child(.literal)
      elapsed.append((localized.seconds, literal.seconds))
      computed.append((localized.figure(0), literal.figure(0)))
    }
    addDifference(elapsed, unit: .seconds)
    addDifference(computed, unit: .processorSeconds)
  }

  private func addDifference(_ pairs: [(Double, Double)], unit: BenchmarkRow.Unit) {
    report.add(
      BenchmarkRow(
        group: group, name: "process that prints a localized text", yardstick: "a literal",
        unit: unit, measured: Sampler.median(pairs.map(\.0)),
        yardstickMeasured: Sampler.median(pairs.map(\.1)), comparison: .difference,
        result: Sampler.median(pairs.map { $0.0 - $0.1 }), must: 0.002))
  }

  private func measureSwitching() throws {
    for (task, name) in [
      (ChildTask.switchTyped, "select a language and its first text"),
      (.switchStored, "the same, kept in the user's defaults"),
    ] {
      let comparison = try compare(
        task, [workspace.generated], .switchPlatform, [workspace.folders])
      report.add(
        group, name, "first look-up in a new bundle", comparison,
        must: task == .switchTyped ? 0.01 : nil)
    }
  }

  private func compare(
    _ task: ChildTask, _ arguments: [String], _ yardstick: ChildTask, _ yardstickArguments: [String]
  ) throws -> Sampler.Comparison {
    var pairs: [(Double, Double)] = []
    for _ in 0..<(workspace.isQuick ? 1 : 7) {
      pairs.append(
        (
          try child(task, arguments[0]).figure(0),
          try child(yardstick, yardstickArguments[0]).figure(0)
        ))
    }
    return Sampler.Comparison(
      measured: Sampler.median(pairs.map(\.0)), yardstick: Sampler.median(pairs.map(\.1)),
      ratio: Sampler.median(pairs.map { $0.0 / max($0.1, 1e-12) }), checksum: 0)
  }

  private func measureMemory() throws {
    var typed: [Double] = []
    var platform: [Double] = []
    let keyCount = "\(workspace.tables.keyCount)"
    for _ in 0..<(workspace.isQuick ? 1 : 5) {
      let empty = try child(.memoryEmpty).figure(0)
      typed.append(try child(.memoryTyped, workspace.generated, keyCount).figure(0) - empty)
      platform.append(
        try child(.memoryPlatform, workspace.folders, keyCount).figure(0) - empty)
    }
    report.add(
      BenchmarkRow(
        group: group, name: "resident memory, one language read whole", yardstick: "Bundle",
        unit: .bytes, measured: Sampler.median(typed), yardstickMeasured: Sampler.median(platform),
        result: Sampler.median(zip(typed, platform).map { $0 / max($1, 1) }), must: 0.2))
  }

  private func child(_ task: ChildTask, _ first: String = "", _ second: String = "") throws
    -> ChildProcess
  {
    try ChildProcess(task, first, second, home: workspace.root)
  }
}
