/// Between scalars and the bytes and code units that they are written with.
package enum UnicodeEncoding {
  /// The scalar that two code units of UTF-16 make; nil unless they are a surrogate pair.
  package static func scalar(high: UInt32, low: UInt32) -> Unicode.Scalar? {
    guard high & 0xFFFF_FC00 == 0xD800, low & 0xFFFF_FC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + ((high & 0x3FF) << 10 | (low & 0x3FF)))
  }
}

extension SourceBytes {
  /// The scalar at `index` and its length, where the bytes are valid UTF-8; a lone byte is taken as
  /// it is.
  package func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = base[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, index + length <= end else { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    var offset = index + 1
    while offset < index + length {
      value = value << 6 | UInt32(base[offset] & 0x3F)
      offset += 1
    }
    return (value, length)
  }
}

extension UnsafeMutableRawPointer {
  /// Writes the UTF-8 of a scalar, at most four bytes; returns the offset behind it.
  package func write(scalar: UInt32, at offset: Int) -> Int {
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
