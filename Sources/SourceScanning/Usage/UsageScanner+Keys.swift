extension UsageScanner {
  /// Whether `string` at `index` is followed by `(forKey:`.
  func isKeyCall(_ index: Int) -> Bool {
    index + 3 < tokens.count && tokens[index + 1].isPunctuation("(")
      && tokens[index + 2].identifier == "forKey" && tokens[index + 3].isPunctuation(":")
  }

  /// The calls that take a key and are known by their names alone.
  mutating func readKeyCall(_ name: String, at index: Int, isMember: Bool) {
    guard index + 1 < tokens.count else { return }
    switch name {
    case "NSLocalizedString":
      addKey(nil, of: index, tableLabel: "tableName", isCertain: isOwnBundle(index))
    case "String", "AttributedString":
      addKey("localized", of: index, tableLabel: "table", isCertain: isOwnBundle(index))
    case "LanguageManager": readManager(index)
    case "string", "localizedString":
      if isMember, !knownCalls.contains(index) {
        addKey("forKey", of: index, tableLabel: "table", isCertain: false)
      }
    case "LocalizedStringResource", "LocalizedStringKey", "Text":
      addKey(nil, of: index, tableLabel: "table", isCertain: false)
    default: break
    }
  }

  /// `LanguageManager.shared.string(forKey:)` and `trace(forKey:)`.
  private mutating func readManager(_ index: Int) {
    var next = index + 1
    while next + 1 < tokens.count, tokens[next].isPunctuation("."),
      let name = tokens[next + 1].identifier
    {
      if name == "string" || name == "trace" {
        addKey("forKey", of: next + 1, tableLabel: "table", isCertain: true)
      }
      next += 2
    }
  }

  /// Whether the call asks the target's own bundle, as far as it says.
  private func isOwnBundle(_ index: Int) -> Bool {
    guard let bundle = CallArguments(tokens, at: index + 1).argument("bundle") else { return true }
    let names = bundle.tokens.compactMap(\.identifier)
    return names.last == "module" || names.last == "main" || names == ["bundle"]
  }

  private mutating func addKey(
    _ label: String?, of index: Int, tableLabel: String, isCertain: Bool
  ) {
    let arguments = CallArguments(tokens, at: index + 1)
    let table = arguments.argument(tableLabel)
    let isKnownTable = table == nil || table?.literal != nil
    addKey(
      label, of: index, table: table?.literal, isCertain: isCertain && isKnownTable)
  }

  mutating func addKey(
    _ label: String?, of index: Int, table: String?, isCertain: Bool
  ) {
    let arguments = CallArguments(tokens, at: index + 1)
    guard let argument = arguments.argument(label), arguments.arguments.first?.label == label,
      let range = argument.range
    else { return }
    if isCertain { knownCalls.insert(index) }
    let location = SourceLocation(text: source, range: range)
    let key = argument.key
    usage.references.append(
      KeyReference(key: key, table: table, isCertain: isCertain, location: location))
    guard key == .dynamic else { return }
    for literal in argument.literals {
      usage.references.append(
        KeyReference(key: .literal(literal), table: table, isCertain: false, location: location))
    }
  }
}
