/// Catalog → `AccessorPlan`. Linear in the keys.
///
/// Every name is claimed in the scope it stands in; where claims collide, each gets a suffix.
final class AccessorPlanner {
  /// An enum in the making.
  struct Scope {
    var parent: Int32
    var name: Text
    /// What its suffix is made from: the key up to the end of the segment, or the table's name.
    var source: Text
    var table: Int
    /// The key that made it; nil for a table's enum.
    var row: Int?
  }

  struct Member {
    var scope: Int32
    var name: Text
    var table: Int
    var row: Int
  }

  struct Family {
    var scope: Int32
    var name: Text
    var label: Text
    var prefix: Text
    var table: Int
    var cases: [(number: Int, row: Int)]
    /// Whether it is a `CaseFamily`.
    var isOfCases = false
  }

  let tableSet: TableSet
  let configuration: Configuration
  let arena: ByteStorage
  let namer: KeyNamer
  let claims: NameClaims
  /// Namespaces by the bytes of their segment: those of `header` and `Header` are one.
  private let paths: NameTable
  let prefixes: NameTable
  /// Namespaces by their folded segment and their name.
  private let twins: NameTable
  private let keywords: NameTable

  @exclusivity(unchecked) var scopes: ContiguousArray<Scope> = []
  @exclusivity(unchecked) var members: ContiguousArray<Member> = []
  /// Members whose names lack words of their keys.
  @exclusivity(unchecked) private var cutMembers: [Int] = []
  @exclusivity(unchecked) private var unnameable: [(table: Int, row: Int)] = []
  /// What a finding proposes, by claim.
  var freeNames: [Int64: Text] = [:]
  /// Chosen names of namespaces and look-ups by number.
  @exclusivity(unchecked) var prefixNames = PrefixNames()
  var families: ContiguousArray<Family> = []
  var caseFamilies: [CaseFamily] = []
  /// Of types that are no namespaces of keys: the last ones.
  var reservedScopeCount = 0
  var languageScope: Int32?
  var messageScope: Int32?
  @exclusivity(unchecked) private var lastPath: (table: Int, key: Text, scope: Int32) = (-1, "", 0)
  /// By entry of `paths`.
  @exclusivity(unchecked) private var pathScopes: ContiguousArray<Int32> = []
  /// By entry of `twins`.
  @exclusivity(unchecked) private var twinScopes: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var tableScopes: [Int32] = []
  /// The index of each table's first message.
  let firstIndices: [Int]
  var diagnostics: [Diagnostic] = []

  init(tableSet: TableSet, configuration: Configuration) {
    var firstIndices = [0]
    for table in tableSet.tables {
      firstIndices.append((firstIndices.last ?? 0) + table.keys.count)
    }
    let count = firstIndices.last ?? 0
    self.firstIndices = firstIndices
    self.tableSet = tableSet
    self.configuration = configuration
    arena = ByteStorage(capacity: count * 24)
    namer = KeyNamer(arena: arena, separator: configuration.separator)
    claims = NameClaims(arena: arena, capacity: count)
    paths = NameTable(arena: arena, capacity: 64)
    prefixes = NameTable(arena: arena, capacity: 64)
    twins = NameTable(arena: arena, capacity: 64)
    keywords = NameTable(arena: ByteStorage(capacity: 1_024), capacity: 64)
    for keyword in SwiftKeywords.reserved.sorted() {
      let start = keywords.arena.count
      keywords.arena.append(keyword)
      _ = keywords.insert(scope: 0, start: start, count: keyword.utf8.count)
    }
    members.reserveCapacity(count)
  }

  func plan() -> Parsed<AccessorPlan> {
    claimTables()
    let overrides = resolvedOverrides()
    for table in tableSet.tables.indices { claimKeys(ofTable: table, overrides) }
    claimOverrides(overrides)
    claimFamilies()
    claimTypes()
    reportUnusedPrefixNames()
    lengthenCutNames()
    separateCollisions()
    reportUnnameable(unnameable)
    return Parsed(built(), diagnostics: diagnostics)
  }

  func identifier(_ name: Text) -> SwiftIdentifier {
    SwiftIdentifier(unchecked: name, isKeyword: keywords.find(scope: 0, name.bytes) != nil)
  }
}

extension AccessorPlanner {
  private func claimTables() {
    scopes.append(
      Scope(
        parent: -1, name: Text(configuration.enumName), source: Text(""), table: -1, row: nil))
    for (index, table) in tableSet.tables.enumerated() {
      if table.name == AccessorPlan.mainTable {
        tableScopes.append(0)
      } else {
        let source = Text(table.name)
        var name = namer.append(words: source, lowersFirst: false)
        if name.count == 0 { name = namer.append(words: "Table", lowersFirst: false) }
        tableScopes.append(
          makeScope(in: 0, name, Scope(parent: 0, name: "", source: source, table: index)))
      }
    }
  }

