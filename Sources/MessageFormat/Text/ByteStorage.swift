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
    var copy = string
    self.init(capacity: copy.utf8.count)
    copy.withUTF8 { append(UnsafeRawBufferPointer($0)) }
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
