internal import TableParsing

/// A place in Swift or an interface file that asks for a key by its text.
struct KeyReference {
  enum Key: Equatable {
    case literal(String)
    /// What stands between the interpolations.
    case pattern([String])
    /// Only the running program knows it.
    case dynamic
  }

  var key: Key
  /// Nil: any table.
  var table: String?
  /// Whether a key that no table has is a fault: the call is known to ask these tables.
  var isCertain: Bool
  var location: SourceLocation
}
