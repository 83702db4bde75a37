extension Conversion {
  mutating func decodeLatin1(_ body: UnsafeRawBufferPointer) {
    let output = ByteStorage(capacity: body.count * 2)
    output.append(room: body.count * 2) { pointer in
      var count = 0
      for byte in body { count = pointer.write(scalar: UInt32(byte), at: count) }
      return count
    }
    storage = output
  }

  /// Every maximal part of an ill-formed sequence becomes one U+FFFD, as Unicode recommends.
  mutating func repairUTF8(_ body: UnsafeRawBufferPointer) {
    var faults = FaultyLines()
    let output = ByteStorage(capacity: body.count * 3)
    output.append(room: body.count * 3) { pointer in
      var count = 0
      var index = 0
      while index < body.count {
        let (length, isValid) = UTF8Sequence.measure(body, at: index)
        if isValid {
          for offset in 0..<length { pointer.write(byte: body[index + offset], at: count + offset) }
          count += length
        } else {
          let end = pointer.write(scalar: 0xFFFD, at: count)
          let written = UnsafeRawBufferPointer(start: pointer, count: end)
          faults.add(count, end, in: written, message: Self.invalidByte(body[index]))
          count = end
        }
        index += length
      }
      return count
    }
    storage = output
    faults.report(to: &self)
  }

  private static func invalidByte(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits) is not UTF-8 here, and the platform's reader drops the whole "
      + "table; save the file as UTF-8"
  }
}

/// Well-formed sequences as in table 3-7 of the Unicode standard.
enum UTF8Sequence {
  /// Length of the sequence at `index`, or of the part of it that could begin one.
  static func measure(_ bytes: UnsafeRawBufferPointer, at index: Int) -> (Int, isValid: Bool) {
    let lead = bytes[index]
    if lead < 0x80 { return (1, true) }
    guard 0xC2...0xF4 ~= lead else { return (1, false) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    for offset in 1..<length {
      guard index + offset < bytes.count, allowed ~= bytes[index + offset] else {
        return (offset, false)
      }
      allowed = 0x80...0xBF
    }
    return (length, true)
  }
}

extension UnsafeMutableRawPointer {
  func write(byte: UInt8, at offset: Int) {
    storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
  }

  /// Writes the UTF-8 of a scalar, at most four bytes; returns the offset behind it.
  func write(scalar: UInt32, at offset: Int) -> Int {
    let bytes = assumingMemoryBound(to: UInt8.self)
    if scalar < 0x80 {
      bytes[offset] = UInt8(truncatingIfNeeded: scalar)
      return offset + 1
    }
    let last = UInt8(truncatingIfNeeded: 0x80 | (scalar & 0x3F))
    if scalar < 0x800 {
      bytes[offset] = UInt8(truncatingIfNeeded: 0xC0 | (scalar >> 6))
      bytes[offset + 1] = last
      return offset + 2
    }
    let third = UInt8(truncatingIfNeeded: 0x80 | ((scalar >> 6) & 0x3F))
    if scalar < 0x10000 {
      bytes[offset] = UInt8(truncatingIfNeeded: 0xE0 | (scalar >> 12))
      bytes[offset + 1] = third
      bytes[offset + 2] = last
      return offset + 3
    }
    bytes[offset] = UInt8(truncatingIfNeeded: 0xF0 | ((scalar >> 18) & 0x07))
    bytes[offset + 1] = UInt8(truncatingIfNeeded: 0x80 | ((scalar >> 12) & 0x3F))
    bytes[offset + 2] = third
    bytes[offset + 3] = last
    return offset + 4
  }
}
