internal import Foundation

/// The files of some kind below folders. Each folder is entered once, whatever links lead to it; those
/// that only links lead to come last. Hidden folders, build folders, asset catalogs and packages
/// inside of a folder are not entered.
package struct FolderWalk {
  package private(set) var files: [String] = []
  package private(set) var faults: [DiskFault] = []
  /// The names of the `.lproj` folders, without extension.
  package private(set) var languageFolders: Set<String> = []
  private var entered: Set<FolderIdentity> = []
  private var links: [String] = []
  private let isSought: (String) -> Bool

  /// - Parameter isSought: whether files of a name are looked for.
  package init(isSought: @escaping (String) -> Bool) { self.isSought = isSought }

  package mutating func add(_ folder: String) {
    walk(folder, isTop: true)
    while !links.isEmpty {
      let waiting = links
      links = []
      for link in waiting { walk(link, isTop: false) }
    }
  }

  private mutating func walk(_ folder: String, isTop: Bool) {
    guard let identity = FolderIdentity(folder), entered.insert(identity).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      faults.append(DiskFault(path: folder, kind: .denied))
      return
    }
    guard isTop || !names.contains("Package.swift") else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      visit(TableSearch.joined(folder, name), name)
    }
  }

  private mutating func visit(_ path: String, _ name: String) {
    if isSought(name) {
      if let fault = Disk.fault(ofFile: path) { faults.append(fault) } else { files.append(path) }
    } else if BuildFileNames.isSearched(folder: name), Disk.isFolder(path) {
      if let language = BuildFileNames.language(ofFolder: name) { languageFolders.insert(language) }
      if Disk.isLink(path) { links.append(path) } else { walk(path, isTop: false) }
    }
  }
}

/// What a folder is on disk, whatever path leads to it.
struct FolderIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// Nil where there is no such folder.
  init?(_ path: String) {
    guard let status = Disk.status(path) else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
