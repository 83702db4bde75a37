/// The names that R.swift gives to tables and keys.
package enum RSwiftNames {
  /// `R.string.table.key` of every key; names that two keys have stand for none.
  package static func names(_ target: MigrationTarget) -> OldNames {
    var names = OldNames()
    names.addRoot("R")
    for table in target.tables {
      let tableName = name(table.name)
      for index in table.accessors {
        let accessor = target.accessors[index]
        let name = name(accessor.key)
        guard !name.isEmpty, !tableName.isEmpty else { continue }
        names.add(
          ["R", "string", tableName, name],
          OldNames.Member(accessor: index, types: accessor.parameters.map(\.type.swiftName)))
      }
    }
    return names
  }

  static func name(_ text: String) -> String {
    let parts = text.unicodeScalars.split(whereSeparator: separates)
    var name: [Unicode.Scalar] = []
    for part in parts {
      guard let first = part.first else { continue }
      if name.isEmpty {
        name.append(first)
      } else {
        name += Array(first.properties.uppercaseMapping.unicodeScalars)
      }
      name += part.dropFirst()
    }
    name = Array(name.drop { ("0"..."9").contains($0) })
    return lowered(name)
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return false }
    if scalar.value > 0x7F, scalar.properties.isEmoji { return false }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .unassigned:
      return true
    default: return false
    }
  }

  /// A leading run of capitals that something other than a small letter follows, else the first
  /// letter.
  private static func lowered(_ name: [Unicode.Scalar]) -> String {
    var run = 0
    while run < name.count, ("A"..."Z").contains(name[run]) { run += 1 }
    if run == name.count || run < name.count && ("a"..."z").contains(name[run]) { run -= 1 }
    var result = ""
    for (index, scalar) in name.enumerated() {
      if index < max(run, 1) {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
