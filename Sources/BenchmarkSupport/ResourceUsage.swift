internal import Foundation

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
