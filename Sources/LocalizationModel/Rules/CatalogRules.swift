extension Rule {
  /// Reported while a string catalog is read.
  package static let catalogRules: [Rule] = [
    .unknownDevice, .invalidVariation, .missingStringUnit, .stringSet, .catalogPlacement,
    .catalogVersion, .misplacedEntry, .unknownMember,
  ]

  package static let unknownDevice = Rule(
    "unknown-device", .warning,
    "The devices are iphone, ipad, ipod, mac, applewatch, appletv, applevision and other. A text "
      + "under another name is never shown.",
    bad: CatalogSample.devices("phone"), good: CatalogSample.devices("iphone"))

  package static let invalidVariation = Rule(
    "invalid-variation", .error,
    "A plural case cannot vary further, nor can the fallback of a device variation, and only "
      + "plural and device variations are known. Apple's compiler rejects such a catalog.",
    bad: CatalogSample.localization(
      """
      { "variations" : { "gender" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Welcome" } }
      } } }
      """), good: CatalogSample.devices("mac"))

  package static let missingStringUnit = Rule(
    "missing-string-unit", .error,
    "Substitutions are used by the string unit beside them, which is missing.",
    isConfigurable: false, bad: CatalogSample.localization("{ \(CatalogSample.substitution) }"),
    good: CatalogSample.localization(
      """
      {
        "stringUnit" : { "state" : "translated", "value" : "%#@files@" },
        \(CatalogSample.substitution)
      }
      """))

  package static let stringSet = Rule(
    "string-set", .note,
    "The phrases of App Shortcuts are sets of texts that the system matches; no accessor is "
      + "generated for them.",
    bad: CatalogSample.localization(
      #"{ "stringSet" : { "state" : "translated", "values" : [ "Start", "Begin" ] } }"#),
    good: CatalogSample.unit("\"Start\""))

  package static let catalogPlacement = Rule(
    "catalog-placement", .error,
    "A catalog holds every language, so it stands outside of .lproj folders; mul.lproj is the "
      + "one exception. It is read here all the same; Xcode and Swift Build ('--build-system "
      + "swiftbuild') stop.",
    bad: RuleExample([
      ("en.lproj/Localizable.xcstrings", CatalogSample.unit("\"Yes\"").files[0].content)
    ]), good: CatalogSample.unit("\"Yes\""))

  package static let misplacedEntry = Rule(
    "misplaced-entry", .error,
    "An entry stands beside \"strings\" and not in it, mostly for a brace in the wrong place, so that "
      + "nothing reads it. Move it into \"strings\". Another unknown member is a note.",
    bad: RuleExample.catalog(
      """
      {
        "sourceLanguage" : "en", "strings" : { "yes" : {} },
        "no" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "No" } }
        } },
        "version" : "1.0"
      }
      """), good: CatalogSample.unit("\"No\"", key: "no"))

  package static let applicationName = Rule(
    "application-name", .error,
    "Each phrase of an App Shortcut has ${applicationName} once: the system never listens to one "
      + "without it. The name stays as it is in every language.",
    bad: applicationNames("Timer starten"),
    good: applicationNames("Mit ${applicationName} einen Timer starten"))

  private static func applicationNames(_ phrase: String) -> RuleExample {
    let key = "Start a timer with ${applicationName}"
    return RuleExample([
      ("en.lproj/AppShortcuts.strings", "\"\(key)\" = \"\(key)\";"),
      ("de.lproj/AppShortcuts.strings", "\"\(key)\" = \"\(phrase)\";"),
    ])
  }

  package static let catalogVersion = Rule(
    "catalog-version", .warning,
    "Catalogs of version 1 are read. What a later version adds may be missing from the messages.",
    bad: CatalogSample.unit("\"Yes\"", version: "9.0"), good: CatalogSample.unit("\"Yes\""))

  package static let unknownMember = Rule(
    "unknown-member", .warning,
    "A part of the catalog has a name that catalogs do not know, so that the texts in it are never "
      + "shown. It is most likely misspelt.",
    bad: CatalogSample.localization(
      #"{ "stringUnits" : { "state" : "translated", "value" : "Welcome" } }"#),
    good: CatalogSample.localization(
      #"{ "stringUnit" : { "state" : "translated", "value" : "Welcome" } }"#))
}
