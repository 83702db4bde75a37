/// Reads an XML property list. Reports every fault and continues with the next element.
///
/// Declaration, document type and `<plist>` may be absent; attributes are skipped; whatever follows
/// the first complete list is ignored, which is reported where it is another list.
struct XMLPropertyListReader {
  static let depthLimit = 512

  /// The most faults reported of one file.
  static let faultLimit = 1000

  let source: SourceText
  let bytes: SourceBytes
  let base: UnsafePointer<UInt8>
  let end: Int
  var index = 0
  var nodes: NodeBuffer
  let side: ByteStorage
  var diagnostics: [Diagnostic] = []
  var comments: [Int: Text] = [:]

  /// The open containers, outermost first.
  var open: UnsafeMutablePointer<Int32>
  var depth = 0
  var inDictionary = false
  /// A dictionary's key was read and its value was not.
  var awaitsValue = false
  var inList = false
  var isFinished = false
  /// The last comment, until something other than white space follows.
  var commentStart = 0
  var commentEnd = 0
  var commentNext = -1

  /// Nil if there is no value at all, which is reported.
  static func read(_ source: SourceText) -> Parsed<ValueTree?> {
    var reader = XMLPropertyListReader(source)
    defer { reader.open.deallocate() }
    reader.readAll()
    reader.findControlCharacters()
    let tree = ValueTree(
      reader.nodes, source: source, side: reader.side, comments: reader.comments)
    return Parsed(tree.count == 0 ? nil : tree, diagnostics: reader.diagnostics)
  }

  private init(_ source: SourceText) {
    self.source = source
    bytes = SourceBytes(source.storage)
    base = bytes.base
    end = bytes.end
    nodes = NodeBuffer(capacity: end / 24)
    side = ByteStorage(capacity: 64)
    open = .allocate(capacity: Self.depthLimit)
  }

  private mutating func readAll() {
    while index < end, !isFinished {
      let byte = base[index]
      if byte == 0x3C {
        readMarkup()
      } else if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        index += 1
      } else {
        readStrayText()
      }
    }
    if isFinished { return reportSecondList() }
    if awaitsValue { addInvalidValue() }
    if depth > 0 || inList {
      let innermost = depth > 0 ? Int(nodes.base[Int(open[depth - 1])].outerStart) : 0
      fault(
        "the property list ends before it is closed", from: end, to: end,
        note: "this element has no end tag", noteAt: innermost)
    } else if nodes.count == 0, diagnostics.isEmpty {
      fault("the property list has no value", from: end, to: end)
    }
    while depth > 0 { closeContainer(end: end, outerEnd: end) }
  }

  /// What `cat` makes of two files.
  private mutating func reportSecondList() {
    guard nodes.count > 0, depth == 0 else { return }
    while true {
      index = bytes.first(0x3C, from: index)
      guard index < end else { return }
      if bytes.matches("<!--", at: index) {
        index = min(bytes.find("-->", from: index + 4) + 3, end)
      } else if bytes.matches("<plist", at: index) || bytes.matches("<dict", at: index) {
        return fault(
          "a second property list begins here, and the platform's reader drops it; move its entries "
            + "into the first one",
          severity: .warning, from: index, to: min(bytes.first(0x3E, from: index) + 1, end))
      } else {
        index += 1
      }
    }
  }

  private mutating func readMarkup() {
    let next = index + 1 < end ? base[index + 1] : 0
    switch next {
    case 0x21: skipDeclaration()
    case 0x3F:
      let close = bytes.find("?>", from: index)
      index = min(close + 2, end)
    case 0x2F: readEndTag()
    default: readStartTag()
    }
  }

  private mutating func readStrayText() {
    let start = index
    index = bytes.first(0x3C, from: index)
    if nodes.count == 0, !inList {
      isFinished = true
      return fault("the file is neither an XML nor a binary property list", from: start, to: start)
    }
    var stop = index
    while stop > start, base[stop - 1] <= 0x20 { stop -= 1 }
    fault("text outside of an element", from: start, to: stop)
  }

  /// Skips a comment, a document type with its internal subset, or an unknown declaration.
  private mutating func skipDeclaration() {
    if bytes.matches("<!--", at: index) {
      let stop = bytes.find("-->", from: index + 4)
      if stop == end { fault("the comment is not closed", from: index, to: index + 4) }
      commentStart = index + 4
      commentEnd = stop
      index = min(stop + 3, end)
      commentNext = index
      return
    }
    var brackets = 0
    while index < end {
      switch base[index] {
      case 0x22, 0x27:
        index = bytes.first(Int32(base[index]), from: index + 1)
      case 0x5B: brackets += 1
      case 0x5D: brackets -= 1
      case 0x3E where brackets <= 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
    index = min(index, end)
  }

  mutating func fault(
    _ message: String, severity: Severity? = nil, from start: Int, to stop: Int,
    rule: Rule = .malformedTable,
    note: String? = nil, noteAt: Int = 0
  ) {
    guard diagnostics.count < Self.faultLimit else { return }
    var notes: [Diagnostic.Note] = []
    if let note {
      notes.append(
        Diagnostic.Note(
          note, at: SourceLocation(text: source, range: SourceRange(noteAt, noteAt))))
    }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message,
        location: SourceLocation(text: source, range: SourceRange(start, stop)), notes: notes))
  }
}

