/// A name that Swift accepts: what alone, beside `SwiftCode` and literals, reaches generated code.
package struct SwiftIdentifier: Equatable, Sendable {
  /// As it is compared and used behind a dot, without backticks.
  package let name: Text
  /// Whether a declaration must write it in backticks.
  package let isKeyword: Bool

  /// The caller knows that `name` is an identifier.
  init(unchecked name: Text, isKeyword: Bool) {
    self.name = name
    self.isKeyword = isKeyword
  }

  /// Takes one identifier, with or without backticks. Nil for everything else; invisible
  /// characters and raw identifiers are refused.
  package init?(_ spelling: String) {
    var scalars = spelling.unicodeScalars[...]
    if scalars.count > 2, scalars.first == "`", scalars.last == "`" {
      scalars = scalars.dropFirst().dropLast()
    }
    let name = UnicodeNormalization.composed(String(scalars))
    guard Self.isIdentifier(name) else { return nil }
    self.init(unchecked: Text(name), isKeyword: SwiftKeywords.reserved.contains(name))
  }

  package var string: String { name.string }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name != "_" else { return false }
    return IdentifierCharacters.isHead(first)
      && name.unicodeScalars.allSatisfy(IdentifierCharacters.isVisiblePart)
  }
}
