/// A place in Swift that names an accessor.
package struct MemberUse: Sendable {
  /// Those that it may be: several where only a member's name is written.
  package var messages: [Int]
  /// The names that lead to it from the enum's own on, with the member's, as written.
  package var path: SourceLocation
  /// The member's name alone.
  package var name: SourceLocation
  /// What stands before the path: the enum that it begins in, as an index of the tree.
  package var root: Root

  package enum Root: Equatable, Sendable {
    /// `LocalizationHelper.` or an alias of an enum.
    case named(Int)
    /// In an extension of an enum.
    case body(Int)
    /// `.unread`, of which only the compiler knows the type.
    case implicit
    /// A look-up by number.
    case family
  }
}
