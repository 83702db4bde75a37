internal import Synchronization

/// Finds a language's rules in `PluralRuleData` and keeps what was compiled.
enum PluralRuleTable {
  /// By the offset of the rules in the data, ordinals after cardinals.
  private static let programs = Mutex<[Int: PluralProgram]>([:])

  /// `tag` is canonical. Nil where the language has no rules of its own.
  static func program(for tag: String, _ kind: PluralRules.Kind) -> PluralProgram? {
    let data = kind == .cardinal ? PluralRuleData.cardinal : PluralRuleData.ordinal
    let text = UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount)
    guard let range = rules(for: tag, in: text) else { return nil }
    let offset = kind == .cardinal ? range.lowerBound : -range.lowerBound
    return programs.withLock { programs in
      if let program = programs[offset] { return program }
      let parser = PluralRuleParser(text, in: range)
      let program = PluralProgram(parser.alternatives, ranges: parser.ranges)
      programs[offset] = program
      return program
    }
  }

  /// What CLDR 49 adds, by the first of `tags` that has an entry.
  static func addedCategories(
    for tags: [String], _ kind: PluralRules.Kind
  ) -> [PluralCategory] {
    let data = kind == .cardinal ? PluralRuleData.addedCardinal : PluralRuleData.addedOrdinal
    let text = UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount)
    for tag in tags {
      guard let range = rules(for: tag, in: text) else { continue }
      let names = String(decoding: text[range], as: UTF8.self).split(separator: " ")
      return names.compactMap { PluralCategory(name: String($0)) }
    }
    return []
  }

  /// The part after the colon of the line whose list holds `tag`.
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
