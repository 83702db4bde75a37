/// `localization.json` → `Configuration`. Everything wrong in it is an error at its place.
struct ConfigurationFile {
  private(set) var configuration = Configuration()
  private var reader: JSONMembers

  static func parse(_ source: SourceText) -> Parsed<Configuration> {
    var file = ConfigurationFile(reader: JSONMembers(source: source))
    let parsed = JSONValue.parse(source)
    file.reader.add(parsed.diagnostics)
    file.read(parsed.value)
    return Parsed(file.configuration, diagnostics: file.reader.diagnostics)
  }

  private init(reader: JSONMembers) { self.reader = reader }

  /// The keys, in the order of the documentation.
  static let keys = [
    "enumName", "accessLevel", "developmentLanguage", "languages", "separator", "tables",
    "nameOverrides", "messages", "languageEnumName", "families", "storage", "numbers",
    "plainNumbers", "richText", "fallbacks", "offers", "ship", "rules", "tableRules", "baseline",
    "lock", "extractionStates", "notOverridable", "keyAttributes", "usedKeys",
    "doNotTranslate", "pseudoLanguages",
  ]

  private mutating func read(_ value: JSONValue) {
    for member in reader.object(value, "localization.json") {
      readNames(member)
      readTypes(member)
      readLanguages(member)
      readKeys(member)
      readRules(member)
      reader.checkKnown(member, keys: Self.keys, of: "localization.json")
    }
  }

  private mutating func readNames(_ member: JSONValue.Member) {
    switch member.key {
    case "enumName":
      if let name = identifier(member) { configuration.enumName = name }
    case "accessLevel":
      if let level = reader.choice(member, of: Configuration.AccessLevel.self) {
        configuration.accessLevel = level
      }
    case "separator":
      if let separator = reader.string(member) { configuration.separator = separator }
    case "nameOverrides":
      readNameOverrides(member)
    case "storage":
      if let storage = reader.choice(member, of: Configuration.Storage.self) {
        configuration.storage = storage
      }
    case "numbers":
      if let numbers = reader.choice(member, of: Configuration.Numbers.self) {
        configuration.numbers = numbers
      }
    case "richText":
      if let richText = reader.choice(member, of: Configuration.RichText.self) {
        configuration.richText = richText
      }
    default: break
    }
  }

  private mutating func readTypes(_ member: JSONValue.Member) {
    switch member.key {
    case "messages":
      if case .boolean(let isMade) = member.value.content {
        configuration.messages = isMade ? "Message" : nil
      } else if case .string(let name) = member.value.content, ["true", "false"].contains(name) {
        reader.error(
          "'messages' must be \(name), without quotation marks", at: member.value.range)
      } else if let name = typeName(member, orElse: "true, false or the name of an enum") {
        configuration.messages = name
      }
    case "languageEnumName":
      if let name = typeName(member) { configuration.languageEnumName = name }
    case "families":
      for family in reader.object(member.value, "'families'") {
        if let family = KeyFamily(family, &reader) { configuration.families.append(family) }
      }
    default: break
    }
  }

  private mutating func typeName(
    _ member: JSONValue.Member, orElse wanted: String = "a string"
  ) -> String? {
    guard case .string = member.value.content else {
      reader.error("'\(member.key)' must be \(wanted)", at: member.value.range)
      return nil
    }
    return identifier(member)
  }

  private mutating func readNameOverrides(_ member: JSONValue.Member) {
    for override in reader.object(member.value, "'nameOverrides'") {
      guard let name = reader.string(override) else { continue }
      configuration.nameOverrides[override.key] = name
      configuration.places.nameOverrides[override.key] = reader.location(override.keyRange)
    }
  }

  private mutating func readLanguages(_ member: JSONValue.Member) {
    switch member.key {
    case "developmentLanguage":
      configuration.developmentLanguage = language(member)
      configuration.places.developmentLanguage = reader.location(member.value.range)
    case "languages": configuration.languages = languages(member)
    case "offers": readOffers(member)
    case "ship": readShip(member)
    case "pseudoLanguages":
      let tags = reader.strings(member, of: PseudoLanguage.allCases.map(\.tag)) ?? []
      configuration.pseudoLanguages = PseudoLanguage.allCases.filter { tags.contains($0.tag) }
    case "fallbacks":
      for chain in reader.object(member.value, "'fallbacks'") {
        guard let tag = canonical(chain.key, at: chain.keyRange) else { continue }
        configuration.fallbacks[tag] = languages(chain)
      }
    default: break
    }
  }

  private mutating func readOffers(_ member: JSONValue.Member) {
    guard let elements = reader.elements(member) else { return }
    var offers: [String] = []
    for element in elements {
      guard let name = reader.string(element, of: "an element of 'offers'"),
        let language = canonical(name, at: element.range)
      else { continue }
      offers.append(language)
      configuration.places.offers[language] = reader.location(element.range)
    }
    configuration.offers = offers
    if elements.isEmpty {
      reader.error("'offers' names at least one language", at: member.value.range)
    }
  }

