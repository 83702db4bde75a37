#if FullFoundation || !canImport(FoundationEssentials)
  internal import Foundation

  /// The ways in which the probe has its numbers written.
  private enum ProbedStyle {
    case grouped, plain, oneFractionDigit, signed, scientific
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension FloatingPointFormatStyle<Double> {
    fileprivate func text(_ number: Double, _ style: ProbedStyle) -> String {
      let plain = grouping(.never)
      return switch style {
      case .grouped: format(number)
      case .plain: plain.format(number)
      case .oneFractionDigit: plain.precision(.fractionLength(1)).format(number)
      case .signed: plain.sign(strategy: .always()).format(number)
      case .scientific: plain.notation(.scientific).format(number)
      }
    }
  }

  /// Formats known numbers and looks at the text around their digits.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  struct NumberProbe {
    private var values = NumberSymbols.Values()
    private let text: (Double, ProbedStyle) -> String
    private var zero: Unicode.Scalar = "0"

    /// Taken from numbers that Foundation formats for `tag`.
    static func values(of tag: String) -> NumberSymbols.Values {
      let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: tag))
      return NumberProbe { style.text($0, $1) }.values
    }

    private init(_ text: @escaping (Double, ProbedStyle) -> String) {
      self.text = text
      readDigits()
      readGrouping()
      values.decimal = around(text(1.5, .oneFractionDigit)).middle ?? "."
      values.minus = around(text(-1, .plain)).start
      values.plus = around(text(1, .signed)).start
      values.exponent = around(text(1e7, .scientific)).middle ?? "E"
      values.infinity = text(.infinity, .grouped)
      values.notANumber = text(.nan, .grouped)
    }

    private mutating func readDigits() {
      let scalars = Array(text(1_234_567_890, .plain).unicodeScalars)
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
      for scalar in text(1_234_567_891_234, .grouped).unicodeScalars.reversed() {
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
      while values.minimumGrouping < 4, text(number, .grouped).unicodeScalars.allSatisfy(isDigit) {
        values.minimumGrouping += 1
        number *= 10
      }
    }

    /// The text before the first digit, and between it and the next run of digits.
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
#endif
