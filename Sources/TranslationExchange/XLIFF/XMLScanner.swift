/// Walks through the tags and texts of an XML document from outside. It is strict: the first fault
/// ends the walk. Document types, which could declare entities, are refused.
struct XMLScanner {
  static let depthLimit = 256
  static let attributeLimit = 64

  struct Attribute {
    /// Without its prefix.
    var name: String
    var prefix: String
    var value: Text
  }

  struct Tag {
    /// Without its prefix.
    var name: String
    var prefix: String
    /// From `<` to behind `>`.
    var range: Range<Int>
    var attributes: [Attribute]

    /// The first of that name; without a prefix before those with one.
    func value(_ name: String) -> Text? {
      let plain = attributes.first { $0.name == name && $0.prefix.isEmpty }
      return (plain ?? attributes.first { $0.name == name })?.value
    }
  }

  enum Token {
    case start(Tag)
    /// Follows the start of an empty element too.
    case end(Range<Int>)
    /// Between tags, entities as written.
    case text(Range<Int>)
    /// What a section holds, which has no entities.
    case section(Range<Int>)
  }

  let source: SourceText
  private(set) var fault: Diagnostic?
  /// How many elements are open.
  var depth: Int { open.count }
  private let rule: Rule
  private let bytes: SourceBytes
  private let base: UnsafePointer<UInt8>
  private let end: Int
  private var index = 0
  /// The names of the open elements, with their prefixes.
  private var open: [Range<Int>] = []
  /// The end of an empty element that is to be told yet.
  private var emptyEnd: Range<Int>?
  private var hasRoot = false
  private let side = ByteStorage(capacity: 256)

  /// - Parameter rule: what faults are reported as.
  init(_ source: SourceText, rule: Rule) {
    self.source = source
    self.rule = rule
    bytes = SourceBytes(source.storage)
    base = bytes.base
    end = bytes.end
  }

  /// Nil at the end and behind a fault.
  mutating func next() -> Token? {
    if let range = emptyEnd {
      emptyEnd = nil
      open.removeLast()
      return .end(range)
    }
    while fault == nil {
      guard index < end else { return finish() }
      guard base[index] == 0x3C else {
        if let token = readText() { return token }
        continue
      }
      switch index + 1 < end ? base[index + 1] : 0 {
      case 0x21:
        if let token = readDeclaration() { return token }
      case 0x3F:
        let close = bytes.find("?>", from: index + 2)
        guard close < end else { return fail("the instruction is not closed", at: index) }
        index = close + 2
      case 0x2F: return readEndTag()
      default: return readStartTag()
      }
    }
    return nil
  }

  /// Reads past everything in the element that was opened last, its end included.
  mutating func skipElement() {
    let outer = open.count - 1
    while open.count > outer, next() != nil {}
  }

  func location(_ range: Range<Int>) -> SourceLocation {
    SourceLocation(text: source, range: SourceRange(range.lowerBound, range.upperBound))
  }

  @discardableResult
  private mutating func fail(_ message: String, at start: Int, to stop: Int? = nil) -> Token? {
    if fault == nil {
      let stop = min(stop ?? start + 1, end)
      fault = Diagnostic(
        rule: rule, severity: .error, message: message,
        location: location(min(start, stop)..<stop))
    }
    return nil
  }

  private mutating func finish() -> Token? {
    if let name = open.last {
      return fail(
        "the file ends before <\(string(name))> is closed; it may be cut off: get it again",
        at: name.lowerBound - 1, to: name.upperBound)
    }
    return hasRoot ? nil : fail("this is no XML document", at: 0, to: 0)
  }

  private func string(_ range: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}

// MARK: Texts

extension XMLScanner {
  private mutating func readText() -> Token? {
    let start = index
    index = bytes.first(0x3C, from: index)
    if !open.isEmpty { return .text(start..<index) }
    var position = start
    while position < index, ASCII.isWhitespace(base[position]) { position += 1 }
    guard position < index else { return nil }
    return fail("text outside of all elements", at: position)
  }

