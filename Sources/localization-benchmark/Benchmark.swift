internal import BenchmarkSupport
internal import Foundation

/// The whole run.
enum Benchmark {
  /// Returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = BenchmarkOptions(arguments) else {
      FileHandle.standardError.write(Data(BenchmarkOptions.usage.utf8))
      return 2
    }
    do {
      if let (input, output) = options.generate { return try generate(input, to: output) }
      return try run(options)
    } catch {
      FileHandle.standardError.write(Data("localization-benchmark: error: \(error)\n".utf8))
      return 1
    }
  }

  private static func run(_ options: BenchmarkOptions) throws -> Int32 {
    let report = Report(isPrinting: options.json != "-")
    let workspace = try Workspace(isQuick: options.isQuick)
    defer { workspace.remove() }
    if options.runs("parse") { try ParseBenchmarks(workspace, report).run() }
    if options.runs("generate") { try GenerateBenchmarks(workspace, report).run() }
    if options.runs("look-up") { try LookupBenchmarks(workspace, report).run() }
    if options.runs("threads") { try ThreadBenchmarks(workspace, report).run() }
    if options.runs("processes") { try ProcessBenchmarks(workspace, report).run() }
    if options.runs("scale"), !options.isQuick { try ScaleBenchmarks(workspace, report).run() }
    if let package = options.package {
      if options.runs("compile") { try CompileBenchmarks(workspace, report).run() }
      if options.runs("build") { try BuildBenchmarks(workspace, report, package: package).run() }
    }
    return try finish(report, options)
  }

  /// Prints the seconds that the tool computes and the most memory it takes.
  private static func generate(_ input: String, to output: String) throws -> Int32 {
    let stopwatch = Stopwatch(.processor)
    guard Workspace.generate(input, to: output) else { throw BenchmarkError.generating }
    print(stopwatch.seconds, ResourceUsage.ofProcess.peakBytes, separator: "\n")
    return 0
  }

  private static func finish(_ report: Report, _ options: BenchmarkOptions) throws -> Int32 {
    if let path = options.json {
      if path == "-" {
        FileHandle.standardOutput.write(report.json)
      } else {
        try report.json.write(to: URL(fileURLWithPath: path))
      }
    }
    for failure in report.failures {
      FileHandle.standardError.write(Data("wrong: \(failure)\n".utf8))
    }
    return report.failures.isEmpty ? 0 : 1
  }
}
