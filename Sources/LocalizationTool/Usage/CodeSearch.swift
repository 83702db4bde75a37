internal import Foundation
internal import LocalizationGenerator
internal import TableParsing

/// Reads the Swift or interface files at and below paths. Hidden folders, build folders and
/// packages inside of a folder are not entered.
struct CodeSearch {
  static let swiftSuffixes = [".swift"]
  static let interfaceSuffixes = [".storyboard", ".xib"]

  private(set) var sources: [SourceText] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let suffixes: [String]
  private var seen: Set<String> = []

  init(_ paths: [String], suffixes: [String]) {
    self.suffixes = suffixes
    for path in paths.map(TableSearch.normalized) {
      if Disk.isFolder(path) { walk(path, depth: 0) } else { read(path) }
    }
  }

  /// `depth` bounds folders that contain themselves through links.
  private mutating func walk(_ folder: String, depth: Int) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      depth == 0 || !names.contains("Package.swift")
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = TableSearch.joined(folder, name)
      if isSought(name) {
        if !Disk.isFolder(path) { read(path) }
      } else if depth < 32, TableSearch.isEntered(name), Disk.isFolder(path) {
        walk(path, depth: depth + 1)
      }
    }
  }

  private func isSought(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } }

  private mutating func read(_ path: String) {
    guard isSought(path), !path.hasSuffix("Package.swift"), seen.insert(path).inserted else {
      return
    }
    do throws(DiskFault) {
      sources.append(SourceText(path: path, storage: try Disk.read(path)))
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }
}