  /// A section; nil for a comment, which is passed, and a document type, which is a fault.
  private mutating func readDeclaration() -> Token? {
    if bytes.matches("<!--", at: index) {
      let close = bytes.find("-->", from: index + 4)
      guard close < end else { return fail("the comment is not closed", at: index) }
      index = close + 3
      return nil
    }
    guard bytes.matches("<![CDATA[", at: index), !open.isEmpty else {
      return fail(
        "a document type can declare entities that read files or grow without end, so it is "
          + "refused: delete it", at: index)
    }
    let start = index + 9
    let close = bytes.find("]]>", from: start)
    guard close < end else { return fail("the section is not closed", at: index) }
    index = close + 3
    return .section(start..<close)
  }

  /// Appends a text with its entities replaced and its line ends as LF. False behind a fault.
  mutating func append(_ token: Token, to storage: ByteStorage) -> Bool {
    switch token {
    case .text(let range): return append(range, hasEntities: true, to: storage)
    case .section(let range): return append(range, hasEntities: false, to: storage)
    case .start, .end: return true
    }
  }

  private mutating func append(
    _ range: Range<Int>, hasEntities: Bool, to storage: ByteStorage
  ) -> Bool {
    var position = range.lowerBound
    let stop = range.upperBound
    while position < stop {
      var special = position
      while special < stop {
        let byte = base[special]
        if byte < 0x20, byte != 0x0A, byte != 0x09 { break }
        if byte == 0x26, hasEntities { break }
        special += 1
      }
      storage.append(
        UnsafeRawBufferPointer(start: base + position, count: special - position))
      guard special < stop else { return true }
      if base[special] == 0x0D {
        storage.append(0x0A)
        position = special + 1
        if position < stop, base[position] == 0x0A { position += 1 }
      } else if base[special] == 0x26 {
        guard let next = appendEntity(at: special, before: stop, to: storage) else { return false }
        position = next
      } else {
        fail(
          "a control character that XML does not allow (\(base[special])); delete it", at: special)
        return false
      }
    }
    return true
  }

  private mutating func appendEntity(
    at start: Int, before stop: Int, to storage: ByteStorage
  ) -> Int? {
    let limit = min(stop, start + 12)
    let semicolon = bytes.first(0x3B, from: start, to: limit)
    guard semicolon < limit, let scalar = bytes.xmlEntity(from: start + 1, to: semicolon) else {
      fail(
        "unknown entity: only &lt; &gt; &amp; &quot; &apos; and &#…; can be read; write '&' as "
          + "&amp;", at: start, to: semicolon < limit ? semicolon + 1 : start + 1)
      return nil
    }
    if scalar.value < 0x20, !ASCII.isWhitespace(UInt8(scalar.value)) {
      fail("XML does not allow this control character; delete it", at: start, to: semicolon + 1)
      return nil
    }
    storage.append(scalar)
    return semicolon + 1
  }
}

// MARK: Tags

extension XMLScanner {
  private mutating func readEndTag() -> Token? {
    let start = index
    let name = nameRange(from: start + 2)
    var stop = name.upperBound
    while stop < end, ASCII.isWhitespace(base[stop]) { stop += 1 }
    guard stop < end, base[stop] == 0x3E, !name.isEmpty else {
      return fail("this is no end tag", at: start)
    }
    guard let last = open.popLast() else {
      return fail("an end tag without its beginning", at: start, to: stop + 1)
    }
    guard last.count == name.count,
      memcmp(base + last.lowerBound, base + name.lowerBound, name.count) == 0
    else {
      return fail(
        "</\(string(name))> closes nothing: <\(string(last))> is open", at: start, to: stop + 1)
    }
    index = stop + 1
    return .end(start..<index)
  }

