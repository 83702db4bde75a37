import Testing

/// Tables that the system reads: checked, without accessors.
struct SecondLookSystemTableTests {
  private static let storyboard = "\"8Gx-Ya-zhp.title\" = \"%@\";\n\"9hQ-Yb-abc.text\" = \"%@\";\n"

  @Test(arguments: [
    ("InfoPlist", "\"CFBundleName\" = \"%@\";\n\"a\" = \"%@\";\n"),
    ("App-InfoPlist", "\"CFBundleName\" = \"%@\";\n\"a\" = \"%@\";\n"),
    ("Root", "\"Sound\" = \"%@\";\n\"a\" = \"%@\";\n"),
    (
      "AppShortcuts",
      "\"${applicationName}\" = \"%@ ${applicationName}\";\n\"a\" = \"${applicationName}\";\n"
    ),
    ("Main", storyboard), ("LaunchScreen", storyboard),
  ])
  func everyCrossLanguageRule(table: String, english: String) throws {
    let first = String(english.prefix { $0 != "\n" })
    let german = first.replacing("%@", with: "%d") + "\n"
    let target = try SecondLookTarget([
      "en.lproj/\(table).strings": english, "de.lproj/\(table).strings": german,
      "en.lproj/Localizable.strings": "\"yes\" = \"Yes\";\n",
      "de.lproj/Localizable.strings": "\"yes\" = \"Ja\";\n",
    ])
    #expect(
      target.findings() == [
        "warning missing-key de.lproj/\(table).strings",
        "error placeholder-retyped de.lproj/\(table).strings",
      ])
    #expect(try target.members() == ["yes"])
  }

  /// What the property list itself says has no entry in the development language's table.
  @Test func keysOfTheTranslationAloneAreRight() throws {
    let target = try SecondLookTarget([
      "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n\"NSCamera\" = \"Warum\";\n",
      "fr.lproj/Localizable.strings": "\"yes\" = \"Oui\";\n",
      "en.lproj/Localizable.strings": "\"yes\" = \"Yes\";\n",
      "localization.json": #"{ "languages": ["en", "fr"] }"#,
    ])
    #expect(target.findings() == [])
    #expect(try target.languages() == ["en", "fr"])
  }

  @Test func includedTablesHaveAccessors() throws {
    let target = try SecondLookTarget([
      "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
      "en.lproj/Main.strings": Self.storyboard,
      "localization.json": #"{ "tables": { "include": ["InfoPlist"] } }"#,
    ])
    #expect(try target.members() == ["cfBundleName"])
  }

  @Test func aFindingOfASystemTableCanBeSilenced() throws {
    let target = try SecondLookTarget([
      "en.lproj/InfoPlist.strings": "/* [no-lint:placeholder-retyped] */\n\"a\" = \"%@\";\n",
      "de.lproj/InfoPlist.strings": "\"a\" = \"%d\";\n",
    ])
    #expect(target.findings() == [])
  }

  // MARK: The application's name

  @Test(arguments: [
    ("Mit ${applicationName} starten", []), ("Mit ${ApplicationName} starten", ["error"]),
    ("Mit $applicationName starten", ["error"]), ("Starten", ["error"]),
    ("Mit ${applikationsName} starten", ["error"]), ("${applicationName}", []),
    ("Mit {applicationName} starten", ["error"]), ("${ applicationName }", ["error"]),
    ("„${applicationName}“: los", []), ("Mit %@ starten", ["error"]),
  ])
  func everyPhraseNamesTheApplication(phrase: String, severities: [String]) throws {
    let key = "Start with ${applicationName}"
    let table = try SecondLookTarget([
      "en.lproj/AppShortcuts.strings": "\"\(key)\" = \"\(key)\";\n",
      "de.lproj/AppShortcuts.strings": "\"\(key)\" = \"\(phrase)\";\n",
    ])
    let expected = severities.map { "\($0) application-name de.lproj/AppShortcuts.strings:1:36" }
    #expect(table.findings(places: true).filter { $0.contains("application-name") } == expected)
    let catalog = try SecondLookTarget([
      "AppShortcuts.xcstrings": """
      {"sourceLanguage":"en","strings":{"\(key)":{"localizations":{
      "en":{"stringSet":{"state":"translated","values":["\(key)"]}},
      "de":{"stringSet":{"state":"translated","values":["${applicationName}","\(phrase)"]}}
      }}},"version":"1.0"}
      """,
      "localization.json": #"{ "rules": { "string-set": "off" } }"#,
    ])
    #expect(
      catalog.findings() == severities.map { "\($0) application-name AppShortcuts.xcstrings" })
  }

  // MARK: Catalogs as Swift Build sees them

  @Test(arguments: [
    ("en.lproj/L.strings", "\"a\" = \"1\";", "error catalog-beside-strings en.lproj/L.strings"),
    (
      "en.lproj/L.stringsdict", "<plist><dict><key>a</key><string>1</string></dict></plist>",
      "error catalog-beside-strings en.lproj/L.stringsdict"
    ),
    (
      "More/L.xcstrings", SecondLookCatalog.text(["b": ["en": "1"]]),
      "error duplicate-catalog More/L.xcstrings"
    ),
    (
      "en.lproj/M.xcstrings", SecondLookCatalog.text(["b": ["en": "1"]]),
      "error catalog-placement en.lproj/M.xcstrings"
    ),
  ])
  func whatSwiftBuildRefusesIsTold(name: String, text: String, finding: String) throws {
    let target = try SecondLookTarget([
      name: text, "A/L.xcstrings": SecondLookCatalog.text(["a": ["en": "1"]]),
    ])
    #expect(target.findings() == [finding])
    let rule = String(finding.split(separator: " ")[1])
    #expect(target.messages(of: rule).allSatisfy { $0.contains("Swift Build") })
    #expect(ToolRun(["explain", rule]).output.contains("swiftbuild"))
  }

  // MARK: B13

  @Test(arguments: [
    ("config.auto", true), ("settings_title", true), ("a.b.c", true), ("menu.file-new", true),
    ("OK", false), ("Cancel", false), ("Sign in", false), ("iPhone", false), ("1.2", false),
    ("e.g.", false), ("Wait…", false), ("Yes/No", false), ("Dv1-io-Yv7.title", false),
  ])
  func aKeyThatEnglishShows(key: String, isFound: Bool) throws {
    let target = try SecondLookTarget([
      "L.xcstrings": SecondLookCatalog.text([key: ["de": "Etwas"]])
    ])
    #expect(target.findings() == (isFound ? ["warning key-as-text L.xcstrings"] : []))
    let silent = try SecondLookTarget([
      "L.xcstrings": SecondLookCatalog.text([key: ["de": "Etwas", "en": "Text"]])
    ])
    #expect(silent.findings() == [])
    let same = try SecondLookTarget([
      "L.xcstrings": SecondLookCatalog.text([key: ["de": key]])
    ])
    #expect(same.findings() == [])
  }
}
