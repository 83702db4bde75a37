internal import LocalizationGenerator
internal import SourceScanning
internal import SwiftEmission
internal import TableChecks
internal import TableParsing

/// Keys and members of one target against what its sources ask for. Touches no disk.
struct UsageAnalysis {
  private let configuration: Configuration
  private let tableSet: TableSet
  private let tree: MemberTree
  private let keys: KeySet
  private let undefined: UndefinedKey
  private let allowed: [WildcardPattern]
  private let firstIndices: [Int]
  /// Key → its messages in all tables.
  private var messages: [String: [(table: String, message: Int)]] = [:]
  private var interpolatedKeys = InterpolatedKeys()
  private var usedMessages: Set<Int> = []
  private var found: [Diagnostic] = []
  private(set) var keyCount = 0

  init(tables: [TableFile], folders: [String], configuration: Configuration) {
    self.configuration = configuration
    tableSet =
      TableSet.joining(
        tables, folders: folders, configuration: configuration
      ).value
    tree = MemberTree(SwiftEmission.plan(tableSet, configuration: configuration).value)
    keys = KeySet(tables)
    undefined = UndefinedKey(keys: keys)
    allowed = configuration.usedKeys.map { WildcardPattern($0) }
    var indices = [0]
    for table in tableSet.tables {
      let first = indices.last ?? 0
      for (row, key) in table.keys.enumerated() {
        interpolatedKeys.add(key, table: table.name, message: first + row)
        messages[key.string, default: []].append((table.name, first + row))
      }
      indices.append(first + table.keys.count)
    }
    firstIndices = indices
    keyCount = indices.last ?? 0
  }

  /// Severities, `off` and `[no-lint]` comments are applied.
  /// - Parameter reported: what was found while the files were looked for and read.
  mutating func findings(
    swift: [SourceText], interfaces: [SourceText], reported: [Diagnostic]
  ) -> [Diagnostic] {
    for usage in usages(swift) {
      usedMessages.formUnion(usage.messages)
      for reference in usage.references { take(reference) }
      for location in usage.values { reportValue(at: location) }
    }
    for reference in InterfaceUsage.references(interfaces, configuration) { take(reference) }
    reportUnused()
    return TableChecks.apply(configuration, to: reported + found, tableSet: tableSet)
  }

  private func usages(_ sources: [SourceText]) -> [FileUsage] {
    let files = concurrentMap(sources.count) { SwiftTokenizer.tokens(of: sources[$0]) }
    let aliases = TypeAliases(files, in: tree)
    return zip(files, sources).map { file, source in
      UsageScanner.usage(of: file, in: source, tree: tree, aliases: aliases)
    }
  }

  private mutating func take(_ reference: KeyReference) {
    switch reference.key {
    case .literal(let key):
      use(key, of: reference.table)
      if reference.isCertain { reportUndefined(key, reference) }
    case .pattern(let pieces):
      let messages = interpolatedKeys.messages(matching: pieces, table: reference.table)
      usedMessages.formUnion(messages)
      if reference.isCertain, messages.isEmpty { reportDynamic(reference.location) }
    case .dynamic:
      if reference.isCertain { reportDynamic(reference.location) }
    }
  }

  private mutating func use(_ key: String, of table: String?) {
    for found in messages[key, default: []] where table == nil || found.table == table {
      usedMessages.insert(found.message)
    }
  }
}

extension UsageAnalysis {
  private mutating func reportUndefined(_ key: String, _ reference: KeyReference) {
    guard !key.isEmpty, !keys.contains(key, in: reference.table), !isAllowed(key, reference.table),
      let finding = undefined.finding(key, reference)
    else { return }
    found.append(finding)
  }

  private mutating func reportDynamic(_ location: SourceLocation) {
    found.append(
      Diagnostic(
        rule: .dynamicKey,
        message: "only the running program knows this key; name the keys it may be by --allow or "
          + "under \"usedKeys\"",
        location: location))
  }

  private mutating func reportValue(at location: SourceLocation) {
    found.append(
      Diagnostic(
        rule: .dynamicKey,
        message: "the enum is passed on as a value, behind which its members cannot be followed",
        location: location))
  }

  private mutating func reportUnused() {
    for (index, table) in tableSet.tables.enumerated() {
      for (row, key) in table.keys.enumerated() {
        let message = firstIndices[index] + row
        guard !usedMessages.contains(message), !isAllowed(key.string, table.name),
          row < table.development.entries.count, let reference = table.development.entries[row]
        else { continue }
        let path = tree.paths[message].map { " as \($0)" } ?? ""
        found.append(
          Diagnostic(
            rule: .unusedKey,
            message: "no Swift source uses the key '\(key.string)'\(path); remove it, or name it "
              + "under \"usedKeys\"",
            location: table.development.location(ofKey: reference), table: table.name,
            language: table.development.language, key: key.string))
      }
    }
  }

  /// Patterns are compared with `key` and with `Table/key`.
  private func isAllowed(_ key: String, _ table: String?) -> Bool {
    allowed.contains { pattern in
      pattern.matches(key) || (table.map { pattern.matches($0 + "/" + key) } ?? false)
    }
  }
}

extension MemberTree {
  init(_ plan: AccessorPlan) {
    self.init(
      plan.namespaces.map { namespace in
        var one = Enum(
          name: namespace.name.string, table: namespace.table?.name, enums: namespace.namespaces)
        for accessor in namespace.accessors {
          one.add(accessor.name.string, message: accessor.index)
        }
        for family in namespace.families {
          one.add(family.name.string, family: family.cases.map { ($0.number, $0.index) })
        }
        for family in namespace.caseFamilies {
          // By no number: whoever calls the function may mean any of them.
          one.add(
            family.name.string,
            family: family.cases.enumerated().map { (-1 - $0.offset, $0.element.index) })
        }
        return one
      }, messages: plan.messages?.string)
  }
}
