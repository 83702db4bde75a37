internal import Foundation

/// Finds the tables at and below paths. Hidden folders, build folders, asset catalogs and packages
/// inside of a folder are not entered.
package struct TableSearch {
  private(set) var tables: [TablePath] = []
  package private(set) var faults: [DiskFault] = []
  /// The `localization.json` files that lie at the top of the given folders.
  package private(set) var configurations: [String] = []
  /// The names of the `.lproj` folders, without extension, with or without a table.
  package private(set) var languageFolders: Set<String> = []
  private var seen: Set<String> = []

  package init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    let path = TableSearch.normalized(path)
    if Disk.isFolder(path) {
      let configuration = TableSearch.joined(path, BuildFileNames.configuration)
      if Disk.exists(configuration) { configurations.append(configuration) }
      walk(path, inside: [])
    } else if !Disk.exists(path) {
      faults.append(DiskFault(path: path, kind: .missing))
    } else if let table = TablePath(path: TableSearch.absolute(path)) {
      append(table, path: path)
    } else {
      faults.append(DiskFault(path: path, kind: .notATable))
    }
  }

  private mutating func append(_ table: TablePath, path: String) {
    guard seen.insert(path).inserted else { return }
    var table = table
    table.path = path
    tables.append(table)
    if let folder = table.folder { languageFolders.insert(folder) }
  }

  /// Links that lead back to one of the `ancestors` are not followed.
  private mutating func walk(_ folder: String, inside ancestors: [FolderIdentity]) {
    guard let identity = FolderIdentity(folder), !ancestors.contains(identity) else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      faults.append(DiskFault(path: folder, kind: .denied))
      return
    }
    guard ancestors.isEmpty || !names.contains("Package.swift") else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = TableSearch.joined(folder, name)
      if let table = TablePath(path: TableSearch.absolute(path)), !Disk.isFolder(path) {
        if !Disk.isStream(path) { append(table, path: path) }
      } else if TableSearch.isEntered(name), Disk.isFolder(path) {
        if let language = BuildFileNames.language(ofFolder: name) {
          languageFolders.insert(language)
        }
        walk(path, inside: ancestors + [identity])
      }
    }
  }

  package static func isEntered(_ name: String) -> Bool {
    BuildFileNames.isSearched(folder: name)
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
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

/// What a folder is on disk, whatever path leads to it.
struct FolderIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// Nil where there is no such folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}

/// The folders of a package's targets, as SwiftPM lays them out.
enum TargetFolders {
  /// Those with tables; none where `path` is neither the folder of a package with several targets nor
  /// its `Sources`.
  static func targets(ofPackage path: String) -> [String] {
    guard let sources = sources(ofPackage: TableSearch.normalized(path)),
      let names = try? FileManager.default.contentsOfDirectory(atPath: sources),
      !names.contains(where: {
        $0.hasSuffix(".swift") || BuildFileNames.language(ofFolder: $0) != nil
      })
    else { return [] }
    return names.sorted().map { sources + "/" + $0 }
      .filter { Disk.isFolder($0) && !TableSearch([$0]).tables.isEmpty }
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
