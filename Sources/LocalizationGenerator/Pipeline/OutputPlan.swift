package import SwiftEmission

/// Where the outputs go. Whoever runs the tool names them before any table is read.
package struct OutputPlan: Equatable {
  package struct TableOutput: Equatable {
    /// The `.lproj` folder with its extension, as written.
    var folder: String
    var path: String
  }

  /// `<package>_<target>`.
  package var bundleName = ""
  /// The Swift files that there may be.
  package var swift: [String] = []
  /// Whether a build waits for every one of them, needed or not.
  private var needsAllSwift = true
  /// The Swift files that there must be.
  package var neededSwift: [String] { needsAllSwift ? swift : Array(swift.prefix(1)) }
  package var tables: [TableOutput] = []
  /// The shared file of the languages that have no folder.
  package var archive: String?

  /// The names that the plugin uses too, below `folder`.
  package init(folder: String, languageFolders: [String], bundleName: String) {
    self.bundleName = bundleName
    swift = BuildFileNames.swift.map { "\(folder)/\($0)" }
    needsAllSwift = false
    tables = languageFolders.map {
      TableOutput(folder: $0, path: "\(folder)/\($0)/\(BuildFileNames.table)")
    }
    archive = folder + "/" + BuildFileNames.tableArchive
  }

  package init() {}

  package func emissionOptions(for configuration: Configuration) -> EmissionOptions {
    var options = EmissionOptions()
    options.configuration = configuration
    options.bundleName = bundleName
    options.swiftFileCount = swift.count
    for output in tables {
      guard let language = OutputPlan.language(of: output) else { continue }
      options.folders[language] = options.folders[language] ?? output.folder
    }
    return options
  }

  /// Every planned file: one whose language has no table any more is made empty, since the build
  /// waits for it.
  package func outputs(of emitted: EmittedOutput) -> [OutputFile] {
    var outputs: [OutputFile] = []
    for (path, contents) in zip(swift, emitted.swift) {
      outputs.append(OutputFile(path: path, contents: contents))
    }
    for path in needsAllSwift ? swift.dropFirst(emitted.swift.count) : [] {
      outputs.append(OutputFile(path: path, contents: EmittedOutput.emptyPart))
    }
    let byLanguage = Dictionary(
      emitted.tables.map { ($0.language, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for output in tables {
      let table = OutputPlan.language(of: output).flatMap { byLanguage[$0] }
      outputs.append(
        OutputFile(
          path: output.path,
          contents: table.map(CompiledTableFile.file) ?? ByteStorage(capacity: 0)))
    }
    if let archive {
      outputs.append(OutputFile(path: archive, contents: archived(emitted.tables)))
    }
    return outputs
  }

  private func archived(_ all: [(language: String, bytes: ByteStorage)]) -> ByteStorage {
    let placed = Set(tables.compactMap(OutputPlan.language))
    return CompiledTableArchive.write(all.filter { !placed.contains($0.language) })
  }

  private static func language(of output: TableOutput) -> String? {
    BuildFileNames.language(ofFolder: output.folder).flatMap(TablePath.language)
  }
}
