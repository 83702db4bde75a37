internal import Foundation

/// The folders of a package's targets, as SwiftPM lays them out.
enum TargetFolders {
  /// Those with tables; none where `path` is neither the folder of a package with several targets nor
  /// its `Sources`.
  static func targets(ofPackage path: String) -> [String] {
    guard let sources = sources(ofPackage: TableSearch.normalized(path)),
      let names = try? FileManager.default.contentsOfDirectory(atPath: sources),
      !names.contains(where: { $0.hasSuffix(".swift") || FoundTable.languageFolder($0) != nil })
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
