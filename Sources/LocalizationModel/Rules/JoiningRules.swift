extension Rule {
  /// Reported when files are joined to tables.
  package static let joiningRules: [Rule] = [
    .developmentLanguage, .catalogBesideStrings, .duplicateCatalog,
    .tableWithoutDevelopmentLanguage, .unknownLanguageFolder,
  ]

  package static let developmentLanguage = Rule(
    "development-language", .error,
    "The development language cannot be determined, or has no table. Its texts define the keys. Write "
      + "\"developmentLanguage\" into localization.json.",
    isConfigurable: false,
    bad: .strings(["de": #""yes" = "Ja";"#, "fr": #""yes" = "Oui";"#]),
    good: RuleExample([
      ("localization.json", #"{ "developmentLanguage": "de" }"#),
      ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
      ("fr.lproj/Localizable.strings", #""yes" = "Oui";"#),
    ]))

  package static let catalogBesideStrings = Rule(
    "catalog-beside-strings", .error,
    "A table is in a catalog and in another file too, which the platform's build refuses. Move "
      + "all texts into one of them.",
    bad: RuleExample(
      CatalogSample.unit("\"Yes\"").files
        + [("en.lproj/Localizable.strings", #""no" = "No";"#)]),
    good: CatalogSample.unit("\"Yes\""))

  package static let duplicateCatalog = Rule(
    "duplicate-catalog", .error,
    "Two catalogs have the same name, which is the table's name. Rename one of them.",
    bad: RuleExample([
      ("Shared/Localizable.xcstrings", CatalogSample.unit("\"Yes\"").files[0].content),
      ("Start/Localizable.xcstrings", CatalogSample.unit("\"No\"", key: "no").files[0].content),
    ]),
    good: RuleExample([
      ("Shared/Localizable.xcstrings", CatalogSample.unit("\"Yes\"").files[0].content),
      ("Start/Start.xcstrings", CatalogSample.unit("\"No\"", key: "no").files[0].content),
    ]))

  package static let tableWithoutDevelopmentLanguage = Rule(
    "table-without-development-language", .warning,
    "A table exists in other languages only. It has no keys then and gives no accessors.",
    bad: RuleExample(twoTables),
    good: RuleExample(
      twoTables + [
        ("en.lproj/Start.strings", #""go" = "Go";"#)
      ]))

  package static let unknownLanguageFolder = Rule(
    "unknown-language-folder", .warning,
    "A table lies in a folder whose name is no language, so it is not read. Name the folder by a "
      + "language tag such as pt-BR.lproj.",
    bad: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("German (Austria).lproj/Localizable.strings", #""yes" = "Ja";"#),
    ]),
    good: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("de-AT.lproj/Localizable.strings", #""yes" = "Ja";"#),
    ]))

  private static let twoTables: [(name: String, content: String)] = [
    ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
    ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
    ("de.lproj/Start.strings", #""go" = "Los";"#),
  ]
}
