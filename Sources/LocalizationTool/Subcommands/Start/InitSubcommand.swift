internal import Foundation
internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// The first tables of a target, and what its manifest needs.
enum InitSubcommand: Subcommand {
  enum Format: String, CaseIterable { case strings, xcstrings }

  static let description = SubcommandDescription(
    name: "init", summary: "Makes the first tables of a target.", operands: "[PATH]",
    options: [
      .init("languages", "TAGS", "en,de: the development language first; en by default"),
      .init("format", "strings|xcstrings", "what the tables are; strings by default"),
      .init("configuration", "makes a localization.json too"),
      .init("dry-run", "prints the difference instead of writing"),
    ],
    discussion: """
      PATH is a target's folder; without one, that of the only target of the package in the current
      folder. Makes a table Localizable with one key in each language, and prints the lines that
      Package.swift lacks. A target that has tables is left alone: 'add-language' gives it another
      language.
      As a plugin it needs leave to write:
      swift package --allow-writing-to-package-directory localization init …
      Exit code: 0, 1 where nothing was made for a reason that is told, 2 for a command line that
      cannot be run.
      """,
    examples: ["init --languages en,de", "init --format xcstrings --dry-run Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("format", of: Format.self) ?? .strings
    let languages = try LanguageList.tags(arguments.value("languages") ?? "en", arguments)
    let folder = try folder(arguments)
    do throws(EditFailure) {
      var session = try EditingSession(folder, arguments)
      if let path = session.paths.first {
        throw EditFailure.reason(
          "\(folder) has tables already, such as \(path); 'localization-tool add-language' adds a "
            + "language to them")
      }
      switch format {
      case .strings: try session.makeFirstStrings(languages)
      case .xcstrings: try session.makeFirstCatalog(languages)
      }
      var patches = try session.patches()
      if arguments.isGiven("configuration") { patches += try configuration(languages, folder) }
      let code = try EditingSession.finish(patches, arguments, console)
      let lines = ManifestLines(folder: folder, language: languages[0]).text
      if arguments.isGiven("dry-run") { console.tell(lines) } else { console.print(lines) }
      return code
    } catch {
      return error.report(to: console)
    }
  }

  private static func folder(_ arguments: Arguments) throws(UsageError) -> String {
    guard arguments.operands.count < 2 else {
      throw arguments.error("'init' takes one target's folder")
    }
    if let path = arguments.operands.first {
      guard Disk.exists(path) else { throw arguments.missing(path) }
      guard Disk.isFolder(path) else { throw arguments.error("'\(path)' is no folder") }
      return TableSearch.normalized(path)
    }
    let targets = TargetFolders.all(ofPackage: ".")
    guard let first = targets.first else {
      throw arguments.error("there is no package with a target here; name the target's folder")
    }
    guard targets.count == 1 else {
      throw arguments.error(
        "there are several targets; name the folder of one: " + targets.joined(separator: ", "))
    }
    return first
  }

  private static func configuration(
    _ languages: [String], _ folder: String
  ) throws(EditFailure) -> [FilePatch] {
    let path = TableSearch.joined(folder, "localization.json")
    guard !Disk.exists(path) else { return [] }
    let tags = languages.map { ConfigurationEdit.text($0) }
    let values = [
      ("developmentLanguage", tags[0]), ("languages", "[\(tags.joined(separator: ", "))]"),
    ]
    let new = try ConfigurationEdit.setting(values, in: nil, path: path)
    return [FilePatch(path: path, old: nil, new: new)]
  }
}

/// The one key of new tables.
enum FirstKey {
  static let key = "greeting"
  static let text = "Hello, %@!"
  static let comment = "Shown at the start. %1$@: name"
}

extension EditingSession {
  fileprivate mutating func makeFirstStrings(_ languages: [String]) throws(EditFailure) {
    let first = TableSearch.joined(folder, "\(languages[0]).lproj/Localizable.strings")
    try create(first, "")
    try apply(
      [
        EntryChange(
          FirstKey.key, [.comment(FirstKey.comment), .text(FirstKey.text, language: languages[0])])
      ], to: first)
    let made = try changedFiles().filter { $0.path == first }
    guard let source = parse(made).value.first else { return }
    for language in languages.dropFirst() {
      try create(
        TableSearch.joined(folder, "\(language).lproj/Localizable.strings"),
        UntranslatedStrings.text(of: source))
    }
  }

  fileprivate mutating func makeFirstCatalog(_ languages: [String]) throws(EditFailure) {
    let path = TableSearch.joined(folder, "Localizable.xcstrings")
    try create(path, NewTable.catalog(sourceLanguage: languages[0]))
    var operations: [EntryChange.Operation] = [
      .comment(FirstKey.comment), .attribute("extractionState", .text("manual")),
      .text(FirstKey.text, language: languages[0]),
    ]
    operations += languages.dropFirst().map {
      .text(FirstKey.text, language: $0, state: TextState.new)
    }
    try apply([EntryChange(FirstKey.key, operations)], to: path)
  }
}

/// What the manifest of a target with tables lacks.
struct ManifestLines {
  private let manifest: String
  private let target: String
  private let language: String

  /// - Parameter folder: the target's, some folders below that of the package.
  init(folder: String, language: String) {
    self.language = language
    target = folder.split(separator: "/").last.map(String.init) ?? folder
    var candidate = folder
    var text = ""
    for _ in 0..<64 where text.isEmpty {
      let path = TableSearch.joined(candidate, "Package.swift")
      text = (try? Disk.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      if candidate == "." || candidate == "/" { break }
      candidate = TablePlace.parent(of: candidate)
    }
    manifest = text
  }

  /// Each with the argument that it belongs to. SwiftPM says itself where they stand.
  private static let parts: [(word: String, place: String, line: String)] = [
    (
      ".package(", "dependencies of the package",
      ".package(url: \"ADDRESS/TypedLocalization\", from: \"VERSION\")"
    ),
    (
      "name: \"TypedLocalization\", package:", "dependencies of the target",
      ".product(name: \"TypedLocalization\", package: \"TypedLocalization\")"
    ),
    (
      "GenerateLocalizationHelper", "plugins of the target",
      ".plugin(name: \"GenerateLocalizationHelper\", package: \"TypedLocalization\")"
    ),
  ]

  var text: String {
    var lines: [String] = []
    if !manifest.contains("defaultLocalization:") {
      lines.append("  behind the package's name: defaultLocalization: \"\(language)\",")
    }
    for part in Self.parts where !manifest.contains(part.word) {
      lines.append("  \(part.place): \(part.line)")
    }
    var text = ""
    if !lines.isEmpty {
      text =
        "Package.swift needs for the target \(target):\n" + lines.joined(separator: "\n") + "\n"
    }
    return text
      + "Then 'swift build', and in the code: LocalizationHelper.greeting(name: \"Ana\")\n"
  }
}
