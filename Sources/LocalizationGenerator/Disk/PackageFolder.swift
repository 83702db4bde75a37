internal import Foundation

/// The folder of the package that something lies in: the nearest with a `Package.swift`, else the
/// folder itself.
struct PackageFolder {
  private let path: String

  /// - Parameter folder: with its slash; empty for the current one.
  init(around folder: String) {
    let start = Self.resolved(folder.isEmpty ? "." : folder)
    var candidate = start
    while !Disk.exists(candidate + "/Package.swift"), let slash = candidate.lastIndex(of: "/") {
      candidate = String(candidate[..<slash])
    }
    path = candidate.isEmpty ? start : candidate
  }

  /// Whether a file of that path, which need not be there, lies in the folder. Links are followed.
  func contains(_ file: String) -> Bool {
    if file.isEmpty || file.utf8.contains(0) { return false }
    var existing = file.hasPrefix("/") ? file : "./" + file
    var rest: [Substring] = []
    while !Disk.exists(existing), !Disk.isLink(existing), let slash = existing.lastIndex(of: "/") {
      rest.append(existing[existing.index(after: slash)...])
      existing = String(existing[..<slash])
    }
    if rest.contains("..") || Disk.isLink(existing) && !Disk.exists(existing) { return false }
    return Self.resolved(existing).hasPrefix(path == "/" ? path : path + "/")
      || !rest.isEmpty && Self.resolved(existing) == path
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path.isEmpty ? "/" : path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
