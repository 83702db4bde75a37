extension ByteStorage {
  package func append(_ string: String) {
    var copy = string
    copy.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends `bytes` between quotes with what JSON must escape escaped. They are UTF-8.
  package func append(jsonString bytes: UnsafeRawBufferPointer) {
    append(room: bytes.count * 6 + 2) { target in
      var end = 0
      func put(_ byte: UInt8) {
        target.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
        end += 1
      }
      put(0x22)
      var index = 0
      let count = bytes.count
      while index < count {
        let byte = bytes[index]
        index += 1
        if byte >= 0x20, byte != 0x22, byte != 0x5C {
          target.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
          end += 1
          continue
        }
        put(0x5C)
        switch byte {
        case 0x22, 0x5C: put(byte)
        case 0x0A: put(0x6E)
        case 0x0D: put(0x72)
        case 0x09: put(0x74)
        default:
          put(0x75)
          put(0x30)
          put(0x30)
          put(0x30 + byte >> 4)
          put(hexadecimalDigit(byte & 15))
        }
      }
      put(0x22)
      return end
    }
  }

  package func append(jsonString string: String) {
    var copy = string
    copy.withUTF8 { append(jsonString: UnsafeRawBufferPointer($0)) }
  }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? 0x30 + value : 0x61 + value - 10
}
