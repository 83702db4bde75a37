/// What a migration says about one place in a Swift file.
package struct CallSiteFinding: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// Stays as it is.
    case left
    /// Is rewritten and means something else now.
    case noted
  }

  package enum Reason: String, CaseIterable, Sendable {
    case argumentCount = "argument-count"
    case argumentConverted = "argument-converted"
    case argumentType = "argument-type"
    case comment
    case dynamicKey = "dynamic-key"
    case dynamicTable = "dynamic-table"
    case formatAsValue = "format-as-value"
    case functionValueType = "function-value-type"
    case languageAPI = "language-api"
    case languageArgument = "language-argument"
    case localeArgument = "locale-argument"
    case markup
    case otherBundle = "other-bundle"
    case otherType = "other-type"
    case ownDeclaration = "own-declaration"
    case percentEscape = "percent-escape"
    case resourceValue = "resource-value"
    case storedText = "stored-text"
    case tableValue = "table-value"
    case unbalanced
    case unknownKey = "unknown-key"
    case unknownMember = "unknown-member"
  }

  package var kind: Kind
  package var reason: Reason
  package var what: String
  /// In bytes of the file.
  package var offset: Int
}

/// A replaced part of a file, in bytes.
package struct SourceEdit: Equatable, Sendable {
  package var range: Range<Int>
  package var replacement: String
}

/// A text that only the code has.
package struct CodeText: Equatable, Sendable {
  package var table: String
  package var key: String
  /// Nil where the key is the text.
  package var value: String?
  package var comment: String?
}
