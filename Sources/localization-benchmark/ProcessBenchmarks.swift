internal import BenchmarkSupport

/// What happens once in a process: the first text, switching, memory.
struct ProcessBenchmarks {
  let workspace: Workspace
  let report: Report
  private let group = "processes"

  func run() throws {
    try measureFirstText()
    try measureSwitching()
    try measureMemory()
  }

  private func measureFirstText() throws {
    var elapsed: [(Double, Double)] = []
    var computed: [(Double, Double)] = []
    for _ in 0..<(workspace.isQuick ? 1 : 25) {
      let localized = try child(.firstText)
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
        unit: unit, measured: median(pairs.map(\.0)),
        yardstickMeasured: median(pairs.map(\.1)), comparison: .difference,
        result: median(pairs.map { $0.0 - $0.1 }), must: 0.002))
  }

  private func measureSwitching() throws {
    for (task, name) in [
      (ProgramTask.switchTyped, "select a language and its first text"),
      (.switchStored, "the same, kept in the user's defaults"),
    ] {
      let comparison = try compare(task, .switchPlatform)
      report.add(
        group, name, "first look-up in a new bundle", comparison,
        must: task == .switchTyped ? 0.01 : nil)
    }
  }

  private func compare(
    _ task: ProgramTask, _ yardstick: ProgramTask
  ) throws -> Sampler.Comparison {
    var pairs: [(Double, Double)] = []
    for _ in 0..<(workspace.isQuick ? 1 : 7) {
      pairs.append(
        (
          try child(task).figure(0), try child(yardstick, workspace.folders).figure(0)
        ))
    }
    return Sampler.Comparison(
      measured: median(pairs.map(\.0)), yardstick: median(pairs.map(\.1)),
      ratio: median(pairs.map { $0.0 / max($0.1, 1e-12) }), checksum: 0)
  }

  private func measureMemory() throws {
    let screen = try memory(.memoryTypedScreen)
    addMemory(screen, 0, "resident memory, 50 texts of one language", must: 0.2)
    addMemory(screen, 1, "private memory, 50 texts of one language", must: nil)
    let stored = try memory(.memoryTypedStored)
    addMemory(stored, 0, "resident memory, the same and the user's defaults", must: nil)
    let all = try memory(.memoryTyped)
    addMemory(all, 0, "resident memory, every text of one language", must: nil)
    addMemory(all, 1, "private memory, every text of one language", must: nil)
  }

  private typealias MemorySample = (
    empty: ChildProcess, typed: ChildProcess, platform: ChildProcess
  )

  private func memory(_ task: ProgramTask) throws -> [MemorySample] {
    let keyCount = "\(workspace.tables.keyCount)"
    let keys = try workspace.writeKeys()
    return try (0..<(workspace.isQuick ? 1 : 5)).map { _ in
      (
        try child(.memoryEmpty), try child(task, keyCount),
        try child(.memoryPlatform, workspace.folders, keys)
      )
    }
  }

  private func addMemory(_ samples: [MemorySample], _ figure: Int, _ name: String, must: Double?) {
    let typed = samples.map { $0.typed.figure(figure) - $0.empty.figure(figure) }
    let platform = samples.map { $0.platform.figure(figure) - $0.empty.figure(figure) }
    report.add(
      BenchmarkRow(
        group: group, name: name, yardstick: "Bundle", unit: .bytes,
        measured: median(typed), yardstickMeasured: median(platform),
        result: median(zip(typed, platform).map { $0 / max($1, 1) }), must: must))
  }

  private func child(_ task: ProgramTask, _ arguments: String...) throws -> ChildProcess {
    try ChildProcess(
      workspace.program, [task.rawValue, "\(try workspace.fingerprint)"] + arguments,
      home: workspace.root)
  }
}
