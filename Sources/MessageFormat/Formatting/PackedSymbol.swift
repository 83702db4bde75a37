/// At most eight bytes of UTF-8, written without looking elsewhere.
struct PackedSymbol: Equatable {
  private let bits: UInt64
  let count: Int

  /// Empty where `text` is longer.
  init(_ text: String) {
    var bits: UInt64 = 0
    let isShort = text.utf8.count <= 8
    for byte in text.utf8.reversed() where isShort { bits = bits << 8 | UInt64(byte) }
    self.bits = bits
    count = isShort ? text.utf8.count : 0
  }

  /// Writes the bytes, the last one raised by `step`; returns how many there are.
  @inline(__always)
  func write(to target: UnsafeMutablePointer<UInt8>, step: UInt8 = 0) -> Int {
    var rest = bits
    var index = 0
    while index < count {
      target[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
      index &+= 1
    }
    if count > 0 { target[count &- 1] &+= step }
    return count
  }
}
