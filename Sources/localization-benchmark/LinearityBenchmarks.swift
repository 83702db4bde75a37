internal import BenchmarkSupport
internal import Foundation
internal import LocalizationGenerator
internal import LocalizationTool
internal import TestSupport

/// Inputs made to take long, in three sizes: time must grow no faster than the input.
struct LinearityBenchmarks {
  let workspace: Workspace
  let report: Report

  private var size: Int { workspace.isQuick ? 40 : 4000 }

  func run() throws {
    for input in GrowingInput.all { try compare(input) }
  }

  private func compare(_ input: GrowingInput) throws {
    let folders = try [1, 2, 4].map { try write(input, size: size * $0) }
    var samples: [[Double]] = []
    for _ in 0..<(workspace.isQuick ? 1 : 7) {
      samples.append(folders.map { seconds(input, $0) })
    }
    // The least of each, which other programs disturb least.
    let times = (0..<3).map { index in samples.map { $0[index] }.min() ?? 0 }
    let growth = max(
      times[1] / (2 * times[0]), times[2] / (4 * times[0]), times[2] / (2 * times[1]))
    report.add(
      BenchmarkRow(
        group: "linear", name: "\(input), 4 n", yardstick: "n", measured: times[2],
        yardstickMeasured: times[0], result: growth, must: 1.3))
  }

  private func seconds(_ input: GrowingInput, _ folder: String) -> Double {
    let console = Console(isColoured: false)
    let stopwatch = Stopwatch(.processor)
    let code = LocalizationTool.commandLine.run(input.command + [folder], console: console)
    let seconds = stopwatch.seconds
    report.expect(code != .badUse, "\(input): the command line cannot be run")
    return seconds
  }

  private func write(_ input: GrowingInput, size: Int) throws -> String {
    let folder = workspace.newFolder()
    for (path, text) in input.files(size) {
      try Disk.write(ByteStorage(text), to: "\(folder)/\(path)")
    }
    return folder
  }
}
