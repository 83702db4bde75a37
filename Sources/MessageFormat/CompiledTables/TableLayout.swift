/// The layout of a compiled table, shared by writer and reader.
///
///     header   magic, version, fingerprint, message count, size, offset of the keys, length of the tag
///     slots    one offset a message, 0 for a missing one
///     tag      the language
///     records  one node a message
///     keys     one offset a message, and the keys; in the development language's table only
///
/// Numbers are written in printable digits of six bits (`0` … `o`), so that a table is valid UTF-8
/// and stands in a string literal almost without escapes. A fixed number is five digits, lowest
/// first. A compact number is of digits of five bits, all but the last with bit 5 set.
///
///     node     T length text
///              F length text operations     until they have covered the text
///              P argument printed cases     by plural category
///              D cases  |  W cases          by device, by width
///              V length node count variables
///              N node                      whose numbers are printed as in C; whole messages only
///     cases    count, then label and length of each, then their nodes
///     variable length of the rest, length of its name, name, argument, placeholder, node
enum TableLayout {
  static let magic: StaticString = "TLTable"
  static let archiveMagic: StaticString = "TLTabls"
  static let magicCount = 7
  static let version = 2

  static let fixedCount = 5
  static let fingerprintOffset = 8
  static let messageCountOffset = 19
  static let sizeOffset = 24
  static let keysOffset = 29
  static let languageCountOffset = 34
  static let slotsOffset = 36

  /// What a fixed or a compact number can hold.
  static let highestNumber = 1 << 30 - 1
  /// How deep a reader goes, variables' nodes counted.
  static let depthLimit = 2 * MessageNode.deepestNesting

  /// What a node begins with.
  enum Tag {
    static let text = UInt8(ascii: "T")
    static let form = UInt8(ascii: "F")
    static let plural = UInt8(ascii: "P")
    static let device = UInt8(ascii: "D")
    static let width = UInt8(ascii: "W")
    static let variables = UInt8(ascii: "V")
    static let plainNumbers = UInt8(ascii: "N")
  }

  /// What an operation of a form begins with; the length of the text it stands for follows.
  enum Operation {
    static let text = UInt8(ascii: "t")
    static let percent = UInt8(ascii: "%")
    /// `%@`, then the argument.
    static let object = UInt8(ascii: "s")
    /// `%d` of any length and without flags, then the argument.
    static let integer = UInt8(ascii: "d")
    /// Any other placeholder.
    static let placeholder = UInt8(ascii: "p")
    /// Then the variable's index.
    static let variable = UInt8(ascii: "v")
    /// One of a pair of marks, then its `MarkCode`.
    static let mark = UInt8(ascii: "m")
  }
}

extension ByteStorage {
  static let digitZero: UInt8 = 0x30

  func appendFixed(_ number: Int) {
    append(room: TableLayout.fixedCount) { target in
      Self.writeFixed(number, to: target)
      return TableLayout.fixedCount
    }
  }

  /// Overwrites a fixed number that was appended before.
  func replaceFixed(_ number: Int, at offset: Int) {
    guard offset >= 0, offset + TableLayout.fixedCount <= count else { return }
    Self.writeFixed(number, to: base + offset)
  }

  private static func writeFixed(_ number: Int, to target: UnsafeMutableRawPointer) {
    var rest = number
    var index = 0
    while index < TableLayout.fixedCount {
      let digit = UInt8(truncatingIfNeeded: rest & 0x3F) &+ digitZero
      target.storeBytes(of: digit, toByteOffset: index, as: UInt8.self)
      rest >>= 6
      index += 1
    }
  }

  /// Clamped to what a compact number can hold.
  func appendCompact(_ number: Int) {
    append(room: 8) { Self.writeCompact(number, to: $0) }
  }

  /// One operation of a form in one step: there are several in every message.
  func appendOperation(_ operation: UInt8, length: Int, argument: Int? = nil) {
    append(room: 24) { target in
      target.storeBytes(of: operation, as: UInt8.self)
      let end = 1 + Self.writeCompact(length, to: target + 1)
      guard let argument else { return end }
      return end + Self.writeCompact(argument, to: target + end)
    }
  }

  /// At most six bytes; returns how many.
  private static func writeCompact(_ number: Int, to target: UnsafeMutableRawPointer) -> Int {
    var rest = number < 0 ? 0 : number
    if rest > TableLayout.highestNumber { rest = TableLayout.highestNumber }
    var index = 0
    while rest >= 0x20 {
      let digit = UInt8(truncatingIfNeeded: (rest & 0x1F) | 0x20) &+ digitZero
      target.storeBytes(of: digit, toByteOffset: index, as: UInt8.self)
      index &+= 1
      rest >>= 5
    }
    let digit = UInt8(truncatingIfNeeded: rest) &+ digitZero
    target.storeBytes(of: digit, toByteOffset: index, as: UInt8.self)
    return index &+ 1
  }

  /// A length and as many bytes.
  func appendText(_ text: Text) {
    appendCompact(Int(text.count))
    append(text.bytes)
  }

  /// `count` digits of six bits, lowest first.
  func appendDigits(_ number: UInt64, count: Int) {
    var rest = number
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: rest & 0x3F) &+ Self.digitZero)
      rest >>= 6
    }
  }
}
