/// What one Swift file uses of the tables.
package struct FileUsage {
  /// Messages whose accessors are named.
  package var messages: Set<Int> = []
  package var references: [KeyReference] = []
  /// Where accessors are named, in the order of the file.
  package var members: [MemberUse] = []
  /// Where an enum is passed on as a value, so that its members may be used out of sight.
  package var values: [SourceLocation] = []
  /// Paths from the outermost enum that lead to no member of it.
  package var unknownMembers: [UnknownMember] = []
  /// What extensions of the enums declare themselves.
  package var declaredNames: Set<String> = []
}

/// A place in Swift that names a member which is not generated.
package struct UnknownMember: Sendable {
  /// Below the outermost enum, as far as it is one path of names.
  package var path: [String]
  /// Of the path.
  package var location: SourceLocation
}

/// A place in Swift or an interface file that asks for a key by its text.
package struct KeyReference: Sendable {
  package enum Key: Equatable, Sendable {
    case literal(String)
    /// What stands between the interpolations.
    case pattern([String])
    /// Only the running program knows it.
    case dynamic
  }

  package var key: Key
  /// Nil: any table.
  package var table: String?
  /// Whether a key that no table has is a fault: the call is known to ask these tables.
  package var isCertain: Bool
  package var location: SourceLocation

  package init(key: Key, table: String?, isCertain: Bool, location: SourceLocation) {
    self.key = key
    self.table = table
    self.isCertain = isCertain
    self.location = location
  }
}
