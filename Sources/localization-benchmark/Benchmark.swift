internal import BenchmarkSupport
internal import Foundation

/// The whole run.
enum Benchmark {
  /// Returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "precision" {
      if let command = PrecisionCommand(arguments.dropFirst()) { return command.run() }
      FileHandle.standardError.write(Data(PrecisionCommand.usage.utf8))
      return 2
    }
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
    if options.runs("parse") { try ParseBenchmarks(workspace: workspace, report: report).run() }
    if options.runs("generate") {
      try GenerateBenchmarks(workspace: workspace, report: report).run()
    }
    if options.runs("look-up") { try LookupBenchmarks(workspace: workspace, report: report).run() }
    if options.runs("threads") { try ThreadBenchmarks(workspace: workspace, report: report).run() }
    if options.runs("processes") {
      try ProcessBenchmarks(workspace: workspace, report: report).run()
    }
    if options.runs("scale"), !options.isQuick {
      try ScaleBenchmarks(workspace: workspace, report: report).run()
    }
    if options.runs("linear") {
      try LinearityBenchmarks(workspace: workspace, report: report).run()
    }
    if let package = options.package {
      if options.runs("compile") {
        try CompileBenchmarks(workspace: workspace, report: report).run()
      }
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

/// What the command line asks for.
struct BenchmarkOptions {
  /// Small tables and few samples: shows that everything works, not how fast.
  var isQuick = false
  /// Where the figures go as JSON; `-` is standard output, without the text then.
  var json: String?
  /// Groups to run; empty: all that need no other tool.
  var groups: Set<String> = []
  /// The folder of this package, for the groups that build with it.
  var package: String?
  /// What a process started by the benchmark itself does: the tables' folder and the output's.
  var generate: (input: String, output: String)?

  static let usage = """
    Measures TypedLocalization beside what the platform offers, in one run.

    USAGE: localization-benchmark [--quick] [--json FILE] [--only GROUP]… [--package FOLDER]
           localization-benchmark precision FOLDER… (what 'check' finds; its own usage without FOLDER)

    GROUPS parse generate look-up threads processes scale linear compile build
      scale     100,000 keys (in a run of all groups too, unless --quick)
      linear    hostile inputs in three sizes
      compile   only with --package: swiftc on the generated code
      build     only with --package: builds with and without the plugin

    Each line: median, median of the yardstick, their ratio (the median over pairs measured one
    after the other), what is required. Figures of one build only compare with those of the same
    configuration. Exit code 1: a result was wrong. A requirement that is missed changes no exit code.

    """

  /// Nil for bad use.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--generate":
        guard let input = rest.popFirst(), let output = rest.popFirst() else { return nil }
        generate = (input, output)
      case "--json", "--only", "--package":
        guard let value = rest.popFirst() else { return nil }
        if argument == "--json" { json = value }
        if argument == "--only" { groups.insert(value) }
        if argument == "--package" { package = value }
      default: return nil
      }
    }
  }

  func runs(_ group: String) -> Bool { groups.isEmpty || groups.contains(group) }
}

/// One figure beside its yardstick.
struct BenchmarkRow: Codable {
  enum Unit: String, Codable {
    case seconds, bytes
    /// Seconds on every core together, which other programs disturb less.
    case processorSeconds
  }

  /// How `result` comes from `measured` and `yardstickMeasured`.
  enum Comparison: String, Codable { case ratio, difference }

  var group: String
  var name: String
  var yardstick: String
  var unit = Unit.processorSeconds
  var measured: Double
  var yardstickMeasured: Double
  var comparison = Comparison.ratio
  var result: Double
  /// The highest result allowed; nil where nothing is required.
  var must: Double?

  var isMet: Bool? { must.map { result <= $0 } }
}

extension BenchmarkRow {
  var line: String {
    let figures = [
      Self.text(measured, unit), Self.text(yardstickMeasured, unit), resultText,
      must.map { "≤ \(text(ofResult: $0))" } ?? "",
      isMet.map { $0 ? "met" : "MISSED" } ?? "",
    ]
    let columns = zip(figures, [12, 12, 12, 12, 7]).map { Self.padded($0, to: $1) }
    return columns.joined() + "  \(name) / \(yardstick)"
      + (unit == .seconds ? " (elapsed)" : "")
  }

  static let heading =
    zip(["measured", "yardstick", "result", "must", ""], [12, 12, 12, 12, 7])
    .map { padded($0, to: $1) }.joined() + "  what / yardstick"

  private var resultText: String { text(ofResult: result) }

  private func text(ofResult result: Double) -> String {
    comparison == .ratio
      ? BenchmarkRow.decimal(result, 3) + " ×" : BenchmarkRow.text(result, unit)
  }

  private static func text(_ value: Double, _ unit: Unit) -> String {
    if unit == .bytes { return decimal(value / 1e6, 2) + " MB" }
    let magnitude = abs(value)
    if magnitude < 1e-6 { return decimal(value * 1e9, 1) + " ns" }
    if magnitude < 1e-3 { return decimal(value * 1e6, 1) + " µs" }
    if magnitude < 1 { return decimal(value * 1e3, 1) + " ms" }
    return decimal(value, 2) + " s"
  }

  static func decimal(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let number = Int((value.magnitude * scale).rounded())
    let fraction = String(number % Int(scale))
    let zeros = String(repeating: "0", count: max(digits - fraction.count, 0))
    return (value < 0 ? "-" : "") + "\(number / Int(scale)).\(zeros)\(fraction)"
  }

  static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
