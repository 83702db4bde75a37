internal import Foundation

/// A point in time on one of the process's clocks.
package struct Stopwatch {
  package enum Clock {
    /// Seconds that pass.
    case elapsed
    /// Seconds that all threads of the process compute.
    case processor
  }

  private let start: Double
  private let clock: clockid_t

  package init(_ clock: Clock) {
    self.clock = clock == .elapsed ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID
    start = Self.now(self.clock)
  }

  package var seconds: Double { Self.now(clock) - start }

  /// What the process has computed since it was started, its loading included.
  package static var processorSeconds: Double { now(CLOCK_PROCESS_CPUTIME_ID) }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
