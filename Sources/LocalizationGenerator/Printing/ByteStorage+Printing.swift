extension ByteStorage {
  /// Appends `bytes` between quotes with what JSON must escape escaped. They are UTF-8.
  package func append(jsonString bytes: UnsafeRawBufferPointer) {
    append(0x22)
    guard let base = bytes.baseAddress else { return append(0x22) }
    let count = bytes.count
    var index = 0
    while index < count {
      let run = index
      while index < count {
        let byte = base.load(fromByteOffset: index, as: UInt8.self)
        if byte < 0x20 || byte == 0x22 || byte == 0x5C { break }
        index += 1
      }
      append(UnsafeRawBufferPointer(start: base + run, count: index - run))
      if index < count {
        append(jsonEscaped: base.load(fromByteOffset: index, as: UInt8.self))
        index += 1
      }
    }
    append(0x22)
  }

  private func append(jsonEscaped byte: UInt8) {
    append(0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0x0A: append(0x6E)
    case 0x0D: append(0x72)
    case 0x09: append(0x74)
    default:
      append(0x75)
      append(hexadecimal: UInt64(byte), digits: 4)
    }
  }

  package func append(jsonString string: String) {
    var copy = string
    copy.withUTF8 { append(jsonString: UnsafeRawBufferPointer($0)) }
  }
}
