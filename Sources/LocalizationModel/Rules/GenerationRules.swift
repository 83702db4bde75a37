extension Rule {
  /// Reported when the names of accessors are settled.
  package static let namingRules: [Rule] = [
    .unnameableKey, .nameCollision, .invalidNameOverride, .incompleteFamily,
  ]

  package static let unnameableKey = Rule(
    "unnameable-key", .warning,
    "A key has no letter and no digit that a Swift name could be made of, so it gets no "
      + "accessor. Give it a name under \"nameOverrides\", or read it by string(forKey:).",
    bad: .strings(["en": #""…" = "More";"#]),
    good: named(#"{ "…": "more" }"#, #""…" = "More";"#))

  package static let nameCollision = Rule(
    "name-collision", .warning,
    "Several keys would have the same Swift name. Each gets a suffix made from its own key, and "
      + "none the plain name. The finding proposes free names to write under \"nameOverrides\": for a "
      + "key, for a namespace (\"settings.*\") or for a look-up by number (\"step_*\").",
    bad: .strings(["en": twins]),
    good: named(#"{ "sign-in": "signInButton", "sign_in": "signInTitle" }"#, twins))

  package static let invalidNameOverride = Rule(
    "invalid-name-override", .error,
    "An entry of \"nameOverrides\" gives a name that Swift cannot have there.",
    isConfigurable: false,
    bad: named(#"{ "sign-in": "log-in" }"#, #""sign-in" = "Sign in";"#),
    good: named(#"{ "sign-in": "logIn" }"#, #""sign-in" = "Sign in";"#))

  package static let incompleteFamily = Rule(
    "incomplete-family", .error,
    "A family of keys under \"families\" and its enum do not fit: a case has no key, a key no case, or "
      + "a key has arguments. Each key behind the family's beginning is one case, and takes none.",
    isConfigurable: false,
    bad: family(#""size.small" = "Small";"#),
    good: family("\"size.small\" = \"Small\";\n\"size.large\" = \"Large\";"))

  /// Reported where localization.json names a lock.
  package static let lockRules: [Rule] = [
    .apiChanged, .apiAdded, .invalidLock,
  ]

  package static let apiChanged = Rule(
    "api-changed", .error,
    "A generated name that localization.lock holds is gone, or its signature is another one, so "
      + "that code which uses it no longer compiles. Restore the key and its placeholders, or "
      + "accept the change by 'localization-tool lock --write'.",
    bad: locked("\"name\" = \"Name: %@\";"), good: locked("\"name\" = \"Name\";"))

  package static let apiAdded = Rule(
    "api-added", .note,
    "A generated name is not in localization.lock yet, so nothing watches over it. "
      + "'localization-tool lock --write' adds it.",
    bad: locked("\"name\" = \"Name\";\n\"size\" = \"Size\";"),
    good: locked("\"name\" = \"Name\";"))

  package static let invalidLock = Rule(
    "invalid-lock", .error,
    "The lock that localization.json names is not there, or holds a line that is no declaration, "
      + "perhaps after a merge. 'localization-tool lock --write' makes it anew.",
    isConfigurable: false,
    bad: locked("\"name\" = \"Name\";", more: "<<<<<<< main\n"),
    good: locked("\"name\" = \"Name\";"))

  private static let twins = "\"sign-in\" = \"Sign in\";\n\"sign_in\" = \"Signing in\";"

  private static func named(_ overrides: String, _ table: String) -> RuleExample {
    RuleExample([
      ("localization.json", "{ \"nameOverrides\": \(overrides) }"),
      ("en.lproj/Localizable.strings", table),
    ])
  }

  private static func family(_ table: String) -> RuleExample {
    let family = #"{ "enum": "ShirtSize", "cases": ["small", "large"] }"#
    return RuleExample([
      ("localization.json", "{ \"families\": { \"size.*\": \(family) } }"),
      ("en.lproj/Localizable.strings", table),
    ])
  }

  private static func locked(_ table: String, more: String = "") -> RuleExample {
    RuleExample([
      ("localization.json", #"{ "lock": "localization.lock" }"#),
      (
        "localization.lock",
        more + "internal enum LocalizationHelper\nenum SupportedLanguage\n"
          + "case SupportedLanguage.en\nvar name: String"
      ),
      ("en.lproj/Localizable.strings", table),
    ])
  }
}
