internal import Foundation
@_spi(Generated) internal import TypedLocalization

/// The same number of look-ups by eight threads and by one.
struct ThreadBenchmarks {
  let workspace: Workspace
  let report: Report
  private let table: LocalizedTable
  private let group = "threads"

  init(workspace: Workspace, report: Report) throws {
    self.workspace = workspace
    self.report = report
    table = try workspace.openTable()
  }

  func run() throws {
    let sample = PlainSample(workspace.tables, language: 5)
    let (table, indices) = (table, sample.indices)
    let formatted = workspace.tables.index(of: SyntheticTables.formattedKey)
    let plural = workspace.tables.index(of: SyntheticTables.pluralKey)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let must = cores >= 2 ? 1 / 1.8 : nil
    add("plain", must) { table.text(indices[$0 & 63]).utf8.count }
    add("string and integer", must) {
      table.text(formatted, .string("Ram"), .int($0 & 511)).utf8.count
    }
    add("plural", must) { table.text(plural, .int($0 & 511)).utf8.count }
    add("String(decoding:), for comparison", nil) { turn in
      sample.decode(1) &+ turn
    }
    report.remark("\(cores) cores")
  }

  private func add(_ name: String, _ must: Double?, _ body: @escaping @Sendable (Int) -> Int) {
    let turns = workspace.isQuick ? 4_000 : 2_000_000
    for unit in [BenchmarkRow.Unit.seconds, .processorSeconds] {
      // Elapsed time sees whatever else the cores do.
      let samples = unit == .seconds ? 21 : 5
      let sampler = Sampler(samples: workspace.isQuick ? 1 : samples, unit: unit)
      report.add(
        group, "\(name), 8 threads", "1 thread",
        sampler.compare(
          { _ in Self.run(threads: 8, turns: turns / 8, body) },
          with: { _ in Self.run(threads: 1, turns: turns, body) }),
        unit: unit, must: unit == .seconds ? must : nil)
    }
  }

  private static func run(
    threads: Int, turns: Int, _ body: @escaping @Sendable (Int) -> Int
  ) -> Int {
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        var sum = 0
        for turn in 0..<turns { sum &+= body(turn) }
        if sum == 0 { Thread.sleep(forTimeInterval: 1) }
        group.leave()
      }
    }
    group.wait()
    return threads
  }
}
