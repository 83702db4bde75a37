internal import Foundation
internal import LocalizationGenerator
internal import SourceScanning
internal import SwiftEmission
internal import TableEditing
internal import TableParsing

/// What keeps the names of another tool valid: settings, and where these do not reach a file of
/// deprecated members.
struct KeptNames {
  /// The first line of the files that are made.
  static let head: SwiftCode =
    "// Old names, made by localization-tool migrate --keep-names. What nothing uses can go."

  /// Whether a file is one of those.
  static func isMade(_ source: SourceText) -> Bool {
    source.storage.bytes.starts(with: head.bytes)
  }

  private(set) var overrides: [String: String] = [:]
  /// Names that are valid without an override.
  private(set) var same = 0
  private(set) var forwarded = 0
  /// The file of deprecated members.
  private(set) var file = ""
  private(set) var problems: [String] = []
  private(set) var hint: String?
  private(set) var patches: [FilePatch] = []

  init(_ migration: TargetMigration, _ options: MigrationOptions) throws(EditFailure) {
    let folder = migration.session.folder
    switch options.tool {
    case .rswift:
      file = TableSearch.joined(folder, "R+Kept.swift")
      let kept = KeptRSwiftFile(migration)
      forwarded = kept.count
      problems = kept.problems
      hint = kept.hint
      try addFile(kept.contents)
    default:
      try keepSwiftGen(migration)
    }
  }

  private mutating func keepSwiftGen(_ migration: TargetMigration) throws(EditFailure) {
    let layout = SwiftGenLayout(migration)
    var configuration = migration.session.configuration
    if let name = layout.enumName, SwiftIdentifier(name) != nil { configuration.enumName = name }
    var best: (missing: Int, separator: String, overrides: [String: String])?
    for separator in layout.separators(migration) {
      configuration.separator = separator
      configuration.nameOverrides = migration.session.configuration.nameOverrides
      let target = MigrationTarget(migration.session, configuration)
      let found = layout.overrides(target, migration.target)
      if best.map({ found.count < $0.missing }) ?? true {
        best = (found.count, separator, found)
      }
    }
    guard let best else { return }
    overrides = best.overrides
    configuration.separator = best.separator
    configuration.nameOverrides.merge(overrides) { _, new in new }
    let target = MigrationTarget(migration.session, configuration)
    let kept = KeptSwiftGenFile(layout, target, migration, configuration.accessLevel)
    same = max(kept.kept - overrides.count, 0)
    forwarded = kept.count
    problems = kept.problems
    file = TableSearch.joined(migration.session.folder, target.enumName + "+Kept.swift")
    if !kept.isEmpty { try addFile(kept.contents) }
    try addConfiguration(migration.session, configuration)
  }

  private mutating func addFile(_ contents: ByteStorage) throws(EditFailure) {
    let path = file
    let old = try existingContents(of: path)
    if let old, !KeptNames.isMade(SourceText(path: path, storage: old)) {
      throw EditFailure.reason("\(path) is there already and was made by somebody else")
    }
    patches.append(FilePatch(path: path, old: old, new: contents))
  }

  private mutating func addConfiguration(
    _ session: EditingSession, _ configuration: Configuration
  ) throws(EditFailure) {
    let path = session.input.folder + "localization.json"
    let old = try existingContents(of: path)
    var values: [(String, String)] = []
    if configuration.enumName != session.configuration.enumName {
      values.append(("enumName", ConfigurationEdit.text(configuration.enumName)))
    }
    if configuration.separator != session.configuration.separator {
      values.append(("separator", ConfigurationEdit.text(configuration.separator)))
    }
    if !overrides.isEmpty {
      values.append(("nameOverrides", ConfigurationEdit.object(configuration.nameOverrides)))
    }
    guard !values.isEmpty else { return }
    let new = try ConfigurationEdit.setting(values, in: old, path: path)
    patches.append(FilePatch(path: path, old: old, new: new))
  }
}

