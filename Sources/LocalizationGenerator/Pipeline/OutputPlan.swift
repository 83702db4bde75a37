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
  /// Whether a build waits for every file, needed or not.
  private var needsAll = true
  /// The Swift files that there must be.
  package var neededSwift: [String] { needsAll ? swift : Array(swift.prefix(1)) }
  package var tables: [TableOutput] = []
  /// The shared file of the languages that have no folder.
  package var archive: String?

  /// The names that the plugin uses too, below `folder`.
  package init(folder: String, languageFolders: [String], bundleName: String) {
    self.bundleName = bundleName
    swift = BuildFileNames.swift.map { "\(folder)/\($0)" }
    needsAll = false
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
    for path in needsAll ? swift.dropFirst(emitted.swift.count) : [] {
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
    let placed = Set(tables.compactMap(OutputPlan.language))
    let others = emitted.tables.filter { !placed.contains($0.language) }
    if let archive, needsAll || !others.isEmpty {
      outputs.append(OutputFile(path: archive, contents: CompiledTableArchive.write(others)))
    }
    return outputs
  }

  private static func language(of output: TableOutput) -> String? {
    BuildFileNames.language(ofFolder: output.folder).flatMap(TablePath.language)
  }
}
