import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// What users complain about in the round trip of other tools: for each, what this one does.
struct ComplaintTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var target: String { folder.path + "/App" }

  private func strings(_ language: String, _ text: String) throws {
    try folder.write(text, to: "App/\(language).lproj/Localizable.strings")
  }

  private func catalog(_ strings: String) throws {
    try folder.write(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\(strings)},\n  \"version\" : \"1.0\"\n}",
      to: "App/Localizable.xcstrings")
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(text)\" } }"
  }

  private func export(_ language: String) throws -> String {
    let run = ToolRun(
      ["export", "--language", language, "--output", folder.path, target], in: folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    return try folder.text("\(language).xliff")
  }

  /// - Parameter units: pairs of an id with its attributes' rest and what the unit holds.
  @discardableResult
  private func importing(
    _ units: String, original: String = "en.lproj/Localizable.strings", language: String? = "de",
    name: String = "in.xliff", _ options: String...
  ) throws -> ToolRun {
    let attribute = language.map { " target-language=\"\($0)\"" } ?? ""
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en"\(attribute) datatype="plaintext"><body>
      \(units)
      </body></file></xliff>
      """, to: name)
    return ToolRun(["import"] + options + [folder.path + "/" + name, target], in: folder)
  }

  private func text(_ language: String) throws -> String {
    try folder.text("App/\(language).lproj/Localizable.strings")
  }

  // 1, 12: a system or a new Xcode writes other paths, and Xcode changes nothing without a word.
  @Test(arguments: [
    "Localizable.strings", "App/Resources/en.lproj/Localizable.strings",
    "Base.lproj/Localizable.strings",
    "App/Localizable.xcstrings",
  ])
  func otherPathsAreUnderstoodAndTold(original: String) throws {
    try strings("en", "\"a\" = \"A\";\n")
    try strings("de", "\"a\" = \"x\";\n")
    let run = try importing(
      "<trans-unit id=\"a\"><source>A</source><target>Ä</target></trans-unit>", original: original)
    #expect(run.exitCode == .success)
    #expect(run.errors.contains("is taken"), "\(run.errors)")
    #expect(try text("de") == "\"a\" = \"Ä\";\n")
  }

  /// A path that is another one's stands for nothing else.
  @Test func onePathTakesNoTextsOfAnother() throws {
    try strings("en", "\"a\" = \"A\";\n")
    let unit = "<trans-unit id=\"a\"><source>A</source><target>"
    let run = try importing(
      unit
        + "Ä</target></trans-unit></body></file><file original=\"Other/en.lproj/Localizable.strings\""
        + " source-language=\"en\" target-language=\"de\"><body>" + unit + "x</target></trans-unit>"
    )
    #expect(run.errors.contains("1 taken, 1 unknown"), "\(run.errors)")
    #expect(try text("de") == "\"a\" = \"Ä\";\n")
  }

  private static let days = """
    "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%d day" } },
      "zero" : { "stringUnit" : { "state" : "translated", "value" : "no day" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%d days" } } } } } } }
    """

  // 2, 3, 4: categories of the language are missing, `zero` is lost, and %d becomes %%d.
  @Test func everyCategoryGoesOutAndComesBack() throws {
    try catalog(Self.days)
    let exported = try export("ru")
    for category in ["zero", "one", "few", "many", "other"] {
      #expect(exported.contains("id=\"days|==|plural.\(category)\""), "\(category)")
    }
    #expect(exported.contains("<source>%d days</source>"))
    let units = ["one", "few", "many", "other"].map { category in
      "<trans-unit id=\"days|==|plural.\(category)\"><source>"
        + (category == "one" ? "%d day" : "%d days")
        + "</source><target>%d \(category)</target></trans-unit>"
    }
    let run = try importing(units.joined(), original: "Localizable.xcstrings", language: "ru")
    #expect(run.exitCode == .success, "\(run.errors)")
    let again = try export("ru")
    for category in ["one", "few", "many", "other"] {
      #expect(again.contains(">%d \(category)</target>"), "\(again)")
    }
  }

  // 5: an untranslated text comes back as <target/>, and the app shows nothing.
  @Test func anEmptyTargetIsNoTranslation() throws {
    try strings("en", "\"a\" = \"A\";\n")
    try strings("de", "\"a\" = \"Ä\";\n")
    let units = "<trans-unit id=\"a\"><source>A</source><target/></trans-unit>"
    let run = try importing(units)
    #expect(run.errors.contains("1 empty"), "\(run.errors)")
    #expect(try text("de") == "\"a\" = \"Ä\";\n")
    #expect(try importing(units, "--take-empty").errors.contains("1 taken"))
    #expect(try text("de") == "\"a\" = \"\";\n")
  }

  // 6: texts whose source differs by a line end are lost without a message.
  @Test func lineEndsOfASourceDoNotMatterAndOtherChangesAreTold() throws {
    try strings("en", "\"a\" = \"A\\r\\nB\";\n\"b\" = \"B\";\n")
    try strings("de", "\"a\" = \"x\";\n\"b\" = \"x\";\n")
    let run = try importing(
      "<trans-unit id=\"a\"><source>A\nB</source><target>Ä</target></trans-unit>"
        + "<trans-unit id=\"b\"><source>b</source><target>Bé</target></trans-unit>")
    #expect(run.errors.contains("1 taken, 1 taken, to be reviewed"), "\(run.errors)")
    #expect(run.errors.contains("in.xliff:"), "\(run.errors)")
    #expect(try text("de") == "\"a\" = \"Ä\";\n\"b\" = \"Bé\";\n")
  }

  // 7: line ends in ids are rewritten, and keys no longer match.
  @Test(arguments: ["a&#10;b", "a\nb", "a b"])
  func idsAreFoundWhateverBecameOfTheirLineEnds(id: String) throws {
    try strings("en", "\"a\\nb\" = \"A\";\n")
    let run = try importing(
      "<trans-unit id=\"\(id)\"><source>A</source><target>Ä</target></trans-unit>")
    #expect(run.errors.contains("1 taken"), "\(run.errors)")
    #expect(try text("de") == "\"a\\nb\" = \"Ä\";\n")
  }

  // 8, 9: escapes of the tables leak to translators, and quotes come back without theirs.
  @Test func translatorsSeeNoEscapes() throws {
    try strings("en", "\"a\" = \"Say \\\"hi\\\"\\n\\tto %@ \\\\\";\n")
    #expect(try export("de").contains("<source>Say \"hi\"\n\tto %@ \\</source>"))
    try importing(
      "<trans-unit id=\"a\"><source>Say \"hi\"\n\tto %@ \\</source>"
        + "<target>Sag \"hallo\"\nzu %@ \\</target></trans-unit>")
    #expect(try text("de") == "\"a\" = \"Sag \\\"hallo\\\"\\nzu %@ \\\\\";\n")
    #expect(ToolRun(["check", target]).exitCode == .success)
  }

  // 10: inline elements come in as a dump of XML.
  @Test func inlineElementsAreFlattened() throws {
    try strings("en", "\"a\" = \"A <b>%@</b>\";\n")
    try importing(
      "<trans-unit id=\"a\"><source>A &lt;b&gt;%@&lt;/b&gt;</source><target>Ä "
        + "<it id=\"1\" pos=\"open\">&lt;b&gt;</it>%@<g id=\"2\">&lt;/b&gt;</g></target></trans-unit>"
    )
    #expect(try text("de") == "\"a\" = \"Ä <b>%@</b>\";\n")
  }

  // 11: a file without a target language is dropped with a line in a log.
  @Test func theNameOfAFileTellsItsLanguage() throws {
    try strings("en", "\"a\" = \"A\";\n")
    let units = "<trans-unit id=\"a\"><source>A</source><target>Ä</target></trans-unit>"
    let named = try importing(units, language: nil, name: "de.xliff")
    #expect(
      named.errors.contains("there is no 'target-language'; 'de' is taken"), "\(named.errors)")
    #expect(try text("de") == "\"a\" = \"Ä\";\n")
    let nameless = try importing(units, language: nil, name: "translations.xliff", "--strict")
    #expect(nameless.exitCode == .failure)
    #expect(nameless.errors.contains("must say which language"), "\(nameless.errors)")
  }

  // 13: attributes of the system make endless differences.
  @Test func stateComesOutAsItCameIn() throws {
    try catalog("\"a\" : { \"localizations\" : { \"de\" : \(unit("x")) } }")
    try importing(
      "<trans-unit id=\"a\" approved=\"yes\"><source>a</source>"
        + "<target state=\"signed-off\">Ä</target></trans-unit>", original: "Localizable.xcstrings")
    let first = try export("de")
    #expect(first.contains("<target state=\"translated\">Ä</target>"))
    let run = ToolRun(["import", folder.path + "/de.xliff", target], in: folder)
    #expect(run.errors.contains("0 taken, 1 unchanged"), "\(run.errors)")
    #expect(try export("de") == first)
  }

  // 14: another name of the language.
  @Test(arguments: [("pt", "pt-BR"), ("pt_BR", "pt-BR"), ("de-DE", "de"), ("de-AT", "de-AT")])
  func namesOfALanguageAreKnown(given: String, meant: String) throws {
    try strings("en", "\"a\" = \"A\";\n")
    try strings("pt-BR", "\"a\" = \"x\";\n")
    try strings("de", "\"a\" = \"x\";\n")
    let run = try importing(
      "<trans-unit id=\"a\"><source>A</source><target>Ä</target></trans-unit>", language: given)
    #expect(try text(meant) == "\"a\" = \"Ä\";\n", "\(run.errors)")
  }

  // 15: no-break spaces turn into blanks, states are lost, translations equal to the source are new.
  @Test func whatSystemsLoseIsNotLost() throws {
    try catalog(
      """
      "a" : { "localizations" : { "de" : \(unit("A\u{A0}!", "needs_review")), "en" : \(unit("A\u{A0}?")) } },
      "b" : { "localizations" : { "de" : \(unit("OK")), "en" : \(unit("OK")) } }
      """)
    let run = try importing(
      "<trans-unit id=\"a\"><source>A ?</source><target>A !</target></trans-unit>"
        + "<trans-unit id=\"b\"><source>OK</source><target state=\"new\">OK</target></trans-unit>",
      original: "Localizable.xcstrings")
    #expect(run.errors.contains("the text that was translated is now"), "\(run.errors)")
    let exported = try export("de")
    #expect(exported.contains("<target state=\"needs-review-l10n\">A !</target>"), "\(exported)")
    #expect(exported.contains("<target state=\"translated\">OK</target>"), "\(exported)")
  }

  // 16: untranslated keys come back as copies of the source.
  @Test func copiesOfTheSourceAreNotTaken() throws {
    try catalog("\"a\" : { }, \"b\" : { \"localizations\" : { \"de\" : \(unit("B")) } }")
    #expect(!(try export("de")).contains("<target state=\"new\">"))
    let run = try importing(
      "<trans-unit id=\"a\"><source>a</source><target state=\"new\">a</target></trans-unit>",
      original: "Localizable.xcstrings", "--strict")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("1 unfinished"), "\(run.errors)")
  }

  // 17: placeholders cannot be kept from translators, and tabs and quotes in ids are lost.
  @Test func whatIsNotToBeTranslatedStays() throws {
    try catalog(
      "\"q\\t\\\"x\\\"\" : { \"shouldTranslate\" : false, "
        + "\"localizations\" : { \"de\" : \(unit("Q")) } }")
    #expect(try export("de").contains("<trans-unit id=\"q&#9;&quot;x&quot;\" translate=\"no\" xml"))
    let run = try importing(
      "<trans-unit id=\"q&#9;&quot;x&quot;\"><source>q\t\"x\"</source><target>Ä</target></trans-unit>",
      original: "Localizable.xcstrings")
    #expect(run.errors.contains("1 not to be translated"), "\(run.errors)")
  }

  // 18: half of a stringsdict makes a table that crashes.
  @Test func halfOfAStringsdictIsRefused() throws {
    try folder.write(
      EditingTarget.stringsdict("%d file", "%d files"), to: "App/en.lproj/T.stringsdict")
    let run = try importing(
      "<trans-unit id=\"/files:dict/NSStringLocalizedFormatKey:dict/:string\"><source>%#@count@</source>"
        + "<target>%#@count@ da</target></trans-unit>", original: "en.lproj/T.stringsdict")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("makes programs crash"), "\(run.errors)")
  }

  // 19: a catalog's texts come back without states.
  @Test func aTextWithoutStateIsFinishedWhereItChanged() throws {
    try catalog(
      """
      "a" : { "localizations" : { "de" : \(unit("x", "new")) } },
      "b" : { "localizations" : { "de" : \(unit("B", "needs_review")) } }
      """)
    try importing(
      "<trans-unit id=\"a\"><source>a</source><target>Ä</target></trans-unit>"
        + "<trans-unit id=\"b\"><source>b</source><target>B</target></trans-unit>",
      original: "Localizable.xcstrings")
    let exported = try export("de")
    #expect(exported.contains("<target state=\"translated\">Ä</target>"))
    #expect(exported.contains("<target state=\"needs-review-l10n\">B</target>"))
  }

  // 20: a change of letter case in the source drops the translation on export.
  @Test func aChangedSourceKeepsItsTranslationOnExport() throws {
    try strings("en", "\"a\" = \"Log in\";\n")
    try strings("de", "\"a\" = \"Anmelden\";\n")
    #expect(ToolRun(["set", "a", "en", "Log In", target]).exitCode == .success)
    #expect(
      try export("de").contains("<target state=\"needs-review-l10n\">Anmelden</target>"))
  }

  /// A token that a translator translated.
  @Test func aSubstitutionThatIsNoneIsRefused() throws {
    let forms = "\"other\" : \(unit("%arg birds"))"
    try catalog(
      """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@BIRDS@" },
        "substitutions" : { "BIRDS" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : { \(forms) } } } } } } }
      """)
    let run = try importing(
      "<trans-unit id=\"k\"><source>%1$#@BIRDS@</source><target>%1$#@متابعين@</target></trans-unit>"
        + "<trans-unit id=\"k|==|substitutions.BIRDS.plural.other\"><source>%1$lld birds</source>"
        + "<target>%1$lld x</target></trans-unit>", original: "Localizable.xcstrings",
      language: "ar")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("2 refused"), "\(run.errors)")
    #expect(!(try folder.text("App/Localizable.xcstrings")).contains("متابعين"))
  }
}
