extension TableChecks {
  /// Every rule that a configuration may name, those of other stages too, by id.
  package static let knownRules: [String: KnownRule] = Dictionary(
    (rules.map { KnownRule($0) } + readingRules + structureRules + joiningRules + emissionRules
      + usageRules).map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Told when files are joined to tables.
  private static let joiningRules: [KnownRule] = [
    KnownRule(
      "development-language", .error,
      "The development language cannot be told, or has no table. Its texts define the keys. Write "
        + "\"developmentLanguage\" into localization.json.", isConfigurable: false),
    KnownRule(
      "catalog-beside-strings", .error,
      "A table is in a catalog and in another file too, which the platform's build refuses. Move "
        + "all texts into one of them."),
    KnownRule(
      "duplicate-catalog", .error,
      "Two catalogs have the same name, which is the table's name. Rename one of them."),
    KnownRule(
      "table-without-development-language", .warning,
      "A table exists in other languages only. It has no keys then and gives no accessors."),
  ]

  /// Told when names and code are made.
  private static let emissionRules: [KnownRule] = [
    KnownRule(
      "unnameable-key", .warning,
      "A key has no letter and no digit that a Swift name could be made of, so it gets no "
        + "accessor. Give it a name under \"nameOverrides\", or read it by string(forKey:)."),
    KnownRule(
      "name-collision", .warning,
      "Several keys would have the same Swift name. Each gets a suffix made from its own key, and "
        + "none the plain name. Give them names under \"nameOverrides\"."),
    KnownRule(
      "invalid-name-override", .error,
      "An entry of \"nameOverrides\" names no key, or a name that Swift cannot have there.",
      isConfigurable: false),
    KnownRule(
      "invalid-configuration", .error, "localization.json cannot be read, or has unknown keys.",
      isConfigurable: false),
    KnownRule(
      "unknown-language-folder", .warning,
      "A table lies in a folder whose name is no language, so it is not read. Name the folder by a "
        + "language tag such as pt-BR.lproj."),
  ]
}
