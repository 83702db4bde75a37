/// A name that the configuration gives to a key.
struct NameOverride {
  var table: Int
  var row: Int
  /// Namespaces below the table's enum, then the member.
  var path: [SwiftIdentifier]

  /// Takes `Settings.title`. Nil where a component is no name that a declaration may have.
  static func path(_ spelling: String) -> [SwiftIdentifier]? {
    let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
    let path = parts.compactMap { SwiftIdentifier(String($0)) }
    guard path.count == parts.count, let member = path.last,
      path.count <= KeyNamer.deepestNamespace + 1,
      !SwiftKeywords.impossibleMembers.contains(member.string),
      path.dropLast().allSatisfy({ !SwiftKeywords.impossibleTypes.contains($0.string) }),
      path.allSatisfy({ !GeneratedNames.isReserved($0.string) })
    else { return nil }
    return path
  }
}

extension AccessorPlanner {
  /// The configured names by table and key; invalid ones are reported.
  func resolvedOverrides() -> [NameOverride] {
    var overrides: [NameOverride] = []
    var specific = Set<[Int]>()
    for (spelling, name) in configuration.nameOverrides.sorted(by: { $0.key < $1.key }) {
      guard let path = NameOverride.path(name) else {
        report(override: spelling, "“\(name)” is not a name that Swift accepts there")
        continue
      }
      let places = self.places(of: spelling)
      if places.isEmpty, let names = PrefixName.all(spelling, path, in: tableSet) {
        prefixNames.add(names)
      } else if places.isEmpty {
        reportUnknown(override: spelling)
      }
      for place in places {
        let override = NameOverride(table: place.table, row: place.row, path: path)
        let position = [place.table, place.row]
        if place.isSpecific {
          overrides.removeAll { $0.table == place.table && $0.row == place.row }
          specific.insert(position)
          overrides.append(override)
        } else if !specific.contains(position) {
          overrides.append(override)
        }
      }
    }
    return overrides.sorted { ($0.table, $0.row) < ($1.table, $1.row) }
  }

  func claimOverrides(_ overrides: [NameOverride]) {
    for override in overrides {
      guard let member = override.path.last else { continue }
      var scope = tableScopes[override.table]
      for name in override.path.dropLast() { scope = namespace(named: name, in: scope, override) }
      let name = text(inArena(member.name))
      claims.claim(name, in: scope, .member, id: members.count, isFixed: true)
      members.append(
        Member(scope: scope, name: name, table: override.table, row: override.row))
      collectFamily(of: override)
    }
  }

  /// The one namespace that has the name already, else one of its own.
  private func namespace(
    named name: SwiftIdentifier, in scope: Int32, _ override: NameOverride
  ) -> Int32 {
    let present = (claims.group(name.name, in: scope)?.claims ?? [])
      .filter { $0.kind == .namespace }
    if let fixed = present.first(where: \.isFixed) { return fixed.id }
    if present.count == 1 { return present[0].id }
    return makeScope(
      in: scope, inArena(name.name),
      Scope(
        parent: scope, name: "", source: name.name, table: override.table, row: override.row),
      isFixed: true)
  }

  /// The keys that `key` or `Table/key` means.
  private func places(of spelling: String) -> [(table: Int, row: Int, isSpecific: Bool)] {
    var places: [(table: Int, row: Int, isSpecific: Bool)] = []
    let whole = Text(spelling)
    for (index, table) in tableSet.tables.enumerated() {
      if let row = table.row(of: whole) { places.append((index, row, false)) }
      let prefix = table.name + "/"
      if spelling.hasPrefix(prefix),
        let row = table.row(of: Text(String(spelling.dropFirst(prefix.count))))
      {
        places.append((index, row, true))
      }
    }
    return places
  }

  /// The key may have been renamed: its accessor has another name then, and nothing else is wrong.
  private func reportUnknown(override spelling: String) {
    diagnostics.append(
      Diagnostic(
        rule: .ineffectiveSetting,
        message: "no table has the key “\(spelling)” of nameOverrides"
          + ClosestName.of(spelling, in: similarKeys(to: spelling)).question,
        location: configuration.places.nameOverrides[spelling]))
  }

  /// With the table, where `spelling` names one.
  private func similarKeys(to spelling: String) -> [String] {
    let named = tableSet.tables.filter { spelling.hasPrefix($0.name + "/") }
    if named.isEmpty { return tableSet.keys(like: spelling) }
    return named.flatMap { table in
      let key = spelling.dropFirst(table.name.count + 1)
      return table.keys(like: key).map { "\(table.name)/\($0)" }
    }
  }

  func reportUnusedPrefixNames() {
    for spelling in prefixNames.unused { reportUnknown(override: spelling) }
  }

  private func report(override spelling: String, _ problem: String) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidNameOverride,
        message: "the nameOverrides entry “\(spelling)” cannot be used: \(problem)",
        location: configuration.places.nameOverrides[spelling]))
  }
}
