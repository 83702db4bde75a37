import Foundation

/// The build command of one target: names of outputs, inputs, and the call of the generator.
struct TableBuild {
  let target: String
  /// `<package>_<target>`; of a target of an Xcode project its name.
  let bundleName: String
  /// Where outputs go.
  let folder: URL
  let tables: TargetTables
  /// What is to be said about the target on every build.
  var misfits: [TargetMisfit] = []
  /// A file that lets the generator run in every build; nil where the build system has none.
  var again: URL?

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
    if tables.tables.isEmpty || misfits.contains(where: \.stopsBuild) { return planWithoutTables }
    if let name = swift.map(\.lastPathComponent).first(where: tables.swiftNames.contains) {
      return .error(
        "the target '\(target)' has a file '\(name)', as a file is called that "
          + "GenerateLocalizationHelper makes; rename it, or remove it where it declares the same. "
          + "A target with committed outputs has no plugin in Package.swift")
    }
    return .command(
      Call(
        title: title, arguments: arguments, inputs: tables.inputs + saidAgain, outputs: outputs))
  }

  private var title: String { "Reading the localization tables of \(target)" }

  /// SwiftPM keeps what a plugin says and does not say it again, so the generator says it, beside an
  /// enum without members.
  private var planWithoutTables: Plan {
    let all = tables.tables.isEmpty ? misfits + [.noTables(of: target)] : misfits
    guard again != nil else {
      let texts = all.map(\.text).joined(separator: "; ")
      return all.contains(where: \.stopsBuild) ? .error(texts) : .warning(texts)
    }
    let file = folder.appending(path: BuildFileNames.swift[0])
    var arguments = ["generate", "--swift-output", TargetTables.path(file)]
    if let configuration = tables.configuration {
      arguments += ["--config", TargetTables.path(configuration)]
    }
    return .command(
      Call(
        title: title, arguments: arguments + told(all),
        inputs: [tables.configuration].compactMap(\.self) + saidAgain, outputs: [file]))
  }

  /// An input that the generator itself changes.
  private var saidAgain: [URL] {
    let isSilent = misfits.isEmpty && !tables.tables.isEmpty
    return isSilent ? [] : [again].compactMap(\.self)
  }

  private func told(_ misfits: [TargetMisfit]) -> [String] {
    misfits.flatMap { ["--told", $0.argument] }
      + saidAgain.flatMap { ["--again", TargetTables.path($0)] }
  }

  private var swift: [URL] {
    BuildFileNames.swift.prefix(tables.swiftCount).map { folder.appending(path: $0) }
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
    if let baseline = tables.baseline { arguments += ["--baseline", TargetTables.path(baseline)] }
    return arguments + told(misfits) + ["--"] + tables.tables.map(TargetTables.path)
  }
}