  private mutating func readStartTag() -> Token? {
    let start = index
    let name = nameRange(from: start + 1)
    guard !name.isEmpty else {
      return fail("'<' begins no tag here: write it as &lt;", at: start)
    }
    guard open.count < Self.depthLimit else {
      return fail("elements lie more than \(Self.depthLimit) deep in each other", at: start)
    }
    if open.isEmpty, hasRoot { return fail("a second document begins here", at: start) }
    hasRoot = true
    var tag = Tag(name: "", prefix: "", range: start..<start, attributes: [])
    (tag.prefix, tag.name) = parts(of: name)
    index = name.upperBound
    var isEmpty = false
    while true {
      while index < end, ASCII.isWhitespace(base[index]) { index += 1 }
      guard index < end else { return fail("the tag is not closed", at: start) }
      if base[index] == 0x3E { break }
      if base[index] == 0x2F, index + 1 < end, base[index + 1] == 0x3E {
        isEmpty = true
        index += 1
        break
      }
      guard let attribute = readAttribute(of: start) else { return nil }
      let isRepeated = tag.attributes.contains {
        $0.name == attribute.name && $0.prefix == attribute.prefix
      }
      if isRepeated { return fail("the attribute is there twice", at: index - 1) }
      guard tag.attributes.count < Self.attributeLimit else {
        return fail("a tag with more than \(Self.attributeLimit) attributes", at: start)
      }
      tag.attributes.append(attribute)
    }
    index += 1
    tag.range = start..<index
    open.append(name)
    if isEmpty { emptyEnd = start..<index }
    return .start(tag)
  }

  /// Raw line ends stay in values: whoever writes some means them, though XML would make blanks of
  /// them.
  private mutating func readAttribute(of tag: Int) -> Attribute? {
    let name = nameRange(from: index)
    var position = name.upperBound
    while position < end, ASCII.isWhitespace(base[position]) { position += 1 }
    guard !name.isEmpty, position < end, base[position] == 0x3D else {
      fail("this is no attribute: name=\"value\"", at: index)
      return nil
    }
    position += 1
    while position < end, ASCII.isWhitespace(base[position]) { position += 1 }
    guard position < end, base[position] == 0x22 || base[position] == 0x27 else {
      fail("an attribute's value stands between quotation marks", at: min(position, end))
      return nil
    }
    let content = position + 1
    let close = bytes.first(Int32(base[position]), from: content)
    let less = bytes.first(0x3C, from: content, to: close)
    guard close < end, less == close else {
      fail("the attribute's value is not closed, or has '<' in it: write it as &lt;", at: position)
      return nil
    }
    guard let value = value(content..<close) else { return nil }
    index = close + 1
    let (prefix, local) = parts(of: name)
    return Attribute(name: local, prefix: prefix, value: value)
  }

  /// Shares the source's bytes where nothing in them is to be replaced.
  private mutating func value(_ range: Range<Int>) -> Text? {
    var isPlain = true
    for position in range where base[position] == 0x26 || base[position] < 0x20 {
      isPlain = false
    }
    if isPlain {
      return Text(storage: source.storage, start: range.lowerBound, count: range.count)
    }
    let start = side.count
    guard append(range, hasEntities: true, to: side) else { return nil }
    return Text(storage: side, start: start, count: side.count - start)
  }

  private func nameRange(from start: Int) -> Range<Int> {
    var stop = start
    scan: while stop < end {
      switch base[stop] {
      // White space and `" & ' / < = >`.
      case 0...0x20, 0x22, 0x26, 0x27, 0x2F, 0x3C...0x3E: break scan
      default: stop += 1
      }
    }
    return start..<stop
  }

  private func parts(of name: Range<Int>) -> (prefix: String, local: String) {
    let colon = bytes.first(0x3A, from: name.lowerBound, to: name.upperBound)
    guard colon < name.upperBound else { return ("", string(name)) }
    return (string(name.lowerBound..<colon), string(colon + 1..<name.upperBound))
  }
}
