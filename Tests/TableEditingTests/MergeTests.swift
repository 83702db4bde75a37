import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TableEditing

/// Merges of random changes of real tables, compared with one of the values that Foundation reads.
@Suite struct MergeTests {
  /// Nil where both sides changed one value differently.
  private func merged(
    _ base: ForeignValue?, _ ours: ForeignValue?, _ theirs: ForeignValue?
  ) -> ForeignValue?? {
    if ours == theirs || base == theirs { return .some(ours) }
    if base == ours { return .some(theirs) }
    guard case .dictionary(let mine)? = ours, case .dictionary(let other)? = theirs else {
      return .none
    }
    var old: [Text: ForeignValue] = [:]
    if case .dictionary(let members)? = base { old = members }
    var result: [Text: ForeignValue] = [:]
    for name in Set(mine.keys).union(other.keys).union(old.keys) {
      guard let value = merged(old[name], mine[name], other[name]) else { return .none }
      result[name] = value
    }
    return .some(.dictionary(result))
  }

  private func file(_ table: RandomEditTests.Table, _ contents: ByteStorage) -> SourceFile {
    SourceFile(
      path: table.path, format: table.document.format, table: table.document.table,
      language: table.document.language, contents: contents)
  }

  private func check(_ ending: String, count: Int, seed: UInt64) throws -> (
    merged: Int, conflicts: Int
  ) {
    let tables = try RandomEditTests.tables(ending, upTo: 100_000)
    var generator = SeededGenerator(seed: seed)
    let edits = RandomEditTests()
    var found = (merged: 0, conflicts: 0)
    while found.merged + found.conflicts < count {
      let table = try #require(tables.randomElement(using: &generator))
      let base = try table.document.contents()
      var sides: [(contents: ByteStorage, value: ForeignValue)] = []
      for _ in 0..<2 {
        var document = table.document
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          guard let change = edits.change(of: table, &generator) else { continue }
          _ = try? document.apply([change])
        }
        let contents = try document.contents()
        guard let value = ForeignValue(reading: contents, as: document.format) else { continue }
        sides.append((contents, value))
      }
      guard sides.count == 2 else { continue }
      let names = try table.document.keys().map { Text($0) }
      // Some catalogs written by hand have a member twice.
      guard Set(names).count == names.count, !table.path.contains("/Test") else { continue }
      let files = (
        base: file(table, base), ours: file(table, sides[0].contents),
        theirs: file(table, sides[1].contents)
      )
      let result = try TableMerge.merge(base: files.base, ours: files.ours, theirs: files.theirs)
      let reverse = try TableMerge.merge(base: files.base, ours: files.theirs, theirs: files.ours)
      let expected = merged(table.value, sides[0].value, sides[1].value)
      if case .some(let value) = expected, result.conflicts.isEmpty {
        #expect(
          ForeignValue(reading: result.contents, as: files.base.format) == value, "\(table.path)")
        #expect(result.contents.isEqual(to: reverse.contents), "\(table.path)")
        found.merged += 1
      } else {
        // Comments, which Foundation does not see, may be in conflict too.
        let touchesComments = ending != ".xcstrings" && !result.conflicts.isEmpty
        #expect(expected == nil && !result.conflicts.isEmpty || touchesComments, "\(table.path)")
        #expect(!reverse.conflicts.isEmpty)
        let text = SourceDecoder.decode(result.contents, path: table.path).value.storage.string
        #expect(text.contains("<<<<<<< ours"))
        found.conflicts += 1
      }
    }
    return found
  }

  @Test(
    .enabled(if: Corpus.isPresent, "\(Corpus.reason)"),
    arguments: [(".strings", 6), (".stringsdict", 7), (".xcstrings", 8)])
  func changesOfBothSidesAreKept(_ ending: String, seed: UInt64) throws {
    let count = Repetitions.count(350, full: 10_000)
    let found = try check(ending, count: count, seed: seed)
    #expect(found.merged > count / 2, "\(found)")
    #expect(found.conflicts > 0, "\(found)")
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> TableMerge.Result {
    func file(_ text: String) -> SourceFile {
      SourceFile(
        path: "T.strings", format: .strings, table: "T", language: "en",
        contents: ByteStorage(text))
    }
    return try TableMerge.merge(base: file(base), ours: file(ours), theirs: file(theirs))
  }

  @Test func twoNewKeysAreNoConflict() throws {
    let base = "\"a\" = \"A\";\n"
    let result = try merge(base, base + "\"b\" = \"B\";\n", base + "\"c\" = \"C\";\n")
    #expect(result.conflicts.isEmpty)
    #expect(result.contents.string == base + "\"c\" = \"C\";\n\"b\" = \"B\";\n")
  }

  @Test func commentAndTextOfOneKeyMayComeFromBothSides() throws {
    let result = try merge(
      "/* x */\n\"a\" = \"A\";\n", "/* y */\n\"a\" = \"A\";\n", "/* x */\n\"a\" = \"B\";\n")
    #expect(result.conflicts.isEmpty)
    #expect(result.contents.string == "/* y */\n\"a\" = \"B\";\n")
  }

  @Test func oneTextChangedTwiceIsAConflict() throws {
    let result = try merge(
      "\"a\" = \"A\";\n\"b\" = \"B\";\n", "\"a\" = \"1\";\n\"b\" = \"B\";\n",
      "\"a\" = \"2\";\n\"b\" = \"C\";\n")
    #expect(result.conflicts == ["a"])
    #expect(
      result.contents.string == """
        <<<<<<< ours
        "a" = "1";
        =======
        "a" = "2";
        >>>>>>> theirs
        "b" = "C";

        """)
  }
}
