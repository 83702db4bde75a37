/// Reads a compiled table from `offset` on, never at or behind `end`.
struct TableCursor {
  let base: UnsafePointer<UInt8>
  var offset: Int
  let end: Int

  /// 0, which begins nothing, behind the end.
  @inline(__always)
  mutating func readByte() -> UInt8 {
    guard offset < end else { return 0 }
    let byte = base[offset]
    offset &+= 1
    return byte
  }

  /// A compact number.
  @inline(__always)
  mutating func readNumber() -> Int? {
    guard offset < end else { return nil }
    let digit = Self.digit(base[offset])
    offset &+= 1
    return digit < 0x20 ? digit : readLongNumber(from: digit & 0x1F)
  }

  private mutating func readLongNumber(from start: Int) -> Int? {
    var number = start
    var shift = 5
    while offset < end, shift < 30 {
      let digit = Self.digit(base[offset])
      offset &+= 1
      number |= (digit & 0x1F) << shift
      if digit < 0x20 { return number }
      shift += 5
    }
    return nil
  }

  @inline(__always)
  mutating func readFixed() -> Int? {
    guard end &- offset >= TableLayout.fixedCount else { return nil }
    defer { offset &+= TableLayout.fixedCount }
    return Self.fixed(at: base + offset)
  }

  /// A length and as many bytes.
  @inline(__always)
  mutating func readText() -> UnsafeBufferPointer<UInt8>? {
    guard let count = readNumber(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return UnsafeBufferPointer(start: base + offset, count: count)
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int { Int((byte &+ 0x10) & 0x3F) }

  /// The caller has checked that five bytes are there.
  @inline(__always)
  static func fixed(at pointer: UnsafePointer<UInt8>) -> Int {
    let low = UInt32(
      littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
    let digits = (low &+ 0x1010_1010) & 0x3F3F_3F3F
    let number =
      (digits & 0x3F) | (digits >> 2 & 0xFC0) | (digits >> 4 & 0x3_F000) | (digits >> 6 & 0xFC_0000)
    return Int(number) | digit(pointer[4]) << 24
  }

  static func digits(at pointer: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<count { number |= UInt64(digit(pointer[index])) << (6 * UInt64(index)) }
    return number
  }
}

// MARK: Choosing

/// Which form of a plural is asked for.
struct PluralChoice {
  var category: PluralCategory
  /// The number is 0: then `zero` is taken in every language.
  var isZero = false
}

extension TableCursor {
  /// Moves from a node with variants to the text of the form that `environment` chooses; plurals
  /// are in the form `other`, or in the first where there is no such form.
  mutating func skipToForm(environment: FormatEnvironment) -> Bool {
    for _ in 0..<TableLayout.depthLimit {
      switch readByte() {
      case TableLayout.Tag.text, TableLayout.Tag.form: return true
      case TableLayout.Tag.plainNumbers: continue
      case TableLayout.Tag.variables: guard readFixed() != nil else { return false }
      case TableLayout.Tag.plural:
        guard readNumber() != nil, let printed = readNumber() else { return false }
        if printed == 1, readPlaceholder() == nil { return false }
        let start = offset
        if skipToCase(of: PluralChoice(category: .other)) { continue }
        offset = start
        guard skipToFirstCase() else { return false }
      case TableLayout.Tag.device:
        guard skipToCase(of: environment.device) else { return false }
      case TableLayout.Tag.width:
        guard skipToCase(ofWidth: environment.width) else { return false }
      default: return false
      }
    }
    return false
  }

  /// To the node of the category, else of `other`. False where there is neither: a text of another
  /// category would be wrong.
  mutating func skipToCase(of choice: PluralChoice) -> Bool {
    let category = Int(choice.category.rawValue)
    return skipToCase { label in
      if choice.isZero, label == Int(PluralCategory.zero.rawValue) { return 3 }
      if label == category { return 2 }
      return label == Int(PluralCategory.other.rawValue) ? 1 : nil
    }
  }

  /// To the first node.
  mutating func skipToFirstCase() -> Bool { skipToCase { _ in 0 } }

  /// To the node of the device, else of `other`, else of any.
  mutating func skipToCase(of device: DeviceClass) -> Bool {
    let wanted = Int(device.rawValue)
    return skipToCase { label in
      if label == wanted { return 2 }
      return label == Int(DeviceClass.other.rawValue) ? 1 : 0
    }
  }

  /// To the node of the largest width not above `width`, else of the smallest.
  mutating func skipToCase(ofWidth width: Int?) -> Bool {
    let limit = width ?? Int.max
    return skipToCase { label in label <= limit ? label + 1 : -label }
  }

  /// To the first node of the highest rank; nodes without a rank are left out.
  @inline(__always)
  private mutating func skipToCase(rank: (Int) -> Int?) -> Bool {
    guard let count = readNumber(), count > 0 else { return false }
    var best: (rank: Int, start: Int)?
    var start = 0
    for _ in 0..<count {
      guard let label = readNumber(), let length = readFixed() else { return false }
      if let rank = rank(label), best.map({ rank > $0.rank }) ?? true { best = (rank, start) }
      start &+= length
    }
    guard let best, best.start >= 0, best.start < end - offset else { return false }
    offset += best.start
    return true
  }
}
