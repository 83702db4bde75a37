/// The names that xcstrings-tool gives to keys.
package enum XcstringsToolNames {
  /// `localizable.key` of every key that was written by hand.
  package static func names(_ target: MigrationTarget) -> OldNames {
    var names = OldNames()
    for table in target.tables {
      let root = name(table.name)
      names.addRoot(root)
      for index in table.accessors where target.accessors[index].catalogState != .extracted {
        let accessor = target.accessors[index]
        names.add(
          [root, name(accessor.key)],
          OldNames.Member(accessor: index, types: accessor.parameters.map(\.type.swiftName)))
      }
    }
    return names
  }

  static func name(_ text: String) -> String {
    let parts = text.unicodeScalars.split { !($0 == "_" || $0.isLetterOrDigit) }
    var name = parts.map { part in
      (part.first?.properties.uppercaseMapping ?? "") + String(part.dropFirst())
    }.joined()
    let run = name.prefix(while: \.isUppercase).count
    let lowered = run == name.count ? run : max(run - 1, min(run, 1))
    name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return name.first?.isNumber ?? false ? "_" + name : name
  }
}

/// The names of the symbols that Xcode 26 makes of catalogs.
package enum XcodeSymbolNames {
  /// What stands for the type that the symbols are members of.
  static let root = "LocalizedStringResource"

  package static func names(_ target: MigrationTarget) -> OldNames {
    var names = OldNames()
    names.addRoot(root)
    for table in target.tables {
      let head = table.name == "Localizable" ? [root] : [root, table.name]
      for index in table.accessors where target.accessors[index].catalogState == .manual {
        let accessor = target.accessors[index]
        let name = name(accessor.key)
        guard !name.isEmpty else { continue }
        names.add(
          head + [name],
          OldNames.Member(accessor: index, types: accessor.parameters.map(\.type.swiftName)))
      }
    }
    return names
  }

  static func name(_ key: String) -> String {
    let words = withoutPlaceholders(key).unicodeScalars
      .filter { !["'", "\u{2019}"].contains($0) }
      .split { !$0.isLetterOrDigit }
    var name = ""
    for word in words {
      let text = String(String.UnicodeScalarView(word))
      let run = text.prefix(while: \.isUppercase).count
      let cased = run > 1 ? text.prefix(run).lowercased() + text.dropFirst(run) : text
      let first = cased.prefix(1)
      name += (name.isEmpty ? first.lowercased() : first.uppercased()) + cased.dropFirst()
    }
    return name.first?.isNumber ?? false ? "_" + name : name
  }

  private static func withoutPlaceholders(_ key: String) -> String {
    let text = Text(key)
    let parsed = withExtendedLifetime(text.storage) { MessageTemplate(parsing: text.bytes) }
    guard let template = parsed else { return key }
    return template.segments.map { segment in
      segment.kind == .text ? text.part(segment.range).string : " "
    }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    if value < 0x80 {
      return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }
    return properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
