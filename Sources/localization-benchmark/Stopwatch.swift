internal import Foundation

/// A point in time on one of the process's clocks.
struct Stopwatch {
  private let start: Double
  private let clock: clockid_t

  /// - Parameter unit: seconds that pass, or that all threads of the process compute.
  init(_ unit: BenchmarkRow.Unit) {
    clock = unit == .seconds ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID
    start = Self.now(clock)
  }

  var seconds: Double { Self.now(clock) - start }

  /// What the process has computed since it was started, its loading included.
  static var processorSeconds: Double { now(CLOCK_PROCESS_CPUTIME_ID) }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
