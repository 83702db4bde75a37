/// What a language writes numbers with, as UTF-8.
final class NumberSymbols: Sendable {
  /// The digit 0. The other nine follow it in Unicode, and differ from it in the last byte only.
  let zero: PackedSymbol
  /// Whether the digits are 0 … 9.
  let hasPlainDigits: Bool
  let grouping: PackedSymbol
  let decimal: [UInt8]
  let minus: [UInt8]
  let plus: [UInt8]
  let exponent: [UInt8]
  let infinity: [UInt8]
  let notANumber: [UInt8]
  /// Digits in the lowest group and in those above it; 0 where numbers are not grouped.
  let primaryGroup: Int
  let secondaryGroup: Int
  /// How many digits must stand before the highest separator.
  let minimumGrouping: Int

  struct Values {
    var zero = "0"
    var grouping = ","
    var decimal = "."
    var minus = "-"
    var plus = "+"
    var exponent = "E"
    var infinity = "∞"
    var notANumber = "NaN"
    var primaryGroup = 0
    var secondaryGroup = 0
    var minimumGrouping = 1
  }

  init(_ values: Values) {
    zero = PackedSymbol(values.zero)
    hasPlainDigits = values.zero == "0"
    grouping = PackedSymbol(values.grouping)
    decimal = Array(values.decimal.utf8)
    minus = Array(values.minus.utf8)
    plus = Array(values.plus.utf8)
    exponent = Array(values.exponent.utf8)
    infinity = Array(values.infinity.utf8)
    notANumber = Array(values.notANumber.utf8)
    primaryGroup = values.primaryGroup
    secondaryGroup = values.secondaryGroup > 0 ? values.secondaryGroup : values.primaryGroup
    minimumGrouping = values.minimumGrouping
  }

  /// Whether a number of so many digits is grouped.
  func groups(_ count: Int) -> Bool {
    primaryGroup > 0 && count >= primaryGroup + minimumGrouping
  }

  /// How many digits stand behind the highest separator.
  func firstGroupEnd(of count: Int) -> Int {
    primaryGroup + (count - 1 - primaryGroup) / secondaryGroup * secondaryGroup
  }
}
