#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Android)
  internal import Android
#endif

extension Text {
  /// Whether it contains LF or CR.
  var hasLineBreak: Bool {
    let base = UnsafeRawPointer(storage.base) + Int(start)
    return memchr(base, 0x0A, Int(count)) != nil || memchr(base, 0x0D, Int(count)) != nil
  }
}
