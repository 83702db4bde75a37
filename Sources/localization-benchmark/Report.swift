internal import BenchmarkSupport
internal import Foundation

/// The figures of a run, and what came out wrong.
final class Report {
  private(set) var rows: [BenchmarkRow] = []
  private(set) var failures: [String] = []
  /// Things to know that are no comparison.
  private(set) var remarks: [String] = []
  private let isPrinting: Bool
  private var checksum = 0

  init(isPrinting: Bool) {
    self.isPrinting = isPrinting
    printed("Configuration: \(Self.configuration)\n\(BenchmarkRow.heading)")
  }

  static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// The requirement of the configuration that this is.
  static func must(release: Double?, debug: Double?) -> Double? {
    #if DEBUG
      debug
    #else
      release
    #endif
  }

  func add(_ row: BenchmarkRow) {
    if rows.last?.group != row.group { printed("\n\(row.group)") }
    rows.append(row)
    printed(row.line)
  }

  func add(
    _ group: String, _ name: String, _ yardstick: String, _ comparison: Sampler.Comparison,
    unit: BenchmarkRow.Unit = .processorSeconds, must: Double? = nil
  ) {
    checksum &+= comparison.checksum
    add(
      BenchmarkRow(
        group: group, name: name, yardstick: yardstick, unit: unit, measured: comparison.measured,
        yardstickMeasured: comparison.yardstick, result: comparison.ratio, must: must))
  }

  func remark(_ text: String) {
    remarks.append(text)
    printed("  \(text)")
  }

  /// A result that must be right whatever the speed.
  func expect(_ isRight: Bool, _ what: @autoclosure () -> String) {
    if !isRight { failures.append(what()) }
  }

  private func printed(_ text: String) {
    if isPrinting { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
  }

  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = File(
      configuration: Self.configuration, rows: rows, remarks: remarks, failures: failures)
    return (try? encoder.encode(file)) ?? Data()
  }

  private struct File: Encodable {
    var configuration: String
    var rows: [BenchmarkRow]
    var remarks: [String]
    var failures: [String]
  }
}

/// Measures two things in turn, so that whatever else the machine does slows both.
struct Sampler {
  var samples: Int
  /// How often the things are done in one sample.
  var repetitions = 1
  var unit = BenchmarkRow.Unit.processorSeconds

  struct Comparison {
    var measured: Double
    var yardstick: Double
    var ratio: Double
    /// Keeps the optimizer from leaving the work out.
    var checksum: Int

    /// Of one, where the closures did so many of their things each time.
    func dividing(subjectBy subjects: Double = 1, yardstickBy yardsticks: Double = 1) -> Self {
      Comparison(
        measured: measured / subjects, yardstick: yardstick / yardsticks,
        ratio: ratio / subjects * yardsticks, checksum: checksum)
    }
  }

  /// Both closures do their work as often as they are told, and return something that depends on it.
  func compare(_ subject: (Int) -> Int, with yardstick: (Int) -> Int) -> Comparison {
    var measured: [Double] = []
    var yardsticks: [Double] = []
    var checksum = subject(1) &+ yardstick(1)
    for _ in 0..<samples {
      measured.append(time(subject, &checksum))
      yardsticks.append(time(yardstick, &checksum))
    }
    let ratios = zip(measured, yardsticks).map { $0 / max($1, 1e-12) }
    return Comparison(
      measured: median(measured), yardstick: median(yardsticks),
      ratio: median(ratios), checksum: checksum)
  }

  private func time(_ body: (Int) -> Int, _ checksum: inout Int) -> Double {
    let stopwatch = Stopwatch(unit == .seconds ? .elapsed : .processor)
    checksum &+= body(repetitions)
    return stopwatch.seconds / Double(repetitions)
  }
}
