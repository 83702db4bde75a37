import Foundation

/// Why a target gets no accessors, or fewer than its author expects.
struct TargetMisfit: Equatable {
  let text: String
  var stopsBuild = false
  /// What it is about: SwiftPM does not ask the plugin again once that is gone.
  var file: URL?

  /// As the generator takes it.
  var argument: String {
    let line = file.map { "\n" + TargetTables.path($0) } ?? ""
    return "\(stopsBuild ? "error" : "warning"):\(text)\(line)"
  }

  static func noTables(of target: String) -> TargetMisfit {
    TargetMisfit(
      text: "the target '\(target)' uses GenerateLocalizationHelper but has no "
        + "\(TableFileKind.allExtensions) table; put one into a folder such as en.lproj in the "
        + "target's folder, or let 'localization-tool init' make one")
  }

  static func noProduct(of target: String) -> TargetMisfit {
    TargetMisfit(
      text: "the target '\(target)' uses GenerateLocalizationHelper, whose code imports "
        + "TypedLocalization; add to its dependencies in Package.swift: "
        + ".product(name: \"TypedLocalization\", package: \"TypedLocalization\")", stopsBuild: true)
  }

  static func notSwift(_ target: String) -> TargetMisfit {
    TargetMisfit(
      text: "the target '\(target)' is not written in Swift, and GenerateLocalizationHelper makes "
        + "Swift code; take the plugin off the target in Package.swift, or move the tables into a "
        + "Swift target", stopsBuild: true)
  }

  /// What lies around the targets of a package, where nothing reads it.
  /// - Parameters:
  ///   - package: its folder.
  ///   - target: the folder that the files belong into.
  ///   - others: those of the other targets, if the target has no table: then the package's folders
  ///     for resources are searched too.
  static func strayFiles(
    in package: URL, target: URL, name: String, others: [URL]? = nil
  ) -> [TargetMisfit] {
    guard TargetTables.path(package) != TargetTables.path(target) else { return [] }
    var misfits: [TargetMisfit] = []
    let folder = relative(target, to: package)
    let resources = others.map { resourceFolders(of: package, except: $0) } ?? []
    for place in [package, package.appending(path: "Sources")] + resources
    where TargetTables.path(place) != TargetTables.path(target) {
      let configuration = place.appending(path: BuildFileNames.configuration)
      if FileManager.default.fileExists(atPath: TargetTables.path(configuration)) {
        misfits.append(
          TargetMisfit(
            text:
              "nothing reads \(relative(configuration, to: package)): move it into the folder of "
              + "the target '\(name)', \(folder)", file: configuration))
      }
      if let table = tables(in: place).first {
        misfits.append(
          TargetMisfit(
            text: "nothing reads \(relative(table, to: package)), which lies in no target: move it "
              + "into \(folder) for the target '\(name)'", file: table))
      }
    }
    return misfits
  }

  /// Folders below the package's that are called as resources are, and hold none of its targets.
  private static func resourceFolders(of package: URL, except targets: [URL]) -> [URL] {
    let usual: Set = [
      "resources", "localization", "localizations", "localizable", "locales", "strings",
    ]
    let taken = targets.map { TargetTables.path($0) + "/" }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: TargetTables.path(package))) ?? []
    return names.sorted().filter { usual.contains($0.lowercased()) }
      .map { package.appending(path: $0) }
      .filter { url in !taken.contains { $0.hasPrefix(TargetTables.path(url) + "/") } }
  }

  /// Those of the folder itself and of its `.lproj` folders.
  private static func tables(in folder: URL) -> [URL] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: TargetTables.path(folder))) ?? []
    return names.sorted().flatMap { name -> [URL] in
      let url = folder.appending(path: name)
      guard BuildFileNames.language(ofFolder: name) != nil else {
        return TargetTables.isTable(url) ? [url] : []
      }
      return TargetTables.files(in: url, skipping: []).filter(TargetTables.isTable)
    }
  }

  private static func relative(_ url: URL, to folder: URL) -> String {
    let (path, prefix) = (TargetTables.path(url), TargetTables.path(folder))
    let start = prefix.hasSuffix("/") ? prefix : prefix + "/"
    guard path.hasPrefix(start) else { return path }
    return String(path.dropFirst(start.count).dropLast(path.hasSuffix("/") ? 1 : 0))
  }
}
