internal import Foundation
internal import LocalizationGenerator

/// The folder that paths of translators' files begin at: the nearest around with a package or an Xcode
/// project, else the folder itself.
struct ProjectFolder {
  /// From the project to the folder, with its slash; empty where they are the same.
  let prefix: String
  /// The file's name of the Xcode project or workspace.
  let project: String?
  private let folder: String

  init(around folder: String) {
    self.folder = TableSearch.normalized(folder)
    let start = ProjectFolder.resolved(self.folder)
    var candidate = start
    for _ in 0..<64 {
      let (isProject, name) = ProjectFolder.look(at: candidate)
      if isProject {
        let rest = start.dropFirst(candidate == "/" ? 1 : candidate.utf8.count)
        let inner = rest.hasPrefix("/") ? rest.dropFirst() : rest
        prefix = inner.isEmpty ? "" : inner + "/"
        project = name
        return
      }
      guard let slash = candidate.lastIndex(of: "/"), candidate != "/" else { break }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
    prefix = ""
    project = nil
  }

  /// The path from the project to a file below the folder.
  func original(of path: String) -> String {
    let path = TableSearch.normalized(path)
    if folder == "." { return prefix + path }
    let start = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(start) ? prefix + path.dropFirst(start.count) : path
  }

  private static func look(at folder: String) -> (isProject: Bool, name: String?) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return (false, nil)
    }
    let project =
      names.filter { $0.hasSuffix(".xcworkspace") }.min()
      ?? names.filter { $0.hasSuffix(".xcodeproj") }.min()
    return (project != nil || names.contains("Package.swift"), project)
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
