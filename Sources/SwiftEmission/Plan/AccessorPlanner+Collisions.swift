/// Names that cannot stand beside each other: each gets a suffix made from its own key, nobody gets
/// the plain name, one warning tells the group.
extension AccessorPlanner {
  func separateCollisions() {
    let contested = claims.contestedGroups
    for group in contested { separate(group) }
    for scope in Set(tableScopes + [0]).sorted() {
      if let group = claims.group(GeneratedNames.lookup, in: scope), group.claims.count == 1 {
        separate(group)
      }
    }
  }

  private func separate(_ group: NameClaims.Group) {
    var colliding = self.colliding(group)
    let fixed = colliding.indices.filter { colliding[$0].isFixed }
    if fixed.count == 1 { colliding.remove(at: fixed[0]) }
    guard !colliding.isEmpty else { return }
    for claim in colliding { rename(claim, in: group) }
    report(colliding, group)
  }

  /// A property, a look-up by number and the look-up by key may share a name, since their labels
  /// differ; everything else may not.
  private func colliding(_ group: NameClaims.Group) -> [NameClaims.Claim] {
    let families = group.claims.filter { $0.kind == .family }
    let members = group.claims.filter { $0.kind == .member }
    let hasLookup = group.name == GeneratedNames.lookup && isTable(group.scope)
    if families.count + members.count < group.claims.count {
      return group.claims.count > 1 || hasLookup ? group.claims : []
    }
    let isTaken =
      families.count > 1 || members.contains { isLabelled($0, GeneratedNames.familyLabel) }
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
