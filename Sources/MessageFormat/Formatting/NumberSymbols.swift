/// What a language writes numbers with, as UTF-8. A pointer to what never changes, not an object:
/// threads that count references to one object wait for each other.
struct NumberSymbols: @unchecked Sendable {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private struct Contents {
    let zero: PackedSymbol
    let hasPlainDigits: Bool
    let grouping: PackedSymbol
    let decimal: Bytes
    let minus: Bytes
    let plus: Bytes
    let exponent: Bytes
    let infinity: Bytes
    let notANumber: Bytes
    let primaryGroup: Int
    let secondaryGroup: Int
    let minimumGrouping: Int

    init(_ values: Values) {
      zero = PackedSymbol(values.zero)
      hasPlainDigits = values.zero == "0"
      grouping = PackedSymbol(values.grouping)
      decimal = Self.copied(values.decimal)
      minus = Self.copied(values.minus)
      plus = Self.copied(values.plus)
      exponent = Self.copied(values.exponent)
      infinity = Self.copied(values.infinity)
      notANumber = Self.copied(values.notANumber)
      primaryGroup = values.primaryGroup
      secondaryGroup = values.secondaryGroup > 0 ? values.secondaryGroup : values.primaryGroup
      minimumGrouping = values.minimumGrouping
    }

    private static func copied(_ text: String) -> Bytes {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
      _ = copy.initialize(from: text.utf8)
      return Bytes(rebasing: copy[..<text.utf8.count])
    }

    func deallocate() {
      for bytes in [decimal, minus, plus, exponent, infinity, notANumber] { bytes.deallocate() }
    }
  }

  private let contents: UnsafePointer<Contents>

  init(_ values: Values) {
    let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    contents.initialize(to: Contents(values))
    self.contents = UnsafePointer(contents)
  }

  /// - Parameter address: what `address` gave; 0 for none.
  init?(address: UInt) {
    guard let contents = UnsafePointer<Contents>(bitPattern: address) else { return nil }
    self.contents = contents
  }

  var address: UInt { UInt(bitPattern: contents) }

  /// To be called once, by whoever made them.
  func deallocate() {
    contents.pointee.deallocate()
    contents.deallocate()
  }

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

  /// The digit 0. The other nine follow it in Unicode, and differ from it in the last byte only.
  var zero: PackedSymbol { contents.pointee.zero }
  /// Whether the digits are 0 … 9.
  var hasPlainDigits: Bool { contents.pointee.hasPlainDigits }
  var grouping: PackedSymbol { contents.pointee.grouping }
  var decimal: Bytes { contents.pointee.decimal }
  var minus: Bytes { contents.pointee.minus }
  var plus: Bytes { contents.pointee.plus }
  var exponent: Bytes { contents.pointee.exponent }
  var infinity: Bytes { contents.pointee.infinity }
  var notANumber: Bytes { contents.pointee.notANumber }
  /// Digits in the lowest group and in those above it; 0 where numbers are not grouped.
  var primaryGroup: Int { contents.pointee.primaryGroup }
  var secondaryGroup: Int { contents.pointee.secondaryGroup }

  /// Whether a number of so many digits is grouped.
  func groups(_ count: Int) -> Bool {
    primaryGroup > 0 && count >= primaryGroup + contents.pointee.minimumGrouping
  }

  /// How many digits stand behind the highest separator.
  func firstGroupEnd(of count: Int) -> Int {
    primaryGroup + (count - 1 - primaryGroup) / secondaryGroup * secondaryGroup
  }
}
