/// Look-ups by number: of keys that differ in a number at their end.
extension AccessorPlanner {
  func collectFamily(_ key: Text, in scope: Int32, _ table: Int, _ row: Int) {
    guard let number = namer.trailingNumber(),
      tableSet.tables[table].signatures[row].parameters.isEmpty
    else { return }
    let prefix = namer.bytes(from: number.prefix)
    var family = prefixes.find(scope: scope, prefix)
    if family == nil {
      let start = arena.count
      arena.append(prefix)
      family = prefixes.insert(scope: scope, start: start, count: prefix.count).index
      families.append(
        Family(
          scope: scope, name: "", label: "number",
          prefix: text(.init(start: start, count: prefix.count)), table: table, cases: []))
    }
    if let family { families[Int(family)].cases.append((number.value, row)) }
  }

  /// A key that has a name of its own is still found by its number.
  func collectFamily(of override: NameOverride) {
    let key = tableSet.tables[override.table].keys[override.row]
    namer.read(key)
    guard let scope = existingScope(override.table) else { return }
    collectFamily(key, in: scope, override.table, override.row)
  }

  func claimFamilies() {
    families.removeAll { $0.cases.count < 2 }
    for index in families.indices {
      let family = families[index]
      families[index].cases.sort { $0.number < $1.number }
      let prefix = prefix(of: family)
      families[index].label = label(ofFamily: prefix, family.table)
      let chosen = prefixNames.name(Text(prefix), "", family.table)
      families[index].name = text(
        chosen.map { inArena($0.name) } ?? namer.append(words: family.prefix, lowersFirst: true))
      claims.claim(
        families[index].name, in: family.scope, .family, id: index, isFixed: chosen != nil)
    }
  }

  /// What all keys of the family begin with.
  func prefix(of family: Family) -> String {
    guard let first = family.cases.first else { return "" }
    var key = tableSet.tables[family.table].keys[first.row].string
    while let last = key.utf8.last, ASCII.isDigit(last) { key.removeLast() }
    return key
  }

  /// `code` where the table or the key is about errors, codes or a status.
  private func label(ofFamily prefix: String, _ table: Int) -> Text {
    let words = KeyWords.of(tableSet.tables[table].name) + KeyWords.of(prefix)
    return words.contains(where: KeyWords.ofCodes.contains) ? "code" : "number"
  }
}

/// The words of a key or a table's name, in lower case: `HTTPError_404` is http, error, 404.
enum KeyWords {
  /// What makes the number at a key's end a code.
  static let ofCodes: Set<String> = [
    "error", "errors", "err", "errno", "code", "codes", "status", "statuses", "exception",
    "exceptions", "failure", "failures",
  ]

  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isLetter = scalar.properties.isAlphabetic
      let followsLower = index > 0 && scalars[index - 1].properties.isLowercase
      let precedesLower = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      if !isLetter || scalar.properties.isUppercase && (followsLower || precedesLower) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += scalar.properties.lowercaseMapping }
    }
    return word.isEmpty ? words : words + [word]
  }
}
