/// Names that cannot stand beside each other: each gets a suffix made from its own key, nobody gets
/// the plain name, one warning tells the group.
extension AccessorPlanner {
  /// What one name's claims came to.
  struct Collision {
    var group: NameClaims.Group
    /// Those that got suffixes.
    var separated: [NameClaims.Claim]
    /// The one of them that can have the plain name once the others have names of their own.
    var keeper: NameClaims.Claim?

    /// Those that the configuration has to name so that nothing collides: the keeper only where it is
    /// alone, beside a name that is not there any more.
    var unnamed: [NameClaims.Claim] {
      separated.filter { separated.count == 1 || $0.identity != keeper?.identity }
    }
  }

  func separateCollisions() {
    var groups = claims.contestedGroups
    for scope in Set(tableScopes + [0]).sorted() {
      if let group = claims.group(GeneratedNames.lookup, in: scope), group.claims.count == 1 {
        groups.append(group)
      }
    }
    let collisions = groups.compactMap(separate)
    for collision in collisions { chooseFreeNames(collision) }
    for collision in collisions { report(collision) }
  }

  private func separate(_ group: NameClaims.Group) -> Collision? {
    var colliding = self.colliding(group)
    let fixed = colliding.indices.filter { colliding[$0].isFixed }
    if fixed.count == 1 { colliding.remove(at: fixed[0]) }
    colliding.removeAll { hasGrown($0, group) }
    guard !colliding.isEmpty else { return nil }
    let keeper = keeper(of: colliding, group)
    for claim in colliding { rename(claim, in: group) }
    return Collision(group: group, separated: colliding, keeper: keeper)
  }

  /// Whether the claim was that of a cut name, which has grown since.
  private func hasGrown(_ claim: NameClaims.Claim, _ group: NameClaims.Group) -> Bool {
    claim.kind == .member && members[Int(claim.id)].name != group.name
  }

  /// A claim that can stand beside what keeps the plain name anyhow; a table's or a chosen one first.
  private func keeper(
    of colliding: [NameClaims.Claim], _ group: NameClaims.Group
  ) -> NameClaims.Claim? {
    let ids = Set(colliding.map(\.identity))
    var rest = group
    rest.claims.removeAll { ids.contains($0.identity) || hasGrown($0, group) }
    let isKeeper = { (claim: NameClaims.Claim) in
      var kept = rest
      kept.claims.append(claim)
      return self.colliding(kept).isEmpty
    }
    return colliding.first { place(of: $0) == nil && isKeeper($0) }
      ?? colliding.first { $0.isFixed && isKeeper($0) } ?? colliding.first(where: isKeeper)
  }

  /// A property, a look-up by number, one by case and the look-up by key may share a name, since their
  /// labels differ; everything else may not.
  private func colliding(_ group: NameClaims.Group) -> [NameClaims.Claim] {
    let families = group.claims.filter { $0.kind == .family }
    let members = group.claims.filter { $0.kind == .member }
    let hasLookup = group.name == GeneratedNames.lookup && isTable(group.scope)
    if families.count + members.count < group.claims.count {
      return group.claims.count > 1 || hasLookup ? group.claims : []
    }
    let byCase = families.count { self.families[Int($0.id)].isOfCases }
    let isTaken =
      byCase > 1 || families.count - byCase > 1
      || families.contains { family in
        let label = self.families[Int(family.id)].label.string
        return members.contains { isLabelled($0, label) }
      }
    return
      (members.count > 1
      ? members
      : members.filter { member in
        hasLookup && isLabelled(member, GeneratedNames.lookupLabel)
      }) + (isTaken ? families : [])
  }

  private func isTable(_ scope: Int32) -> Bool { tableScopes.contains(scope) }

  /// Whether the member is a function of one argument with that label.
  private func isLabelled(_ claim: NameClaims.Claim, _ label: String) -> Bool {
    let member = members[Int(claim.id)]
    let labels = parameters(of: member).map { $0.label?.string }
    return labels == [label]
  }

  private func rename(_ claim: NameClaims.Claim, in group: NameClaims.Group) {
    let source = self.source(of: claim)
    let hash = ByteHash(
      source.storage.base + Int(source.start), count: Int(source.count),
      seed: UInt64(claim.kind.rawValue)
    ).value
    var digits = 4
    var attempt = 0
    while true {
      arena.reserve(Int(group.name.count) + 48)  // the name lies in the arena
      let start = arena.count
      arena.append(group.name.bytes)
      arena.append(0x5F)
      arena.append(hexadecimal: hash, digits: digits)
      if attempt > 0 {
        arena.append(0x5F)
        arena.append(decimal: attempt)
      }
      let name = Text(storage: arena, start: start, count: arena.count - start)
      if claims.take(name, in: group.scope) { return setName(name, of: claim) }
      if digits < 16 { digits += 4 } else { attempt += 1 }
    }
  }

  private func setName(_ name: Text, of claim: NameClaims.Claim) {
    let id = Int(claim.id)
    switch claim.kind {
    case .namespace: scopes[id].name = name
    case .member: members[id].name = name
    case .family: families[id].name = name
    }
  }