  private func claimKeys(ofTable index: Int, _ overrides: [NameOverride]) {
    let overridden = Set(overrides.lazy.filter { $0.table == index }.map(\.row))
    tableSet.tables[index].keys.withUnsafeBufferPointer { keys in
      var row = 0
      while row < keys.count {
        if overridden.isEmpty || !overridden.contains(row) { claimKey(keys[row], index, row) }
        row += 1
      }
    }
  }

  private func claimKey(_ key: Text, _ table: Int, _ row: Int) {
    namer.read(key)
    guard !namer.segments.isEmpty else { return unnameable.append((table, row)) }
    let scope = namespace(of: key, table, row)
    let name = text(namer.appendMemberName())
    if namer.isCut { cutMembers.append(members.count) }
    claims.claim(name, in: scope, .member, id: members.count)
    members.append(Member(scope: scope, name: name, table: table, row: row))
    collectFamily(key, in: scope, table, row)
  }

  /// The namespace that the namer's segments lead to. Keys come in order, so that most have that
  /// of the key before them.
  private func namespace(of key: Text, _ table: Int, _ row: Int) -> Int32 {
    let path = namer.pathLength
    if path == 0 { return tableScopes[table] }
    if table == lastPath.table, namer.begins(like: lastPath.key, path) { return lastPath.scope }
    var scope = tableScopes[table]
    for segment in 0..<(namer.segments.count - 1) {
      scope = namespace(segment, in: scope, key, table, row)
    }
    lastPath = (table, namer.path, scope)
    return scope
  }

  private func namespace(
    _ segment: Int, in scope: Int32, _ key: Text, _ table: Int, _ row: Int
  ) -> Int32 {
    let raw = namer.bytes(ofSegment: segment)
    if let found = paths.find(scope: scope, raw) { return pathScopes[Int(found)] }
    let start = arena.count
    arena.append(raw)
    _ = paths.insert(scope: scope, start: start, count: raw.count)
    let source = Text(
      storage: key.storage, start: Int(key.start), count: namer.segments[segment].end)
    let chosen = prefixNames.name(source, configuration.separator, table)
    let name = chosen.map { inArena($0.name) } ?? namer.appendTypeName(segment)
    let twin = chosen == nil ? insertTwin(folded(raw, name), in: scope) : nil
    if let twin, !twin.isNew {
      pathScopes.append(twinScopes[Int(twin.index)])
      return twinScopes[Int(twin.index)]
    }
    let made = makeScope(
      in: scope, name, Scope(parent: scope, name: "", source: source, table: table, row: row),
      isFixed: chosen != nil)
    pathScopes.append(made)
    if twin != nil { twinScopes.append(made) }
    return made
  }

  private func insertTwin(
    _ folded: KeyNamer.Name, in scope: Int32
  ) -> (index: Int32, isNew: Bool) {
    twins.insert(scope: scope, start: folded.start, count: folded.count)
  }

  /// A segment in small letters and its name: namespaces that have both in common are one.
  private func folded(_ raw: UnsafeRawBufferPointer, _ name: KeyNamer.Name) -> KeyNamer.Name {
    arena.reserve(raw.count + 1 + name.count)
    let start = arena.count
    for byte in raw { arena.append(ASCII.isUppercase(byte) ? byte | 0x20 : byte) }
    arena.append(0)
    arena.append(text(name).bytes)
    return KeyNamer.Name(start: start, count: arena.count - start)
  }

  func makeScope(
    in parent: Int32, _ name: KeyNamer.Name, _ scope: Scope, isFixed: Bool = false
  ) -> Int32 {
    let index = Int32(truncatingIfNeeded: scopes.count)
    scopes.append(scope)
    scopes[Int(index)].name = text(name)
    claims.claim(text(name), in: parent, .namespace, id: Int(index), isFixed: isFixed)
    return index
  }

  func inArena(_ text: Text) -> KeyNamer.Name {
    arena.reserve(Int(text.count))
    let start = arena.count
    arena.append(text.bytes)
    return KeyNamer.Name(start: start, count: Int(text.count))
  }

  func text(_ name: KeyNamer.Name) -> Text {
    Text(storage: arena, start: name.start, count: name.count)
  }

  /// The namespace of the key that the namer has read, where other keys have made it.
  func existingScope(_ table: Int) -> Int32? {
    var scope = tableScopes[table]
    for segment in namer.segments.indices.dropLast() {
      guard let found = paths.find(scope: scope, namer.bytes(ofSegment: segment)) else {
        return nil
      }
      scope = pathScopes[Int(found)]
    }
    return namer.segments.isEmpty ? nil : scope
  }
}

extension AccessorPlanner {
  /// A cut name that others want too becomes the name of the whole key; nobody has the short one.
  private func lengthenCutNames() {
    let contested = cutMembers.filter {
      claims.isContested(members[$0].name, in: members[$0].scope)
    }
    for id in contested {
      let member = members[id]
      namer.read(tableSet.tables[member.table].keys[member.row])
      members[id].name = text(namer.appendMemberName(proseLength: .max))
      claims.claim(members[id].name, in: member.scope, .member, id: id)
    }
  }
}

