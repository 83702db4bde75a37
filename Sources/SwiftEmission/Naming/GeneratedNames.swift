/// Names of the generated file's own declarations. No key gives them: a member made from a key has
/// no underscore in front of a letter.
enum GeneratedNames {
  static let table: SwiftCode = "_localizedTable"
  static let resources: SwiftCode = "_localizedTableResources"
  static let owner: SwiftCode = "_LocalizedTableOwner"
  static let announcement: SwiftCode = "_localizedTableAnnouncement"
  static let lookupFunction: SwiftCode = "_localizedString"
  /// What the functions that accessors call begin with.
  static let text = "_localizedText"

  /// Whether a configured name could hide one of the file's own.
  static func isReserved(_ name: String) -> Bool {
    name.hasPrefix("_localized") || name.hasPrefix("_Localized")
  }

  /// A name in the target's module, so it holds the enum's.
  static func importUse(_ enumName: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(unchecked: Text("_\(enumName.string)Import"), isKeyword: false)
  }

  /// With the usual enum the name that the runtime looks for in the target's module.
  static func registration(_ enumName: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(unchecked: Text("\(enumName.string)Tables"), isKeyword: false)
  }

  /// The function of every table that answers for any key.
  static let lookup: Text = "string"
  static let lookupLabel = "forKey"
  static let familyLabel = "code"
}
