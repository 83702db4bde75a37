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

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let number = Int((value.magnitude * scale).rounded())
    let fraction = String(number % Int(scale))
    let zeros = String(repeating: "0", count: max(digits - fraction.count, 0))
    return (value < 0 ? "-" : "") + "\(number / Int(scale)).\(zeros)\(fraction)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
