extension Rule {
  /// Reported about files other than tables, and files that cannot be read or written.
  package static let fileRules: [Rule] = [
    .invalidConfiguration, .ineffectiveSetting, .languageNotReady, .fixedFinding,
    .unreadableFile, .unwritableFile,
    .unsuitableTarget, .staleOutput,
  ]

  package static let invalidConfiguration = Rule(
    "invalid-configuration", .error,
    "localization.json, or the baseline that it names, is no JSON of its kind: a key is unknown, "
      + "a value has another type or is not one of those that the key takes.",
    isConfigurable: false,
    bad: RuleExample([
      ("localization.json", #"{ "acessLevel": "public" }"#),
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
    ]),
    good: RuleExample([
      ("localization.json", #"{ "accessLevel": "public" }"#),
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
    ]))

  package static let ineffectiveSetting = Rule(
    "ineffective-setting", .warning,
    "Something in localization.json has no effect: a pattern of \"tables\" that matches no table, an "
      + "offered language that no table has, a name for a key that is not there, a baseline that does "
      + "not exist; or the file lies in the package's folder, where nothing reads it.",
    isConfigurable: false,
    bad: RuleExample([
      ("localization.json", #"{ "tables": { "include": ["Localizable", "Setings"] } }"#),
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("en.lproj/Settings.strings", #""sound" = "Sound";"#),
    ]),
    good: RuleExample([
      ("localization.json", #"{ "tables": { "include": ["Localizable", "Settings"] } }"#),
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("en.lproj/Settings.strings", #""sound" = "Sound";"#),
    ]))

  package static let languageNotReady = Rule(
    "language-not-ready", .note,
    "Languages of which less is translated than \"ship\" in localization.json asks for are checked, "
      + "but neither compiled nor among the available ones. Translate more, or name them under "
      + "\"except\".",
    isConfigurable: false,
    bad: RuleExample([
      ("localization.json", #"{ "ship": { "minimum": 0.8 } }"#),
      ("en.lproj/Localizable.strings", "\"yes\" = \"Yes\";\n\"no\" = \"No\";"),
      ("de.lproj/Localizable.strings", #""no" = "Nein";"#),
    ]),
    good: RuleExample([
      ("localization.json", #"{ "ship": { "minimum": 0.8 } }"#),
      ("en.lproj/Localizable.strings", #""no" = "No";"#),
      ("de.lproj/Localizable.strings", #""no" = "Nein";"#),
    ]))

  package static let fixedFinding = Rule(
    "fixed-finding", .note,
    "The baseline accepts findings that are no longer there. Write it anew by 'localization-tool "
      + "check --write-baseline', so that they are not accepted when they come back.",
    isConfigurable: false,
    bad: baseline(
      accepted: #"{"rule":"missing-key","table":"Localizable","language":"de","key":"no"}"#),
    good: baseline(accepted: ""))

  package static let unreadableFile = Rule(
    "unreadable-file", .error,
    "A file or folder that was named cannot be read: it is not there, or may not be read, or is "
      + "no table.", isConfigurable: false)

  package static let unwritableFile = Rule(
    "unwritable-file", .error,
    "An output cannot be written: its folder may not be written to, or the disk is full.",
    isConfigurable: false)

  package static let unsuitableTarget = Rule(
    "unsuitable-target", .warning,
    "The plugin cannot do for a target what its author expects: the target has no tables or not the "
      + "product TypedLocalization, or tables and a localization.json lie where nothing reads them. "
      + "The finding says what to write; it comes in every build until then.", isConfigurable: false
  )

  package static let staleOutput = Rule(
    "stale-output", .error,
    "A generated file that is kept in the repository is not what the tables make of it now. "
      + "'localization-tool generate --output FOLDER' makes it anew.", isConfigurable: false)

  private static func baseline(accepted: String) -> RuleExample {
    RuleExample([
      ("localization.json", #"{ "baseline": "localization-baseline.json" }"#),
      ("localization-baseline.json", "{ \"accepted\": [\n\(accepted)\n] }"),
      ("en.lproj/Localizable.strings", #""no" = "No";"#),
      ("de.lproj/Localizable.strings", #""no" = "Nein";"#),
    ])
  }
}
