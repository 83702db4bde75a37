/// The bytes of a text while it is put together: in the buffer given, and on the heap when that is
/// full. `finish` must be called once.
struct FormatOutput {
  static let stackCapacity = 1024
  /// No text grows beyond this; what comes after is left out.
  static let highestCount = 1 << 28

  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  private var isOnHeap = false

  init(initial: UnsafeMutableBufferPointer<UInt8>) {
    if let base = initial.baseAddress {
      self.base = base
      capacity = initial.count
    } else {
      base = .allocate(capacity: 64)
      capacity = 64
      isOnHeap = true
    }
  }

  /// The text, or nil unless it `isWhole`.
  mutating func finish(isWhole: Bool) -> String? {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    let text = isWhole ? String(decoding: bytes, as: UTF8.self) : nil
    if isOnHeap { base.deallocate() }
    return text
  }

  /// Whether there is room for `extra` more bytes, after making it.
  @inline(__always)
  mutating func reserve(_ extra: Int) -> Bool {
    extra <= capacity &- count || grow(by: extra)
  }

  private mutating func grow(by extra: Int) -> Bool {
    guard extra <= Self.highestCount - count else { return false }
    capacity = max(capacity * 2, count + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    if isOnHeap { base.deallocate() }
    base = larger
    isOnHeap = true
    return true
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard reserve(1) else { return }
    base[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, count added: Int) {
    guard added > 0, reserve(added) else { return }
    (base + count).update(from: source, count: added)
    count &+= added
  }

  /// Lets `body` write at most `room` bytes; it returns how many it wrote.
  @inline(__always)
  mutating func append(room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    guard reserve(room) else { return }
    count &+= body(base + count)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let source = bytes.baseAddress { append(source, count: bytes.count) }
  }

  @inline(__always)
  mutating func append(_ string: String) {
    let isCopied: Void? = string.utf8.withContiguousStorageIfAvailable { buffer in
      if let source = buffer.baseAddress { append(source, count: buffer.count) }
    }
    guard isCopied == nil else { return }
    for byte in string.utf8 { append(byte) }
  }

  mutating func append(repeating byte: UInt8, count added: Int) {
    guard added > 0, reserve(added) else { return }
    (base + count).update(repeating: byte, count: added)
    count &+= added
  }

  /// Fills what was appended since `start` up to `width` Unicode scalars with spaces.
  mutating func pad(from start: Int, to width: Int, leftAligned: Bool) {
    var scalars = 0
    for offset in start..<count where base[offset] & 0xC0 != 0x80 { scalars += 1 }
    let missing = width - scalars
    guard missing > 0, reserve(missing) else { return }
    let added = count - start
    if leftAligned {
      (base + count).update(repeating: 0x20, count: missing)
    } else {
      (base + start + missing).update(from: base + start, count: added)
      (base + start).update(repeating: 0x20, count: missing)
    }
    count += missing
  }
}
