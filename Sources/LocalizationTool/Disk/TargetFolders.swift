internal import Foundation

/// The folders of a package's targets, as SwiftPM lays them out.
enum TargetFolders {
  /// Those with tables; none where `path` is not the folder of a package with several targets.
  static func targets(ofPackage path: String) -> [String] {
    let package = TableSearch.normalized(path)
    guard Disk.exists(package + "/Package.swift") else { return [] }
    let sources = package == "." ? "Sources" : package + "/Sources"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: sources),
      !names.contains(where: { FoundTable.languageFolder($0) != nil })
    else { return [] }
    return names.sorted().map { sources + "/" + $0 }
      .filter { Disk.isFolder($0) && !TableSearch([$0]).tables.isEmpty }
  }
}
