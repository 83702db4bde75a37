/// Turns keys into names: words → lowerCamelCase members, separators → namespaces. The names are
/// appended to one arena; a key of ASCII is handled byte by byte.
final class KeyNamer {
  /// A part of a key between separators that has at least one letter or digit.
  struct Segment {
    var start: Int
    var end: Int
  }

  /// A name's place in the arena.
  struct Name {
    var start: Int
    var count: Int
  }

  /// Deeper namespaces are not made: what follows becomes words of the member.
  static let deepestNamespace = 10

  /// About how many characters the name of a sentence has.
  static let proseLength = 40

  let arena: ByteStorage
  @exclusivity(unchecked) private(set) var segments: [Segment] = []
  private let separator: ByteStorage
  @exclusivity(unchecked) private var key: Text
  @exclusivity(unchecked) private var isASCII = true
  @exclusivity(unchecked) private var isProse = false
  /// Whether the name that was appended last lacks words of its key.
  @exclusivity(unchecked) private(set) var isCut = false

  init(arena: ByteStorage, separator: String) {
    self.arena = arena
    self.separator = ByteStorage(separator)
    key = Text(storage: arena, start: 0, count: 0)
  }

  /// Splits `key` into its segments: namespaces, and the member's as the last, which prose has
  /// alone. None for a key that has no letter and no digit beside its placeholders.
  func read(_ key: Text) {
    self.key = Self.maskingPlaceholders(key)
    segments.removeAll(keepingCapacity: true)
    let bytes = self.key.bytes
    isASCII = Self.isASCII(bytes)
    var start = 0
    isProse = isProse(bytes)
    if isProse { return appendSegment(0, bytes.count) }
    while let end = nextSeparator(in: bytes, from: start) {
      appendSegment(start, end)
      if segments.count == Self.deepestNamespace { break }
      start = end + separator.count
    }
    if segments.count == Self.deepestNamespace, let last = segments.last {
      start = last.end + separator.count
    }
    if start < bytes.count { appendSegment(start, bytes.count) }
  }

  /// The name of segment `index` as a type.
  func appendTypeName(_ index: Int) -> Name { append(segments[index], lowersFirst: false) }

  /// The name of the last segment as a member; of prose the words until about `length` characters.
  func appendMemberName(proseLength length: Int = KeyNamer.proseLength) -> Name {
    guard let last = segments.last else { return Name(start: arena.count, count: 0) }
    return append(last, lowersFirst: true, limit: isProse ? length : .max)
  }

  /// The name of any words, such as a label's or a table's.
  func append(words: Text, lowersFirst: Bool) -> Name {
    key = words
    isASCII = Self.isASCII(words.bytes)
    return append(Segment(start: 0, end: Int(words.count)), lowersFirst: lowersFirst)
  }

  /// Whether a name that has grown from `shorter` to `longer` characters was nearer to `limit` before.
  static func isTooLong(_ longer: Int, _ shorter: Int, limit: Int) -> Bool {
    longer > limit && longer - limit >= limit - shorter
  }

  private func append(_ segment: Segment, lowersFirst: Bool, limit: Int = .max) -> Name {
    arena.reserve(segment.end - segment.start + 2)  // `key` may lie in the arena
    let start = arena.count
    if isASCII {
      isCut = appendASCIIWords(key.bytes, segment, lowersFirst: lowersFirst, limit: limit)
    } else {
      let words = UnsafeRawBufferPointer(rebasing: key.bytes[segment.start..<segment.end])
      var casing = WordCasing(lowersFirst: lowersFirst, limit: limit)
      casing.add(String(decoding: words, as: UTF8.self))
      isCut = casing.isCut
      var name = casing.name
      name.withUTF8 { arena.append(UnsafeRawBufferPointer($0)) }
    }
    if needsUnderscore(start, isType: !lowersFirst) { arena.append(0x5F) }
    return Name(start: start, count: arena.count - start)
  }

  private func needsUnderscore(_ start: Int, isType: Bool) -> Bool {
    guard arena.count - start <= 8 else { return false }
    let name = String(
      decoding: UnsafeRawBufferPointer(rebasing: arena.bytes[start...]), as: UTF8.self)
    return isType
      ? SwiftKeywords.impossibleTypes.contains(name)
      : SwiftKeywords.impossibleMembers.contains(name)
  }
}

extension KeyNamer {
  private func appendSegment(_ start: Int, _ end: Int) {
    let bytes = UnsafeRawBufferPointer(rebasing: key.bytes[start..<end])
    let hasWord =
      isASCII
      ? Self.hasWord(bytes)
      : String(decoding: bytes, as: UTF8.self).unicodeScalars
        .contains(where: IdentifierCharacters.isLetterOrNumber)
    if hasWord { segments.append(Segment(start: start, end: end)) }
  }

