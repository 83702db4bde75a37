internal import SwiftEmission
internal import TableChecks

extension InterfaceLock {
  /// What is changed or gone, and a note about what is new. Nothing where there is no table, which
  /// is told already.
  func differences(in tableSet: TableSet, configuration: Configuration) -> [Diagnostic] {
    guard !tableSet.tables.isEmpty else { return [] }
    return differences(
      from: SwiftEmission.plan(tableSet, configuration: configuration).value, of: tableSet)
  }

  private func differences(from plan: AccessorPlan, of tableSet: TableSet) -> [Diagnostic] {
    var rest = lines
    var found: [Diagnostic] = []
    var added: [String] = []
    for declaration in plan.declarations {
      guard let old = rest.removeValue(forKey: declaration.identity) else {
        added.append(declaration.text)
        continue
      }
      if !old.text.utf8.elementsEqual(declaration.text.utf8) {
        found.append(changed(old, to: declaration, in: tableSet))
      }
    }
    found += removed(rest)
    if !added.isEmpty { found.append(note(about: added)) }
    return found
  }

  private func changed(
    _ old: Line, to new: AccessorPlan.Declaration, in tableSet: TableSet
  ) -> Diagnostic {
    let place = new.index.flatMap(tableSet.message)
    let locked = SourceLocation(text: source, range: old.range)
    return Diagnostic(
      rule: .apiChanged,
      message: "the generated '\(old.text)' is now '\(new.text)', which breaks its callers; "
        + "'localization-tool lock --write' accepts it",
      location: place?.location ?? locked,
      notes: place == nil ? [] : [Diagnostic.Note("it is locked here", at: locked)],
      table: place?.table, language: place == nil ? nil : tableSet.developmentLanguage,
      key: place?.key)
  }

  /// What is in an enum that is gone itself is told by the enum.
  private func removed(_ rest: [String: Line]) -> [Diagnostic] {
    let gone = Set(rest.keys)
    return rest.filter { identity, _ in
      !InterfaceLock.enclosingEnums(of: identity).contains(where: gone.contains)
    }.sorted { $0.value.range.start < $1.value.range.start }.map { _, line in
      Diagnostic(
        rule: .apiChanged,
        message: "'\(line.text)' is no longer generated, which breaks its callers; "
          + "'localization-tool lock --write' accepts it",
        location: SourceLocation(text: source, range: line.range))
    }
  }

  private static func enclosingEnums(of identity: String) -> [String] {
    let path = identity.hasPrefix("enum ") ? identity.dropFirst(5) : identity[...]
    return path.indices.filter { path[$0] == "." }.map { "enum \(path[..<$0])" }
  }

  private func note(about added: [String]) -> Diagnostic {
    let shown = added.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      rule: .apiAdded,
      message: "the lock lacks \(shown)\(added.count > 5 ? ", …" : ""); "
        + "'localization-tool lock --write' adds \(added.count == 1 ? "it" : "them")",
      location: SourceLocation(text: source, range: SourceRange(0, 0)))
  }
}

extension TableSet {
  /// The message of an index over all tables.
  fileprivate func message(
    _ index: Int
  ) -> (table: String, key: String, location: SourceLocation)? {
    var row = index
    for table in tables {
      if row < table.keys.count {
        guard row >= 0, let reference = table.development.entries[row] else { return nil }
        return (
          table.name, table.keys[row].string, table.development.location(ofKey: reference)
        )
      }
      row -= table.keys.count
    }
    return nil
  }
}
