#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Android)
  internal import Android
#endif

/// Searches by the C library, which is fast in debug builds too.
enum ByteSearch {
  /// The first `byte` in `start..<end`; `end` where there is none.
  static func first(
    _ byte: Int32, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    guard start < end, let found = memchr(base + start, byte, end - start) else { return end }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether `word` stands at `start`, all of it before `end`.
  static func matches(
    _ word: StaticString, in base: UnsafePointer<UInt8>, at start: Int, to end: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    return count <= end - start && memcmp(base + start, word.utf8Start, count) == 0
  }

  /// Where `word` begins in `start..<end`; `end` where it does not.
  static func find(
    _ word: StaticString, in base: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let first = Int32(word.utf8Start.pointee)
    var index = start
    while true {
      index = self.first(first, in: base, from: index, to: end)
      if index == end || matches(word, in: base, at: index, to: end) { return index }
      index += 1
    }
  }
}
