internal import Foundation

/// Whole files, in and out.
package enum Disk {
  /// Reads regular files only: nothing else has an end that can be relied on.
  package static func read(_ path: String) throws(DiskFault) -> ByteStorage {
    let (descriptor, size) = try openFile(path)
    defer { close(descriptor) }
    let storage = ByteStorage(capacity: size + 1)
    while storage.count < Int(Int32.max) {
      let room = max(size + 1 - storage.count, 65536)
      var count = 0
      storage.append(room: room) { target in
        count = Foundation.read(descriptor, target, room)
        return max(count, 0)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw fault(path, errno) }
      if count == 0 || storage.count == size { return storage }
    }
    throw DiskFault(path: path, kind: .tooLarge)
  }

  /// Whether a file holds these very bytes: read piece by piece, since a large one would take its size
  /// in memory again.
  package static func holds(_ storage: ByteStorage, at path: String) throws(DiskFault) -> Bool {
    let (descriptor, size) = try openFile(path)
    defer { close(descriptor) }
    guard size == storage.count else { return false }
    let piece = ResizableMemory.allocate(pieceLength)
    defer { ResizableMemory.deallocate(piece) }
    var done = 0
    while true {
      let count = Foundation.read(descriptor, piece, pieceLength)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw fault(path, errno) }
      if count == 0 { return done == size }
      guard count <= size - done, memcmp(piece, storage.base + done, count) == 0 else {
        return false
      }
      done += count
    }
  }

  private static func openFile(
    _ path: String
  ) throws(DiskFault) -> (descriptor: Int32, size: Int) {
    if let fault = fault(ofFile: path) { throw fault }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw fault(path, errno) }
    do throws(DiskFault) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw fault(path, errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw DiskFault(path: path, kind: .notAFile) }
      guard status.st_size < Int(Int32.max) else { throw DiskFault(path: path, kind: .tooLarge) }
      return (descriptor, Int(status.st_size))
    } catch {
      close(descriptor)
      throw error
    }
  }

  package static func isFolder(_ path: String) -> Bool { type(of: path) == S_IFDIR }

  /// Whether it is a device, a pipe or a socket.
  package static func isStream(_ path: String) -> Bool {
    type(of: path).map { ![S_IFDIR, S_IFREG].contains($0) } ?? false
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return !hasNUL(path) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package static func exists(_ path: String) -> Bool { status(path) != nil }

  /// False only where nothing is: a link that leads nowhere is something, and reading it tells.
  static func mayBeThere(_ path: String) -> Bool { hasNUL(path) || isLink(path) || exists(path) }

  /// What lies beside a path that leads nowhere, spelled like it.
  static func neighbours(of path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let prefix = slash.map { String(path[...$0]) } ?? ""
    let names = try? FileManager.default.contentsOfDirectory(atPath: prefix.isEmpty ? "." : prefix)
    return (names ?? []).sorted().prefix(10_000).map { prefix + $0 }
  }

  /// Why it cannot be read as a file; nil for a file, also one that is not there.
  static func fault(ofFile path: String) -> DiskFault? {
    if hasNUL(path) { return DiskFault(path: path, kind: .holdsNUL) }
    switch type(of: path) {
    case nil, S_IFREG: return nil
    case S_IFDIR: return DiskFault(path: path, kind: .isFolder)
    default: return DiskFault(path: path, kind: .notAFile)
    }
  }

  /// Nil where there is nothing.
  static func status(_ path: String) -> stat? {
    var status = stat()
    return !hasNUL(path) && stat(path, &status) == 0 ? status : nil
  }

  private static func type(of path: String) -> mode_t? { status(path).map { $0.st_mode & S_IFMT } }

  /// The system would take what stands before it for the path.
  private static func hasNUL(_ path: String) -> Bool { path.utf8.contains(0) }

  /// Leaves the file alone where it holds these bytes already, so that nothing that depends on it is
  /// built again; else replaces it in one step. Links stay, and so do devices and pipes, which are
  /// written to.
  package static func write(_ storage: ByteStorage, to path: String) throws(DiskFault) {
    if hasNUL(path) { throw DiskFault(path: path, kind: .holdsNUL, isWriting: true) }
    if isStream(path) { return try send(storage, to: path) }
    if (try? holds(storage, at: path)) == true { return }
    try createFolder(of: path)
    let path = target(of: path)
    let temporary = path + ".\(getpid()).new"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw fault(path, errno, isWriting: true) }
    let isWritten = write(storage, to: descriptor)
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(temporary)
      throw fault(path, code, isWriting: true)
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw fault(path, code, isWriting: true)
    }
  }

  private static func send(_ storage: ByteStorage, to path: String) throws(DiskFault) {
    // A pipe that nobody reads is a fault, not something to wait for.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw fault(path, errno, isWriting: true) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    guard write(storage, to: descriptor) else { throw fault(path, errno, isWriting: true) }
  }

  /// The file that a link leads to, through all links; else the path itself.
  private static func target(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let resolved = realpath(path, nil)
    else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// In pieces: Linux puts a large piece into large pages of its file cache, which takes several
  /// times as long, and maps all of it into a program that reads one text of it.
  private static let pieceLength = 1 << 18

  private static func write(_ storage: ByteStorage, to descriptor: Int32) -> Bool {
    var done = 0
    while done < storage.count {
      let piece = min(pieceLength, storage.count - done)
      let count = Foundation.write(descriptor, storage.base + done, piece)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private static func createFolder(of path: String) throws(DiskFault) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard !exists(folder) else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw fault(folder, errno, isWriting: true)
    }
  }

  private static func fault(
    _ path: String, _ code: Int32, isWriting: Bool = false
  ) -> DiskFault {
    let kind: DiskFault.Kind =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM, EROFS: .denied
      case EISDIR: .isFolder
      default: .system(code)
      }
    return DiskFault(path: path, kind: kind, isWriting: isWriting)
  }
}

/// Why something on disk could not be read or written.
package struct DiskFault: Error, Equatable {
  package enum Kind: Equatable {
    case missing
    case isFolder
    case notAFile
    case holdsNUL
    case isOutside
    case notATable
    case denied
    case tooLarge
    /// Something is there that is not to be replaced.
    case exists
    /// The file is not what it was when it was read.
    case changed
    case system(Int32)
  }

  package var path: String
  package var kind: Kind
  package var isWriting = false

  package init(path: String, kind: Kind, isWriting: Bool = false) {
    self.path = path
    self.kind = kind
    self.isWriting = isWriting
  }

  package var diagnostic: Diagnostic {
    let empty = SourceText(path: path, storage: ByteStorage(capacity: 0))
    return Diagnostic(
      rule: isWriting ? .unwritableFile : .unreadableFile, message: reason,
      location: SourceLocation(text: empty, range: SourceRange(0, 0)))
  }

  private var reason: String {
    switch kind {
    case .missing: "there is no such file or folder"
    case .isFolder: "this is a folder, not a file"
    case .notAFile: "this is a device, a pipe or a socket, not a file"
    case .holdsNUL: "no file can have this name, which holds a NUL character"
    case .isOutside: "this lies outside of the folder that was given"
    case .notATable: "this is no table: its name must end in \(TableFormat.allExtensions)"
    case .denied: isWriting ? "writing it is not permitted" : "reading it is not permitted"
    case .tooLarge: "this is larger than 2 GB"
    case .exists: "something of this name is there already"
    case .changed: "somebody changed this since it was read; nothing is written"
    case .system(let code): "the system's error \(code) stands in the way"
    }
  }
}
