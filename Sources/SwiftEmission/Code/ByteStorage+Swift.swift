extension ByteStorage {
  /// A string literal whose UTF-8 is exactly `bytes`, which are valid UTF-8.
  func append(swiftLiteral bytes: UnsafeRawBufferPointer) {
    append(0x22)
    guard let base = bytes.baseAddress else { return append(0x22) }
    let count = bytes.count
    var index = 0
    while index < count {
      let run = index
      while index < count {
        let byte = base.load(fromByteOffset: index, as: UInt8.self)
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { break }
        index += 1
      }
      append(UnsafeRawBufferPointer(start: base + run, count: index - run))
      if index < count {
        append(escaped: base.load(fromByteOffset: index, as: UInt8.self))
        index += 1
      }
    }
    append(0x22)
  }

  private func append(escaped byte: UInt8) {
    append(0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0: append(0x30)
    case 0x09: append(0x74)
    case 0x0A: append(0x6E)
    case 0x0D: append(0x72)
    default: appendCode(of: UInt32(byte))
    }
  }

  /// `u{202e}`.
  private func appendCode(of value: UInt32) {
    append(0x75)
    append(0x7B)
    var digits = 1
    while value >> UInt32(digits * 4) > 0 { digits += 1 }
    append(hexadecimal: UInt64(value), digits: digits)
    append(0x7D)
  }
}

extension ByteStorage {
  /// One line of comment: line breaks become blanks, control and direction characters are spelt
  /// out, what is longer than `limit` bytes is cut.
  func append(commentText bytes: UnsafeRawBufferPointer, limit: Int) {
    let end = Self.cut(bytes, at: limit)
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while index < end {
      let run = index
      while index < end {
        let byte = base.load(fromByteOffset: index, as: UInt8.self)
        if byte < 0x20 || byte == 0x7F || Self.leadsSpecialScalar(byte) { break }
        index += 1
      }
      append(UnsafeRawBufferPointer(start: base + run, count: index - run))
      if index < end { index += appendScalar(base + index, available: end - index) }
    }
    if end < bytes.count { append("…") }
  }

  /// Whether a control or direction character may begin with `byte`.
  @inline(__always)
  private static func leadsSpecialScalar(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }

  /// Where a text ends that is cut in front of the scalar that crosses `limit`.
  private static func cut(_ bytes: UnsafeRawBufferPointer, at limit: Int) -> Int {
    guard bytes.count > limit else { return bytes.count }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Writes one scalar as a comment may hold it; gives the number of bytes read.
  private func appendScalar(_ base: UnsafeRawPointer, available: Int) -> Int {
    let (value, length) = SourceBytes(base, count: available).scalar(at: 0)
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: append(0x20)
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      append(0x5C)
      appendCode(of: value)
    default: append(UnsafeRawBufferPointer(start: base, count: length))
    }
    return length
  }
}
