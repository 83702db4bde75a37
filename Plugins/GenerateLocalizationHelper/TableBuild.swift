import Foundation

/// The build command of one target: names of outputs, inputs, and the call of the generator.
struct TableBuild {
  let target: String
  /// `<package>_<target>`; of a target of an Xcode project its name.
  let bundleName: String
  /// Where outputs go.
  let folder: URL
  let tables: TargetTables

  enum Plan: Equatable {
    case command(Call)
    /// Nothing is made, and the build goes on.
    case warning(String)
    case error(String)
  }

  struct Call: Equatable {
    let title: String
    let arguments: [String]
    let inputs: [URL]
    let outputs: [URL]
  }

  var plan: Plan {
    guard !tables.tables.isEmpty else {
      return .warning(
        "the target '\(target)' uses GenerateLocalizationHelper but has no "
          + "\(TableFileKind.allExtensions) table; put one into a folder such as en.lproj in the "
          + "target's folder")
    }
    if let name = swift.map(\.lastPathComponent).first(where: tables.swiftNames.contains) {
      return .error(
        "the target '\(target)' has a file '\(name)', as a file is called that "
          + "GenerateLocalizationHelper makes; rename it, or remove it where it declares the same")
    }
    return .command(
      Call(
        title: "Reading the localization tables of \(target)", arguments: arguments,
        inputs: tables.inputs, outputs: outputs))
  }

  private var swift: [URL] {
    BuildFileNames.swift.prefix(BuildFileNames.swiftCount(tableBytes: tables.byteCount))
      .map { folder.appending(path: $0) }
  }

  private var archive: URL? {
    let needsArchive = tables.hasFilesOfAllLanguages || tables.hasPseudoLanguages
    guard needsArchive, !tables.isEmbedded else { return nil }
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
    for language in tables.otherLanguages { arguments += ["--language-folder", language] }
    if let configuration = tables.configuration {
      arguments += ["--config", TargetTables.path(configuration)]
    }
    return arguments + ["--"] + tables.tables.map(TargetTables.path)
  }
}
