extension Conversion {
  /// Lone surrogates become U+FFFD with a warning: the platform's reader keeps them.
  mutating func decodeUTF16(_ body: UnsafeRawBufferPointer, bigEndian: Bool) {
    guard let source = body.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return empty() }
    let units = body.count / 2
    let high = bigEndian ? 0 : 1
    var faults = FaultyLines()
    let output = ByteStorage(capacity: units * 3)
    output.append(room: units * 3) { pointer in
      var count = 0
      var index = 0
      while index < units {
        var scalar = UInt32(source[2 * index + high]) << 8 | UInt32(source[2 * index + 1 - high])
        index += 1
        if scalar & 0xF800 == 0xD800 {
          var next: UInt32 = 0
          if scalar < 0xDC00, index < units {
            next = UInt32(source[2 * index + high]) << 8 | UInt32(source[2 * index + 1 - high])
          }
          if next & 0xFC00 == 0xDC00 {
            index += 1
            scalar = 0x10000 + ((scalar & 0x3FF) << 10 | (next & 0x3FF))
          } else {
            let end = pointer.write(scalar: 0xFFFD, at: count)
            faults.add(
              count, end, in: UnsafeRawBufferPointer(start: pointer, count: end),
              severity: .warning, message: Self.loneSurrogate(scalar))
            scalar = 0xFFFD
          }
        }
        count = pointer.write(scalar: scalar, at: count)
      }
      return count
    }
    storage = output
    faults.report(to: &self)
    noteLeftover(body.count % 2, unit: 2)
  }

  mutating func decodeUTF32(_ body: UnsafeRawBufferPointer, bigEndian: Bool) {
    let units = body.count / 4
    var faults = FaultyLines()
    let output = ByteStorage(capacity: units * 4)
    output.append(room: units * 4) { pointer in
      var count = 0
      for index in 0..<units {
        let unit = body.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        let scalar = bigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
        let end = pointer.write(scalar: Unicode.Scalar(scalar) == nil ? 0xFFFD : scalar, at: count)
        if Unicode.Scalar(scalar) == nil {
          faults.add(
            count, end, in: UnsafeRawBufferPointer(start: pointer, count: end),
            message: "\(Self.hexadecimal(scalar)) is no character; save the file as UTF-8")
        }
        count = end
      }
      return count
    }
    storage = output
    faults.report(to: &self)
    noteLeftover(body.count % 4, unit: 4)
  }

  private mutating func empty() { storage = ByteStorage(capacity: 0) }

  private mutating func noteLeftover(_ count: Int, unit: Int) {
    guard count > 0, let storage else { return }
    note(
      Finding(
        rule: .invalidEncoding,
        message: "the file ends in the middle of a UTF-\(unit * 8) character: it was cut off or "
          + "damaged; save it again as UTF-8",
        start: storage.count, end: storage.count))
  }

  private static func loneSurrogate(_ unit: UInt32) -> String {
    "\(hexadecimal(unit)) is half of a surrogate pair and no character; write the character again"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    "0x" + String(value, radix: 16, uppercase: true)
  }
}
