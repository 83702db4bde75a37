import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The commands that change tables, over a small target.
struct EditingCommandTests {
  @Test func addWritesIntoTheDevelopmentLanguage() throws {
    let target = try EditingTarget()
    let run = target.run("add", "new", "A \"new\" %@", "--comment", "Note")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(try target.changed() == ["en.lproj/Localizable.strings"])
    #expect(
      try target.text("en.lproj/Localizable.strings").hasSuffix(
        "\"bye\" = \"Bye\";\n\n/* Note */\n\"new\" = \"A \\\"new\\\" %@\";\n"))
  }

  @Test func addWritesIntoACatalogWhereXcodeWould() throws {
    let target = try EditingTarget()
    #expect(target.run("add", "print", "Print", "--table", "Menu").exitCode == .success)
    let text = try target.text("Menu.xcstrings")
    let keys = text.components(separatedBy: "\n").filter { $0.hasPrefix("    \"") }
    #expect(keys == ["    \"open\" : {", "    \"print\" : {", "    \"save\" : {"])
    #expect(text.contains("    \"print\" : {\n      \"extractionState\" : \"manual\",\n"))
  }

  @Test(arguments: [
    (["add", "hello", "Again"], "has the key 'hello' already"),
    (["remove", "nothing"], "no table has the key 'nothing'"),
    (["rename", "hello", "bye"], "has the key 'bye' already"),
    (["set", "hello", "de", "Hallo %d"], "[placeholder-retyped]"),
    (["set", "hello", "de", "Hallo", "--form", "plural.one"], "stringsdict"),
    (["set", "hello", "no language", "x"], "'no language' is no language"),
    (["set", "save", "de", "x", "--form", "plural.few"], "[missing-other-form]"),
    (["move", "hello", "--to", "../x"], "'../x' is no table's name"),
    (["add", "new", "New", "--table", "a/b"], "'a/b' is no table's name"),
    (["set", "files", "de", "x"], "varies"),
    (["set", "open", "d", "x"], "'d' is no language"),
    (["set", "open", "de", "x", "--state", "done"], "'done' is no state"),
  ])
  func whatCannotBeIsRefusedAndNothingWritten(arguments: [String], reason: String) throws {
    let target = try EditingTarget()
    let run = ToolRun(arguments + [target.path], in: target.folder)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains(reason) || reason == "stringsdict", "\(run.errors)")
    #expect(try target.changed() == [])
  }

  @Test(arguments: [
    (["set", "bye", "de", " Ade"], "surrounding-whitespace", "de.lproj/Localizable.strings:1:"),
    (["add", "bye!", "Bye!"], "name-collision", "en.lproj/Localizable.strings:"),
    (["copy", "bye", "bye?"], "name-collision", "en.lproj/Localizable.strings:"),
  ])
  func whatTheBuildWillWarnOfIsToldAndWritten(
    arguments: [String], rule: String, place: String
  ) throws {
    let target = try EditingTarget()
    let run = ToolRun(arguments + [target.path], in: target.folder)
    #expect(run.exitCode == .success)
    let lines = (run.output + run.errors).split(separator: "\n").filter {
      $0.contains(": warning: ")
    }
    #expect(lines.count == 1 && lines[0].hasSuffix("[\(rule)]"), "\(lines)")
    #expect(lines.first?.contains(place) == true, "\(lines)")
    #expect(try !target.changed().isEmpty)
  }

  @Test func whatIsLikelyAMistakeIsToldThoughItIsWritten() throws {
    let target = try EditingTarget()
    let run = target.run("set", "bye", "ed", "Ade")
    #expect(run.exitCode == .success)
    #expect(
      run.errors.contains("warning: 'ed' is a new language here; did you mean 'de'?"),
      "\(run.errors)")
    #expect(!target.run("set", "bye", "de", "Ade").errors.contains("warning"))
  }

  @Test(arguments: [("pt", true), ("ja", false), ("en", false)])
  func onePluralTextForAllNumbersIsTold(language: String, isTold: Bool) throws {
    let target = try EditingTarget(adding: [
      "App/Counts.xcstrings": #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":"#
        + #"{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},"#
        + #""other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}}},"version":"1.0"}"#
    ])
    let run = target.run("set", "n", language, "%lld x", "--table", "Counts")
    #expect(run.errors.contains("'n' has forms in 'en'") == isTold, "\(run.errors)")
  }

  @Test func aTableThatALanguageLacksIsUntranslated() throws {
    let target = try EditingTarget()
    try target.folder.write("\"bye\" = \"Tchau\";\n", to: "App/pt.lproj/Localizable.strings")
    let rows = target.run("list", "--untranslated", "--table", "Menu").output
      .split(separator: "\n").map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
    #expect(rows.contains("open pt") && rows.contains("save pt"), "\(rows)")
  }

  @Test func whatIsStillMissingIsNotWarnedOf() throws {
    let target = try EditingTarget()
    let run = target.run("add", "new", "New")
    #expect(!run.output.contains("warning") && !run.errors.contains("warning"), "\(run.output)")
  }

  @Test func setChangesOneText() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "bye", "de", "Ade").exitCode == .success)
    #expect(try target.text("de.lproj/Localizable.strings") == "\"bye\" = \"Ade\";\n")
    #expect(
      try target.changed() == ["de.lproj/Localizable.strings", "localization-states.json"])
  }

  @Test func setPutsAMissingKeyBehindItsNeighbourOfTheDevelopmentLanguage() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "hello", "de", "Hallo %@").exitCode == .success)
    #expect(
      try target.text("de.lproj/Localizable.strings")
        == "\"hello\" = \"Hallo %@\";\n\"bye\" = \"Tschüss\";\n")
  }

  @Test func setMakesTheFileOfANewLanguage() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "bye", "fr", "Salut").exitCode == .success)
    #expect(try target.text("fr.lproj/Localizable.strings") == "\"bye\" = \"Salut\";\n")
  }

  @Test func setChangesOneFormAndNothingElse() throws {
    let target = try EditingTarget()
    #expect(
      target.run("set", "files", "de", "%d Akte", "--form", "plural.one").exitCode == .success)
    #expect(
      try target.text("de.lproj/Localizable.stringsdict")
        == EditingTarget.stringsdict("%d Akte", "%d Dateien"))
  }

  @Test func aDryRunPrintsTheDifferenceAlone() throws {
    let target = try EditingTarget()
    try target.folder.write(
      "{\n  \"Localizable\": {\n    \"de\": {\n      \"bye\": \"\"\n    }\n  }\n}\n",
      to: "App/localization-states.json")
    let run = target.run("set", "bye", "en", "Good bye", "--dry-run")
    #expect(try target.changed() == ["localization-states.json"])
    let name = "App/en.lproj/Localizable.strings"
    #expect(
      run.output == """
        --- a/\(name)
        +++ b/\(name)
        @@ -2,4 +2,4 @@
         "hello" = "Hello %@";
         
         /* Leaves */
        -"bye" = "Bye";
        +"bye" = "Good bye";

        """)
  }

  @Test func renameChangesTablesAndSources() throws {
    let target = try EditingTarget()
    let run = target.run("rename", "hello", "greeting.formal")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(try target.changed() == ["Use.swift", "en.lproj/Localizable.strings"])
    #expect(try target.text("en.lproj/Localizable.strings").contains("\"greeting.formal\" = "))
    #expect(
      try target.text("Use.swift") == """
        func use(_ name: String) -> [String] {
          [
            LocalizationHelper.Greeting.formal(name), LocalizationHelper.Menu.open,
            LocalizationHelper.string(forKey: "greeting.formal") ?? "hello",
          ]
        }

        """)
  }

  @Test func renameFollowsMessageValues() throws {
    let target = try EditingTarget()
    try target.folder.write("{ \"messages\": true }", to: "App/localization.json")
    try target.folder.write(
      "let message = LocalizationHelper.Message.hello(\"Ram\")\n", to: "App/Use.swift")
    let run = target.run("rename", "hello", "greeting.formal")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      try target.text("Use.swift")
        == "let message = LocalizationHelper.Message.Greeting.formal(\"Ram\")\n")
  }

  /// Where the build or a storyboard would look for the key under its old name.
  @Test func renameChangesConfigurationAndStoryboards() throws {
    let target = try EditingTarget(adding: [
      "App/localization.json": """
      {
        "nameOverrides": { "hello": "greet", "Menu/save": "keep" },
        "usedKeys": ["hel*", "hello", "Localizable/hello"]
      }
      """,
      "App/More.swift": "let more = LocalizationHelper.greet(\"x\")\n",
      "App/Main.storyboard": """
      <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="hello"/>
      <userDefinedRuntimeAttribute type="string" keyPath="other" value="hello"/>
      """,
    ])
    let run = target.run("rename", "hello", "\"A\" & B")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      try target.text("localization.json") == #"""
        {
          "nameOverrides": { "\"A\" & B": "greet", "Menu/save": "keep" },
          "usedKeys": ["hel*", "\"A\" & B", "Localizable/\"A\" & B"]
        }
        """#)
    #expect(
      try target.text("Main.storyboard") == """
        <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" \
        value="&quot;A&quot; &amp; B"/>
        <userDefinedRuntimeAttribute type="string" keyPath="other" value="hello"/>
        """)
    // The accessor keeps the name that the configuration gives it.
    #expect(try target.text("More.swift") == "let more = LocalizationHelper.greet(\"x\")\n")
  }

  /// A catalog beside a file of the same table stops the build.
  @Test func aMoveThatTheBuildWouldRefuseIsNotMade() throws {
    let target = try EditingTarget()
    let run = target.run("move", "open", "--to", "Localizable")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("[catalog-beside-strings]"), "\(run.errors)")
    #expect(try target.changed() == [])
  }

  /// Whoever reads the catalog takes `ge` for Georgian.
  @Test func aLanguageIsWrittenAsItIsRead() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "open", "ge", "გახსნა").exitCode == .success)
    #expect(try target.text("Menu.xcstrings").contains("\"ka\" : {"))
    #expect(target.run("list", "--language", "ge").output.contains("გახსნა"))
    #expect(target.run("list", "--language", "KA").output.contains("გახსნა"))
  }

  /// An enum that is passed on may be used in any way.
  @Test func whatCannotBeFollowedIsNotRemoved() throws {
    let target = try EditingTarget(adding: [
      "App/Use.swift": "let menu = LocalizationHelper.Menu.self\nprint(menu.open)\n",
      "App/Tests.swift": "LocalizationTesting.everyText(of: LocalizationHelper.self, in: [])\n",
    ])
    #expect(target.run("remove", "--unused").exitCode == .success)
    #expect(try target.text("Menu.xcstrings") == EditingTarget.files["App/Menu.xcstrings"])
    #expect(try !target.text("en.lproj/Localizable.strings").contains(" = "))
  }

  /// A copy of the English text would hide the German one.
  @Test func syncLeavesOutWhatAParentAnswers() throws {
    let target = try EditingTarget(adding: [
      "App/de-AT.lproj/Localizable.strings": "", "App/en-GB.lproj/Localizable.strings": "",
    ])
    #expect(target.run("set", "open", "de-AT", "Aufmachen").exitCode == .success)
    #expect(target.run("sync").exitCode == .success)
    #expect(
      try target.text("de-AT.lproj/Localizable.strings")
        == "/* Greets */\n\"hello\" = \"Hello %@\";\n")
    #expect(try target.text("en-GB.lproj/Localizable.strings") == "")
    let catalog = try target.text("Menu.xcstrings")
    #expect(catalog.components(separatedBy: "\"de-AT\"").count == 3)
  }

  /// A name without its table may mean the other's.
  @Test func keysOfTwoTablesAreLeftWhereTheTableIsNotNamed() throws {
    let target = try EditingTarget(adding: [
      "App/en.lproj/Other.strings": "\"hello\" = \"Hi %@\";\n",
      "App/localization.json": #"{"usedKeys": ["hello", "Localizable/hello"]}"#,
    ])
    let run = target.run("rename", "hello", "greeting", "--table", "Localizable")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      try target.text("localization.json") == #"{"usedKeys": ["hello", "Localizable/greeting"]}"#)
    #expect(run.errors.contains("localization.json:1:15: note: not changed: another table has"))
  }

  /// What would not compile any more is told at its place.
  @Test(arguments: ["", "!!!"]) func aNameThatGetsNoAccessorIsToldWhereTheOldOneIsUsed(
    name: String
  ) throws {
    let target = try EditingTarget(adding: [
      "App/Use.swift": "print(LocalizationHelper.hello(\"Ram\"))\n"
    ])
    let run = target.run("rename", "hello", name)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      run.errors.contains(
        "Use.swift:1:26: note: not changed: the key's new name gets no accessor"),
      "\(run.errors)")
  }

  @Test func moveTakesTheEntryAsItIsWritten() throws {
    let target = try EditingTarget()
    let run = target.run("move", "open", "--to", "File")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(try target.changed() == ["File.xcstrings", "Menu.xcstrings", "Use.swift"])
    #expect(try target.text("Use.swift").contains("LocalizationHelper.File.open"))
    let entry = try target.text("File.xcstrings")
    #expect(
      EditingTarget.files["App/Menu.xcstrings"]?.contains(
        entry.components(separatedBy: "\n")[3...17].joined(separator: "\n")) ?? false)
  }

  @Test func copyAndRemoveGiveTheFormerBytes() throws {
    let target = try EditingTarget()
    for key in ["hello", "files", "open"] {
      #expect(target.run("copy", key, "copy").exitCode == .success)
      #expect(try !target.changed().isEmpty)
      #expect(target.run("remove", "copy").exitCode == .success)
      #expect(try target.changed() == [], "\(key)")
    }
  }

  @Test func removeTakesUnusedKeys() throws {
    let target = try EditingTarget()
    #expect(target.run("remove", "--unused").exitCode == .success)
    #expect(
      try target.text("en.lproj/Localizable.strings") == "/* Greets */\n\"hello\" = \"Hello %@\";\n"
    )
    #expect(!(try target.text("Menu.xcstrings").contains("save")))
    #expect(!(try target.text("de.lproj/Localizable.stringsdict").contains("files")))
  }

  @Test func syncGivesWhatIsMissing() throws {
    let target = try EditingTarget()
    #expect(target.run("sync").exitCode == .success)
    #expect(
      try target.text("de.lproj/Localizable.strings")
        == "/* Greets */\n\"hello\" = \"Hello %@\";\n\"bye\" = \"Tschüss\";\n")
    #expect(
      try target.text("Menu.xcstrings").contains(
        """
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Save"
        """))
    #expect(target.run("sync").errors == "nothing to change\n")
  }

  @Test func sortOrdersAsXcodeDoes() throws {
    let target = try EditingTarget()
    #expect(target.run("sort").exitCode == .success)
    #expect(try target.changed() == ["en.lproj/Localizable.strings"])
    #expect(
      try target.text("en.lproj/Localizable.strings")
        == "/* Leaves */\n\"bye\" = \"Bye\";\n\n/* Greets */\n\"hello\" = \"Hello %@\";\n")
  }

  @Test func whatAParentAnswersIsNotUntranslated() throws {
    let target = try EditingTarget()
    try target.folder.write("\"bye\" = \"Tchau\";\n", to: "App/pt.lproj/Localizable.strings")
    try target.folder.write("\"hello\" = \"Oi %@\";\n", to: "App/pt-BR.lproj/Localizable.strings")
    func listed(_ language: String) -> [String] {
      target.run("list", "--untranslated", "--table", "Localizable", "--language", language).output
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(Set(listed("pt")) == ["hello", "files"])
    #expect(Set(listed("pt-BR")) == ["files"])
  }

  @Test func listTellsWhatIsUntranslated() throws {
    let target = try EditingTarget()
    let run = target.run("list", "--untranslated", "--format", "json")
    let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: String]]
    #expect(rows?.map { $0["key"] } == ["save", "hello"])
    #expect(rows?.last?["source"] == "Hello %@" && rows?.last?["comment"] == "Greets")
    #expect(rows?.allSatisfy { $0["language"] == "de" && $0["text"] == nil } ?? false)
  }

  @Test func aFaultyTableIsRefusedWithItsFaults() throws {
    let target = try EditingTarget()
    try target.folder.write(
      "\"bye\" = \"Tschüss\"\n\"x\" = \"y\";", to: "App/de.lproj/Localizable.strings")
    let run = target.run("set", "bye", "de", "Ade")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("faults that make a change unsafe"))
    #expect(run.errors.contains("[malformed-table]"))
  }
}
