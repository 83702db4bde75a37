import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Batches of texts: all or none, whatever they hold.
struct BatchTests {
  private static let batch = """
    [
      {"key": "hello", "language": "de", "text": "Hallo %@ \\u00e9\\n"},
      {"key": "bye", "language": "fr", "text": "Salut", "comment": "c"},
      {"key": "files", "language": "de", "text": "%d Akten", "form": "plural.other"},
      {"key": "open", "language": "de", "text": "Auf", "state": "needs_review", "table": "Menu"}
    ]
    """

  private func set(_ batch: String, in target: EditingTarget) throws -> ToolRun {
    let file = try target.folder.write(batch, to: "batch.json")
    return target.run("set", "--from-json", file)
  }

  @Test func allTextsAreWritten() throws {
    let target = try EditingTarget()
    let run = try set(Self.batch, in: target)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      try target.changed() == [
        "Menu.xcstrings", "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict",
        "fr.lproj/Localizable.strings", "localization-states.json",
      ])
    #expect(try target.text("fr.lproj/Localizable.strings") == "/* c */\n\"bye\" = \"Salut\";\n")
    #expect(try target.text("de.lproj/Localizable.strings").contains("Hallo %@ é\\n"))
    #expect(
      try target.text("Menu.xcstrings").contains(
        "\"needs_review\",\n            \"value\" : \"Auf\""))
  }

  @Test(arguments: [
    ("\"Hallo %@", "\"Hallo %d"), ("\"bye\"", "\"none\""), ("plural.other", "plural.odd"),
    ("\"fr\"", "\"??\""), ("\"Salut\"", "7"), ("\"comment\"", "\"coment\""), ("]", ""), ("[", "{"),
    ("\"bye\", \"language\": \"fr\"", "\"hello\", \"language\": \"de\""),
  ])
  func oneFaultWritesNothing(part: String, other: String) throws {
    let target = try EditingTarget()
    let run = try set(Self.batch.replacingOccurrences(of: part, with: other), in: target)
    #expect(run.exitCode == .failure)
    #expect(!run.errors.isEmpty)
    #expect(try target.changed() == [])
  }

  /// Either refused, with everything as it was, or as Foundation reads the batch.
  @Test func mutatedBatchesAreRefusedOrRight() throws {
    let target = try EditingTarget()
    let count = Repetitions.count(300, full: 100_000)
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pieces = ["\"", "{", "}", ",", "\\", "%", "hello", "de", "\u{0}", "é", " ", ":", "7", "[]"]
    var written = 0
    for _ in 0..<count {
      var scalars = Array(Self.batch.unicodeScalars)
      for _ in 0...random(2) {
        let place = random(scalars.count)
        switch random(3) {
        case 0: scalars.remove(at: place)
        case 1: scalars[place] = Unicode.Scalar(UInt8(32 + random(95)))
        default: scalars.insert(contentsOf: pieces[random(pieces.count)].unicodeScalars, at: place)
        }
      }
      let batch = String(String.UnicodeScalarView(scalars))
      let run = try set(batch, in: target)
      guard run.exitCode == .success else {
        #expect(try target.changed() == [], "\(batch)")
        continue
      }
      written += 1
      let items = try JSONSerialization.jsonObject(with: Data(batch.utf8)) as? [[String: String]]
      for item in try #require(items) {
        let rows = target.run("list", "--language", item["language"] ?? "", "--format", "json")
        let found =
          try JSONSerialization.jsonObject(with: Data(rows.output.utf8)) as? [[String: String]]
        #expect(
          found?.contains { $0["key"] == item["key"] && $0["text"] == item["text"] } ?? false,
          "\(item)")
      }
      for (name, text) in EditingTarget.files { try target.folder.write(text, to: name) }
      try? FileManager.default.removeItem(atPath: target.path + "/fr.lproj")
      for name in try target.changed() {
        try FileManager.default.removeItem(atPath: target.path + "/" + name)
      }
    }
    #expect(written > count / 100)
  }
}