  private static func hasWord(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      if ASCIIClass.isWord(bytes[index]) { return true }
      index += 1
    }
    return false
  }

  /// Whether the key is no words joined as in identifiers but a sentence, a number, an address. Not
  /// told of a key to which it makes no difference.
  private func isProse(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress,
      bytes.count > Self.proseLength || nextSeparator(in: bytes, from: 0) != nil
    else { return false }
    let source = SourceBytes(base, count: bytes.count)
    var (hasWord, hasMark) = (false, false)
    var index = 0
    while index < bytes.count {
      let byte = base.load(fromByteOffset: index, as: UInt8.self)
      var isWord = ASCIIClass.isWord(byte)
      var joins = false
      if byte < 0x80 {
        joins = isWord || joinsWords(bytes, index)
        index += 1
      } else {
        let (value, length) = source.scalar(at: index)
        if let scalar = Unicode.Scalar(value) {
          isWord = IdentifierCharacters.isWordPart(scalar)
          joins = isWord || IdentifierCharacters.isInvisible(scalar)
        }
        index += length
      }
      if isWord, hasMark { return true }
      hasWord = hasWord || isWord
      hasMark = hasMark || hasWord && !joins
    }
    return false
  }

  /// Whether an ASCII character stands between words of identifiers; a blank does so beside a
  /// placeholder: `inbox.unread %lld`.
  private func joinsWords(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    switch bytes[index] {
    case Self.placeholderMark, 0x2D, 0x2E, 0x5F: true
    case let byte where ASCII.isWhitespace(byte):
      index > 0 && bytes[index - 1] == Self.placeholderMark
        || index + 1 < bytes.count && bytes[index + 1] == Self.placeholderMark
    case let byte: separator.bytes.contains(byte)
    }
  }

  /// A separator with a blank beside it is the punctuation of a sentence, one between digits that of
  /// a number.
  private func nextSeparator(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let count = separator.count
    guard count > 0, let base = bytes.baseAddress else { return nil }
    let first = separator.bytes[0]
    var index = start
    while index + count <= bytes.count {
      guard let found = memchr(base + index, Int32(first), bytes.count - index) else { return nil }
      index = UnsafeRawPointer(found) - base
      if index + count <= bytes.count,
        count == 1 || bytes[index..<(index + count)].elementsEqual(separator.bytes),
        !isBlank(bytes, index - 1), !isBlank(bytes, index + count),
        !(isDigit(bytes, index - 1) && isDigit(bytes, index + count))
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private func isBlank(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    guard index >= 0, index < bytes.count else { return false }
    return ASCII.isWhitespace(bytes[index])
  }

  private func isDigit(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    index >= 0 && index < bytes.count && ASCII.isDigit(bytes[index])
  }

  private static let placeholderMark: UInt8 = 1

  /// The key with `placeholderMark` in the place of every placeholder's bytes.
  private static func maskingPlaceholders(_ key: Text) -> Text {
    guard let base = key.bytes.baseAddress, memchr(base, 0x25, Int(key.count)) != nil,
      let template = MessageTemplate(parsing: key.bytes)
    else {
      return key
    }
    let masked = ByteStorage(key.bytes)
    for segment in template.segments {
      switch segment.kind {
      case .text, .percent: continue
      case .placeholder, .variable, .substitutionArgument:
        for offset in segment.range where offset >= 0 && Int(offset) < masked.count {
          masked.base.storeBytes(of: placeholderMark, toByteOffset: Int(offset), as: UInt8.self)
        }
      }
    }
    return Text(storage: masked, start: 0, count: masked.count)
  }

  private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    let count = bytes.count
    var index = 0
    while index + 8 <= count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    while index < count {
      if base.load(fromByteOffset: index, as: UInt8.self) >= 0x80 { return false }
      index += 1
    }
    return true
  }
}

extension KeyNamer {
  func bytes(ofSegment index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: key.bytes[segments[index].start..<segments[index].end])
  }

  func bytes(from range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: key.bytes[range])
  }

  /// The number that the member's segment ends in, behind a word and one separating character, and
  /// what stands in front of the number. Only as a number is written: not `007`, not a half of `8.4`.
  func trailingNumber() -> (value: Int, prefix: Range<Int>)? {
    guard let segment = segments.last else { return nil }
    let bytes = key.bytes
    var first = segment.end
    while first > segment.start, ASCII.isDigit(bytes[first - 1]) { first -= 1 }
    let digits = segment.end - first
    guard digits > 0, digits < 19, first - 2 >= segment.start,
      digits == 1 || bytes[first] != 0x30,
      bytes[first - 1] < 0x80, !ASCIIClass.isWord(bytes[first - 1]),
      bytes[first - 2] >= 0x80 || ASCIIClass.isWord(bytes[first - 2]),
      bytes[first - 1] != 0x2E || !ASCII.isDigit(bytes[first - 2])
    else { return nil }
    var value = 0
    for index in first..<segment.end { value = value * 10 + Int(bytes[index] - 0x30) }
    return (value, segment.start..<first)
  }
}

