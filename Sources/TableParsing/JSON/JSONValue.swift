/// A JSON value with its place, for small files: configurations and baselines.
package struct JSONValue: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var keyRange: SourceRange
    package var value: JSONValue
  }

  package enum Content: Sendable {
    /// In the order of the file, repeated keys kept.
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
    /// Unreadable, already reported.
    case invalid
  }

  package var content: Content
  package var range: SourceRange
}
