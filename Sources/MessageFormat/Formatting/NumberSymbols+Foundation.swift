internal import Foundation

extension NumberSymbols {
  /// Read off numbers that Foundation formats for `tag`. `NumberFormatter` is not used: outside of
  /// Apple platforms it ignores secondary grouping and crashes for some identifiers (SPEC §6.2).
  init(tag: String) {
    let probe = NumberProbe(locale: Locale(identifier: tag))
    self.init(probe.values)
  }
}

/// Formats known numbers and looks at what stands around their digits.
private struct NumberProbe {
  private(set) var values = NumberSymbols.Values()
  private let style: FloatingPointFormatStyle<Double>
  private var zero: Unicode.Scalar = "0"

  init(locale: Locale) {
    style = FloatingPointFormatStyle<Double>.number.locale(locale)
    readDigits()
    readGrouping()
    let signless = style.grouping(.never)
    values.decimal = around(signless.precision(.fractionLength(1)).format(1.5)).middle ?? "."
    values.minus = around(signless.format(-1)).start
    values.plus = around(signless.sign(strategy: .always()).format(1)).start
    values.exponent = around(signless.notation(.scientific).format(1e7)).middle ?? "E"
    values.infinity = style.format(.infinity)
    values.notANumber = style.format(.nan)
  }

  private mutating func readDigits() {
    let scalars = Array(style.grouping(.never).format(1_234_567_890).unicodeScalars)
    guard scalars.count == 10, let last = scalars.last else { return }
    for (index, scalar) in scalars.enumerated() {
      guard scalar.value == last.value + UInt32((index + 1) % 10) else { return }
    }
    zero = last
    values.zero = String(Character(last))
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= zero.value && scalar.value <= zero.value + 9
  }

  private mutating func readGrouping() {
    var groups: [Int] = []
    var digits = 0
    var separator = ""
    for scalar in style.format(1_234_567_891_234).unicodeScalars.reversed() {
      if isDigit(scalar) {
        digits += 1
      } else {
        if digits > 0 { groups.append(digits) }
        digits = 0
        if groups.count == 1 { separator = String(Character(scalar)) + separator }
      }
    }
    guard let primary = groups.first else { return }
    values.grouping = separator
    values.primaryGroup = primary
    values.secondaryGroup = groups.count > 1 ? groups[1] : primary
    var number = 1.0
    for _ in 0..<primary { number *= 10 }
    while values.minimumGrouping < 4, style.format(number).unicodeScalars.allSatisfy(isDigit) {
      values.minimumGrouping += 1
      number *= 10
    }
  }

  /// What stands before the first digit, and between it and the next run of digits.
  private func around(_ text: String) -> (start: String, middle: String?) {
    var start = ""
    var middle = ""
    var hasDigit = false
    let scalars = Array(text.unicodeScalars)
    let last = scalars.lastIndex(where: isDigit) ?? scalars.endIndex
    for (index, scalar) in scalars.enumerated() {
      if isDigit(scalar), !hasDigit {
        hasDigit = true
      } else if !hasDigit {
        start.unicodeScalars.append(scalar)
      } else if index < last {
        middle.unicodeScalars.append(scalar)
      }
    }
    return (start, middle.isEmpty ? nil : middle)
  }
}
