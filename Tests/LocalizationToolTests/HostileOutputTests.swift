import Foundation
import LocalizationModel
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Keys, texts and file names that would do something to whoever reads what is printed.
struct HostileOutputTests {
  private static let hostile = [
    "\u{1B}[2J", "\u{7}", "\u{8}", "\u{7F}", "\u{9B}31m", "\u{85}", "\u{202E}", "\u{2066}",
    "\u{200F}", "\u{61C}", "\u{2028}", "\u{FEFF}",
  ]

  /// Nothing that a terminal takes for anything but letters.
  private func expectHarmless(_ text: String, _ what: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(
        !VisibleText.isInvisible(scalar), "\(what) prints U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: FindingFormat.allCases)
  func controlAndDirectionCharactersAreEscaped(format: FindingFormat) throws {
    let folder = try TemporaryFolder()
    for (number, sign) in Self.hostile.enumerated() {
      try folder.write(
        "\"k\(sign)\" = \"%@ \(sign)\";\n\"k\(sign)\" = \"%@ \";\n\(sign) x\(sign);",
        to: "en.lproj/L\(sign)\(number).strings")
      try folder.write("\"k\(sign)\" = \"\(sign) %d\";\n", to: "de.lproj/L\(sign)\(number).strings")
    }
    let run = ToolRun(["check", "--format", format.rawValue, folder.path], in: folder)
    #expect(run.exitCode == .failure)
    #expect(run.output.count > 1000)
    expectHarmless(run.output + run.errors, format.rawValue)
    if format == .json {
      let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let keys = Set((found as? [[String: Any]] ?? []).compactMap { $0["key"] as? String })
      #expect(keys.isSuperset(of: Self.hostile.dropLast().map { "k\($0)" }), "\(keys)")
    }
  }

  @Test(arguments: [["report"], ["usage"], ["lock"], ["read"]])
  func soTheyAreByOtherSubcommands(command: [String]) throws {
    let folder = try TemporaryFolder()
    for (number, sign) in Self.hostile.enumerated() {
      let path = try folder.write(
        "\"k\(sign)\" = \"x\(sign)\";\n", to: "en.lproj/L\(sign)\(number).strings")
      let operand = command == ["read"] ? path : folder.path
      let run = ToolRun(command + [operand], in: folder)
      expectHarmless(run.output + run.errors, "\(command)")
    }
  }

  /// GitHub takes a line for a command that begins with two colons, whatever spaces precede them;
  /// Azure Pipelines takes `##vso[` for one anywhere.
  @Test(
    arguments: FindingFormat.allCases,
    [
      "::error title=x::y", "  ::error::y", "\n::error::y", "\r::error::y",
      "a\n::warning file=b::c",
      "##vso[task.complete result=Failed;]", "##[error]x", "::stop-commands::t",
      "\u{2028}::error::y",
      "::add-mask::x", "%0A::error::y",
    ])
  func noFileNameOrTextForgesAnAnnotation(format: FindingFormat, text: String) throws {
    let source = SourceText(
      path: text + ".strings", storage: ByteStorage(text + "\n" + text + " %d"))
    let location = SourceLocation(
      text: source, range: SourceRange(text.utf8.count + 1, text.utf8.count + 4))
    let findings = Finding.resolving([
      Diagnostic(
        rule: .malformedTable, message: text, location: location,
        notes: [Diagnostic.Note(text, at: location), Diagnostic.Note(text)], table: text,
        language: text, key: text)
    ])
    let bytes = ByteStorage(capacity: 1024)
    format.print(findings, to: bytes, isColoured: false)
    let printed = String(decoding: bytes.bytes, as: UTF8.self)
    let commands = printed.split(separator: "\n").filter {
      $0.drop(while: \.isWhitespace).hasPrefix("::")
    }
    if format == .github {
      #expect(commands.count == 1)
      #expect(commands.first?.hasPrefix("::error file=") == true)
      let properties = commands.first?.dropFirst("::error ".count).firstRange(of: "::")
      #expect(properties != nil)
    } else {
      #expect(commands.isEmpty, "\(commands)")
    }
    if format == .text || format == .github { #expect(!printed.contains("##"), "\(printed)") }
    expectHarmless(printed, format.rawValue)
  }

  @Test func theCaretStandsBelowItsPlaceInALineThatLooksLikeACommand() throws {
    let text = SourceText(path: "a", storage: ByteStorage("  ::error::X"))
    let place = try #require(
      Finding.resolving([
        Diagnostic(
          rule: .malformedTable, message: "",
          location: SourceLocation(text: text, range: SourceRange(11, 12)))
      ])[0].place)
    let excerpt = SourceExcerpt(place)
    #expect(excerpt.line == "  \\u{3a}:error::X")
    #expect(excerpt.caret == String(repeating: " ", count: excerpt.line.count - 1) + "^")
  }
}
