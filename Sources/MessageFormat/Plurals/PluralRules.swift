/// CLDR 48 plural rules of one language.
package struct PluralRules: Sendable {
  package static let cldrVersion = 48

  package enum Kind: Sendable { case cardinal, ordinal }

  private let program: PluralProgram
  private let tolerated: PluralCategorySet

  /// Looked up by the exact tag, then by truncation; an unknown language has only `other`.
  package init(tag: String, kind: Kind = .cardinal) {
    guard let tag = LanguageTag(tag) else {
      (program, tolerated) = (PluralProgram.none, PluralCategorySet())
      return
    }
    program =
      Self.first(of: tag.string) { PluralRuleTable.program(for: $0, kind) }
      ?? Self.first(of: tag.replacingAliases.string) { PluralRuleTable.program(for: $0, kind) }
      ?? PluralProgram.none
    tolerated =
      Self.first(of: tag.string) { PluralRuleTable.added(to: $0, kind) } ?? PluralCategorySet()
  }

  /// Without allocation. Negative numbers count by their absolute value.
  @inline(__always)
  package func category(of number: Int64) -> PluralCategory {
    program.category(ofMagnitude: number.magnitude)
  }

  package func category(of number: Int) -> PluralCategory { category(of: Int64(number)) }

  /// A decimal as it will be printed (`1.0` differs from `1`), or in compact form (`1.2c6`); nil
  /// when it is not a number.
  package func category(ofDecimal digits: String) -> PluralCategory? {
    var digits = digits
    return digits.withUTF8 { category(ofDecimal: $0) }
  }

  package func category(ofDecimal digits: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
    PluralOperands(digits).map(program.category(of:))
  }

  /// The categories the language has.
  package var categories: [PluralCategory] { program.categories.list }

  /// Categories that CLDR 49 adds to the language's; a table that has them is not at fault.
  package var toleratedCategories: [PluralCategory] { tolerated.list }

  /// What `search` finds for the tag or the first of its truncations.
  private static func first<Result>(of tag: String, _ search: (String) -> Result?) -> Result? {
    var tag = tag
    while true {
      if let result = search(tag) { return result }
      guard let separator = tag.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
      tag = String(tag[..<separator])
    }
  }
}

extension PluralRules {
  /// Those that some integer below a million selects.
  package var integerCategories: [PluralCategory] {
    let counts = counts(below: 1_000_000)
    return categories.filter { counts[Int($0.rawValue)] > 0 }
  }

  /// Whether more than one integer selects `category`.
  package func holdsSeveralIntegers(_ category: PluralCategory) -> Bool {
    counts(below: .max)[Int(category.rawValue)] > 1
  }

  /// The same if the number 0 has its own form `zero`.
  package func holdsSeveralIntegersBesidesZero(_ category: PluralCategory) -> Bool {
    let zero = self.category(of: 0) == category ? 1 : 0
    return counts(below: .max)[Int(category.rawValue)] - zero > 1
  }

  /// Per category, how many of a sample of integers select it. The sample is large enough to tell
  /// all rules apart: they test remainders by at most 100, round thousands or round millions.
  private func counts(below limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: PluralCategory.allCases.count)
    for number in 0...212 { counts[Int(category(of: number).rawValue)] += 1 }
    for number in Self.roundNumbers where number < limit {
      counts[Int(category(of: number).rawValue)] += 1
    }
    return counts
  }

  private static let roundNumbers = [
    300, 800, 1000, 1001, 2000, 20_000, 21_000, 40_000, 100_000, 100_001, 300_000, 1_000_000,
    1_000_001, 2_000_000, 1_100_000, 3_000_000,
  ]
}

/// Finds a language's rules in `PluralRuleData` and keeps the compiled programs.
enum PluralRuleTable {
  /// Compiled programs as a linked list, the newest first. Entries are never removed, so readers
  /// need no lock (the thread sanitizer does not understand `Mutex` on Linux).
  private final class Entry: Sendable {
    /// The offset of the rules in the data, negative for ordinals.
    let offset: Int
    let program: PluralProgram
    let next: Entry?