  private func source(of claim: NameClaims.Claim) -> Text {
    let id = Int(claim.id)
    switch claim.kind {
    case .namespace: return scopes[id].source
    case .member: return tableSet.tables[members[id].table].keys[members[id].row]
    case .family: return families[id].prefix
    }
  }
}

extension AccessorPlanner {
  /// Groups are told in full up to this many members.
  private static let listed = 5

  func reportUnnameable(_ places: [(table: Int, row: Int)]) {
    var numbers = tableSet.tables.map { _ in 1 }
    for (table, row) in places where !isLeftToXcode(table, row) {
      let key = tableSet.tables[table].keys[row]
      let name = freeName(like: "name", in: tableScopes[table], from: &numbers[table])
      diagnostics.append(
        diagnostic(
          .unnameableKey,
          "no accessor is made for the key “\(shown(key))”, which has no letter and no digit; give "
            + "it a name with \"nameOverrides\": {\"\(path(of: key, table))\": \"\(name.string)\"}",
          table: table, row: row))
    }
  }

  /// Whether Xcode made the entry by itself and nobody translated it: in catalogs any without a word,
  /// in `.strings` files `"" = ""`.
  private func isLeftToXcode(_ table: Int, _ row: Int) -> Bool {
    let columns = tableSet.tables[table].columns
    guard let origin = columns[0].entries[row] else { return false }
    if tableSet.tables[table].keys[row].isEmpty {
      let entries = columns.compactMap { column in column.entries[row].map(column.entry) }
      if entries.allSatisfy({ $0.value.message?.plainForm?.text.isEmpty ?? false }) { return true }
    }
    return columns[0].entry(origin).isMadeByXcode
      && columns.dropFirst().allSatisfy { $0.entries[row] == nil }
  }

  private func report(_ collision: Collision) {
    let (colliding, group) = (collision.separated, collision.group)
    let shown = colliding.prefix(Self.listed)
    var names = shown.map { "“\(subject(of: $0))” is \(name(of: $0).string)" }
    if colliding.count > shown.count { names.append("and \(colliding.count - shown.count) more") }
    let first = colliding.first { self.place(of: $0) != nil } ?? colliding[0]
    let place = self.place(of: first)
    let message =
      "the name \(group.name.string) is wanted more than once, so that each has a suffix: "
      + names.joined(separator: ", ") + "; " + advice(collision)
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

  func location(_ table: Int, _ row: Int) -> SourceLocation? {
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

  /// The plain name for the keeper, free ones for others as far as they are told.
  private func chooseFreeNames(_ collision: Collision) {
    let group = collision.group
    if let keeper = collision.keeper { freeNames[keeper.identity] = group.name }
    var number = 2
    for claim in collision.unnamed.prefix(Self.listed) where freeNames[claim.identity] == nil {
      freeNames[claim.identity] = freeName(like: group.name, in: group.scope, from: &number)
    }
  }

  private func advice(_ collision: Collision) -> String {
    let named = collision.unnamed.filter { place(of: $0) != nil }
    guard !named.isEmpty else { return "rename one of the tables" }
    let entries = named.prefix(Self.listed).compactMap { claim in
      freeNames[claim.identity].map { override(claim, $0.string, in: collision.group.scope) }
    }
    let more = named.count - entries.count
    return "to choose, write \"nameOverrides\": {\(entries.joined(separator: ", "))}"
      + (more > 0 ? " and so on for the other \(more)" : "")
  }

  /// The line of "nameOverrides" that gives the claim another name where it stands.
  private func override(_ claim: NameClaims.Claim, _ name: String, in scope: Int32) -> String {
    let id = Int(claim.id)
    switch claim.kind {
    case .namespace:
      let prefix = Text(scopes[id].source.string + configuration.separator + "*")
      return "\"\(path(of: prefix, scopes[id].table))\": \"\(name)\""
    case .family:
      let prefix = Text(prefix(of: families[id]) + "*")
      return "\"\(path(of: prefix, families[id].table))\": \"\(name)\""
    case .member:
      var names = [name]
      var scope = Int(scope)
      while scope > 0, !isTableScope(scope) {
        let identity = NameClaims.Claim.identity(.namespace, Int32(scope))
        names.insert((freeNames[identity] ?? scopes[scope].name).string, at: 0)
        scope = Int(scopes[scope].parent)
      }
      let key = tableSet.tables[members[id].table].keys[members[id].row]
      return "\"\(path(of: key, members[id].table))\": \"\(names.joined(separator: "."))\""
    }
  }

  /// `base` with the first number from `number` that makes a name nobody has or wants; 1 is the plain
  /// name. `number` becomes the next.
  private func freeName(like base: Text, in scope: Int32, from number: inout Int) -> Text {
    while true {
      arena.reserve(Int(base.count) + 24)  // the name may lie in the arena
      let start = arena.count
      arena.append(base.bytes)
      if number > 1 {
        if let last = base.bytes.last, ASCII.isDigit(last) { arena.append(0x5F) }
        arena.append(decimal: number)
      }
      number += 1
      let name = Text(storage: arena, start: start, count: arena.count - start)
      if claims.take(name, in: scope) { return name }
    }
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
