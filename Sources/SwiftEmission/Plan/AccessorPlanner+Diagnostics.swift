extension AccessorPlanner {
  /// Groups are told in full up to this many members.
  private static let listed = 5

  func reportUnnameable(_ key: Text, _ table: Int, _ row: Int) {
    diagnostics.append(
      diagnostic(
        .unnameableKey,
        "no accessor is made for the key “\(shown(key))”, which has no letter and no digit; give "
          + "it a name with \"nameOverrides\": {\"\(path(of: key, table))\": \"name\"}",
        table: table, row: row))
  }

  func report(_ colliding: [NameClaims.Claim], _ group: NameClaims.Group) {
    let shown = colliding.prefix(Self.listed)
    var names = shown.map { "“\(subject(of: $0))” is \(name(of: $0).string)" }
    if colliding.count > shown.count { names.append("and \(colliding.count - shown.count) more") }
    let first = colliding.first { self.place(of: $0) != nil } ?? colliding[0]
    let place = self.place(of: first)
    var message =
      "the name \(group.name.string) is wanted more than once, so that each has a suffix: "
      + names.joined(separator: ", ")
    if let place {
      let key = tableSet.tables[place.table].keys[place.row]
      message +=
        "; to choose, write \"nameOverrides\": "
        + "{\"\(path(of: key, place.table))\": \"\(suggestion(first, group))\"}"
    }
    var diagnostic = self.diagnostic(
      .nameCollision, message, table: place?.table ?? tableOfScope(group.scope),
      row: place?.row)
    diagnostic.notes = shown.filter { $0.id != first.id || $0.kind != first.kind }
      .compactMap { claim in
        self.place(of: claim).map { place in
          .init("“\(subject(of: claim))” is here", at: location(place.table, place.row))
        }
      }
    diagnostics.append(diagnostic)
  }

  private func diagnostic(
    _ rule: Rule, _ message: String, table: Int?, row: Int?
  ) -> Diagnostic {
    let table = table ?? -1
    guard tableSet.tables.indices.contains(table) else {
      return Diagnostic(rule: rule, message: message)
    }
    return Diagnostic(
      rule: rule, message: message,
      location: row.flatMap { location(table, $0) }, table: tableSet.tables[table].name,
      language: tableSet.developmentLanguage,
      key: row.map { tableSet.tables[table].keys[$0].string })
  }

  private func location(_ table: Int, _ row: Int) -> SourceLocation? {
    let column = tableSet.tables[table].development
    guard row < column.entries.count, let reference = column.entries[row] else { return nil }
    let file = column.files[Int(reference.file)]
    return SourceLocation(text: file.source, range: column.entry(reference).keyRange)
  }

  private func place(of claim: NameClaims.Claim) -> (table: Int, row: Int)? {
    let id = Int(claim.id)
    switch claim.kind {
    case .namespace: return scopes[id].row.map { (scopes[id].table, $0) }
    case .member: return (members[id].table, members[id].row)
    case .family: return families[id].cases.first.map { (families[id].table, $0.row) }
    }
  }

  private func name(of claim: NameClaims.Claim) -> Text {
    let id = Int(claim.id)
    switch claim.kind {
    case .namespace: return scopes[id].name
    case .member: return members[id].name
    case .family: return families[id].name
    }
  }

  private func subject(of claim: NameClaims.Claim) -> String {
    let id = Int(claim.id)
    switch claim.kind {
    case .namespace: return shown(scopes[id].source)
    case .member: return shown(tableSet.tables[members[id].table].keys[members[id].row])
    case .family: return shown(families[id].prefix) + "<number>"
    }
  }

  /// The plain name as a path below the table's enum.
  private func suggestion(_ claim: NameClaims.Claim, _ group: NameClaims.Group) -> String {
    var path = [group.name.string]
    var scope = Int(group.scope)
    while scope > 0, !isTableScope(scope) {
      path.insert(scopes[scope].name.string, at: 0)
      scope = Int(scopes[scope].parent)
    }
    if claim.kind == .namespace, let place = place(of: claim) {
      namer.read(tableSet.tables[place.table].keys[place.row])
      path.append(text(namer.appendMemberName()).string)
    }
    return path.joined(separator: ".")
  }

  private func isTableScope(_ scope: Int) -> Bool {
    tableScopes.contains(Int32(truncatingIfNeeded: scope))
  }

  private func tableOfScope(_ scope: Int32) -> Int? {
    scope > 0 ? scopes[Int(scope)].table : tableScopes.firstIndex(of: 0)
  }

  private func path(of key: Text, _ table: Int) -> String {
    "\(tableSet.tables[table].name)/" + key.string.unicodeScalars.map(Self.inJSON).joined()
  }

  /// As a JSON string has it, so that the line can be copied.
  private static func inJSON(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\" + String(scalar)
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }

  /// A key as a message can show it: one line, control characters spelt out.
  private func shown(_ key: Text) -> String {
    let storage = ByteStorage(capacity: Int(key.count))
    storage.append(commentText: key.bytes, limit: 120)
    return String(decoding: storage.bytes, as: UTF8.self)
  }
}