    init(offset: Int, program: PluralProgram, next: Entry?) {
      self.offset = offset
      self.program = program
      self.next = next
    }
  }

  /// The first entry's address; 0 for none.
  private static let entries = AtomicWords()

  /// `tag` is canonical. Nil where the language has no rules of its own.
  static func program(for tag: String, _ kind: PluralRules.Kind) -> PluralProgram? {
    let data = kind == .cardinal ? PluralRuleData.cardinal : PluralRuleData.ordinal
    let text = UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount)
    guard let range = rules(for: tag, in: text) else { return nil }
    let offset = kind == .cardinal ? range.lowerBound : -range.lowerBound
    if let known = entry(at: offset) { return known.program }
    let parser = PluralRuleParser(text, in: range)
    let program = PluralProgram(parser.alternatives, ranges: parser.ranges)
    keep(program, at: offset)
    return program
  }

  private static func entry(_ address: UInt) -> Entry? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<Entry>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func entry(at offset: Int) -> Entry? {
    var found = entry(entries.load())
    while let candidate = found, candidate.offset != offset { found = candidate.next }
    return found
  }

  /// Two threads may compile the same rules; both entries are right.
  private static func keep(_ program: PluralProgram, at offset: Int) {
    var first = entries.load()
    while true {
      let added = Unmanaged.passRetained(
        Entry(offset: offset, program: program, next: entry(first)))
      if entries.compareExchange(&first, with: UInt(bitPattern: added.toOpaque())) { return }
      added.release()
    }
  }

  /// The categories that CLDR 49 adds. Nil where it adds none to exactly `tag`.
  static func added(to tag: String, _ kind: PluralRules.Kind) -> PluralCategorySet? {
    let data = kind == .cardinal ? PluralRuleData.addedCardinal : PluralRuleData.addedOrdinal
    let text = UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount)
    guard let range = rules(for: tag, in: text) else { return nil }
    var result = PluralCategorySet()
    for name in text[range].split(separator: UInt8(ascii: " ")) {
      guard let category = PluralCategory(name: String(decoding: name, as: UTF8.self)) else {
        continue
      }
      result.insert(category)
    }
    return result
  }

  /// The part after the colon of the line that lists `tag`.
  private static func rules(for tag: String, in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var tag = tag
    return tag.withUTF8 { tag in
      var index = 0
      while index < text.count {
        var found = false
        while index < text.count, text[index] != UInt8(ascii: ":") {
          let end = tokenEnd(text, from: index)
          found = found || isEqual(text, index..<end, tag)
          index = end + (end < text.count && text[end] == UInt8(ascii: " ") ? 1 : 0)
        }
        let start = min(index + 1, text.count)
        index = start
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
        if found { return start..<index }
        index += 1
      }
      return nil
    }
  }

  private static func tokenEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: " "), text[index] != UInt8(ascii: ":") {
      index += 1
    }
    return index
  }

  private static func isEqual(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ tag: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard range.count == tag.count else { return false }
    var index = 0
    while index < tag.count {
      guard text[range.lowerBound + index] == tag[index] else { return false }
      index += 1
    }
    return true
  }
}

extension PluralProgram {
  /// Everything is `other`.
  static let none = PluralProgram([], ranges: [])
}

/// CLDR's plural categories, in the order in which rules are tested.
package enum PluralCategory: UInt8, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  package init?(name: String) {
    switch name {
    case "zero": self = .zero
    case "one": self = .one
    case "two": self = .two
    case "few": self = .few
    case "many": self = .many
    case "other": self = .other
    default: return nil
    }
  }

  package var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}

/// Some of the plural categories, without allocation.
struct PluralCategorySet: Sendable {
  private var bits: UInt8 = 0

  mutating func insert(_ category: PluralCategory) { bits |= 1 << category.rawValue }

  /// In CLDR's order.
  var list: [PluralCategory] {
    PluralCategory.allCases.filter { bits & (1 << $0.rawValue) != 0 }
  }
}
