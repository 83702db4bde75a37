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

/// A small file at a path that may be anything: nothing but a regular file is ever touched.
struct StoredFile {
  private let path: String

  init(_ file: URL) { path = file.path }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
    /// Nil where there is no file.
    func read(upTo limit: Int) throws -> Data? {
      guard let place = try place(), place.mode != nil else { return nil }
      // A pipe that has taken the file's place would be waited for.
      let descriptor = open(place.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor < 0 { throw failure(errno) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0,
        UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
      else { throw LanguageStorageError.notAFile(path: path) }
      var data = Data(count: min(limit, Int(status.st_size)))
      let count = data.withUnsafeMutableBytes { Files.read(descriptor, into: $0) }
      guard let count else { throw failure(errno) }
      return data.prefix(count)
    }

    /// Beside the file, and renamed when it is on the disk.
    func write(_ data: Data) throws {
      guard let place = try place(makesFolder: true) else { throw failure(ENOENT) }
      var name = Array("\(place.path).XXXXXX".utf8CString)
      let descriptor = mkstemp(&name)
      if descriptor < 0 { throw failure(errno) }
      defer { close(descriptor) }
      let isWritten = data.withUnsafeBytes { SystemCalls.write($0, to: descriptor) }
      if isWritten, fchmod(descriptor, place.mode ?? 0o644) == 0, fsync(descriptor) == 0,
        rename(name, place.path) == 0
      {
        return
      }
      let error = errno
      unlink(name)
      throw failure(error)
    }

    func remove() throws {
      guard let place = try place(), place.mode != nil else { return }
      if unlink(place.path) != 0, errno != ENOENT { throw failure(errno) }
    }

    private struct Place {
      var path: String
      /// The permissions of the file; nil where there is none yet.
      var mode: mode_t?
    }

    /// Where symbolic links lead to; nil where not even the folder is there.
    private func place(makesFolder: Bool = false) throws -> Place? {
      if path.isEmpty || path.utf8.contains(0) { throw LanguageStorageError.notAFile(path: path) }
      var current = path
      for _ in 0..<32 {
        var status = stat()
        if lstat(current, &status) != 0 {
          guard errno == ENOENT else { throw failure(errno) }
          let folder = URL(fileURLWithPath: current).deletingLastPathComponent()
          if makesFolder {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          }
          return Files.isFolder(folder.path) ? Place(path: current) : nil
        }
        switch UInt32(status.st_mode) & UInt32(S_IFMT) {
        case UInt32(S_IFREG): return Place(path: current, mode: status.st_mode & 0o777)
        case UInt32(S_IFLNK):
          guard let target = Files.target(ofLink: current) else { throw failure(errno) }
          let folder = URL(fileURLWithPath: current).deletingLastPathComponent().path
          current = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        default: throw LanguageStorageError.notAFile(path: path)
        }
      }
      throw failure(ELOOP)
    }

    private func failure(_ code: Int32) -> LanguageStorageError {
      .fileFailed(path: path, reason: String(cString: strerror(code)))
    }
  #else
    /// Nil where there is no file.
    func read(upTo limit: Int) throws -> Data? {
      guard let place = try place() else { return nil }
      return try Data(contentsOf: place).prefix(limit)
    }

    func write(_ data: Data) throws {
      let file = URL(fileURLWithPath: path)
      let place = try place() ?? file
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place, options: .atomic)
    }

    func remove() throws {
      if let place = try place() { try FileManager.default.removeItem(at: place) }
    }

    private func place() throws -> URL? {
      let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      guard FileManager.default.fileExists(atPath: place.path) else { return nil }
      let type = try FileManager.default.attributesOfItem(atPath: place.path)[.type]
      guard type as? FileAttributeType == .typeRegular else {
        throw LanguageStorageError.notAFile(path: path)
      }
      return place
    }
  #endif
}
