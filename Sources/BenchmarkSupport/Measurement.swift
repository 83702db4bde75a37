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

/// What processes have used so far.
package struct ResourceUsage {
  /// Computed, on every core together.
  package let seconds: Double
  /// The most memory that a process had at once.
  package let peakBytes: Double

  /// The constants' types differ between the platforms, their values do not.
  package static var ofProcess: Self { Self(who: 0) }
  package static var ofEndedChildren: Self { Self(who: -1) }

  private init(who: Int32) {
    var usage = rusage()
    getrusage(who, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    seconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    #if canImport(Darwin)
      peakBytes = Double(usage.ru_maxrss)
    #else
      peakBytes = (who == 0 ? Self.kernelFigure("VmHWM") : nil) ?? Double(usage.ru_maxrss) * 1024
    #endif
  }

  private static var residentBytes: Double { kernelFigure("VmRSS") ?? ofProcess.peakBytes }

  /// What the process has in memory now, and the part of it that no file backs and no other process
  /// shares.
  package static var memory: [Double] { [residentBytes, kernelFigure("RssAnon") ?? residentBytes] }

  /// Linux counts the parent's peak in with `getrusage`, but not here.
  private static func kernelFigure(_ name: String) -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split { !$0.isNumber }.first.flatMap { Double($0) }.map { $0 * 1024 }
  }
}

/// The middle value, the mean of the two in the middle; 0 of none.
package func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.last else { return 0 }
  let middle = sorted.count / 2
  if sorted.count % 2 == 1 { return sorted[middle] }
  return middle > 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : last
}
