extension BinaryPropertyListReader {
  mutating func readInteger(at offset: Int, size: Int) {
    guard offset <= end - size else { return invalid("a number lies outside of the file") }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(base[index]) }
    let textStart = side.count
    // Eight bytes are signed, sixteen are an unsigned number of which the lower half counts.
    let digits = size == 8 ? String(Int64(bitPattern: value)) : String(value)
    for byte in digits.utf8 { side.append(byte) }
    appendText(from: textStart, kind: .number)
  }

  /// A value that no table needs to look into.
  mutating func readOpaque(_ kind: ValueNode.Kind, at offset: Int, size: Int) {
    guard size <= end - offset else { return invalid("a value lies outside of the file") }
    append(kind)
  }

  mutating func readText(_ offset: Int, count: Int, isASCII: Bool) {
    guard count <= tableOffset - offset else {
      return invalid("a text lies outside of the file")
    }
    guard count <= textBudget else {
      textBudget = 0
      return append(.invalid)
    }
    let textStart = side.count
    let bytes = UnsafeBufferPointer(start: base + offset, count: count)
    var isPlain = true
    var index = 0
    while index < count, isPlain {
      if bytes[index] >= 0x80 { isPlain = false }
      index += 1
    }
    if isPlain {
      side.append(UnsafeRawBufferPointer(bytes))
    } else if isASCII {
      for byte in bytes {
        UTF8Writing.append(byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}", to: side)
      }
    } else {
      for byte in String(decoding: bytes, as: UTF8.self).utf8 { side.append(byte) }
    }
    appendText(from: textStart)
  }

  /// Lone surrogates become U+FFFD.
  mutating func readUTF16(_ offset: Int, count: Int) {
    guard count <= (tableOffset - offset) / 2 else {
      return invalid("a text lies outside of the file")
    }
    guard count <= textBudget else {
      textBudget = 0
      return append(.invalid)
    }
    let textStart = side.count
    var index = 0
    while index < count {
      let unit = codeUnit(offset + index * 2)
      index += 1
      if let scalar = Unicode.Scalar(unit) {
        UTF8Writing.append(scalar, to: side)
        continue
      }
      if unit < 0xDC00, index < count {
        let low = codeUnit(offset + index * 2)
        if low >= 0xDC00, low < 0xE000,
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          UTF8Writing.append(scalar, to: side)
          index += 1
          continue
        }
      }
      UTF8Writing.append("\u{FFFD}", to: side)
    }
    appendText(from: textStart)
  }

  private func codeUnit(_ offset: Int) -> UInt32 {
    UInt32(base[offset]) << 8 | UInt32(base[offset + 1])
  }
}
