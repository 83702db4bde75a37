/// A key that a storyboard or `.xib` gives to a user-defined runtime attribute.
package struct InterfaceKey: Equatable, Sendable {
  package var attribute: String
  package var key: String
  /// Of the key as it is written.
  package var range: SourceRange
}
