internal import MessageFormat

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// What the runtime asks of the file system before the first text: by way of the C library where
/// there is one, since through Foundation these few questions cost more time and memory than all
/// else that a text needs.
enum Files {
  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
    static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return stat(path, &status) == 0 && kind(of: status) == UInt32(S_IFDIR)
    }

    /// As one type: the mode and its constants are of two on some platforms.
    private static func kind(of status: stat) -> UInt32 {
      UInt32(status.st_mode) & UInt32(S_IFMT)
    }

    /// What lies in a folder, in the system's order; nothing where it cannot be read.
    /// - Parameter isWanted: asked with a name's bytes: in a folder of thousands, strings cost more
    ///   than the reading.
    static func names(
      in path: String, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> [String] {
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          let bytes = bytes.assumingMemoryBound(to: UInt8.self)
          var count = 0
          while count < bytes.count, bytes[count] != 0 { count += 1 }
          let name = UnsafeBufferPointer(rebasing: bytes[..<count])
          if isWanted(name) { names.append(String(decoding: name, as: UTF8.self)) }
        }
      }
      return names
    }

    /// What a symbolic link says; nil where there is none.
    static func target(ofLink path: String) -> String? {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = readlink(path, start, buffer.count)
        guard count > 0, count < buffer.count else { return nil }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
      }
    }

    /// Whether the file, or a folder on the way to it, may not be read by this user.
    static func isForbidden(_ path: String) -> Bool {
      access(path, R_OK) != 0 && errno == EACCES
    }

    /// What no table is larger than.
    static let largest = 1 << 30

    /// A file's bytes for the rest of the process; nil where there is no readable file.
    ///
    /// They are read into memory: a file that is mapped takes its reader's life when it is cut short,
    /// and its texts when it is overwritten. In an Apple bundle files do not change: there they are
    /// mapped.
    /// - Parameter range: of the file's bytes; what is behind its end is left out.
    static func bytes(of path: String, in range: Range<Int> = 0..<largest)
      -> UnsafeRawBufferPointer?
    {
      // Or a pipe in the file's place would be waited for.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, kind(of: status) == UInt32(S_IFREG),
        status.st_size <= largest
      else { return nil }
      let range = range.clamped(to: 0..<Int(status.st_size))
      if range.isEmpty { return UnsafeRawBufferPointer(start: nil, count: 0) }
      #if canImport(Darwin)
        if isInBundle(path) { return mapped(descriptor, range) }
      #endif
      guard let memory = memory(range.count) else { return nil }
      let buffer = UnsafeMutableRawBufferPointer(start: memory, count: range.count)
      guard let count = read(descriptor, from: range.lowerBound, into: buffer) else {
        munmap(memory, range.count)
        return nil
      }
      // Less where the file was cut short meanwhile.
      return UnsafeRawBufferPointer(start: memory, count: count)
    }

    /// Pages of their own, which Linux makes at once: the faults of a thousand pages, one after the
    /// other, take longer than reading them.
    private static func memory(_ count: Int) -> UnsafeMutableRawPointer? {
      #if os(Linux)
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE
      #else
        let flags = MAP_PRIVATE | MAP_ANON
      #endif
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
      return start == UnsafeMutableRawPointer(bitPattern: -1) ? nil : start
    }

    /// Of a regular file; nil where there is none.
    static func size(of path: String) -> Int? {
      var status = stat()
      guard stat(path, &status) == 0, kind(of: status) == UInt32(S_IFREG) else { return nil }
      return Int(exactly: status.st_size)
    }

    /// Until the file or the buffer ends; nil on an error.
    static func read(
      _ descriptor: Int32, from start: Int = 0, into buffer: UnsafeMutableRawBufferPointer
    ) -> Int? {
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        let count = pread(descriptor, base + done, buffer.count - done, off_t(start + done))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return nil }
        if count == 0 { break }
        done += count
      }
      return done
    }

    #if canImport(Darwin)
      private static func isInBundle(_ path: String) -> Bool {
        path.hasPrefix(Bundle.main.bundlePath + "/")
          && [".app", ".appex", ".framework"].contains { Bundle.main.bundlePath.ends(in: $0) }
      }

      private static func mapped(
        _ descriptor: Int32, _ range: Range<Int>
      ) -> UnsafeRawBufferPointer? {
        let start = mmap(nil, range.upperBound, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        return UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
      }
    #endif
  #else
    static func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }

    static func names(
      in path: String, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { name in Array(name.utf8).withUnsafeBufferPointer(isWanted) }
    }

    static func target(ofLink path: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }

    static func isForbidden(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: path)
        && !FileManager.default.isReadableFile(atPath: path)
    }

    static let largest = 1 << 30

    /// A file's bytes, copied for the rest of the process; nil where there is no readable file.
    static func bytes(of path: String, in range: Range<Int> = 0..<largest)
      -> UnsafeRawBufferPointer?
    {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let part = data[range.clamped(to: 0..<data.count)]
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: part.count, alignment: 8)
      part.copyBytes(to: copy)
      return UnsafeRawBufferPointer(copy)
    }

    static func size(of path: String) -> Int? {
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size]
      return (size as? NSNumber)?.intValue
    }
  #endif
}

extension String {
  /// Byte by byte. `hasSuffix` also looks where characters begin, and with that touches code and tables
  /// that nothing else needs before the first text.
  func ends(in suffix: String) -> Bool {
    var (whole, suffix) = (self, suffix)
    return whole.withUTF8 { whole in
      suffix.withUTF8 { suffix in
        let start = whole.count - suffix.count
        guard start >= 0 else { return false }
        for index in 0..<suffix.count where whole[start + index] != suffix[index] { return false }
        return true
      }
    }
  }
}