extension XMLPropertyListReader {
  mutating func readStartTag() {
    let start = index
    if bytes.matches("<key>", at: start) {
      return readText(.string, isKey: true, name: "key", from: start, content: start + 5)
    }
    if bytes.matches("<string>", at: start) {
      return readText(.string, isKey: false, name: "string", from: start, content: start + 8)
    }
    var nameEnd = start + 1
    while nameEnd < end, isNameByte(base[nameEnd]) { nameEnd += 1 }
    var stop = nameEnd
    while stop < end, base[stop] != 0x3E {
      let byte = base[stop]
      if byte == 0x22 || byte == 0x27 {
        stop = bytes.first(Int32(byte), from: stop + 1)
      }
      if stop < end { stop += 1 }
    }
    guard stop < end else {
      fault("the tag is not closed", from: start, to: nameEnd)
      index = end
      return
    }
    readElement(
      from: start, nameEnd: nameEnd, content: stop + 1, isEmpty: base[stop - 1] == 0x2F)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x3E && byte != 0x2F && byte != 0x3C
  }

  private mutating func readElement(from start: Int, nameEnd: Int, content: Int, isEmpty: Bool) {
    let name = start + 1
    func isNamed(_ word: StaticString) -> Bool {
      bytes.matches(word, from: name, to: nameEnd)
    }
    if isNamed("dict") {
      openContainer(.dictionary, from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("array") {
      openContainer(.array, from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("plist") {
      inList = true
      index = content
      if isEmpty { fault("the property list has no value", from: start, to: content) }
    } else if isNamed("key") {
      readScalar(.string, "key", from: start, content: content, isEmpty: isEmpty, isKey: true)
    } else if isNamed("string") {
      readScalar(.string, "string", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("integer") {
      readScalar(.number, "integer", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("real") {
      readScalar(.number, "real", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("true") {
      readScalar(.boolean, "true", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("false") {
      readScalar(.boolean, "false", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("date") {
      readScalar(.date, "date", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("data") {
      readScalar(.data, "data", from: start, content: content, isEmpty: isEmpty)
    } else {
      readUnknownElement(from: start, nameEnd: nameEnd, content: content)
    }
  }

  private mutating func readScalar(
    _ kind: ValueNode.Kind, _ name: StaticString, from start: Int, content: Int, isEmpty: Bool,
    isKey: Bool = false
  ) {
    if isEmpty {
      index = content
      let node = ValueNode(
        kind: kind, start: content, end: content, outerStart: start, outerEnd: content)
      add(node, isKey: isKey)
    } else {
      readText(kind, isKey: isKey, name: name, from: start, content: content)
    }
  }

  private mutating func readUnknownElement(from start: Int, nameEnd: Int, content: Int) {
    let name = String(
      decoding: UnsafeBufferPointer(start: base + start + 1, count: nameEnd - start - 1),
      as: UTF8.self)
    fault("unknown element <\(name)>", from: start, to: content)
    index = content
    if awaitsValue || !inDictionary { addInvalidValue(from: start) }
    resynchronize()
  }

  /// Resumes at the next tag that a property list could have here, or after the end tag of the text
  /// that is being skipped.
  mutating func resynchronize(behind name: StaticString? = nil) {
    while true {
      index = bytes.first(0x3C, from: index)
      if index == end { return }
      if let name, let behind = bytes.endTag(name, at: index) {
        index = behind
        return
      }
      for word: StaticString in [
        "<key", "<string", "<dict", "<array", "</dict", "</array", "</plist",
      ] where bytes.matches(word, at: index) { return }
      index += 1
    }
  }

  // MARK: Containers

  private mutating func openContainer(
    _ kind: ValueNode.Kind, from start: Int, content: Int, isEmpty: Bool
  ) {
    index = content
    guard depth < Self.depthLimit else {
      fault("nested more than \(Self.depthLimit) deep", from: start, to: content)
      isFinished = true
      return
    }
    let node = ValueNode(
      kind: kind, start: content, end: content, outerStart: start, outerEnd: content)
    guard prepareValue(from: start, to: content) else { return }
    nodes.append(node)
    open[depth] = Int32(truncatingIfNeeded: nodes.count - 1)
    depth += 1
    if case .dictionary = kind { inDictionary = true } else { inDictionary = false }
    awaitsValue = false
    if isEmpty { closeContainer(end: content, outerEnd: content) }
  }

  mutating func closeContainer(end contentEnd: Int, outerEnd: Int) {
    depth -= 1
    nodes.close(Int(open[depth]), end: contentEnd, outerEnd: outerEnd)
    awaitsValue = false
    inDictionary = false
    if depth > 0, case .dictionary = nodes.base[Int(open[depth - 1])].kind { inDictionary = true }
    if depth == 0, !inList { isFinished = true }
  }

  mutating func readEndTag() {
    let start = index
    let stop = bytes.first(0x3E, from: start)
    index = min(stop + 1, end)
    if bytes.endTag("plist", at: start) != nil {
      if awaitsValue { addMissingValue(at: start) }
      if depth > 0 {
        fault(
          "the list ends before this element is closed", from: start, to: index,
          note: "the element", noteAt: Int(nodes.base[Int(open[depth - 1])].outerStart))
      }
      while depth > 0 { closeContainer(end: start, outerEnd: start) }
      if nodes.count == 0, diagnostics.isEmpty {
        fault("the property list has no value", from: start, to: index)
      }
      isFinished = true
    } else if bytes.endTag("dict", at: start) != nil {
      closeElement(isDictionary: true, at: start)
    } else if bytes.endTag("array", at: start) != nil {
      closeElement(isDictionary: false, at: start)
    } else {
      fault("an end tag without its beginning", from: start, to: index)
    }
  }

  private mutating func closeElement(isDictionary: Bool, at start: Int) {
    if awaitsValue { addMissingValue(at: start) }
    var level = depth - 1
    while level >= 0 {
      if case .dictionary = nodes.base[Int(open[level])].kind {
        if isDictionary { break }
      } else if !isDictionary {
        break
      }
      level -= 1
    }
    guard level >= 0 else {
      return fault("an end tag without its beginning", from: start, to: index)
    }
    if level < depth - 1 {
      fault(
        "the wrong end tag", from: start, to: index, note: "this element is open",
        noteAt: Int(nodes.base[Int(open[depth - 1])].outerStart))
    }
    while depth > level + 1 { closeContainer(end: start, outerEnd: start) }
    closeContainer(end: start, outerEnd: index)
  }
}

extension SourceBytes {
  /// The offset after the end tag `</name>` at `start`; nil if there is none.
  func endTag(_ name: StaticString, at start: Int) -> Int? {
    guard matches("</", at: start), matches(name, at: start + 2) else { return nil }
    var stop = start + 2 + name.utf8CodeUnitCount
    while stop < end, base[stop] <= 0x20 { stop += 1 }
    return stop < end && base[stop] == 0x3E ? stop + 1 : nil
  }
}
