/// Names of the generated file's own declarations. No key gives them: a member made from a key has
/// no underscore in front of a letter.
enum GeneratedNames {
  static let table: SwiftCode = "_localizedTable"
  static let resources: SwiftCode = "_localizedTableResources"
  static let importUse: SwiftCode = "_LocalizedTableImport"
  static let all: Set<String> = [
    "_localizedTable", "_localizedTableResources", "_LocalizedTableImport",
  ]

  /// The function of every table that answers for any key.
  static let lookup: Text = "string"
  static let lookupLabel = "forKey"
  static let familyLabel = "code"
}
