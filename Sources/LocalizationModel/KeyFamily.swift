/// Keys that are the cases of an enum: `order.status.*`.
package struct KeyFamily: Sendable {
  /// As the configuration has it: `prefix*` or `Table/prefix*`.
  package var pattern: String
  /// The name of the enum, with dots where it is nested.
  package var enumName: String
  /// Whether the target declares the enum itself; else it is generated.
  package var isDeclared = false
  /// The cases that the keys must be; nil where the keys decide.
  package var cases: [String]?
  package var place: SourceLocation?
  package var casePlaces: [String: SourceLocation] = [:]

  package init(pattern: String, enumName: String) {
    self.pattern = pattern
    self.enumName = enumName
  }
}