  private mutating func readShip(_ member: JSONValue.Member) {
    var ship = Configuration.Ship()
    for part in reader.object(member.value, "'ship'") {
      switch part.key {
      case "minimum":
        guard let minimum = reader.number(part) else { continue }
        ship.minimum = minimum
        if !(0...1).contains(minimum) {
          reader.error("'minimum' is a part from 0 to 1, such as 0.8", at: part.value.range)
        }
      case "except": ship.except = languages(part) ?? []
      default: reader.checkKnown(part, keys: ["minimum", "except"], of: "'ship'")
      }
    }
    configuration.ship = ship
    configuration.places.ship = reader.location(member.value.range)
  }

  private mutating func readKeys(_ member: JSONValue.Member) {
    switch member.key {
    case "tables": readTables(member)
    case "extractionStates":
      configuration.extractionStates = reader.strings(member, of: Self.extractionStates)
    case "plainNumbers": configuration.plainNumbers = patterns(member)
    case "notOverridable": configuration.notOverridable = patterns(member)
    case "doNotTranslate": configuration.doNotTranslate = reader.strings(member) ?? []
    case "usedKeys": configuration.usedKeys = patterns(member)
    case "keyAttributes":
      if let names = reader.strings(member) { configuration.keyAttributes = names }
    default: break
    }
  }

  /// Xcode's; `automatic` are the entries without one.
  private static let extractionStates = [
    "automatic", "extracted_with_value", "manual", "migrated", "stale",
  ]

  private mutating func patterns(_ member: JSONValue.Member) -> [String] {
    let patterns = reader.strings(member) ?? []
    guard case .array(let elements) = member.value.content else { return patterns }
    for element in elements {
      guard case .string(let pattern) = element.content else { continue }
      configuration.places.patterns[member.key, default: [:]][pattern] =
        reader.location(element.range)
    }
    return patterns
  }

  private mutating func readTables(_ member: JSONValue.Member) {
    for part in reader.object(member.value, "'tables'") {
      switch part.key {
      case "include":
        configuration.tables.include = reader.strings(part) ?? []
        for element in reader.elements(part) ?? [] {
          guard case .string(let pattern) = element.content else { continue }
          configuration.places.includedTables[pattern] = reader.location(element.range)
        }
      case "exclude": configuration.tables.exclude = patterns(part)
      default: reader.checkKnown(part, keys: ["include", "exclude"], of: "'tables'")
      }
    }
  }

  private mutating func readRules(_ member: JSONValue.Member) {
    switch member.key {
    case "rules": configuration.rules = settings(member)
    case "tableRules":
      for table in reader.object(member.value, "'tableRules'") {
        configuration.tableRules[table.key] = settings(table)
        configuration.places.patterns[member.key, default: [:]][table.key] =
          reader.location(table.keyRange)
      }
    case "baseline":
      configuration.baseline = reader.string(member)
      configuration.places.baseline = reader.location(member.value.range)
    case "lock":
      configuration.lock = reader.string(member)
      configuration.places.lock = reader.location(member.value.range)
    default: break
    }
  }

  private mutating func settings(
    _ member: JSONValue.Member
  ) -> [String: Configuration.RuleSetting] {
    reader.dictionary(member) { reader, rule in
      let setting = reader.choice(rule, of: Configuration.RuleSetting.self)
      guard !RuleList.isConfigurable(rule.key) else { return setting }
      reader.error(
        "there is no rule '\(rule.key)' that can be set"
          + ClosestName.of(rule.key, in: RuleList.configurableIDs).question,
        at: rule.keyRange)
      return nil
    }
  }

  private mutating func identifier(_ member: JSONValue.Member) -> String? {
    guard let name = reader.string(member) else { return nil }
    let isIdentifier = name.unicodeScalars.enumerated().allSatisfy { index, scalar in
      scalar == "_" || (index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
    }
    if isIdentifier, !name.isEmpty, !Self.isTaken(name) { return name }
    reader.error("'\(name)' cannot be the name of an enum", at: member.value.range)
    return nil
  }

  /// Whether an enum of that name would hide what the generated code calls.
  private static func isTaken(_ name: String) -> Bool {
    ["_", "Swift", "TypedLocalization"].contains(name) || name.hasPrefix("_localized")
  }

  private mutating func language(_ member: JSONValue.Member) -> String? {
    reader.string(member).flatMap { canonical($0, at: member.value.range) }
  }

  private mutating func languages(_ member: JSONValue.Member) -> [String]? {
    reader.elements(member)?.compactMap { element in
      reader.string(element, of: "an element of '\(member.key)'").flatMap {
        canonical($0, at: element.range)
      }
    }
  }

  private mutating func canonical(_ tag: String, at range: SourceRange) -> String? {
    if let language = TablePath.language(ofFolder: tag) { return language }
    let suggestion = LanguageSpelling.suggestion(for: tag) ?? "pt-BR"
    reader.error("'\(tag)' is no language tag such as '\(suggestion)'", at: range)
    return nil
  }
}
