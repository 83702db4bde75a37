/// Bytes that never move relative to their start: what every `Text` points into.
///
/// One owner appends while it parses; afterwards the storage is only read, which is what makes
/// sharing it between threads safe.
package final class ByteStorage: @unchecked Sendable {
  // Debug builds, in which users run the tool, would look each access up at run time.
  @exclusivity(unchecked) package private(set) var base: UnsafeMutableRawPointer
  @exclusivity(unchecked) package private(set) var count: Int
  @exclusivity(unchecked) private var capacity: Int

  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    count = 0
    base = ResizableMemory.allocate(self.capacity)
  }

  package convenience init(_ bytes: UnsafeRawBufferPointer) {
    self.init(capacity: bytes.count)
    append(bytes)
  }

  package convenience init(_ string: String) {
    self.init(capacity: string.utf8.count)
    append(string)
  }

  deinit { ResizableMemory.deallocate(base) }

  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  package func append(_ byte: UInt8) {
    if count == capacity { reserve(1) }
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  package func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    reserve(bytes.count)
    (base + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  package func append(_ string: String) {
    var string = string
    string.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  package func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends `bytes` between quotation marks. Control characters, quotation marks and backslashes are
  /// left to `escape`.
  package func append(quoted bytes: UnsafeRawBufferPointer, escape: (UInt8) -> Void) {
    append(0x22)
    var index = 0
    while index < bytes.count, let base = bytes.baseAddress {
      let start = index
      while index < bytes.count {
        let byte = base.load(fromByteOffset: index, as: UInt8.self)
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { break }
        index += 1
      }
      append(UnsafeRawBufferPointer(start: base + start, count: index - start))
      guard index < bytes.count else { break }
      escape(base.load(fromByteOffset: index, as: UInt8.self))
      index += 1
    }
    append(0x22)
  }

  package func append(_ scalar: Unicode.Scalar) {
    reserve(4)
    count = base.write(scalar: scalar.value, at: count)
  }

  /// Makes room for `extra` more bytes. Pointers into the storage are no longer valid after it.
  package func reserve(_ extra: Int) {
    guard count + extra > capacity else { return }
    capacity = max(capacity * 2, count + extra)
    base = ResizableMemory.resize(base, count: count, to: capacity)
  }

  /// Lets `body` write at most `room` bytes at the end; it returns how many it wrote.
  package func append(room: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
    reserve(room)
    count += body(base + count)
  }
}

extension ByteStorage {
  package func append(decimal number: Int) {
    if number < 0 { append(0x2D) }
    let magnitude = number.magnitude
    var digits = 1
    var bound: UInt = 10
    while digits < 20, magnitude >= bound {
      digits &+= 1
      bound = digits < 20 ? bound &* 10 : bound
    }
    append(room: digits) { output in
      var rest = magnitude
      var index = digits &- 1
      while index >= 0 {
        let digit = UInt8(truncatingIfNeeded: 0x30 &+ rest % 10)
        output.storeBytes(of: digit, toByteOffset: index, as: UInt8.self)
        rest /= 10
        index &-= 1
      }
      return digits
    }
  }

  /// The lowest `digits` digits, in lower case.
  package func append(hexadecimal number: UInt64, digits: Int) {
    var shift = (digits - 1) * 4
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 0xF
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      shift -= 4
    }
  }
}

/// Memory of the C library, which makes a large piece larger by moving its pages instead of
/// copying what they hold to new ones. What grows, grows here.
package enum ResizableMemory {
  package static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    malloc(byteCount) ?? .allocate(byteCount: byteCount, alignment: 16)
  }

  /// The same bytes, perhaps in another place; `count` of them are in use.
  package static func resize(
    _ memory: UnsafeMutableRawPointer, count: Int, to byteCount: Int
  ) -> UnsafeMutableRawPointer {
    if let moved = realloc(memory, byteCount) { return moved }
    let larger = allocate(byteCount)
    larger.copyMemory(from: memory, byteCount: count)
    deallocate(memory)
    return larger
  }

  package static func deallocate(_ memory: UnsafeMutableRawPointer) { free(memory) }
}
