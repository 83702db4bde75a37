extension Rule {
  /// Reported when tables are compared with the sources that use them, which a build does not see.
  package static let usageRules: [Rule] = [
    .unusedKey, .undefinedKey, .dynamicKey,
  ]

  package static let unusedKey = Rule(
    "unused-key", .warning,
    "No Swift source names the key's accessor, and none asks for the key by a literal. Remove it "
      + "from the tables. A key that only the running program knows is named under "
      + "\"usedKeys\" in localization.json, or by [no-lint:unused-key] in its comment.")

  package static let undefinedKey = Rule(
    "undefined-key", .error,
    "A literal of string(forKey:), NSLocalizedString or String(localized:), or an attribute of a "
      + "storyboard, is a key that no table has, so that no text is shown; or Swift names an accessor "
      + "that is not generated. Add the key to the tables, or correct its spelling.")

  package static let dynamicKey = Rule(
    "dynamic-key", .note,
    "A key is computed, so that only the running program knows it. Keys used there alone are "
      + "reported as unused unless \"usedKeys\" in localization.json names them.")
}
