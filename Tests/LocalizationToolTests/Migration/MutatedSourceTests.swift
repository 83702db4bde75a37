import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool
@testable import SourceScanning
@testable import TableEditing

/// Damaged Swift files: no crash, no output that does not balance, nothing changed in a file that is
/// not understood.
@Suite struct MutatedSourceTests {
  static let rounds = Repetitions.count(150, full: 100_000 / MigrationCase.all.count + 1)

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "\"", "\\(", ")\"", "\"\"\"", "#\"", ".", ",", ":", "?", "!",
    "/*",
    "*/", "//", "\n", "\r\n", "`", "String(format: ", "NSLocalizedString(", "L10n", "R.string",
    ".localized()", "Text(", "LocalizationHelper", "let x = ", "extension L10n {", "\u{FEFF}", "é",
    "🙂", "\0", "preferredLanguages: [", "typealias S = L10n.Shelf", "tr(\"a\", ",
  ]

  private func mutated(_ text: [UInt8], _ random: inout Generator) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let length = min(Int.random(in: 0...24, using: &random), bytes.count - place)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<place + length)
      case 1:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        bytes.insert(contentsOf: piece.utf8, at: place)
      case 2:
        let part = Array(bytes[place..<place + length])
        bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
      default:
        if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      }
    }
    return bytes
  }

  @Test(arguments: MigrationCase.all) func damagedFilesAreRewrittenWholeOrNotAtAll(
    _ one: MigrationCase
  ) throws {
    let copy = try one.copy()
    let description = MigrateSubcommand.description
    let arguments = try Arguments(
      parsing: ["--from", one.tool] + one.options() + [copy.path], for: description)
    let target = try TargetMigration(copy.path, arguments, MigrationOptions(arguments))
    let migration = try #require(target.callSites)
    let text = Array(try one.text("Before.swift.txt").utf8)
    var random = Generator(state: UInt64(one.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
    var rewritten = 0
    for round in 0..<Self.rounds {
      let bytes = mutated(text, &random)
      let storage = bytes.withUnsafeBytes { ByteStorage($0) }
      let file = SwiftFile(SourceText(path: "M.swift", storage: storage))
      let result = migration.migrations(of: [file])[0]
      guard file.isBalanced else {
        #expect(result.edits.isEmpty, "\(one.name) \(round)")
        continue
      }
      let edits = result.edits.map { TextEdit($0.range, $0.replacement) }
      let changed = try #require(edits.applied(to: storage), "\(one.name) \(round) overlaps")
      let again = SwiftFile(SourceText(path: "M.swift", storage: changed))
      #expect(again.isBalanced, "\(one.name) \(round)")
      rewritten += result.rewritten
    }
    #expect(rewritten > Self.rounds)
  }
}
