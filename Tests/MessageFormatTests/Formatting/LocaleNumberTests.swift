import Foundation
import Testing

@testable import MessageFormat

/// The table of number symbols against what Foundation's formatters write.
struct LocaleNumberTests {
  private static let tags = Set(Locale.availableIdentifiers.compactMap { LanguageTag($0) })
    .filter { $0.variants.isEmpty }

  @Test func everyLocaleHasFoundationsNumbers() {
    #expect(Self.tags.count > 900)
    for tag in Self.tags {
      #expect(
        LocaleNumbers.values(of: tag) == NumberProbe.values(of: tag.string), "\(tag.string)")
    }
  }

  @Test(arguments: [
    ("de-Latn-CH", "de-CH"), ("de-CH-1996", "de-CH"), ("pa-PK", "pa-Arab-PK"), ("iw", "he"),
    ("no-NO", "nb"), ("zh-TW", "zh-Hant-TW"), ("de-XX", "de"), ("en-XA", "en"), ("sr-ME", "sr"),
  ])
  func otherSpellingsHaveTheNumbersOfTheLocale(tag: String, locale: String) {
    #expect(LocaleNumbers.values(of: LanguageTag(tag)) == NumberProbe.values(of: locale))
  }

  @Test(arguments: ["xx", "tlh", "x-foo", ""])
  func languagesThatNobodyKnowsAreWrittenPlainly(tag: String) {
    let values = LocaleNumbers.values(of: LanguageTag(tag))
    #expect(values.primaryGroup == 0 && values.decimal == "." && values.infinity == "INF")
  }

  /// The table itself: what the test prints where it is another.
  @Test func theTableIsMadeOfTheLocalesWhoseNumbersDiffer() {
    var table = SymbolTable()
    for tag in Self.tags.sorted(by: { $0.string < $1.string }) where tag.region == nil {
      table.add(tag, values: NumberProbe.values(of: tag.string))
    }
    for tag in Self.tags.sorted(by: { $0.string < $1.string }) where tag.region != nil {
      table.add(tag, values: NumberProbe.values(of: tag.string))
    }
    let isWritten =
      table.records.joined(separator: " ") == "\(NumberSymbolData.records)"
      && table.entries
        == NumberSymbolData.entries.description.split(separator: " ").map(String.init)
    #expect(isWritten, "\(table.source)")
  }
}

/// Makes the source of `NumberSymbolData`.
private struct SymbolTable {
  var records: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func add(_ tag: LanguageTag, values: NumberSymbols.Values) {
    var subtags = tag.maximized.subtags
    let whole = subtags.joined
    subtags.region = nil
    let fields = [
      values.zero, values.grouping, values.decimal, values.minus, values.plus, values.exponent,
      values.infinity, values.notANumber, "\(values.primaryGroup)", "\(values.secondaryGroup)",
      "\(values.minimumGrouping)",
    ]
    let record = fields.joined(separator: "|")
    let index = records.firstIndex(of: record) ?? records.count
    if index == records.count { records.append(record) }
    if tag.region == nil || numbers[subtags.joined] == nil {
      numbers[subtags.joined] = numbers[subtags.joined] ?? index
    } else if numbers[subtags.joined] != index {
      numbers[whole] = index
    }
  }

  var entries: [String] {
    numbers.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
      .map { "\($0.key):\($0.value)" }
  }

  var source: String {
    "RECORDS\n" + lines(records.map(escaped)) + "\nENTRIES\n" + lines(entries) + "\nEND\n"
  }

  private func lines(_ words: [String]) -> String {
    var lines = [""]
    for (index, word) in words.enumerated() {
      let last = lines[lines.count - 1]
      if last.utf8.count + word.utf8.count > 88 { lines.append("") }
      lines[lines.count - 1] += word + (index == words.count - 1 ? "" : " ")
    }
    return lines.map { "    " + $0 }.joined(separator: "\\\n")
  }

  /// What cannot be seen in a source is written by number.
  private func escaped(_ record: String) -> String {
    record.unicodeScalars.map { scalar in
      let isSeen = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
      return isSeen ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}