extension KeyNamer {
  /// Where the member's segment begins.
  var pathLength: Int { segments.count > 1 ? segments[segments.count - 1].start : 0 }

  /// The part of the key in front of the member's segment.
  var path: Text { Text(storage: key.storage, start: Int(key.start), count: pathLength) }

  /// Whether the key's path of `length` bytes is `path`.
  func begins(like path: Text, _ length: Int) -> Bool {
    Int(path.count) == length
      && memcmp(
        key.storage.base + Int(key.start), path.storage.base + Int(path.start), length) == 0
  }
}

/// What an ASCII byte is in a name.
enum ASCIIClass {
  static let other: UInt8 = 0x2D  // -
  static let lower: UInt8 = 0x61  // a
  static let upper: UInt8 = 0x41  // A
  static let digit: UInt8 = 0x30  // 0
  static let apostrophe: UInt8 = 0x27

  /// One class for each byte below 128.
  static let table: StaticString = """
    ---------------------------------------'--------0000000000-------\
    AAAAAAAAAAAAAAAAAAAAAAAAAA------aaaaaaaaaaaaaaaaaaaaaaaaaa-----
    """

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension KeyNamer {
  /// Appends the words of a segment, cased and joined, two numbers by an underscore. Answers whether
  /// words are left out.
  func appendASCIIWords(
    _ bytes: UnsafeRawBufferPointer, _ segment: Segment, lowersFirst: Bool, limit: Int
  ) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var isCut = false
    let classes = UnsafeRawPointer(ASCIIClass.table.utf8Start)
    arena.append(room: segment.end - segment.start + 1) { output in
      var written = 0
      var index = segment.start
      while index < segment.end {
        let word = written
        while index < segment.end {
          let byte = base.load(fromByteOffset: index, as: UInt8.self)
          let kind = classes.load(fromByteOffset: Int(byte & 0x7F), as: UInt8.self)
          index += 1
          if kind == ASCIIClass.other { break }
          if kind == ASCIIClass.apostrophe { continue }
          if written == word, kind == ASCIIClass.digit, Self.isDigit(output, word - 1) {
            output.storeBytes(of: 0x5F, toByteOffset: written, as: UInt8.self)
            written += 1
          }
          output.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
          written += 1
        }
        guard written > word else { continue }
        if word > 0, Self.isTooLong(written, word, limit: limit) {
          isCut = true
          return word
        }
        Self.setCase(output + word, count: written - word, lowersFirst: lowersFirst && word == 0)
        if word == 0, ASCII.isDigit(output.load(as: UInt8.self)) {
          (output + 1).copyMemory(from: output, byteCount: written)
          output.storeBytes(of: 0x5F, as: UInt8.self)
          written += 1
        }
      }
      return written
    }
    return isCut
  }

  private static func isDigit(_ name: UnsafeMutableRawPointer, _ index: Int) -> Bool {
    index >= 0 && ASCII.isDigit(name.load(fromByteOffset: index, as: UInt8.self))
  }

  /// The case of one word in place. A leading run of capitals is one abbreviation: all of it when
  /// the word ends there, or its plural (`URLs`), else all but the capital of the next hump.
  private static func setCase(_ word: UnsafeMutableRawPointer, count: Int, lowersFirst: Bool) {
    let run = leadingCapitals(word, count: count)
    if run > 1 {
      let isWhole =
        run == count || !isLower(word, run) || (run + 1 == count && isPluralS(word, run))
      var index = lowersFirst ? 0 : 1
      while index < (isWhole ? run : run - 1) {
        lower(word, index)
        index += 1
      }
    } else if run == 1, lowersFirst {
      lower(word, 0)
    } else if run == 0, !lowersFirst, isLower(word, 0) {
      let byte = word.load(as: UInt8.self)
      word.storeBytes(of: byte & 0xDF, as: UInt8.self)
    }
  }

  private static func leadingCapitals(_ word: UnsafeMutableRawPointer, count: Int) -> Int {
    var run = 0
    while run < count {
      let byte = word.load(fromByteOffset: run, as: UInt8.self)
      if byte < 0x41 || byte > 0x5A { break }
      run += 1
    }
    return run
  }

  private static func isLower(_ word: UnsafeMutableRawPointer, _ index: Int) -> Bool {
    ASCII.isLowercase(word.load(fromByteOffset: index, as: UInt8.self))
  }

  private static func isPluralS(_ word: UnsafeMutableRawPointer, _ index: Int) -> Bool {
    word.load(fromByteOffset: index, as: UInt8.self) == 0x73
  }

  private static func lower(_ word: UnsafeMutableRawPointer, _ index: Int) {
    let byte = word.load(fromByteOffset: index, as: UInt8.self)
    word.storeBytes(of: byte | 0x20, toByteOffset: index, as: UInt8.self)
  }
}
