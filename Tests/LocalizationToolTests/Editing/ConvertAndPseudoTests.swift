import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool
@testable import TableChecks

/// Tables in the other format, slices, made-up languages and other programs' translations.
struct ConvertAndPseudoTests {
  /// Without what depends on the files' names and, of several Swift files, on their sizes.
  private func code(_ target: EditingTarget) throws -> [String] {
    let output = target.folder.path + "/Generated"
    try? FileManager.default.removeItem(atPath: output)
    #expect(ToolRun(["generate", target.path, "--output", output]).exitCode == .success)
    let files = try FileManager.default.contentsOfDirectory(atPath: output)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let lines = try files.flatMap {
      try target.folder.text("Generated/" + $0).split(separator: "\n").filter { line in
        !["//", "}", "nonisolated extension", "internal import", "public import"].contains {
          line.hasPrefix($0)
        } && !line.contains("fingerprint") && !line.contains("languages:")
      }
    }
    return files.count == 1 ? lines.map(String.init) : lines.map(String.init).sorted()
  }

  @Test func thereAndBackTheCodeIsTheSame() throws {
    let target = try EditingTarget()
    let before = try code(target)
    let there = target.run("convert", "--to", "xcstrings", "--table", "Localizable")
    #expect(there.exitCode == .success, "\(there.errors)")
    #expect(try target.changed().contains("Localizable.xcstrings"))
    #expect(!FileManager.default.fileExists(atPath: target.path + "/en.lproj/Localizable.strings"))
    #expect(try code(target) == before)
    let back = target.run("convert", "--to", "strings", "--table", "Localizable")
    #expect(back.exitCode == .success, "\(back.errors)")
    #expect(try code(target) == before)
    let strings = try target.text("en.lproj/Localizable.strings")
    #expect(
      strings == "/* Leaves */\n\"bye\" = \"Bye\";\n\n/* Greets */\n\"hello\" = \"Hello %@\";\n")
  }

  /// The folders of real projects that hold folders of languages.
  private static var realTargets: [String] {
    Corpus.all.flatMap { corpus in
      let names = FileManager.default.enumerator(atPath: corpus.folder.path)?.allObjects ?? []
      let parents = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".lproj") }
        .map { ($0 as NSString).deletingLastPathComponent }
      return Set(parents).sorted().map { corpus.folder.path + "/" + $0 }
    }
  }

  private enum Outcome { case same, refused, erroneous }

  /// A real target to catalogs and back, with the same code each time.
  private func convertThereAndBack(_ path: String) throws -> Outcome {
    let target = try EditingTarget(copying: path)
    guard target.run("check").exitCode == .success else { return .erroneous }
    let before = try code(target)
    for format in ["xcstrings", "strings"] {
      let run = target.run("convert", "--to", format)
      // What a catalog cannot say, such as a key that the development language lacks.
      if run.exitCode != .success {
        #expect(run.errors.contains("error: "), "\(path)")
        return .refused
      }
      #expect(try code(target) == before, "\(path) as \(format)")
    }
    return .same
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
  func realTargetsGiveTheSameCode() throws {
    let targets = Self.realTargets.enumerated().filter { Repetitions.isLong || $0.offset % 5 == 0 }
    let outcomes = try targets.map { try convertThereAndBack($0.element) }
    let same = outcomes.filter { $0 == .same }.count
    #expect(same * 2 > outcomes.count, "\(same) of \(outcomes.count)")
  }

  @Test func aTableWithoutKeysComesBack() throws {
    let target = try EditingTarget(adding: ["App/en.lproj/Empty.strings": "/* Nothing yet */\n"])
    let before = try code(target)
    #expect(before.contains { $0.contains("enum Empty") })
    #expect(target.run("convert", "--to", "xcstrings", "--table", "Empty").exitCode == .success)
    #expect(try code(target) == before)
    #expect(target.run("convert", "--to", "strings", "--table", "Empty").exitCode == .success)
    #expect(try code(target) == before)
  }

  @Test func aSliceComesBack() throws {
    let target = try EditingTarget()
    let catalog = target.path + "/Menu.xcstrings"
    #expect(target.run("set", "open", "fr", "Ouvrir").exitCode == .success)
    let slice = target.folder.path + "/fr.xcstrings"
    #expect(
      ToolRun(["slice", "--language", "fr", "--output", slice, catalog]).exitCode == .success)
    let text = try target.folder.text("fr.xcstrings")
    #expect(text.contains("Ouvrir") && text.contains("\"Open\"") && !text.contains("Öffnen"))
    try target.folder.write(
      text.replacingOccurrences(of: "Ouvrir", with: "Ouvre"), to: "fr.xcstrings")
    let before = try target.text("Menu.xcstrings")
    let run = ToolRun(["slice", "--language", "fr", "--from", slice, catalog])
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      try target.text("Menu.xcstrings")
        == before.replacingOccurrences(of: "Ouvrir", with: "Ouvre"))
  }

  @Test func aProgramTranslates() throws {
    let target = try EditingTarget()
    let program = try target.folder.write(
      """
      import json, sys
      for line in sys.stdin:
          asked = json.loads(line)
          text = asked["source"].upper() if asked["key"] == "hello" else "no %d"
          print(json.dumps({"id": asked["id"], "text": text}))
      """, to: "translate.py")
    let run = target.run("translate", "--with", "python3 '\(program)'")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.errors.contains("2 texts asked, 2 answered, 1 refused"), "\(run.errors)")
    #expect(try target.text("de.lproj/Localizable.strings").contains("\"hello\" = \"HELLO %@\";"))
    #expect(try target.changed() == ["de.lproj/Localizable.strings"])
  }

  @Test(arguments: ["en-XA", "ar-XB", "en-XL", "en-XK"])
  func pseudoLanguagesPassTheCheck(_ tag: String) throws {
    let target = try EditingTarget()
    let run = target.run("pseudo", "--language", tag, "--output", target.path)
    #expect(try target.text("Menu.xcstrings").contains("\"\(tag)\" : {"))
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(ToolRun(["check", target.path]).exitCode == .success)
    let shown = ToolRun(
      ["render", "--language", tag, "--key", "hello", "--argument", "Ann", target.path])
    let expected = [
      "en-XA": "[Ĥéļļö Ann one two]\n", "en-XK": "hello Ann\n", "en-XL": "Hello Ann Hello Ann\n",
      "ar-XB": "\u{200F}\u{202E}Hello\u{202C}\u{200F} \u{200F}\u{202E}Ann\u{202C}\u{200F}\n",
    ]
    #expect(shown.output == expected[tag])
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"), arguments: PseudoLanguage.allCases)
  func pseudoLanguagesOfRealTablesHaveNoErrors(_ language: PseudoLanguage) throws {
    var (texts, rendered) = (0, 0)
    for corpus in Corpus.all {
      let projects = try FileManager.default.contentsOfDirectory(atPath: corpus.folder.path)
        .sorted()
      for project in projects where !project.contains(".") || project.hasSuffix("iOS") {
        let reading = SourceReading([corpus.folder.path + "/" + project])
        let tables = parse(reading.files).value
        let configuration = Configuration()
        let set = TableSet.joining(tables, configuration: configuration).value
        let development = tables.filter {
          [set.developmentLanguage, "Base"].contains($0.language)
        }
        let made = development.map { language.table($0) }
        texts += made.reduce(0) { $0 + $1.entries.count }
        let joined = TableSet.joining(development + made, configuration: configuration).value
        rendered += try render(joined, language)
        let found = TableChecks.check(joined, configuration: configuration)
        let plain = TableChecks.check(
          TableSet.joining(development, configuration: configuration).value,
          configuration: configuration)
        func errors(_ diagnostics: [Diagnostic]) -> [String] {
          diagnostics.filter { $0.severity == .error }.map {
            "\($0.rule) \($0.key ?? "") \($0.language ?? "") \($0.message)"
          }
        }
        let new = Set(errors(found)).subtracting(errors(plain))
        // Of this one the development text is damaged itself.
        let own = new.filter { !$0.contains(" AppOpenFileAction ") }
        #expect(own.isEmpty, "\(project): \(own.sorted().prefix(3))")
      }
    }
    #expect(texts > 5_000 && rendered > 5_000, "\(texts) \(rendered)")
  }

  /// Every message with sample arguments, which it prints as the development language does.
  private func render(_ tableSet: TableSet, _ language: PseudoLanguage) throws -> Int {
    let preview = MessagePreview(tableSet, configuration: Configuration())
    let tags = (
      pseudo: try #require(LanguageTag(language.tag)),
      development: try #require(LanguageTag(tableSet.developmentLanguage))
    )
    for message in preview.messages {
      let arguments = preview.signature(of: message).parameters.map { parameter -> FormatArgument in
        switch parameter.type {
        case .string, nil: .string("☃")
        case .int: .int(3)
        case .uint: .uint(3)
        case .double: .double(1.5)
        case .character: .character("c")
        }
      }
      func text(_ tag: LanguageTag) -> String? {
        preview.text(
          of: message, language: tag, arguments: arguments, device: .other, width: nil)
      }
      let plain = text(tags.development)
      let made = text(tags.pseudo)
      #expect((made == nil) == (plain == nil))
      let names = (plain ?? "").components(separatedBy: "☃").count - 1
      let shown = (made ?? "").components(separatedBy: "☃").count - 1
      if language == .accented || language == .rightToLeft {
        #expect(shown == names, "\(plain ?? "") → \(made ?? "")")
      }
    }
    return preview.messages.count
  }
}
