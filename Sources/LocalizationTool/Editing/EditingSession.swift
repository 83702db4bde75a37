internal import Foundation
internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// The tables of one target while a command changes them. Nothing is written before the end.
struct EditingSession {
  let input: TargetInput
  let configuration: Configuration
  let developmentLanguage: String
  /// The tables that the command is about; nil for all.
  let scope: Set<String>?
  /// As they were read, by path.
  private(set) var files: [String: SourceFile] = [:]
  /// In the order in which they were found, then those that are made.
  private(set) var paths: [String] = []
  private var documents: [String: TableDocument] = [:]
  private var created: Set<String> = []
  private var removed: Set<String> = []
  private var sources: [FilePatch] = []
  /// What was changed, by table.
  private(set) var touched: [String: Set<Text>] = [:]
  /// As they were read.
  let tables: [TableFile]
  let findings: [Diagnostic]
  let places = KeyPlaces()
  /// Whether the command makes keys, whose names may be those of others.
  var makesKeys = false

  /// - Parameter path: a target's folder, a catalog, or a table of one language, which stands for that
  ///   table in all languages.
  init(_ path: String, _ arguments: Arguments) throws(EditFailure) {
    let place = TablePlace(path)
    input = TargetInput(
      paths: [place.folder], configuration: arguments.value("config"))
    scope = arguments.value("table").map { [$0] } ?? place.table.map { [$0] }
    let faults = input.diagnostics.filter { $0.severity == .error }
    guard faults.isEmpty, let configuration = input.configuration else {
      throw EditFailure.findings(input.diagnostics)
    }
    self.configuration = configuration
    for file in input.files {
      files[file.path] = file
      paths.append(file.path)
    }
    let parsed = parse(input.files.map(\.keepingValues))
    tables = parsed.value
    findings = parsed.diagnostics
    developmentLanguage = TableSet.developmentLanguage(
      of: parsed.value, folders: input.languageFolders, configuration: configuration)
  }

  /// The folder that languages' folders lie in.
  var folder: String {
    let path = input.paths.first ?? "."
    return Disk.isFolder(path) ? TableSearch.normalized(path) : TablePlace.parent(of: path)
  }

  func isInScope(_ table: String) -> Bool { scope?.contains(table) ?? true }

  // MARK: Files

  func file(_ path: String) -> SourceFile? { files[path] }

  /// The files of a table that are not taken away.
  func paths(ofTable table: String) -> [String] {
    paths.filter { files[$0]?.table == table && !removed.contains($0) }
  }

  var tableNames: [String] {
    var names: [String] = []
    for path in paths {
      if let name = files[path]?.table, !names.contains(name), isInScope(name) {
        names.append(name)
      }
    }
    return names
  }

  /// A language's tag as a file has it, `Base` for that of the development language included.
  func language(of path: String) -> String? {
    guard let file = files[path], !file.format.holdsAllLanguages else { return nil }
    return file.language == "Base" ? developmentLanguage : file.language ?? developmentLanguage
  }

  func document(_ path: String) throws(EditFailure) -> TableDocument {
    if let document = documents[path] { return document }
    guard let file = files[path] else {
      throw EditFailure.reason("there is no file '\(path)'")
    }
    return try refusing { () throws(EditRefusal) in
      try TableDocument(file, read: firstReading(path))
    }
  }

  /// What was read of a file before anything was changed.
  private func firstReading(_ path: String) -> Parsed<[TableFile]> {
    Parsed(
      tables.filter { $0.source.path == path },
      diagnostics: findings.filter { $0.location.map { $0.text.path == path } ?? true })
  }

  /// What is to be read in a file as it is now.
  func reading(_ file: SourceFile) -> Parsed<[TableFile]> {
    if let reading = reading(file.path) { return reading }
    let isOld = files[file.path]?.contents === file.contents && !created.contains(file.path)
    return isOld ? firstReading(file.path) : parse([file])
  }

  /// What was read of a changed file; nil where that must be done yet.
  func reading(_ path: String) -> Parsed<[TableFile]>? { documents[path]?.reading }

