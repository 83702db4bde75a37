/// Names of the generated file's own declarations. No key gives them: a member made from a key has
/// no underscore in front of a letter.
enum GeneratedNames {
  static let table: SwiftCode = "_localizedTable"
  static let resources: SwiftCode = "_localizedTableResources"
  static let all: Set<String> = ["_localizedTable", "_localizedTableResources"]

  /// A name in the target's module, so it holds the enum's.
  static func importUse(_ enumName: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(unchecked: Text("_\(enumName.string)Import"), isKeyword: false)
  }

  /// The function of every table that answers for any key.
  static let lookup: Text = "string"
  static let lookupLabel = "forKey"
  static let familyLabel = "code"
}
