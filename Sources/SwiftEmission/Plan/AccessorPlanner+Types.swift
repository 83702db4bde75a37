/// The types beside the accessors: languages, message values, and keys that are the cases of an enum.
///
/// Their names are claimed as those of namespaces that the configuration chose, so that they stay and
/// what collides with them gets a suffix.
extension AccessorPlanner {
  /// A family of keys in the making.
  struct CaseFamily {
    /// Whose name the function has.
    var family: Int
    /// Whose name a generated enum has.
    var enumScope: Int32
    var path: [SwiftIdentifier]
    var isDeclared: Bool
    var prefix: Text
    var cases: [AccessorPlan.CaseFamily.Case]
  }

  func claimTypes() {
    languageScope = reserve(Text(configuration.languageEnumName))
    messageScope = configuration.messages.map { reserve(Text($0)) }
    for family in configuration.families { claimFamily(family) }
  }

  private func reserve(_ name: Text) -> Int32 {
    let scope = makeScope(
      in: 0, inArena(name), Scope(parent: 0, name: "", source: name, table: -1), isFixed: true)
    reservedScopeCount += 1
    return scope
  }

  /// Adds what was claimed, once every name is settled.
  func addTypes(to plan: inout AccessorPlan) {
    if let languageScope {
      let tags = tableSet.languages.filter { PseudoLanguage(rawValue: $0) == nil }
      plan.languages = AccessorPlan.LanguageEnum(
        name: identifier(scopes[Int(languageScope)].name),
        cases: tags.map { .init(name: SwiftIdentifier(languageCase: $0), tag: $0) })
    }
    plan.messages = messageScope.map { identifier(scopes[Int($0)].name) }
    for family in caseFamilies {
      let function = families[family.family]
      plan.namespaces[Int(function.scope)].caseFamilies.append(
        AccessorPlan.CaseFamily(
          name: identifier(function.name),
          enumPath: family.isDeclared
            ? family.path : [identifier(scopes[Int(family.enumScope)].name)],
          isDeclared: family.isDeclared, prefix: family.prefix, cases: family.cases))
    }
  }
}

extension AccessorPlanner {
  private func claimFamily(_ family: KeyFamily) {
    guard let path = SwiftIdentifier.path(family.enumName), let first = path.first else { return }
    guard let (table, prefix) = place(of: family) else {
      diagnostics.append(
        Diagnostic(
          rule: .ineffectiveSetting,
          message: "no key begins like “\(family.pattern)” of families", location: family.place))
      return
    }
    let name = text(namer.append(words: prefix, lowersFirst: true))
    guard !name.isEmpty else {
      diagnostics.append(
        Diagnostic(
          rule: .incompleteFamily,
          message:
            "the family “\(family.pattern)” has no letter that its function could be named by",
          location: family.place))
      return
    }
    let cases = cases(of: family, prefix, table)
    let index = families.count
    families.append(
      Family(
        scope: tableScopes[table], name: name, label: "", prefix: prefix, table: table,
        cases: cases.map { (-1, $0.index - firstIndices[table]) }, isOfCases: true))
    claims.claim(name, in: tableScopes[table], .family, id: index)
    caseFamilies.append(
      CaseFamily(
        family: index, enumScope: reserve(first.name), path: path, isDeclared: family.isDeclared,
        prefix: prefix, cases: cases))
  }

  /// The first table that has such keys, one that the pattern names before all others.
  private func place(of family: KeyFamily) -> (table: Int, prefix: Text)? {
    let whole = String(family.pattern.dropLast())
    for (index, table) in tableSet.tables.enumerated() where whole.hasPrefix(table.name + "/") {
      let prefix = Text(String(whole.dropFirst(table.name.utf8.count + 1)))
      if table.keys.contains(where: { $0.begins(with: prefix) }) { return (index, prefix) }
    }
    let prefix = Text(whole)
    let table = tableSet.tables.firstIndex { $0.keys.contains { $0.begins(with: prefix) } }
    return table.map { ($0, prefix) }
  }

  /// The keys of the family that fit; what does not is an error at its place.
  private func cases(
    of family: KeyFamily, _ prefix: Text, _ table: Int
  ) -> [AccessorPlan.CaseFamily.Case] {
    var cases: [AccessorPlan.CaseFamily.Case] = []
    for (row, key) in tableSet.tables[table].keys.enumerated() where key.begins(with: prefix) {
      let rest = key.part(prefix.count..<key.count)
      guard !rest.isEmpty, !rest.contains(Text(configuration.separator)) else { continue }
      let name = identifier(text(namer.append(words: rest, lowersFirst: true)))
      if let problem = problem(of: name, family, cases, table, row) {
        report(problem, family, table, row)
      } else {
        cases.append(.init(name: name, rawValue: rest, index: firstIndices[table] + row))
      }
    }
    let names = Set(cases.map(\.name.string))
    for name in family.cases ?? [] where !names.contains(name) {
      diagnostics.append(
        Diagnostic(
          rule: .incompleteFamily,
          message: "the case '\(name)' of \(family.enumName) has no key that begins with "
            + "“\(prefix.string)”" + ClosestName.of(name, in: names.sorted()).question,
          location: family.casePlaces[name]))
    }
    return cases
  }

  private func problem(
    of name: SwiftIdentifier, _ family: KeyFamily, _ cases: [AccessorPlan.CaseFamily.Case],
    _ table: Int, _ row: Int
  ) -> String? {
    if !tableSet.tables[table].signatures[row].parameters.isEmpty {
      return "has arguments, and those of a family have none"
    }
    if name.name.isEmpty { return "has no letter and no digit that a case could be named by" }
    if let listed = family.cases, !listed.contains(name.string) {
      return "is no case of it: add '\(name.string)' to the family's \"cases\", or remove the key"
    }
    if cases.contains(where: { $0.name == name }) {
      return "has the case '\(name.string)', which another key has: rename one of them"
    }
    return nil
  }

  private func report(_ problem: String, _ family: KeyFamily, _ table: Int, _ row: Int) {
    let key = tableSet.tables[table].keys[row].string
    diagnostics.append(
      Diagnostic(
        rule: .incompleteFamily,
        message: "the key “\(key)” of the family \(family.enumName) \(problem)",
        location: location(table, row),
        notes: [.init("the family is declared here", at: family.place)],
        table: tableSet.tables[table].name, language: tableSet.developmentLanguage, key: key))
  }
}

extension Text {
  fileprivate func begins(with prefix: Text) -> Bool {
    count >= prefix.count && part(0..<prefix.count) == prefix
  }
}
