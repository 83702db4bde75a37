internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// Places in Swift that name accessors of keys which are gone or have another name now.
struct RemovedAccessors {
  private let input: TargetInput
  private let folder: String
  private let configuration: Configuration
  private let tables: [TableFile]
  private let present: AccessorPaths

  /// What `check` says of the target's own sources and those that import it. Nothing where a table has
  /// faults, behind which keys may be hidden.
  static func findings(
    below input: TargetInput, _ configuration: Configuration
  ) -> [Diagnostic] {
    guard let folder = input.paths.first, input.paths.count == 1, Disk.isFolder(folder) else {
      return []
    }
    let parsed = parse(input.files)
    let hasFaults = (input.diagnostics + parsed.diagnostics).contains { $0.severity == .error }
    guard !parsed.value.isEmpty, !hasFaults else { return [] }
    return RemovedAccessors(
      input, TableSearch.normalized(folder), configuration, parsed.value
    ).findings()
  }

  private init(
    _ input: TargetInput, _ folder: String, _ configuration: Configuration, _ tables: [TableFile]
  ) {
    self.input = input
    self.folder = folder
    self.configuration = configuration
    self.tables = tables
    present = AccessorPaths(tables, folders: input.languageFolders, configuration: configuration)
  }

  /// What is generated beside the accessors.
  private static let generatedNames: Set<String> = [
    "Message", "SupportedLanguage", "string", "self", "Type", "init",
  ]

  private func findings() -> [Diagnostic] {
    let sources = TargetSources.naming(configuration, of: folder)
    let tokens = concurrentMap(sources.count) { SwiftTokenizer.tokens(of: sources[$0]) }
    let aliases = TypeAliases(tokens, in: present.tree)
    var unknown: [UnknownMember] = []
    var declared = Self.generatedNames
    for (file, source) in zip(tokens, sources) {
      let usage = UsageScanner.usage(of: file, in: source, tree: present.tree, aliases: aliases)
      unknown += usage.unknownMembers
      declared.formUnion(usage.declaredNames)
    }
    unknown.removeAll { $0.path.contains(where: declared.contains) }
    guard !unknown.isEmpty else { return [] }
    let reasons = reasons(for: Set(unknown.map(\.path)))
    return unknown.map { member in
      Diagnostic(
        rule: .undefinedKey,
        message: "'\(name(of: member.path))' is not generated: "
          + (reasons[member.path] ?? "no key has that name" + suggestion(for: member.path)),
        location: member.location)
    }
  }

  private func name(of path: [String]) -> String {
    ([present.enumName] + path).joined(separator: ".")
  }

  private func suggestion(for path: [String]) -> String {
    let prefix = present.enumName + "."
    let names = present.tree.paths.values.map { String($0.dropFirst(prefix.count)) }
    return ClosestName.of(path.joined(separator: "."), in: names.sorted(), prefix: prefix).question
  }

  // MARK: What became of a key

  /// How many revisions are looked at.
  private static let revisionLimit = 20

  /// By the names that keys have without the configuration's, then by the last revisions that changed
  /// the tables.
  private func reasons(for paths: Set<[String]>) -> [[String]: String] {
    var reasons: [[String]: String] = [:]
    var plain = configuration
    plain.nameOverrides = [:]
    let usual = AccessorPaths(tables, folders: input.languageFolders, configuration: plain)
    for (message, name) in usual.tree.paths {
      guard let path = paths.first(where: { self.name(of: $0) == name }),
        let place = usual.key(of: message)
      else { continue }
      reasons[path] = reason(place, tables)
    }
    if reasons.count == paths.count { return reasons }
    for files in GitRepository.pastTables(in: folder, limit: Self.revisionLimit) {
      let old = parse(files).value
      let past = AccessorPaths(old, folders: input.languageFolders, configuration: configuration)
      let messages = Dictionary(
        past.tree.paths.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
      for path in paths where reasons[path] == nil {
        guard let message = messages[name(of: path)], let place = past.key(of: message) else {
          continue
        }
        reasons[path] = reason(place, old)
      }
      if reasons.count == paths.count { break }
    }
    return reasons
  }

  private func reason(_ place: (table: String, key: Text), _ old: [TableFile]) -> String {
    let key = place.key.string
    if let path = present.path(ofKey: place.key, table: place.table) {
      return "the key '\(key)' is '\(name(of: path))' now"
    }
    guard let successor = successor(of: place, old),
      let path = present.path(ofKey: successor.key, table: successor.table)
    else { return "the key '\(key)' is gone from the tables" }
    return "the key '\(key)' is gone; its text is that of '\(successor.key.string)' now: "
      + "'\(name(of: path))'"
  }

  /// A key that is new and has the text.
  private func successor(
    of place: (table: String, key: Text), _ old: [TableFile]
  ) -> (table: String, key: Text)? {
    let texts = texts(in: old) { $0 == place.table && $1 == place.key }
    guard let text = texts.first?.text, !text.isEmpty else { return nil }
    let known = Set(old.flatMap { table in table.entries.map(\.key) })
    return self.texts(in: tables) { _, key in !known.contains(key) }
      .first { $0.text == text }.map { ($0.table, $0.key) }
  }

  /// Those of the development language, in the order of the files.
  private func texts(
    in tables: [TableFile], where isWanted: (_ table: String, _ key: Text) -> Bool
  ) -> [(table: String, key: Text, text: [Text])] {
    let development = TableSet.joining(
      tables, folders: input.languageFolders, configuration: configuration
    ).value.developmentLanguage
    return tables.filter { $0.language == development || $0.language == "Base" }.flatMap { table in
      table.entries.filter { isWanted(table.table, $0.key) }.map { entry in
        (table.table, entry.key, entry.value.message?.forms.map(\.form.text) ?? [])
      }
    }
  }
}
