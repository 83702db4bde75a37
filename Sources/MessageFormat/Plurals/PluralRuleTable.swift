internal import Synchronization

/// Finds a language's rules in `PluralRuleData` and keeps what was compiled.
enum PluralRuleTable {
  /// With the offset of the rules in the data, negative for ordinals.
  private static let programs = Mutex<[(offset: Int, program: PluralProgram)]>([])

  /// `tag` is canonical. Nil where the language has no rules of its own.
  static func program(for tag: String, _ kind: PluralRules.Kind) -> PluralProgram? {
    let data = kind == .cardinal ? PluralRuleData.cardinal : PluralRuleData.ordinal
    let text = UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount)
    guard let range = rules(for: tag, in: text) else { return nil }
    let offset = kind == .cardinal ? range.lowerBound : -range.lowerBound
    return programs.withLock { programs in
      for known in programs where known.offset == offset { return known.program }
      let parser = PluralRuleParser(text, in: range)
      let program = PluralProgram(parser.alternatives, ranges: parser.ranges)
      programs.append((offset, program))
      return program
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
