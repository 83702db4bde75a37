/// Scalars and digits between texts and their escapes.
package enum UTF8Writing {
  package static func append(_ scalar: Unicode.Scalar, to storage: ByteStorage) {
    let value = scalar.value
    if value < 0x80 {
      storage.append(UInt8(truncatingIfNeeded: value))
    } else if value < 0x800 {
      storage.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      storage.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    } else {
      if value < 0x10000 {
        storage.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      } else {
        storage.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
        storage.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      }
      storage.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
      storage.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }
  }

  package static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }
}
