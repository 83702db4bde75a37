internal import BenchmarkSupport
internal import Foundation

/// Runs a program to its end.
struct ChildProcess {
  /// The figures that the task printed.
  let figures: [Double]
  /// From the start to the end of the process.
  let seconds: Double

  /// - Parameters:
  ///   - program: the executable.
  ///   - home: where what the program remembers goes: it is no setting of whoever runs the benchmark.
  init(_ program: String, _ arguments: [String], home: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": home, "XDG_CONFIG_HOME": home, "LANG": "C", "LC_ALL": "", "LANGUAGE": ""]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    let stopwatch = Stopwatch(.elapsed)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    seconds = stopwatch.seconds
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.child(arguments.first ?? program)
    }
    figures = String(decoding: printed, as: UTF8.self).split(separator: "\n")
      .compactMap { Double($0) }
  }

  /// This program's.
  static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  func figure(_ index: Int) -> Double { figures.indices.contains(index) ? figures[index] : 0 }
}
