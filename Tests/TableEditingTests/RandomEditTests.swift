import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TableEditing

/// Random changes of real tables, which Foundation's readers must see as they were meant, and nothing
/// beside them; undone, every byte is as before.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.reason)")) struct RandomEditTests {
  /// A file that may be changed, and what Foundation reads in it.
  struct Table {
    let path: String
    let document: TableDocument
    let value: ForeignValue
  }

  static func tables(_ ending: String, upTo size: Int = 400_000) throws -> [Table] {
    try Corpus.all.flatMap { corpus in
      try corpus.paths(ending).compactMap { path -> Table? in
        let file = try corpus.file(path)
        guard file.contents.count < size, let document = try? TableDocument(file),
          let value = ForeignValue(reading: file.contents, as: file.format)
        else { return nil }
        return Table(path: path, document: document, value: value)
      }
    }
  }

  /// Makes `count` changes, each of a file as it was; returns how many were no repeated key's.
  private func run(
    _ ending: String, count: Int, seed: UInt64,
    change: (Table, inout SeededGenerator) -> (change: EntryChange, expected: ForeignValue)?
  ) throws -> Int {
    let tables = try Self.tables(ending)
    var generator = SeededGenerator(seed: seed)
    var done = 0
    for number in 0..<count {
      guard let table = tables.randomElement(using: &generator),
        let planned = change(table, &generator)
      else { continue }
      var document = table.document
      do {
        let inverses = try document.apply([planned.change])
        let contents = try document.contents()
        let found = ForeignValue(reading: contents, as: document.format)
        if found != planned.expected {
          Issue.record("\(number) \(table.path): \(planned.change)")
          return done
        }
        for inverse in inverses { try document.apply(inverse) }
        let original = try table.document.contents()
        #expect(try document.contents().isEqual(to: original), "\(table.path): \(planned.change)")
        done += 1
      } catch let refusal {
        guard case .repeatedKey = refusal.reason else {
          Issue.record("\(number) \(table.path): \(refusal) \(planned.change)")
          return done
        }
      }
    }
    return done
  }

  /// One of a table as it is.
  func change(of table: Table, _ generator: inout SeededGenerator) -> EntryChange? {
    switch table.document.format {
    case .strings: stringsChange(table, &generator)?.change
    case .stringsdict: stringsdictChange(table, &generator)?.change
    default: catalogChange(table, &generator)?.change
    }
  }

  // MARK: .strings

  private func stringsChange(
    _ table: Table, _ generator: inout SeededGenerator
  ) -> (change: EntryChange, expected: ForeignValue)? {
    let language = table.document.language ?? ""
    var expected = table.value
    let key = table.value.names.randomElement(using: &generator)?.string
    let text = generator.text()
    let new = "new " + generator.text()
    guard table.value[[new]] == nil else { return nil }
    switch Int.random(in: 0...4, using: &generator) {
    case 0:
      expected[[new]] = .text(Text(text))
      let place: EntryChange.Place = key.map { .behind([$0]) } ?? .usual
      let comment = Bool.random(using: &generator) ? "note" : nil
      return (
        EntryChange(
          new, [.text(text, language: language), .comment(comment)],
          place: Bool.random(using: &generator) ? place : .usual), expected
      )
    case 1:
      guard let key, table.value[[key]]?.isText ?? false else { return nil }
      expected[[key]] = .text(Text(text))
      return (EntryChange(key, [.text(text, language: language)]), expected)
    case 2:
      guard let key else { return nil }
      expected[[key]] = nil
      return (EntryChange(key, [.remove]), expected)
    case 3:
      guard let key else { return nil }
      expected[[new]] = expected[[key]]
      expected[[key]] = nil
      return (EntryChange(key, [.rename(new)]), expected)
    default:
      guard let key else { return nil }
      let comment = Bool.random(using: &generator) ? nil : "for translators"
      return (EntryChange(key, [.comment(comment)]), expected)
    }
  }

  @Test func strings() throws {
    let count = Repetitions.count(3000, full: 100_000)
    let done = try run(".strings", count: count, seed: 1) { stringsChange($0, &$1) }
    #expect(done > count * 8 / 10)
  }

  // MARK: .stringsdict

  private func stringsdictChange(
    _ table: Table, _ generator: inout SeededGenerator
  ) -> (change: EntryChange, expected: ForeignValue)? {
    guard let key = table.value.names.randomElement(using: &generator)?.string,
      Bool.random(using: &generator), let entry = table.value[[key]]
    else { return stringsChange(table, &generator) }
    let variables = entry.names.filter { entry[[$0.string, "NSStringFormatSpecTypeKey"]] != nil }
    guard let variable = variables.randomElement(using: &generator)?.string,
      let category = PluralCategory.allCases.randomElement(using: &generator)
    else { return nil }
    let text = generator.text()
    var expected = table.value
    expected[[key, variable, category.name]] = .text(Text(text))
    let form = FormPath(
      variable: variables.count > 1 || Bool.random(using: &generator) ? variable : nil,
      category: category)
    let change = EntryChange(
      key, [.text(text, language: table.document.language ?? "", form: form)])
    return (change, expected)
  }

  @Test func stringsdicts() throws {
    let count = Repetitions.count(1500, full: 100_000)
    let done = try run(".stringsdict", count: count, seed: 2) { stringsdictChange($0, &$1) }
    #expect(done > count * 6 / 10)
  }

  // MARK: .xcstrings

  private func catalogChange(
    _ table: Table, _ generator: inout SeededGenerator
  ) -> (change: EntryChange, expected: ForeignValue)? {
    guard let key = table.value[["strings"]]?.names.randomElement(using: &generator)?.string else {
      return nil
    }
    let entry = ["strings", key]
    let text = generator.text()
    let new = "new " + generator.text()
    let language = ["de", "en", "sr-Latn", "zz"].randomElement(using: &generator) ?? "de"
    let unit = ForeignValue.dictionary([
      "state": .text("needs_review"), "value": .text(Text(text)),
    ])
    var expected = table.value
    guard table.value[["strings", new]] == nil else { return nil }
    switch Int.random(in: 0...5, using: &generator) {
    case 0:
      expected[["strings", new, "localizations", language, "stringUnit"]] = unit
      let operation = EntryChange.Operation.text(text, language: language, state: "needs_review")
      return (EntryChange(new, [operation]), expected)
    case 1:
      let localization = entry + ["localizations", language]
      guard expected[localization + ["variations"]] == nil,
        expected[localization + ["substitutions"]] == nil
      else { return nil }
      expected[localization + ["stringUnit"]] = unit
      let operation = EntryChange.Operation.text(text, language: language, state: "needs_review")
      return (EntryChange(key, [operation]), expected)
    case 2:
      expected[entry] = nil
      return (EntryChange(key, [.remove]), expected)
    case 3:
      expected[["strings", new]] = expected[entry]
      expected[entry] = nil
      return (EntryChange(key, [.rename(new)]), expected)
    case 4:
      expected[entry + ["comment"]] = .text(Text(text))
      return (EntryChange(key, [.comment(text)]), expected)
    default:
      let localization = entry + ["localizations", language]
      guard expected[localization + ["variations", "device"]] == nil else { return nil }
      if let old = expected[localization + ["stringUnit"]] {
        expected[localization + ["stringUnit"]] = nil
        expected[localization + ["variations", "plural", "other", "stringUnit"]] = old
      }
      expected[localization + ["variations", "plural", "few", "stringUnit"]] = unit
      let form = FormPath(category: .few)
      let operation = EntryChange.Operation.text(
        text, language: language, form: form, state: "needs_review")
      return (EntryChange(key, [operation]), expected)
    }
  }

  @Test func catalogs() throws {
    let count = Repetitions.count(1500, full: 100_000)
    let done = try run(".xcstrings", count: count, seed: 3) { catalogChange($0, &$1) }
    #expect(done > count * 8 / 10)
  }

  // MARK: Sorting

  @Test(arguments: [".strings", ".stringsdict", ".xcstrings"])
  func sortedTablesHoldTheSame(_ ending: String) throws {
    var sorted = 0
    for table in try Self.tables(ending) {
      var document = table.document
      do {
        try document.sort()
      } catch let refusal {
        guard case .misread = refusal.reason else {
          Issue.record("\(table.path): \(refusal)")
          continue
        }
        continue
      }
      let keys = try document.keys()
      #expect(zip(keys, keys.dropFirst()).allSatisfy { !KeyOrder.precedes($1, $0) })
      // Of a repeated key another may be the last now.
      guard Set(keys.map { Text($0) }).count == keys.count else { continue }
      let found = ForeignValue(reading: try document.contents(), as: document.format)
      #expect(found == table.value, "\(table.path)")
      sorted += 1
    }
    #expect(sorted > (ending == ".strings" ? 1000 : 20))
  }
}
