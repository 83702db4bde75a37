internal import MessageFormat

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Property lists from outside, before Foundation sees them: its readers crash on sets, never end with
/// nests that are shared, and follow nesting until the stack ends.
enum PropertyListScreen {
  enum Refusal: Error, Equatable {
    case tooLarge
    case tooDeep
    case notUnicode
    case documentType
    case malformed
    /// A set, a null, an identifier: nothing that a table has.
    case foreignValue
    /// An array or a dictionary that stands in several places, or in itself.
    case sharedContainer
  }

  /// Of a file in bytes.
  static let sizeLimit = 32 << 20
  /// Of arrays and dictionaries in each other; a stringsdict has at most six.
  static let depthLimit = 16

  /// What Foundation may read: a binary list, or text in UTF-8.
  static func screened(_ data: Data) throws(Refusal) -> Data {
    if data.count > sizeLimit { throw .tooLarge }
    if data.starts(with: Array("bplist".utf8)) {
      let refusal = data.withUnsafeBytes { bytes -> Refusal? in
        var screen = BinaryListScreen(bytes: bytes)
        do throws(Refusal) { try screen.check() } catch { return error }
        return nil
      }
      if let refusal { throw refusal }
      return data
    }
    guard let text = text(of: data) else { throw .notUnicode }
    var screen = TextListScreen(bytes: text)
    try screen.check()
    return Data(text[screen.start...])
  }

  /// In UTF-8 without a mark.
  private static func text(of data: Data) -> [UInt8]? {
    let first = Array(data.prefix(4))
    let encodings: [(mark: [UInt8], encoding: String.Encoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8),
    ]
    var encoding = String.Encoding.utf8
    var rest = data
    if let marked = encodings.first(where: { first.starts(with: $0.mark) }) {
      encoding = marked.encoding
      rest = data.dropFirst(marked.mark.count)
    } else if first.count == 4, first[0] == 0 || first[1] == 0 {
      encoding = first[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    }
    return String(data: rest, encoding: encoding).map { Array($0.utf8) }
  }
}

extension PropertyListScreen.Refusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLarge: "it is larger than \(PropertyListScreen.sizeLimit >> 20) MB"
    case .tooDeep: "its values are nested deeper than \(PropertyListScreen.depthLimit)"
    case .notUnicode: "it is neither in UTF-8 nor in UTF-16"
    case .documentType: "it declares a document type of its own"
    case .malformed: "malformed property list"
    case .foreignValue: "it has values that no table has"
    case .sharedContainer: "an array or a dictionary stands in it twice"
    }
  }
}

/// Visits every value of a binary list once.
struct BinaryListScreen {
  private typealias Refusal = PropertyListScreen.Refusal

  private struct Trailer {
    var offsetSize: Int
    var referenceSize: Int
    var count: Int
    var top: Int
    /// Where the offsets begin and the values end.
    var table: Int
  }

  /// What all texts together may have, each as often as it is referred to.
  private static let expansionLimit = 2 * PropertyListScreen.sizeLimit
  private static let trailerCount = 32

  let bytes: UnsafeRawBufferPointer
  private var seen: [Bool] = []
  private var pending: [(object: Int, depth: Int)] = []
  private var references = 0
  private var expansion = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func check() throws(PropertyListScreen.Refusal) {
    let trailer = try trailer()
    seen = Array(repeating: false, count: trailer.count)
    pending = [(trailer.top, 0)]
    while let (object, depth) = pending.popLast() {
      if depth > PropertyListScreen.depthLimit { throw .tooDeep }
      try visit(object, depth: depth, trailer)
      if expansion > Self.expansionLimit { throw .tooLarge }
    }
  }

