import Foundation
import PackagePlugin

/// The build command of one target: names of outputs, inputs, and the call of the tool.
struct TableBuild {
  let target: String
  /// `<package>_<target>`.
  let bundleName: String
  /// Where outputs go.
  let folder: URL
  let tables: TargetTables

  /// None, with a warning, for a target without tables.
  func commands(tool: URL) -> [Command] {
    guard !tables.tables.isEmpty else {
      Diagnostics.warning(
        "the target '\(target)' uses GenerateLocalizationHelper but has no "
          + "\(TableFileKind.allExtensions) table; put one into a folder such as en.lproj in the "
          + "target's folder")
      return []
    }
    if let name = swift.map(\.lastPathComponent).first(where: tables.swiftNames.contains) {
      Diagnostics.error(
        "the target '\(target)' has a file '\(name)', as a file is called that "
          + "GenerateLocalizationHelper makes; rename it, or remove it where it declares the same")
      return []
    }
    return [
      .buildCommand(
        displayName: "Reading the localization tables of \(target)", executable: tool,
        arguments: arguments, inputFiles: tables.inputs, outputFiles: outputs)
    ]
  }

  private var swift: [URL] {
    BuildFileNames.swift.prefix(BuildFileNames.swiftCount(tableBytes: tables.byteCount))
      .map { folder.appending(path: $0) }
  }

  private var archive: URL? {
    guard tables.hasFilesOfAllLanguages, !tables.isEmbedded else { return nil }
    return folder.appending(path: BuildFileNames.tableArchive)
  }

  private var languageTables: [(folder: String, file: URL)] {
    guard !tables.isEmbedded else { return [] }
    return tables.languageFolders.map {
      ($0, folder.appending(path: $0).appending(path: BuildFileNames.table))
    }
  }

  private var outputs: [URL] {
    swift + languageTables.map(\.file) + (archive.map { [$0] } ?? [])
  }

  private var arguments: [String] {
    var arguments = ["generate", "--bundle-name", bundleName]
    for file in swift { arguments += ["--swift-output", TargetTables.path(file)] }
    for table in languageTables {
      arguments += ["--table-output", "\(table.folder)=\(TargetTables.path(table.file))"]
    }
    if let archive { arguments += ["--archive-output", TargetTables.path(archive)] }
    if let configuration = tables.configuration {
      arguments += ["--config", TargetTables.path(configuration)]
    }
    return arguments + ["--"] + tables.tables.map(TargetTables.path)
  }
}
