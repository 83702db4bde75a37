import Foundation

/// A target of an Xcode project.
struct ProjectTarget {
  let name: String
  /// As Xcode lists them: the files of variant groups one by one, string catalogs, and folders that
  /// the project holds as a whole.
  let files: [URL]
  let projectFolder: URL

  /// Where nothing listed is a table, those in the folder of the target's name: some versions of Xcode
  /// do not list what lies in folders that they keep in step with the disk.
  var tables: TargetTables {
    var all = files.flatMap(contents)
    if !all.contains(where: TargetTables.isTable) {
      all += TargetTables.files(in: projectFolder.appending(path: name), skipping: [])
    }
    if !all.contains(where: TargetTables.isConfiguration),
      let configuration = configuration(of: all)
    {
      all.append(configuration)
    }
    return TargetTables(files: all)
  }

  /// The target's Swift and interface files, which name keys.
  var sources: [URL] {
    files.filter { ["swift", "storyboard", "xib"].contains($0.pathExtension.lowercased()) }
  }

  /// Of a folder what lies in it, unless it is a file to its users, such as a framework.
  private func contents(_ url: URL) -> [URL] {
    let isPlain = ["", "lproj"].contains(url.pathExtension.lowercased())
    guard isPlain, TargetTables.isFolder(url) else { return [url] }
    return TargetTables.files(in: url, skipping: [])
  }

  /// A `localization.json` that is no member of the target, which would copy it into the product: in a
  /// folder around the tables, the nearest one, inside the project.
  private func configuration(of files: [URL]) -> URL? {
    let root = TargetTables.path(projectFolder)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    var folders = files.filter(TargetTables.isTable).map { $0.deletingLastPathComponent() }
    folders.append(projectFolder.appending(path: name))
    for var folder in folders.sorted(by: { $0.pathComponents.count > $1.pathComponents.count }) {
      while (TargetTables.path(folder) + "/").hasPrefix(prefix) {
        let file = folder.appending(path: BuildFileNames.configuration)
        if FileManager.default.fileExists(atPath: TargetTables.path(file)) { return file }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
