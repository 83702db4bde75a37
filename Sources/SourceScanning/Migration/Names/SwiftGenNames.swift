internal import Foundation

/// The names that SwiftGen's stock templates give to keys.
package struct SwiftGenNames {
  /// One of the enums that a configuration asks for.
  package struct Entry: Equatable, Sendable {
    package var enumName = "L10n"
    /// Nil: all of the target.
    package var tables: [String]?
    package var isFlat = false
    package var separator = "."
    package var namesTables = false

    package init() {}
  }

  /// The members of one entry's enum.
  package static func add(_ entry: Entry, to names: inout OldNames, _ target: MigrationTarget) {
    let tables = target.tables.filter { entry.tables?.contains($0.name) ?? true }
    let isNested = entry.namesTables || tables.count > 1
    names.addRoot(entry.enumName)
    for table in tables {
      let head = [entry.enumName] + (isNested ? [typeName(table.name)] : [])
      for index in table.accessors {
        let accessor = target.accessors[index]
        let path = path(of: accessor.key, entry)
        guard !path.isEmpty else { continue }
        names.add(
          head + path, OldNames.Member(accessor: index, types: accessor.parameters.map(type)))
      }
    }
  }

  static func path(of key: String, _ entry: Entry) -> [String] {
    if entry.isFlat || entry.separator.isEmpty { return [memberName(key)] }
    let parts = key.components(separatedBy: entry.separator).filter { !$0.isEmpty }
    guard let last = parts.last else { return [] }
    return parts.dropLast().map(typeName) + [memberName(last)]
  }

  /// What a function of SwiftGen's takes for a placeholder.
  private static func type(_ parameter: MigrationTarget.Parameter) -> String {
    switch parameter.conversion {
    case .object: "Any"
    case .decimal, .integer, .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal: "Int"
    case .character, .utf16Unit: "CChar"
    case .cString, .utf16String: "UnsafePointer<CChar>"
    case .pointer: "UnsafeRawPointer"
    case nil: parameter.type == .string ? "Any" : "Int"
    default: "Float"
    }
  }

  /// The enum that a table gets.
  package static func tableName(_ table: String) -> String { typeName(table) }

  static func typeName(_ text: String) -> String { pretty(text) }
  static func memberName(_ text: String) -> String { lowerFirstWord(pretty(text)) }

  // MARK: StencilSwiftKit's filters

  /// `swiftIdentifier:"pretty"`: what no identifier has separates words.
  private static func pretty(_ text: String) -> String {
    var identifier = ""
    var parts: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      if isIdentifierPart(scalar) {
        parts[parts.count - 1].append(scalar)
      } else {
        parts.append([])
      }
    }
    identifier = parts.filter { !$0.isEmpty }.map(upperFirst).joined(separator: "_")
    if let first = identifier.unicodeScalars.first, isDigit(first) { identifier = "_" + identifier }
    return snakeToCamel(identifier)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case ..<0x80: false
    default: isWideIdentifierPart(scalar.value)
    }
  }

  /// Swift's grammar beyond ASCII.
  private static func isWideIdentifierPart(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
      true
    default: value >= 0x1_0000 && value & 0xFFFF <= 0xFFFD && value <= 0xE_FFFD
    }
  }

  private static func upperFirst(_ part: [Unicode.Scalar]) -> String {
    guard let first = part.first else { return "" }
    var result = first.properties.uppercaseMapping
    for scalar in part.dropFirst() { result.unicodeScalars.append(scalar) }
    return result
  }

  /// `snakeToCamelCase`, leading underscores kept; a name without small letters is made small first.
  private static func snakeToCamel(_ text: String) -> String {
    let lead = text.prefix { $0 == "_" }
    let hasSmall = text.unicodeScalars.contains { ("a"..."z").contains($0) }
    var words = text.split(separator: "_").map(String.init)
    if !hasSmall { words = words.map(capitalized) }
    return lead + words.map { upperFirst(Array($0.unicodeScalars)) }.joined()
  }

  private static func capitalized(_ word: String) -> String {
    upperFirst(Array(word.lowercased().unicodeScalars))
  }

  /// A leading run of capitals made small, all but its last where a small letter follows.
  private static func lowerFirstWord(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, first.properties.isUppercase else { return text }
    var run = 0
    while run < scalars.count, scalars[run].properties.isUppercase { run += 1 }
    if run > 1, run < scalars.count, scalars[run].properties.isLowercase { run -= 1 }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if index < run {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
