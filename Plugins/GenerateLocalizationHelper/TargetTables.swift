import Foundation

/// The tables of a target, declared as resources or not, and the files that go with them.
struct TargetTables {
  /// Sorted, each once.
  let tables: [URL]
  let configuration: URL?
  /// The accepted findings of a target without a configuration.
  let baseline: URL?
  /// What translations were made of. An input, since SwiftPM warns of files that nobody reads.
  private let states: [URL]
  /// The names of the target's own Swift files.
  let swiftNames: Set<String>
  /// The names of the `.lproj` folders without a table, without extension: they may tell the
  /// development language.
  let otherLanguages: [String]
  private let settings: Settings

  /// What decides which files there are; everything else is the tool's business. Whatever is wrong
  /// with the file is reported there.
  private struct Settings: Decodable {
    var storage: String?
    var baseline: String?
    var lock: String?
    var pseudoLanguages: [String]?
  }

  /// Searches `folder` too, since excluded tables are not among `files`.
  init(folder: URL, files: [URL], otherTargets: [URL]) {
    let skipped = Set(otherTargets.map(TargetTables.path))
    self.init(files: files + TargetTables.files(in: folder, skipping: skipped))
  }

  init(files: [URL]) {
    let byPath = Dictionary(
      files.map { (TargetTables.path($0), $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = byPath.sorted { $0.key < $1.key }.map(\.value)
    tables = sorted.filter(TargetTables.isTable)
    swiftNames = Set(sorted.map(\.lastPathComponent).filter { $0.hasSuffix(".swift") })
    configuration = sorted.filter(TargetTables.isConfiguration)
      .min { $0.pathComponents.count < $1.pathComponents.count }
    settings = TargetTables.settings(configuration)
    let accepted = sorted.first { $0.lastPathComponent == BuildFileNames.baseline }
    baseline = configuration == nil ? accepted : nil
    states = sorted.filter { $0.lastPathComponent == BuildFileNames.states }
    let languages = Set(sorted.compactMap(TargetTables.language))
    otherLanguages = languages.subtracting(tables.compactMap(TargetTables.language)).sorted()
  }

  /// Whether all languages go into the code, so that no table becomes a resource.
  var isEmbedded: Bool { settings.storage == "embedded" }

  /// How many Swift files there may be.
  var swiftCount: Int {
    var byLanguage: [String: Int] = [:]
    var shared = 0
    for table in tables {
      // What cannot be read counts nothing.
      let file = table.resolvingSymlinksInPath()
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      if TargetTables.holdsAllLanguages(table) {
        shared += size
      } else {
        byLanguage[TargetTables.language(of: table) ?? "", default: 0] += size
      }
    }
    return BuildFileNames.swiftCount(
      languageBytes: byLanguage.values.max() ?? 0, sharedBytes: shared)
  }

  /// Whether languages are made that have no folder.
  var hasPseudoLanguages: Bool { !(settings.pseudoLanguages ?? []).isEmpty }

  var hasFilesOfAllLanguages: Bool { tables.contains(where: TargetTables.holdsAllLanguages) }

  /// The `.lproj` folders that hold a table of their language, as written. Of names that lie at the
  /// same place in the built product the first.
  var languageFolders: [String] {
    var seen: Set<String> = []
    return tables.filter { !TargetTables.holdsAllLanguages($0) }
      .map { $0.deletingLastPathComponent().lastPathComponent }
      .filter { BuildFileNames.language(ofFolder: $0).map { !BuildFileNames.isBase($0) } ?? false }
      .filter { seen.insert(BuildFileNames.place(ofFolder: $0)).inserted }
  }

  /// What the tool reads: a change in any of them runs it again.
  var inputs: [URL] {
    var inputs = tables + [baseline].compactMap(\.self)
    guard let configuration else { return inputs + states }
    inputs.append(configuration)
    inputs += states
    let folder = configuration.deletingLastPathComponent()
    for name in [settings.baseline ?? BuildFileNames.baseline, settings.lock].compactMap({ $0 }) {
      let file = URL(fileURLWithPath: name, relativeTo: folder).absoluteURL
      if FileManager.default.fileExists(atPath: TargetTables.path(file)) { inputs.append(file) }
    }
    return inputs
  }

  /// Of the `.lproj` folder that a file lies in, or that it is.
  private static func language(of url: URL) -> String? {
    BuildFileNames.language(ofFolder: url.lastPathComponent)
      ?? BuildFileNames.language(ofFolder: url.deletingLastPathComponent().lastPathComponent)
  }

  static func path(_ url: URL) -> String { url.standardizedFileURL.path(percentEncoded: false) }

  static func isTable(_ url: URL) -> Bool {
    TableFileKind(fileName: url.lastPathComponent) != nil
  }

  static func isConfiguration(_ url: URL) -> Bool {
    url.lastPathComponent == BuildFileNames.configuration
  }

  private static func holdsAllLanguages(_ url: URL) -> Bool {
    TableFileKind(fileName: url.lastPathComponent)?.holdsAllLanguages ?? false
  }

  private static func settings(_ configuration: URL?) -> Settings {
    guard let configuration, let data = try? Data(contentsOf: configuration) else {
      return Settings()
    }
    return (try? JSONDecoder().decode(Settings.self, from: data)) ?? Settings()
  }

  /// Tables, configuration and `.lproj` folders below a folder. Hidden folders, those that hold no tables, other
  /// targets and packages of their own are not entered.
  static func files(in folder: URL, skipping skipped: Set<String>) -> [URL] {
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    else { return [] }
    var found: [URL] = []
    for case let url as URL in walk {
      let name = url.lastPathComponent
      if isTable(url) || isConfiguration(url)
        || [BuildFileNames.baseline, BuildFileNames.states].contains(name)
      {
        found.append(url)
      } else if isFolder(url) {
        let manifest = path(url.appending(path: "Package.swift"))
        let isForeign = skipped.contains(path(url)) || skipped.contains(path(url) + "/")
        if isForeign || !BuildFileNames.isSearched(folder: url.lastPathComponent)
          || FileManager.default.fileExists(atPath: manifest)
        {
          walk.skipDescendants()
        } else if BuildFileNames.language(ofFolder: url.lastPathComponent) != nil {
          found.append(url)
        }
      }
    }
    return found
  }

  static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