  private func trailer() throws(Refusal) -> Trailer {
    let start = bytes.count - Self.trailerCount
    guard start > 8 else { throw .malformed }
    guard let count = number(at: start + 8, size: 8), let top = number(at: start + 16, size: 8),
      let table = number(at: start + 24, size: 8)
    else { throw .malformed }
    let trailer = Trailer(
      offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]), count: count,
      top: top, table: table)
    guard 1...8 ~= trailer.offsetSize, 1...8 ~= trailer.referenceSize, table > 8, table <= start,
      count > 0, count <= (start - table) / trailer.offsetSize, top < count
    else { throw .malformed }
    return trailer
  }

  /// Big-endian; nil where it is larger than the file or outside of it.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for index in 0..<size { number = number << 8 | UInt64(bytes[offset + index]) }
    return number <= UInt64(bytes.count) ? Int(number) : nil
  }

  private mutating func visit(
    _ object: Int, depth: Int, _ trailer: Trailer
  ) throws(Refusal) {
    guard
      let offset = number(
        at: trailer.table + object * trailer.offsetSize, size: trailer.offsetSize),
      offset >= 8, offset < trailer.table
    else { throw .malformed }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: if marker != 0x08, marker != 0x09 { throw .foreignValue }
    case 0x1, 0x2:
      guard marker & 0xF <= 4, offset + 1 + 1 << Int(marker & 0xF) <= trailer.table else {
        throw .malformed
      }
    case 0x3: guard marker == 0x33, offset + 9 <= trailer.table else { throw .malformed }
    case 0x4, 0x5: try text(at: offset, width: 1, trailer)
    case 0x6: try text(at: offset, width: 2, trailer)
    case 0xA: try container(object, at: offset, depth: depth, isDictionary: false, trailer)
    case 0xD: try container(object, at: offset, depth: depth, isDictionary: true, trailer)
    default: throw .foreignValue
    }
  }

  /// The number of elements, and where they begin.
  private func count(
    at offset: Int, _ trailer: Trailer
  ) throws(Refusal) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    if short < 0xF { return (short, offset + 1) }
    guard offset + 1 < trailer.table, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3
    else { throw .malformed }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = number(at: offset + 2, size: size) else { throw .malformed }
    return (count, offset + 2 + size)
  }

  private mutating func text(at offset: Int, width: Int, _ trailer: Trailer) throws(Refusal) {
    let (count, start) = try count(at: offset, trailer)
    guard start <= trailer.table, count <= (trailer.table - start) / width else { throw .malformed }
    expansion += count * width
  }

  private mutating func container(
    _ object: Int, at offset: Int, depth: Int, isDictionary: Bool, _ trailer: Trailer
  ) throws(Refusal) {
    if seen[object] { throw .sharedContainer }
    seen[object] = true
    let (pairs, start) = try count(at: offset, trailer)
    let count = isDictionary ? pairs * 2 : pairs
    guard start <= trailer.table, count <= (trailer.table - start) / trailer.referenceSize else {
      throw .malformed
    }
    // Containers may also share bytes.
    references += count
    guard references <= bytes.count else { throw .sharedContainer }
    for index in 0..<count {
      let place = start + index * trailer.referenceSize
      guard let value = number(at: place, size: trailer.referenceSize), value < trailer.count else {
        throw .malformed
      }
      if isDictionary, index < pairs { try key(value, trailer) }
      pending.append((value, depth + 1))
    }
  }

  private func key(_ object: Int, _ trailer: Trailer) throws(Refusal) {
    guard
      let offset = number(
        at: trailer.table + object * trailer.offsetSize, size: trailer.offsetSize),
      offset >= 8, offset < trailer.table, 5...6 ~= bytes[offset] >> 4
    else { throw .foreignValue }
  }
}

/// Counts how deep the values of an XML or an old-style list are nested, by the tokens of Foundation's
/// readers.
struct TextListScreen {
  private typealias Refusal = PropertyListScreen.Refusal

  private let bytes: [UInt8]
  /// Where the list begins: behind an XML declaration, whose encoding is no longer that of the bytes.
  private(set) var start = 0
  private var index = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func check() throws(PropertyListScreen.Refusal) {
    index = bytes.firstIndex { !ASCII.isWhitespace($0) } ?? bytes.count
    guard index < bytes.count, bytes[index] == ASCII.less else { return try checkOldStyle() }
    if stands("<?xml") {
      skip(behind: "?>")
      start = index
    }
    try checkXML()
  }

  private func stands(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count <= bytes.count - index else { return false }
    return bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp($0 + index, word.utf8Start, count) == 0 } ?? false
    }
  }

  private mutating func skip(behind word: StaticString) {
    while index < bytes.count, !stands(word) { index += 1 }
    index = min(index + word.utf8CodeUnitCount, bytes.count)
  }

  private mutating func open() throws(Refusal) {
    depth += 1
    if depth > PropertyListScreen.depthLimit { throw .tooDeep }
  }

  // MARK: XML

  private mutating func checkXML() throws(Refusal) {
    while index < bytes.count {
      if bytes[index] != ASCII.less {
        index += 1
      } else if stands("<!--") {
        index += 4
        skip(behind: "-->")
      } else if stands("<![CDATA[") {
        skip(behind: "]]>")
      } else if stands("<!DOCTYPE") {
        try skipDocumentType()
      } else if stands("<!") {
        throw .documentType
      } else if stands("<?") {
        skip(behind: "?>")
      } else {
        try element()
      }
    }
  }

  /// The one that Apple's lists name is allowed; entities are not.
  private mutating func skipDocumentType() throws(Refusal) {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == ASCII.quote || byte == ASCII.apostrophe {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw .documentType
      } else if byte == ASCII.greater {
        return
      }
    }
  }

  /// One with attributes counts as open: lists have none.
  private mutating func element() throws(Refusal) {
    index += 1
    if index < bytes.count, bytes[index] == ASCII.slash {
      depth -= 1
      return
    }
    while index < bytes.count, ASCII.isAlphanumeric(bytes[index]) { index += 1 }
    while index < bytes.count, ASCII.isWhitespace(bytes[index]) { index += 1 }
    if !stands("/>") { try open() }
  }

  // MARK: Old style

  private mutating func checkOldStyle() throws(Refusal) {
    while index < bytes.count {
      let byte = bytes[index]
      if stands("//") {
        skipLine()
      } else if stands("/*") {
        index += 2
        skip(behind: "*/")
      } else if byte == ASCII.quote || byte == ASCII.apostrophe {
        skipQuoted(byte)
      } else if Self.isUnquoted(byte) {
        // Slashes inside of a word begin no comment.
        while index < bytes.count, Self.isUnquoted(bytes[index]) { index += 1 }
      } else {
        index += 1
        switch byte {
        case ASCII.openBrace, ASCII.openParenthesis: try open()
        case ASCII.closeBrace, ASCII.closeParenthesis: depth -= 1
        default: break
        }
      }
    }
  }

  /// Until U+2028 and U+2029 too.
  private mutating func skipLine() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { return }
      if byte == 0xE2, stands("\u{2028}") || stands("\u{2029}") { return }
      index += 1
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == ASCII.backslash ? 2 : 1
    }
    index += 1
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == UInt8(ascii: "$") || byte == ASCII.slash
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}
