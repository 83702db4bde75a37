/// The bytes of a text under construction: in the given buffer, then on the heap when that is full.
/// `finish` must be called once.
struct FormatOutput {
  static let stackCapacity = 1024
  /// The longest text; anything beyond is left out.
  static let highestCount = 1 << 28

  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  private var isOnHeap = false

  init(initial: UnsafeMutableBufferPointer<UInt8>) {
    if let base = initial.baseAddress {
      self.base = base
      capacity = initial.count
    } else {
      capacity = 64
      base = Self.bytes(in: ResizableMemory.allocate(capacity))
      isOnHeap = true
    }
  }

  /// The text, or nil unless it `isWhole`.
  mutating func finish(isWhole: Bool) -> String? {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    let text = isWhole ? String(decoding: bytes, as: UTF8.self) : nil
    if isOnHeap { ResizableMemory.deallocate(base) }
    return text
  }

  private static func bytes(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8> {
    memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Makes room for `extra` more bytes; false if the text would be too long.
  @inline(__always)
  mutating func reserve(_ extra: Int) -> Bool {
    extra <= capacity &- count || grow(by: extra)
  }

  private mutating func grow(by extra: Int) -> Bool {
    guard extra <= Self.highestCount - count else { return false }
    capacity = max(capacity * 2, count + extra)
    if isOnHeap {
      base = Self.bytes(in: ResizableMemory.resize(base, count: count, to: capacity))
    } else {
      let memory = ResizableMemory.allocate(capacity)
      memory.copyMemory(from: base, byteCount: count)
      base = Self.bytes(in: memory)
      isOnHeap = true
    }
    return true
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard reserve(1) else { return }
    base[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, count added: Int) {
    guard added > 0, reserve(added) else { return }
    (base + count).update(from: source, count: added)
    count &+= added
  }

  /// Lets `body` write at most `room` bytes; it returns how many it wrote.
  @inline(__always)
  mutating func append(room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    guard reserve(room) else { return }
    count &+= body(base + count)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let source = bytes.baseAddress { append(source, count: bytes.count) }
  }

  @inline(__always)
  mutating func append(_ string: String) {
    let isCopied: Void? = string.utf8.withContiguousStorageIfAvailable { buffer in
      if let source = buffer.baseAddress { append(source, count: buffer.count) }
    }
    guard isCopied == nil else { return }
    for byte in string.utf8 { append(byte) }
  }

  mutating func append(repeating byte: UInt8, count added: Int) {
    guard added > 0, reserve(added) else { return }
    (base + count).update(repeating: byte, count: added)
    count &+= added
  }

  /// Pads what was appended since `start` to `width` Unicode scalars with spaces.
  mutating func pad(from start: Int, to width: Int, leftAligned: Bool) {
    var scalars = 0
    for offset in start..<count where base[offset] & 0xC0 != 0x80 { scalars += 1 }
    let missing = width - scalars
    guard missing > 0, reserve(missing) else { return }
    let added = count - start
    if leftAligned {
      (base + count).update(repeating: 0x20, count: missing)
    } else {
      (base + start + missing).update(from: base + start, count: added)
      (base + start).update(repeating: 0x20, count: missing)
    }
    count += missing
  }
}

/// How a number is laid out.
struct NumberLayout {
  /// The largest width or precision; every digit of any Double fits.
  static let highestAmount = 4096

  var isNegative: Bool
  var flags: Placeholder.Flags = []
  var width = 0
  var precision: Int?

  init(isNegative: Bool) { self.isNegative = isNegative }

  init(precision: Int) {
    isNegative = false
    self.precision = precision
  }

  /// The zero flag counts only where the `-` flag is absent.
  var padsWithZeros: Bool { flags.contains(.zero) && !flags.contains(.leftAlign) }
}

extension FormatOutput {
  /// Appends one argument; one of the wrong type for the conversion is printed as well as possible.
  mutating func append(
    _ argument: FormatArgument, conversion: Placeholder.Conversion, layout: NumberLayout,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    let start = count
    switch conversion {
    case .object: return append(argument.description)
    case .decimal, .integer: appendSigned(argument, layout: layout, symbols: symbols)
    case .unsigned: appendUnsigned(argument, layout: layout, symbols: symbols)
    case .hexadecimal, .uppercaseHexadecimal, .octal, .pointer:
      appendBits(argument, conversion: conversion, layout: layout)
    case .character, .utf16Unit: appendCharacter(argument)
    case .cString, .utf16String: appendPrefix(of: argument.description, layout: layout)
    default:
      if let number = argument.double {
        append(number, conversion: conversion, layout: layout, symbols: symbols)
      } else {
        append(argument.description)
      }
    }
    if layout.width > 0 {
      pad(from: start, to: layout.width, leftAligned: layout.flags.contains(.leftAlign))
    }
  }

  private mutating func appendSigned(
    _ argument: FormatArgument, layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    var layout = layout
    switch argument {
    case .int(let number):
      layout.isNegative = number < 0
      append(magnitude: number.magnitude, layout: layout, symbols: symbols)
    case .uint(let number):
      append(magnitude: number, layout: layout, symbols: symbols)
    case .double(let number):
      guard let magnitude = UInt64(exactly: number.magnitude) else {
        return append(argument.description)
      }
      layout.isNegative = number < 0
      append(magnitude: magnitude, layout: layout, symbols: symbols)
    case .string, .character: append(argument.description)
    }
  }

  private mutating func appendUnsigned(
    _ argument: FormatArgument, layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    var layout = layout
    layout.flags.subtract([.plus, .space])
    guard case .int(let number) = argument, number < 0 else {
      return appendSigned(argument, layout: layout, symbols: symbols)
    }
    append(magnitude: UInt64(bitPattern: number), layout: layout, symbols: symbols)
  }

  private mutating func appendBits(
    _ argument: FormatArgument, conversion: Placeholder.Conversion, layout: NumberLayout
  ) {
    let bits: UInt64
    switch argument {
    case .int(let number): bits = UInt64(bitPattern: number)
    case .uint(let number): bits = number
    case .double(let number):
      guard let exact = UInt64(exactly: number) else { return append(argument.description) }
      bits = exact
    case .string, .character: return append(argument.description)
    }
    append(bits: bits, conversion: conversion, layout: layout)
  }

  /// A number is a code point.
  private mutating func appendCharacter(_ argument: FormatArgument) {
    let code: UInt32?
    switch argument {
    case .int(let number): code = UInt32(exactly: number)
    case .uint(let number): code = UInt32(exactly: number)
    default: return append(argument.description)
    }
    append(String(code.flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}"))
  }

  private mutating func appendPrefix(of text: String, layout: NumberLayout) {
    guard let precision = layout.precision else { return append(text) }
    append(String(text.prefix(precision)))
  }
}

extension FormatOutput {
  /// A decimal number. With `symbols` the zero flag counts digits before they are grouped, as the
  /// platform does: `%05d` of 42 is `00,042`.
  mutating func append(
    magnitude: UInt64, layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      guard let base = buffer.baseAddress else { return }
      let end = base + 24
      let digits = Self.writeDecimal(magnitude, before: end)
      append(digits: digits, count: end - digits, layout: layout, symbols: symbols)
    }
  }

  /// Returns where the digits begin: none for zero.
  @inline(__always)
  private static func writeDecimal(
    _ number: UInt64, before end: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var rest = number
    var cursor = end
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      cursor -= 1
      cursor.pointee = UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0")
      rest = quotient
    }
    return cursor
  }

  private mutating func append(
    digits: UnsafePointer<UInt8>, count digitCount: Int, layout: NumberLayout,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    var zeros = max(layout.precision ?? 1, 0) - digitCount
    let signCount = appendSign(layout, symbols: symbols)
    if layout.precision == nil, layout.padsWithZeros {
      let columns = symbols == nil ? layout.width - signCount : layout.width
      zeros = max(zeros, columns - digitCount)
    }
    appendInteger(digits, count: digitCount, zeros: max(zeros, 0), symbols: symbols)
  }

  /// How many columns the sign takes.
  @inline(__always)
  mutating func appendSign(_ layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?) -> Int {
    if layout.isNegative {
      guard let symbols else {
        append(UInt8(ascii: "-"))
        return 1
      }
      append(symbols.pointee.minus)
    } else if layout.flags.contains(.plus) {
      guard let symbols else {
        append(UInt8(ascii: "+"))
        return 1
      }
      append(symbols.pointee.plus)
    } else if layout.flags.contains(.space) {
      append(UInt8(ascii: " "))
    } else {
      return 0
    }
    return 1
  }

  /// The digits before a decimal separator: `zeros` and then `digits`, grouped.
  mutating func appendInteger(
    _ digits: UnsafePointer<UInt8>, count digitCount: Int, zeros: Int,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    guard let symbols else {
      append(repeating: UInt8(ascii: "0"), count: zeros)
      return append(digits, count: digitCount)
    }
    let total = zeros + digitCount
    if symbols.pointee.hasPlainDigits, !symbols.pointee.groups(total) {
      append(repeating: UInt8(ascii: "0"), count: zeros)
      return append(digits, count: digitCount)
    }
    appendGrouped(digits, zeros: zeros, total: total, symbols: symbols)
  }

  private mutating func appendGrouped(
    _ digits: UnsafePointer<UInt8>, zeros: Int, total: Int, symbols: UnsafePointer<NumberSymbols>
  ) {
    let zero = symbols.pointee.zero
    let grouping = symbols.pointee.grouping
    let primary = symbols.pointee.primaryGroup
    let secondary = symbols.pointee.secondaryGroup
    var next = symbols.pointee.groups(total) ? symbols.pointee.firstGroupEnd(of: total) : 0
    append(room: total &* (zero.count &+ grouping.count)) { target in
      var end = target
      for index in 0..<total {
        let remaining = total &- index
        if remaining == next, index > 0 {
          end += grouping.write(to: end)
          next = next > primary ? next &- secondary : 0
        }
        let digit = index < zeros ? 0 : digits[index &- zeros] &- UInt8(ascii: "0")
        end += zero.write(to: end, step: digit)
      }
      return end - target
    }
  }

  @inline(__always)
  mutating func append(digit: UInt8, symbols: UnsafePointer<NumberSymbols>) {
    append(room: symbols.pointee.zero.count) { symbols.pointee.zero.write(to: $0, step: digit) }
  }

  /// `%x %X %o %p`.
  mutating func append(bits: UInt64, conversion: Placeholder.Conversion, layout: NumberLayout) {
    let isUppercase = conversion == .uppercaseHexadecimal
    var digits = String(bits, radix: conversion == .octal ? 8 : 16, uppercase: isUppercase)
    if bits == 0, layout.precision == 0, conversion != .pointer { digits = "" }
    var prefix = ""
    let isAlternate = layout.flags.contains(.alternate)
    if conversion == .pointer {
      prefix = "0x"
    } else if isAlternate, bits != 0, conversion != .octal {
      prefix = isUppercase ? "0X" : "0x"
    }
    var zeros = (layout.precision ?? 0) - digits.utf8.count
    if isAlternate, conversion == .octal, zeros < 1, digits.first != "0" { zeros = 1 }
    if layout.precision == nil, layout.padsWithZeros {
      zeros = max(zeros, layout.width - digits.utf8.count - prefix.utf8.count)
    }
    append(prefix)
    append(repeating: UInt8(ascii: "0"), count: zeros)
    append(digits)
  }
}
