import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Out to translators and in again, over a small target.
struct ExchangeTests {
  private func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

  private func export(_ target: EditingTarget, _ arguments: String...) -> ToolRun {
    ToolRun(
      ["export", "--output", target.folder.path + "/Out"] + arguments + [target.path],
      in: target.folder)
  }

  private func importing(_ target: EditingTarget, _ name: String, _ options: String...) -> ToolRun {
    ToolRun(
      ["import"] + options + [target.folder.path + "/Out/" + name, target.path], in: target.folder)
  }

  /// A text of the exported file replaced.
  private func edit(
    _ target: EditingTarget, _ changes: KeyValuePairs<String, String>, in name: String = "de.xliff"
  ) throws {
    var text = try target.folder.text("Out/" + name)
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    try target.folder.write(text, to: "Out/" + name)
  }

  @Test func exportWritesWhatXcodeWould() throws {
    let target = try EditingTarget()
    let run = export(target, "--language", "de")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.errors.contains("de: 7 texts\n"), "\(run.errors)")
    let text = try target.folder.text("Out/de.xliff")
    let files = lines(text).filter { $0.hasPrefix("  <file") }
    let attributes = "source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">"
    #expect(
      files == [
        "  <file original=\"en.lproj/Localizable.strings\" \(attributes)",
        "  <file original=\"en.lproj/Localizable.stringsdict\" \(attributes)",
        "  <file original=\"Menu.xcstrings\" \(attributes)",
      ])
    #expect(
      text.contains(
        """
              <trans-unit id="bye" xml:space="preserve">
                <source>Bye</source>
                <target>Tschüss</target>
                <note>Leaves</note>
              </trans-unit>
              <trans-unit id="hello" xml:space="preserve">
                <source>Hello %@</source>
                <note>Greets</note>
              </trans-unit>

        """))
  }

  @Test(arguments: ["xliff", "xcloc", "csv"])
  func outAndInAgainChangesNothing(format: String) throws {
    let target = try EditingTarget()
    #expect(export(target, "--format", format).exitCode == .success)
    let name = ["xliff": "de.xliff", "xcloc": "de.xcloc", "csv": "translations.csv"][format] ?? ""
    let run = importing(target, name, "--strict")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.errors.contains("0 taken"), "\(run.errors)")
    #expect(try target.changed() == [])
  }

  @Test(arguments: ["xliff", "csv"])
  func inAndOutAgainGivesTheSameFile(format: String) throws {
    let target = try EditingTarget()
    let name = format == "csv" ? "translations.csv" : "ru.xliff"
    #expect(export(target, "--format", format, "--language", "ru").exitCode == .success)
    var text = try target.folder.text("Out/" + name)
    if format == "csv" {
      text = text.replacingOccurrences(of: "Bye,,", with: "Bye,Пока,")
        .replacingOccurrences(of: "Save,,", with: "Save,Сохранить,translated")
    } else {
      text = text.replacingOccurrences(
        of: "<source>Bye</source>\n",
        with: "<source>Bye</source>\n        <target>Пока</target>\n"
      ).replacingOccurrences(
        of: "<source>Save</source>\n",
        with: "<source>Save</source>\n        <target state=\"translated\">Сохранить</target>\n")
    }
    try target.folder.write(text, to: "Out/" + name)
    let run = importing(target, name)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.errors.contains("2 taken"), "\(run.errors)")
    #expect(
      try target.changed() == [
        "Menu.xcstrings", "localization-states.json", "ru.lproj/Localizable.strings",
      ])
    #expect(export(target, "--format", format, "--language", "ru").exitCode == .success)
    #expect(try target.folder.text("Out/" + name) == text)
  }

  @Test func bundlesHoldTextsAndSources() throws {
    let target = try EditingTarget()
    #expect(export(target, "--format", "xcloc", "--language", "de").exitCode == .success)
    let bundle = "Out/de.xcloc/"
    #expect(
      try target.folder.text(bundle + "contents.json").hasPrefix(
        "{\n  \"developmentRegion\" : \"en\",\n  \"targetLocale\" : \"de\",\n  \"toolInfo\" : {\n"))
    #expect(
      try target.folder.text(bundle + "Source Contents/en.lproj/Localizable.strings")
        == target.text("en.lproj/Localizable.strings"))
    let catalog = try target.folder.text(bundle + "Source Contents/Menu.xcstrings")
    #expect(catalog.contains("\"Open\"") && !catalog.contains("Öffnen"))
  }

  @Test func whatTheRulesRefuseIsLeftOutAndTheRestWritten() throws {
    let target = try EditingTarget()
    #expect(export(target, "--language", "de").exitCode == .success)
    try edit(
      target,
      [
        "<source>Hello %@</source>":
          "<source>Hello %@</source>\n<target>Hallo %d</target>",
        "Tschüss": "Ade",
      ])
    let run = importing(target, "de.xliff")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("1 taken"), "\(run.errors)")
    #expect(run.errors.contains("1 refused"), "\(run.errors)")
    #expect(run.errors.contains("'hello' is not taken"), "\(run.errors)")
    #expect(run.errors.contains("[placeholder-retyped]"), "\(run.errors)")
    #expect(try target.text("de.lproj/Localizable.strings") == "\"bye\" = \"Ade\";\n")
  }

  @Test func aStringsdictThatWouldLackAVariableIsRefused() throws {
    let target = try EditingTarget()
    #expect(export(target, "--language", "ru").exitCode == .success)
    try edit(
      target, ["<source>%d file</source>": "<source>%d file</source><target>%d</target>"],
      in: "ru.xliff")
    let run = importing(target, "ru.xliff")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("translate all of its forms"), "\(run.errors)")
    #expect(try target.changed().contains("ru.lproj/Localizable.strings") == false)
  }

  @Test func aNewLanguageGetsItsPluralsWithTheTypesOfTheSource() throws {
    let target = try EditingTarget()
    #expect(export(target, "--language", "ru").exitCode == .success)
    var text = try target.folder.text("Out/ru.xliff")
    for category in ["one", "few", "many", "other"] {
      let source = category == "one" ? "%d file" : "%d files"
      text = text.replacingOccurrences(
        of: "count:dict/\(category):dict/:string\" xml:space=\"preserve\">\n        "
          + "<source>\(source)</source>\n",
        with: "count:dict/\(category):dict/:string\" xml:space=\"preserve\">\n        "
          + "<source>\(source)</source>\n<target>%d \(category)</target>\n")
    }
    try target.folder.write(text, to: "Out/ru.xliff")
    let run = importing(target, "ru.xliff")
    #expect(run.exitCode == .success, "\(run.errors)")
    let written = try target.text("ru.lproj/Localizable.stringsdict")
    #expect(written.contains("<string>NSStringPluralRuleType</string>"))
    #expect(written.contains("<string>%#@count@</string>"))
    #expect(written.contains("<string>%d few</string>"))
    #expect(ToolRun(["check", target.path], in: target.folder).exitCode == .success)
  }

  @Test(arguments: [
    ([], "Ade", 1), (["--changed-source", "take"], "Ade", 1),
    (["--changed-source", "skip"], "Tschüss", 0),
  ])
  func aChangedSourceIsDecided(options: [String], text: String, taken: Int) throws {
    let target = try EditingTarget()
    #expect(export(target, "--language", "de").exitCode == .success)
    try edit(target, ["Tschüss": "Ade", "<source>Open</source>": "<source>Open!</source>"])
    try target.folder.write(
      target.text("en.lproj/Localizable.strings").replacingOccurrences(of: "Bye", with: "Good bye"),
      to: "App/en.lproj/Localizable.strings")
    let run = ToolRun(
      ["import"] + options + [target.folder.path + "/Out/de.xliff", target.path], in: target.folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.errors.contains("is now 'Good bye'") || options.last == "take", "\(run.errors)")
    #expect(try target.text("de.lproj/Localizable.strings") == "\"bye\" = \"\(text)\";\n")
    // Of the catalog only the state changes.
    let catalog = try target.text("Menu.xcstrings")
    #expect(catalog.contains("needs_review") == options.isEmpty)
    let check = ToolRun(["check", target.path], in: target.folder)
    #expect(check.output.contains("[stale-translation]") == options.isEmpty, "\(check.output)")
  }

  @Test func theUntranslatedAreExportedAndCounted() throws {
    let target = try EditingTarget()
    let run = export(target, "--only", "untranslated", "--language", "de")
    #expect(
      run.errors.contains(
        "de: 2 texts, 2 words, 12 characters to translate (new 2, changed 0, stale 0)"),
      "\(run.errors)")
    let text = try target.folder.text("Out/de.xliff")
    #expect(text.components(separatedBy: "<trans-unit").count == 3)
    let report = ToolRun(["report", target.path], in: target.folder)
    #expect(
      report.output.hasSuffix(
        """
        To translate
          language  words  characters  new  changed  stale
          de            2          12    2        0      0

        """), "\(report.output)")
  }

  @Test func nothingToTranslateIntoIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    let run = ToolRun(["export", "--output", folder.path, folder.path], in: folder)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("name one by --language"))
    #expect(ToolRun(["export", "--language", "x", folder.path]).exitCode == .badUse)
    #expect(ToolRun(["import", folder.path]).exitCode == .badUse)
    #expect(ToolRun(["import", "--changed-source", "maybe", "a", "b"]).exitCode == .badUse)
  }

  /// Nothing is written outside of the target, whatever the paths say.
  @Test(arguments: [
    "../../../tmp/Localizable.strings", "/etc/passwd", "..\\..\\x.strings", "a.strings",
  ])
  func pathsInFilesLeadNowhere(original: String) throws {
    let target = try EditingTarget()
    try target.folder.write(
      """
      <xliff version="1.2"><file original="\(original)" source-language="en" target-language="../x">
      <body><trans-unit id="bye"><source>Bye</source><target>X</target></trans-unit></body></file>
      </xliff>
      """, to: "Out/x.xliff")
    let run = importing(target, "x.xliff", "--strict")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("1 unknown"), "\(run.errors)")
    #expect(try target.changed() == [])
  }

  @Test func dryRunsPrintTheDifference() throws {
    let target = try EditingTarget()
    #expect(export(target, "--language", "de").exitCode == .success)
    try edit(target, ["Tschüss": "Ade"])
    let run = importing(target, "de.xliff", "--dry-run")
    #expect(run.output.contains("+\"bye\" = \"Ade\";"))
    #expect(try target.changed() == [])
    #expect(export(target, "--language", "fr", "--dry-run").output.contains("+++ b/"))
    #expect(!FileManager.default.fileExists(atPath: target.folder.path + "/Out/fr.xliff"))
  }
}
