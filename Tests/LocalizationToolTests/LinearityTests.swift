import BenchmarkSupport
import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Eight times the input takes about eight times as long. The benchmark measures it closely; here a
/// machine may be busy, and what grows with the square of its input takes 64 times as long.
@Suite(.serialized) struct LinearityTests {
  @Test(arguments: GrowingInput.all) func timeGrowsAsTheInput(input: GrowingInput) throws {
    let folder = try TemporaryFolder()
    var times: [Double] = []
    for size in [300, 2400] {
      for (path, text) in input.files(size) { try folder.write(text, to: "\(size)/\(path)") }
      times.append(
        (0..<3).map { _ in seconds(input.command + [folder.path + "/\(size)"]) }.min() ?? 0)
    }
    #expect(times[1] < 24 * max(times[0], 0.002), "\(times)")
  }

  private func seconds(_ arguments: [String]) -> Double {
    let stopwatch = Stopwatch(.processor)
    #expect(ToolRun(arguments).exitCode != .badUse)
    return stopwatch.seconds
  }
}
