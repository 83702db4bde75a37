internal import LocalizationGenerator
internal import TableParsing

/// Reads the Swift or interface files at and below paths.
struct CodeSearch {
  static let swiftSuffixes = [".swift"]
  static let interfaceSuffixes = [".storyboard", ".xib"]

  private(set) var sources: [SourceText] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  init(_ paths: [String], suffixes: [String]) {
    func isSought(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } }
    var walk = FolderWalk(isSought: isSought)
    for path in paths.map(TableSearch.normalized) {
      if Disk.isFolder(path) {
        let known = walk.files.count
        walk.add(path)
        for file in walk.files[known...] { read(file) }
      } else if isSought(path) {
        read(path)
      }
    }
    diagnostics += walk.faults.map(\.diagnostic)
  }

  private mutating func read(_ path: String) {
    guard !path.hasSuffix("Package.swift"), seen.insert(path).inserted else { return }
    do throws(DiskFault) {
      sources.append(SourceText(path: path, storage: try Disk.read(path)))
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }
}