extension MigrationTarget {
  /// What the tables' accessors would be called by other settings.
  init(_ session: EditingSession, _ configuration: Configuration) {
    let tableSet = TableSet.joining(
      session.tables, folders: session.input.languageFolders, configuration: configuration
    ).value
    self.init(tableSet, SwiftEmission.plan(tableSet, configuration: configuration).value)
  }
}

extension MigrationTarget {
  /// The accessor of the same key by these settings.
  func counterpart(of member: OldNames.Member, in old: MigrationTarget) -> Accessor? {
    guard let index = member.accessor else { return nil }
    let place = old.accessors[index]
    return accessor(place.key, in: place.table).map { accessors[$0] }
  }
}

/// Where the enums of SwiftGen's are to be found among the new ones.
struct SwiftGenLayout {
  /// Where the members of an old enum are: a table, without the names of enums that stand for it.
  struct Place {
    var table: String
    /// Below the table's enum.
    var path: [String]
  }

  /// The name that the outermost enum takes over; nil where no old one has the main table.
  private(set) var enumName: String?
  /// The tables that an old enum has as nested enums, by the path of these.
  private(set) var tables: [[String]: String] = [:]
  private let names: OldNames
  private var isFlat = false

  init(_ migration: TargetMigration) {
    names = migration.search.names
    for root in names.roots.keys.sorted() { add(root, migration.target) }
    enumName =
      tables.filter { $0.value == AccessorPlan.mainTable }.keys.map { $0[0] }.sorted().first
    isFlat = !names.nodes.contains { node in
      node.path.count > 1 && tables[Array(node.path.prefix(2))] == nil
    }
  }

  /// Finds out whether an old enum has its tables' keys itself or in an enum a table.
  private mutating func add(_ root: String, _ target: MigrationTarget) {
    var found: [String: Set<[String]>] = [:]
    for item in names.members where item.path[0] == root {
      guard let index = item.member.accessor else { continue }
      found[target.accessors[index].table, default: []].insert(Array(item.path.prefix(2)))
    }
    if found.count == 1, let table = found.first, !isNested(root, table.key, table.value, target) {
      tables[[root]] = table.key
      return
    }
    for (table, heads) in found {
      if heads.count == 1, let head = heads.first, names.node(head) != nil { tables[head] = table }
    }
  }

  /// Whether the only table of an enum stands in an enum of its own all the same.
  private func isNested(
    _ root: String, _ table: String, _ heads: Set<[String]>, _ target: MigrationTarget
  ) -> Bool {
    guard heads.count == 1, let head = heads.first, names.node(head) != nil else { return false }
    return head.last == SwiftGenNames.tableName(table)
  }

  func place(of path: [String]) -> Place? {
    for length in [2, 1] where path.count > length {
      if let table = tables[Array(path.prefix(length))] {
        return Place(table: table, path: Array(path.dropFirst(length)))
      }
    }
    return nil
  }

  /// The separators that may need the fewest overrides, the one in force first.
  func separators(_ migration: TargetMigration) -> [String] {
    var found = [migration.session.configuration.separator]
    found += migration.search.entries.map(\.separator).filter { !$0.isEmpty }
    if isFlat {
      let unused = ["::", "->", "|/|"].first { text in
        !migration.target.accessors.contains { $0.key.contains(text) }
      }
      if let unused { found.append(unused) }
    }
    return found.enumerated().filter { found.firstIndex(of: $0.element) == $0.offset }
      .map(\.element)
  }

  /// The overrides that give every key its old name.
  /// - Parameter old: the accessors that the names lead to.
  func overrides(_ target: MigrationTarget, _ old: MigrationTarget) -> [String: String] {
    var overrides: [String: String] = [:]
    for item in names.members {
      guard let accessor = target.counterpart(of: item.member, in: old),
        let place = place(of: item.path)
      else { continue }
      let head = target.tablePaths[accessor.table] ?? []
      guard accessor.table == place.table, accessor.path != head + place.path else { continue }
      let isShared = target.accessors(accessor.key).count > 1
      let key = isShared ? accessor.table + "/" + accessor.key : accessor.key
      overrides[key] = place.path.joined(separator: ".")
    }
    return overrides
  }
}