  /// Whether a file has the key as it stands now.
  func has(_ key: String, in path: String) throws(EditFailure) -> Bool {
    let document = try document(path)
    let name = Text(key)
    return try refusing { () throws(EditRefusal) in
      try document.keys().contains { Text($0) == name }
    }
  }

  // MARK: Changes

  mutating func apply(_ changes: [EntryChange], to path: String) throws(EditFailure) {
    guard !changes.isEmpty else { return }
    var document = try document(path)
    try refusing { () throws(EditRefusal) in _ = try document.apply(changes) }
    documents[path] = document
    for change in changes { touch(change, in: document.table) }
  }

  private mutating func touch(_ change: EntryChange, in table: String) {
    touched[table, default: []].insert(Text(change.key))
    for case .rename(let name) in change.operations {
      touched[table, default: []].insert(Text(name))
    }
  }

  mutating func sort(_ path: String) throws(EditFailure) {
    var document = try document(path)
    try refusing { () throws(EditRefusal) in try document.sort() }
    documents[path] = document
  }

  /// A table's file that is not there yet.
  mutating func create(_ path: String, _ contents: String) throws(EditFailure) {
    guard let name = TablePath(path: path)?.table, !name.hasPrefix("."), !path.contains("/../")
    else {
      throw EditFailure.reason("'\(path)' is no place for a table")
    }
    guard files[path] == nil, !Disk.exists(path) else {
      throw EditFailure.reason("'\(path)' is there already")
    }
    guard let file = TablePath(path: path)?.file(ByteStorage(contents)) else {
      throw EditFailure.reason("'\(path)' is no table's name")
    }
    files[path] = file
    paths.append(path)
    created.insert(path)
    documents[path] = try refusing { () throws(EditRefusal) in try TableDocument(file) }
    touched[file.table, default: []] = touched[file.table, default: []]
  }

  mutating func remove(_ path: String) { removed.insert(path) }

  /// What is not a table: Swift sources.
  mutating func change(_ patch: FilePatch) { sources.append(patch) }

  // MARK: The end

  /// In the order of the files.
  func patches() throws(EditFailure) -> [FilePatch] {
    var patches: [FilePatch] = []
    for path in paths {
      let old = created.contains(path) ? nil : files[path]?.contents
      if removed.contains(path) {
        patches.append(FilePatch(path: path, old: old, new: nil))
      } else if let document = documents[path] {
        let new = try refusing { () throws(EditRefusal) in try document.contents() }
        patches.append(FilePatch(path: path, old: old, new: new))
      }
    }
    return (patches + sources).filter { !$0.isEmpty }
  }

  /// All files as they are to be.
  func changedFiles() throws(EditFailure) -> [SourceFile] {
    var changed: [SourceFile] = []
    for path in paths where !removed.contains(path) {
      guard var file = files[path] else { continue }
      if let document = documents[path] {
        file.contents = try refusing { () throws(EditRefusal) in try document.contents() }
      }
      changed.append(file)
    }
    return changed
  }

  /// Prints the difference or writes the files.
  func finish(_ arguments: Arguments, _ console: Console) throws(EditFailure) -> ExitCode {
    let patches = try patches()
    let found = try newFindings()
    guard !found.contains(where: { $0.severity == .error }) else {
      throw EditFailure.findings(found.filter { $0.severity == .error })
    }
    console.report(found)
    return try EditingSession.finish(patches, arguments, console)
  }

  /// Of whatever was prepared.
  static func finish(
    _ patches: [FilePatch], _ arguments: Arguments, _ console: Console
  ) throws(EditFailure) -> ExitCode {
    let patches = patches.filter { !$0.isEmpty }
    if arguments.isGiven("dry-run") {
      for patch in patches { console.print(patch.unifiedDiff) }
      return .success
    }
    try refusingFaults { () throws(DiskFault) in try FileTransaction.write(patches) }
    if patches.isEmpty { console.tell("nothing to change\n") }
    for patch in patches {
      let verb = patch.old == nil ? "made" : patch.new == nil ? "removed" : "changed"
      console.tell("\(verb) \(VisibleText.line(patch.path))\n")
    }
    return .success
  }
}
