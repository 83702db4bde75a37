internal import MessageFormat

/// Numbers for language tags, the same in the whole process, so that the language in force is one word
/// that is read without a lock.
///
/// The languages of tables and hosts have small numbers, which are places in `SnapshotSlots`. Any other
/// tag is its own number (`PackedTag`): what clients ask for leaves nothing behind.
enum LanguageIdentifiers {
  /// Of the languages that have small numbers.
  static let capacity = 512

  private struct Names {
    /// By identifier.
    var tags = ["", "und"]
    /// Made when a task first asks for a language: a dictionary would cost the first text more (see
    /// `TableContents`).
    var identifiers: [String: Int]?

    func identifier(of tag: String) -> Int? { tags.dropFirst().firstIndex(of: tag) }

    mutating func known(_ tag: String) -> Int? {
      if identifiers == nil {
        identifiers = Dictionary(
          uniqueKeysWithValues: tags.enumerated().dropFirst().map { ($0.element, $0.offset) })
      }
      return identifiers?[tag]
    }
  }

  private static let names = Locked(Names())

  /// Of a language that a table or a host has, from 1; nil when there is no room for another.
  static func identifier(of tag: String) -> Int? {
    let tag = TableManifest.canonical(tag)
    return names.withLock { names in
      if let known = names.identifier(of: tag) { return known }
      guard names.tags.count < capacity, tag.utf8.count <= LanguageTag.longest else { return nil }
      names.tags.append(tag)
      names.identifiers = nil
      return names.tags.count - 1
    }
  }

  /// Of any tag; that of `und` for what is none.
  static func identifier(ofAny code: String) -> Int {
    guard code.utf8.count <= LanguageTag.longest else { return 1 }
    if let known = names.withLock({ $0.known(code) }) { return known }
    guard let tag = LanguageTag(code) else { return 1 }
    if let known = names.withLock({ $0.known(tag.string) }) { return known }
    if !tag.variants.isEmpty, let same = identifier(meaning: tag) { return same }
    return PackedTag(tag)?.number ?? identifier(ofShorter: tag)
  }

  /// Of a language with variants, which are in no number: `ca-valencia` is `ca-ES-valencia`.
  private static func identifier(meaning tag: LanguageTag) -> Int? {
    let (tags, full) = (names.withLock { $0.tags }, tag.maximized)
    return tags.firstIndex { name in
      guard let other = LanguageTag(name), !other.variants.isEmpty else { return false }
      return other.maximized == full
    }
  }

  /// Where numbers are too short for tags.
  private static func identifier(ofShorter tag: LanguageTag) -> Int {
    tag.ancestors.lazy.compactMap { shorter in names.withLock { $0.known(shorter.string) } }
      .first ?? 1
  }

  static func tag(of identifier: Int) -> String {
    if let packed = PackedTag(number: identifier) { return packed.string }
    return names.withLock { names in
      names.tags.indices.contains(identifier) ? names.tags[identifier] : ""
    }
  }
}

/// A tag of language, script and region as one number, above all small ones.
struct PackedTag: Equatable {
  /// Ten characters: three of the language, four of the script, three of the region. Each is 0 for none,
  /// 1 to 10 for a digit, 11 to 36 for a letter.
  private static let counts = [3, 4, 3]
  private static let radix = 37
  /// What every number is below.
  static let bitCount = 53

  let number: Int

  init?(number: Int) {
    guard Int.bitWidth > Self.bitCount, number >= 1 << 40, number < 1 << Self.bitCount else {
      return nil
    }
    self.number = number
  }

  /// Without variants. Nil where `Int` is too short.
  init?(_ tag: LanguageTag) {
    guard Int.bitWidth > Self.bitCount else { return nil }
    var number = 0
    for (part, count) in zip([tag.language, tag.script ?? "", tag.region ?? ""], Self.counts) {
      let bytes = Array(part.utf8)
      guard bytes.count <= count, bytes.allSatisfy(ASCII.isAlphanumeric) else { return nil }
      for index in 0..<count {
        number = number * Self.radix + (index < bytes.count ? Self.digit(bytes[index]) : 0)
      }
    }
    self.init(number: number)
  }

  var string: String {
    var bytes: [UInt8] = []
    var rest = number
    for (part, count) in Self.counts.enumerated().reversed() {
      for index in (0..<count).reversed() {
        let digit = rest % Self.radix
        rest /= Self.radix
        let isCapital = part == 2 || part == 1 && index == 0
        if digit > 0 { bytes.append(Self.character(digit, isCapital: isCapital)) }
      }
      if part > 0, bytes.last != UInt8(ascii: "-"), !bytes.isEmpty {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> Int {
    ASCII.isDigit(byte) ? Int(byte) - 0x2F : Int(byte | 0x20) - 0x56
  }

  private static func character(_ digit: Int, isCapital: Bool) -> UInt8 {
    UInt8(truncatingIfNeeded: digit + (digit <= 10 ? 0x2F : isCapital ? 0x36 : 0x56))
  }
}

/// The language of the running task, set by `LanguageManager.withLanguage`.
enum LanguageScope {
  /// 0: none. A number, since a reference would be retained at each look-up. Without the macro, for
  /// which each job of the compiler would load a plugin.
  static let identifier = TaskLocal(wrappedValue: 0)

  /// Not 0 once a task had a language of its own; until then look-ups need not ask.
  static let isUsed = AtomicWords()
}
