/// A name that the configuration gives to what several keys have in common: `settings.*` is their
/// namespace, `step_*` their look-up by number.
struct PrefixName {
  /// As the configuration has it.
  let spelling: String
  let table: Int
  /// Without the asterisk.
  let prefix: String
  let name: SwiftIdentifier
  /// Whether the spelling names the table.
  let isSpecific: Bool

  /// Nil where `spelling` does not end in an asterisk or `path` is more than one name.
  static func all(
    _ spelling: String, _ path: [SwiftIdentifier], in tableSet: TableSet
  ) -> [PrefixName]? {
    guard spelling.hasSuffix("*"), path.count == 1,
      !SwiftKeywords.impossibleTypes.contains(path[0].string)
    else { return nil }
    let whole = String(spelling.dropLast())
    return tableSet.tables.enumerated().map { index, table in
      let isSpecific = whole.hasPrefix(table.name + "/")
      return PrefixName(
        spelling: spelling, table: index,
        prefix: isSpecific ? String(whole.dropFirst(table.name.count + 1)) : whole, name: path[0],
        isSpecific: isSpecific)
    }
  }
}

/// The chosen names of namespaces and look-ups by number, and which of them came to use.
struct PrefixNames {
  private var names: [[String]: PrefixName] = [:]
  private var used: Set<String> = []

  mutating func add(_ all: [PrefixName]) {
    for name in all {
      let place = ["\(name.table)", name.prefix]
      if name.isSpecific || names[place]?.isSpecific != true { names[place] = name }
    }
  }

  mutating func name(_ prefix: Text, _ end: String, _ table: Int) -> SwiftIdentifier? {
    guard !names.isEmpty, let found = names[["\(table)", prefix.string + end]] else { return nil }
    used.insert(found.spelling)
    return found.name
  }

  var unused: [String] {
    Set(names.values.map(\.spelling)).subtracting(used).sorted()
  }
}
