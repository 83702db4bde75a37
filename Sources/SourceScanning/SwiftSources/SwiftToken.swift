/// A word of Swift source text; comments and white space are none.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Without backticks. Keywords are identifiers too.
    case identifier(String)
    /// The text between the interpolations, escapes replaced: one piece where there are none. The
    /// code of an interpolation follows as tokens, in its parentheses.
    case string([String])
    case number(String)
    case regularExpression
    /// The first byte of one character, so that an operator may be several.
    case punctuation(UInt8)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package var identifier: String? {
    if case .identifier(let name) = kind { return name }
    return nil
  }

  package func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation(UInt8(truncatingIfNeeded: character.value))
  }
}
