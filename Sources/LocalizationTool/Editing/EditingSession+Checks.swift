internal import LocalizationGenerator
internal import SwiftEmission
internal import TableChecks
internal import TableEditing
internal import TableParsing

extension EditingSession {
  /// The errors of the changed keys that were not there before, by the rules of the build.
  func newErrors() throws(EditFailure) -> [Diagnostic] {
    try newFindings().filter { $0.severity == .error }
  }

  /// The same with warnings. That a text is missing yet is not told again.
  func newFindings() throws(EditFailure) -> [Diagnostic] {
    guard !touched.isEmpty else { return [] }
    let changed = try changedFiles().filter { touched[$0.table] != nil }
    var parsed = Parsed<[TableFile]>([])
    for file in changed {
      let one = reading(file)
      parsed.value += one.value
      parsed.diagnostics += one.diagnostics
    }
    let after = judged(parsed.value, reported: parsed.diagnostics)
    let collisions = try collisions()
    if after.isEmpty { return collisions }
    let old = files.values.filter { touched[$0.table] != nil }
    let oldPaths = Set(old.map(\.path))
    // What is wrong with files that are not changed was wrong before.
    let known = findings.filter { $0.location.map { oldPaths.contains($0.text.path) } ?? false }
    let before = judged(tables.filter { oldPaths.contains($0.source.path) }, reported: known)
    let names = Set(before.map(FindingIdentity.init))
    return collisions + after.filter { !names.contains(FindingIdentity($0)) }
  }

  /// What the generator says of names that new keys take from others.
  private func collisions() throws(EditFailure) -> [Diagnostic] {
    guard makesKeys else { return [] }
    let known = Set(collisions(in: tables).map(FindingIdentity.init))
    return collisions(in: try changedFiles().flatMap { reading($0).value }).filter {
      !known.contains(FindingIdentity($0))
    }
  }

  private func collisions(in tables: [TableFile]) -> [Diagnostic] {
    let all = TableSet.joining(
      tables, folders: input.languageFolders, configuration: configuration
    ).value
    let plan = SwiftEmission.plan(all, configuration: configuration)
    return TableChecks.apply(configuration, to: plan.diagnostics, tableSet: all).filter {
      $0.severity != .note
    }
  }

  /// Of the touched keys alone, so that a change costs what it touches.
  private func judged(_ tables: [TableFile], reported: [Diagnostic]) -> [Diagnostic] {
    let parts = tables.map { table in
      var part = table
      let keys = touched[table.table, default: []]
      part.entries = table.entries(of: keys)
      return part
    }
    let joined = TableSet.joining(
      parts, folders: input.languageFolders, configuration: configuration)
    let findings = TableChecks.check(joined.value, configuration: configuration)
    let own = reported.filter { diagnostic in
      guard let table = diagnostic.table, let key = diagnostic.key else { return true }
      return touched[table, default: []].contains(Text(key))
    }
    return TableChecks.apply(
      configuration, to: own + joined.diagnostics + findings, tableSet: joined.value
    )
    .filter {
      $0.severity == .error
        || $0.severity == .warning && !UnreadableTables.rules.contains($0.rule)
    }
  }
}

extension TableFile {
  func entries(of keys: Set<Text>) -> [TableEntry] {
    entries.indices.filter { keys.contains(entries[$0].key) }.map { entries[$0] }
  }
}

/// What makes two findings the same, wherever they stand.
private struct FindingIdentity: Hashable {
  let rule: String
  let table: String?
  let language: String?
  let key: String?
  let message: String

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    table = diagnostic.table
    language = diagnostic.language
    key = diagnostic.key
    message = diagnostic.message
  }
}