extension AccessorPlanner {
  /// The plan, once every name is settled.
  func built() -> AccessorPlan {
    var namespaces: [AccessorPlan.Namespace] = []
    // Those of other types were claimed last.
    let scopes = scopes.dropLast(reservedScopeCount)
    namespaces.reserveCapacity(scopes.count)
    for scope in scopes { namespaces.append(.init(name: identifier(scope.name))) }
    namespaces[0].name =
      SwiftIdentifier(configuration.enumName)
      ?? SwiftIdentifier(unchecked: "LocalizationHelper", isKeyword: false)
    for index in scopes.indices.dropFirst() {
      namespaces[Int(scopes[index].parent)].namespaces.append(index)
    }
    for (index, scope) in tableScopes.enumerated() {
      let indices = firstIndices[index]..<firstIndices[index + 1]
      namespaces[Int(scope)].table = (tableSet.tables[index].name, indices)
    }
    for family in families where !family.isOfCases {
      namespaces[Int(family.scope)].families.append(built(family))
    }
    addAccessors(to: &namespaces)
    var plan = AccessorPlan(access: configuration.accessLevel, namespaces: namespaces)
    addTypes(to: &plan)
    return plan
  }

  private func built(_ family: Family) -> AccessorPlan.NumberFamily {
    .init(
      name: identifier(family.name),
      label: SwiftIdentifier(unchecked: family.label, isKeyword: false), prefix: family.prefix,
      cases: family.cases.map {
        .init(number: $0.number, index: firstIndices[family.table] + $0.row)
      })
  }

  private func addAccessors(to namespaces: inout [AccessorPlan.Namespace]) {
    var next = 0
    while next < members.count {
      let table = members[next].table
      let column = tableSet.tables[table].development
      let keys = tableSet.tables[table].keys
      while next < members.count, members[next].table == table {
        let member = members[next]
        var accessor = AccessorPlan.Accessor(
          name: identifier(member.name), key: keys[member.row],
          index: firstIndices[table] + member.row, parameters: parameters(of: member))
        column.document(&accessor, row: member.row)
        namespaces[Int(member.scope)].accessors.append(accessor)
        next += 1
      }
    }
  }

  func parameters(of member: Member) -> [AccessorPlan.Parameter] {
    let parameters = tableSet.tables[member.table].signatures[member.row].parameters
    if parameters.isEmpty { return [] }
    var used = Set<String>()
    return parameters.map { parameter in
      .init(
        label: parameter.type == nil ? nil : parameter.label.flatMap { label($0, &used) },
        type: parameter.type ?? .string)
    }
  }

  /// A label of the words of `raw`; a repeated one with a number.
  private func label(_ raw: String, _ used: inout Set<String>) -> SwiftIdentifier? {
    let name = text(namer.append(words: Text(raw), lowersFirst: true)).string
    guard let plain = SwiftIdentifier(name)?.string else { return nil }
    var unique = plain
    var number = 2
    while !used.insert(unique).inserted {
      unique = "\(plain)\(number)"
      number += 1
    }
    return SwiftIdentifier(
      unchecked: Text(unique), isKeyword: SwiftKeywords.escapedLabels.contains(unique))
  }
}

extension LanguageColumn {
  /// Puts the development text and the comment into an accessor.
  fileprivate func document(_ accessor: inout AccessorPlan.Accessor, row: Int) {
    guard row < entries.count, let reference = entries[row] else { return }
    files.withUnsafeBufferPointer { files in
      files[Int(reference.file)].entries.withUnsafeBufferPointer { entries in
        let entry = Int(reference.entry)
        accessor.comment = entries[entry].comment
        switch entries[entry].value {
        case .message(.plain(let form)): accessor.text = form.text
        case .message(.variants(let variants)): accessor.text = variants.mostGeneralText
        case .unsupported: break
        }
      }
    }
  }
}

extension MessageVariants {
  /// The text that documents the message, with that of each variable in the place of its name.
  var mostGeneralText: Text? {
    let forms = self.forms
    guard let form = MessageVariants.mostGeneral(of: forms, variable: nil) else { return nil }
    guard !variables.isEmpty, let segments = form.template?.segments else { return form.text }
    var text = ""
    for segment in segments {
      if case .variable(_, let name) = segment.kind,
        let variable = variable(named: name, in: form.text),
        let inner = MessageVariants.mostGeneral(of: forms, variable: variable)
      {
        text += inner.text.string
      } else {
        text += form.text.part(segment.range).string
      }
    }
    return Text(text)
  }

  /// The form `other` of a plural or a device, the widest.
  private static func mostGeneral(of forms: [VariantForm], variable: Int?) -> MessageForm? {
    let forms = forms.filter { $0.variable == variable }
    let general = forms.first {
      ($0.category ?? .other) == .other && ($0.device ?? .other) == .other && $0.width == nil
    }
    let widest = forms.max { ($0.width ?? 0) < ($1.width ?? 0) }
    return (general ?? widest ?? forms.first)?.form
  }
}
