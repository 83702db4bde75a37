internal import LocalizationGenerator
internal import SourceScanning
internal import SwiftEmission
internal import TableEditing
internal import TableParsing

/// One target on its way to typed accessors. Nothing is written here.
struct TargetMigration {
  let path: String
  private(set) var session: EditingSession
  private(set) var target: MigrationTarget
  private(set) var search: OldNameSearch
  private(set) var files: [SwiftFile]
  private(set) var migrations: [FileMigration] = []
  /// Texts that went into the tables.
  private(set) var extracted: [CodeText] = []
  private(set) var conflicts: [String] = []
  /// Calls of Objective-C by file.
  let objectiveC: [(path: String, count: Int)]
  private(set) var kept: KeptNames?
  /// What the build would refuse in the tables.
  private(set) var faults: [Diagnostic] = []
  /// How call sites are rewritten; nil where names are kept.
  private(set) var callSites: CallSiteMigration?

  init(_ path: String, _ arguments: Arguments, _ options: MigrationOptions) throws(EditFailure) {
    self.path = path
    session = try EditingSession(path, arguments)
    target = MigrationTarget(session, session.tables)
    var places = arguments.values("sources")
    if places.isEmpty { places = [session.folder] }
    let sources = CodeSearch(places, suffixes: CodeSearch.swiftSuffixes).sources
      .filter { !KeptNames.isMade($0) }
    files = concurrentMap(sources.count) { SwiftFile(sources[$0]) }
    objectiveC = options.tool == .nslocalizedstring ? ObjectiveCCalls.counts(below: places) : []
    search = try OldNameSearch(
      options, files, target, folder: session.folder, tablePaths: session.tablePaths)
    let generated = search.generated
    files.removeAll { generated.contains($0.source.path) }
    defer { faults = tableFaults() }
    if options.keepsNames {
      kept = try KeptNames(self, options)
      if let kept { for patch in kept.patches { session.change(patch) } }
      return
    }
    migrate(options)
    if options.extracts { try extract(options) }
    for patch in try sourcePatches() { session.change(patch) }
  }

  private func tableFaults() -> [Diagnostic] {
    let files = (try? session.changedFiles()) ?? session.input.files
    let found = check(
      files, folders: session.input.languageFolders, configuration: session.configuration)
    return session.input.accepting(found).filter { $0.severity == .error }
  }

  private mutating func migrate(_ options: MigrationOptions) {
    let source: MigrationSource =
      switch options.tool {
      case .swiftgen: .swiftGen(search.names)
      case .rswift: .rSwift(search.names, currentLanguages: options.currentLanguages)
      case .nslocalizedstring: .localizedStrings(functions: options.functions)
      case .localizeSwift: .localizeSwift
      case .xcstringsTool: .xcstringsTool(search.names)
      case .xcodeSymbols: .xcodeSymbols(search.names)
      }
    let migration = CallSiteMigration(from: source, to: target)
    callSites = migration
    migrations = migration.migrations(of: files)
  }

  private func sourcePatches() throws(EditFailure) -> [FilePatch] {
    var patches: [FilePatch] = []
    for migration in migrations where !migration.edits.isEmpty {
      let source = migration.file.source
      let edits = migration.edits.map { TextEdit($0.range, $0.replacement) }
      guard let changed = edits.applied(to: source.storage) else {
        throw EditFailure.reason("the changes of \(source.path) overlap")
      }
      patches.append(FilePatch(path: source.path, old: source.storage, new: changed))
    }
    return patches
  }

  // MARK: Texts that only the code has

  private mutating func extract(_ options: MigrationOptions) throws(EditFailure) {
    var texts: [String: CodeText] = [:]
    var order: [String] = []
    for text in migrations.flatMap(\.missing) {
      let name = text.table + "/" + text.key
      guard let known = texts[name] else {
        texts[name] = text
        order.append(name)
        continue
      }
      if known.value == nil { texts[name]?.value = text.value }
      if known.comment ?? "" == "" { texts[name]?.comment = text.comment }
      if let value = text.value, let old = known.value, Text(value) != Text(old) {
        conflicts.append(name)
      }
    }
    let contested = Set(conflicts)
    for name in order where !contested.contains(name) {
      guard let text = texts[name], isUsable(text) else { continue }
      try session.add(text)
      extracted.append(text)
    }
    guard !extracted.isEmpty else { return }
    target = MigrationTarget(session, parse(try session.changedFiles()).value)
    migrate(options)
  }

  private func isUsable(_ text: CodeText) -> Bool {
    !text.key.isEmpty && text.key.contains { $0.isLetter || $0.isNumber }
  }
}

extension MigrationTarget {
  init(_ session: EditingSession, _ tables: [TableFile]) {
    let tableSet = TableSet.joining(
      tables, folders: session.input.languageFolders, configuration: session.configuration
    ).value
    let plan = SwiftEmission.plan(tableSet, configuration: session.configuration).value
    self.init(tableSet, plan)
  }
}

extension EditingSession {
  /// The tables' files, each with its table.
  var tablePaths: [(table: String, path: String)] {
    paths.compactMap { path in file(path).map { ($0.table, path) } }
  }

  /// A key that only the code had, with its text in the development language.
  mutating func add(_ text: CodeText) throws(EditFailure) {
    let all = paths(ofTable: text.table)
    let catalog = all.first { file($0)?.format.holdsAllLanguages ?? false }
    var path = catalog ?? ""
    if catalog == nil {
      path = try self.path(ofTable: text.table, format: .strings, language: developmentLanguage)
    }
    var operations: [EntryChange.Operation] = []
    if catalog != nil { operations.append(.attribute("extractionState", .text("manual"))) }
    if let comment = text.comment, !comment.isEmpty { operations.append(.comment(comment)) }
    operations.append(
      .text(text.value ?? text.key, language: fileLanguage(path, developmentLanguage)))
    try apply([EntryChange(text.key, operations)], to: path)
  }
}

/// Calls of Objective-C, which are counted and left.
enum ObjectiveCCalls {
  static func counts(below paths: [String]) -> [(path: String, count: Int)] {
    CodeSearch(paths, suffixes: [".m", ".mm"]).sources.compactMap { source in
      let count = SwiftFile(source).uses(of: "NSLocalizedString")
      return count > 0 ? (source.path, count) : nil
    }
  }
}
