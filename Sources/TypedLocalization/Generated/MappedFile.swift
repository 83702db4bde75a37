internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file's bytes for the rest of the process: mapped where the platform can, else copied.
enum MappedFile {
  /// Nil where there is no readable file.
  static func bytes(at path: String) -> UnsafeRawBufferPointer? {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
      mapped(path)
    #else
      copied(path)
    #endif
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
    private static func mapped(_ path: String) -> UnsafeRawBufferPointer? {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      let count = Int(status.st_size)
      guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
      guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
        start != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      return UnsafeRawBufferPointer(start: start, count: count)
    }
  #else
    private static func copied(_ path: String) -> UnsafeRawBufferPointer? {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 8)
      data.copyBytes(to: copy)
      return UnsafeRawBufferPointer(copy)
    }
  #endif
}
