extension Rule {
  /// Reported when files are joined to tables.
  package static let joiningRules: [Rule] = [
    .developmentLanguage, .catalogBesideStrings, .duplicateCatalog,
    .tableWithoutDevelopmentLanguage, .unknownLanguageFolder, .languageFolder, .unknownLanguage,
  ]

  package static let developmentLanguage = Rule(
    "development-language", .warning,
    "Nothing tells the development language, whose texts define the keys, or what tells it is in "
      + "doubt: texts in Base.lproj alone are taken for English, catalogs disagree, no table is in the "
      + "configured one. A folder en.lproj or Base.lproj tells it, or \"developmentLanguage\" in "
      + "localization.json.",
    bad: .strings(["de": #""yes" = "Ja";"#, "fr": #""yes" = "Oui";"#]),
    good: RuleExample([
      ("localization.json", #"{ "developmentLanguage": "de" }"#),
      ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
      ("fr.lproj/Localizable.strings", #""yes" = "Oui";"#),
    ]))

  package static let catalogBesideStrings = Rule(
    "catalog-beside-strings", .error,
    "A table is in a catalog and in a .strings or .stringsdict file too. The catalog's texts come "
      + "first here; Xcode and Swift Build ('--build-system swiftbuild') stop: the catalog \"cannot "
      + "co-exist with other .strings or .stringsdict tables with the same name\". Move all texts into "
      + "one of them.",
    bad: RuleExample(
      CatalogSample.unit("\"Yes\"").files
        + [("en.lproj/Localizable.strings", #""no" = "No";"#)]),
    good: CatalogSample.unit("\"Yes\""))

  package static let duplicateCatalog = Rule(
    "duplicate-catalog", .error,
    "Two catalogs have the same name, which is the table's name. Both are read here; Xcode and Swift "
      + "Build ('--build-system swiftbuild') stop, as they \"cannot have multiple\" of them in one "
      + "target. Rename one of them.",
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
    bad: .strings(["en": #""yes" = "Yes";"#, "German (Austria)": #""yes" = "Ja";"#]),
    good: .strings(["en": #""yes" = "Yes";"#, "de-AT": #""yes" = "Ja";"#]))

  package static let languageFolder = Rule(
    "language-folder", .warning,
    "A language folder is called as another platform spells it (fr-rCA, zh-CHT), by a name of old "
      + "(English, iw), by a country's code (jp, cz, en-UK) or with an underscore; or two folders are "
      + "one language (nb and no, in and id). It is read as what is meant, but not everywhere, and never "
      + "mixed with a folder of the right name. Use the BCP 47 tag: fr-CA, zh-Hant, en, he, ja, cs. "
      + "An underscore alone, zh_CN, is only noted, since platforms read it as a hyphen.",
    told: .togetherByTarget,
    bad: .strings(["en": #""yes" = "Yes";"#, "German": #""yes" = "Ja";"#]),
    good: .strings(["en": #""yes" = "Yes";"#, "de": #""yes" = "Ja";"#]))

  package static let unknownLanguage = Rule(
    "unknown-language", .warning,
    "A catalog has texts in what is no language, so they are not read, or in a language that it calls "
      + "by another platform's spelling or by a country's code. Use the BCP 47 tag: fr, pt-BR, zh-Hant.",
    bad: CatalogSample.language("français"), good: CatalogSample.language("fr"))

  private static let twoTables: [(name: String, content: String)] = [
    ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
    ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
    ("de.lproj/Start.strings", #""go" = "Los";"#),
  ]
}
