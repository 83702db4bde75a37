internal import Foundation

/// Finds the tables at and below paths.
package struct TableSearch {
  private(set) var tables: [TablePath] = []
  package private(set) var faults: [DiskFault] = []
  /// The `localization.json` of each given folder: of several the one that lies highest.
  package private(set) var configurations: [String] = []
  /// The names of the `.lproj` folders, without extension, with or without a table.
  package private(set) var languageFolders: Set<String> = []
  private var seen: Set<String> = []
  private var walk = FolderWalk {
    TablePath(path: $0) != nil || $0.hasSuffix(BuildFileNames.configuration)
  }

  package init(_ paths: [String]) {
    for path in paths { add(path) }
    faults += walk.faults
    languageFolders.formUnion(walk.languageFolders)
  }

  private mutating func add(_ path: String) {
    let path = TableSearch.normalized(path)
    let table = TablePath(path: TableSearch.absolute(path))
    if Disk.isFolder(path), table == nil {
      addFolder(path)
    } else if let fault = Disk.fault(ofFile: path), table != nil {
      faults.append(fault)
    } else if !Disk.exists(path) {
      faults.append(DiskFault(path: path, kind: .missing))
    } else if let table {
      append(table, path: path)
    } else {
      faults.append(DiskFault(path: path, kind: .notATable))
    }
  }

  private mutating func addFolder(_ path: String) {
    var found: [String] = []
    let known = walk.files.count
    walk.add(path)
    for file in walk.files[known...] {
      if let table = TablePath(path: TableSearch.absolute(file)) {
        append(table, path: file)
      } else if file.hasSuffix("/" + BuildFileNames.configuration)
        || file == BuildFileNames.configuration
      {
        found.append(file)
      }
    }
    let highest = found.min { $0.filter { $0 == "/" }.count < $1.filter { $0 == "/" }.count }
    if let highest { configurations.append(highest) }
  }

  private mutating func append(_ table: TablePath, path: String) {
    guard seen.insert(path).inserted else { return }
    var table = table
    table.path = path
    tables.append(table)
    if let folder = table.folder { languageFolders.insert(folder) }
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `./` in front, doubled slashes and a slash at the end.
  package static func normalized(_ path: String) -> String {
    var components = path.split(separator: "/")
    components.removeAll { $0 == "." }
    let joined = components.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// With the current folder in front where only a file's name is given: the folder it lies in
  /// may tell the language.
  private static func absolute(_ path: String) -> String {
    path.contains("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}

/// The folders of a package's targets, as SwiftPM lays them out.
package enum TargetFolders {
  /// Those with tables; none where `path` is neither the folder of a package with several targets nor
  /// its `Sources`.
  package static func targets(ofPackage path: String) -> [String] {
    let targets = all(ofPackage: path)
    if targets.count == 1, targets[0].hasSuffix("Sources") { return [] }
    return targets.filter { !TableSearch([$0]).tables.isEmpty }
  }

  /// The nearest folder around another, or that itself, that has a `Package.swift`.
  package static func package(around folder: String) -> String? {
    var candidate = folder
    for _ in 0..<64 {
      if Disk.exists(TableSearch.joined(candidate, "Package.swift")) { return candidate }
      guard candidate != ".", candidate != "/" else { return nil }
      candidate = TableSearch.parent(of: candidate)
    }
    return nil
  }

  /// The folder of the target that a file or folder lies in: below `Sources`, else the one around it.
  static func target(around path: String) -> String {
    let nearest = TableSearch.parent(of: TableSearch.normalized(path))
    var candidate = nearest
    while candidate.contains("/") {
      let parent = TableSearch.parent(of: candidate)
      if parent == "Sources" || parent.hasSuffix("/Sources") { return candidate }
      candidate = parent == "/" ? "" : parent
    }
    return nearest
  }

  /// With and without tables. `Sources` itself is the folder of an only target that lies in it.
  package static func all(ofPackage path: String) -> [String] {
    guard let sources = sources(ofPackage: TableSearch.normalized(path)),
      let names = try? FileManager.default.contentsOfDirectory(atPath: sources)
    else { return [] }
    let isTarget = names.contains {
      $0.hasSuffix(".swift") || BuildFileNames.language(ofFolder: $0) != nil
    }
    if isTarget { return [sources] }
    return names.sorted().map { sources + "/" + $0 }.filter(Disk.isFolder)
  }

  private static func sources(ofPackage folder: String) -> String? {
    if folder == "Sources" { return Disk.exists("Package.swift") ? folder : nil }
    if folder.hasSuffix("/Sources") {
      return Disk.exists(folder + "/../Package.swift") ? folder : nil
    }
    guard Disk.exists(folder + "/Package.swift") else { return nil }
    return folder == "." ? "Sources" : folder + "/Sources"
  }
}
