/// Reads an XML property list. It reports every fault and goes on with the next element.
///
/// Declaration, document type and `<plist>` may be absent; attributes are read past; what follows
/// the first complete list is ignored (SPEC §1.6).
struct XMLPropertyListReader {
  static let depthLimit = 512

  /// A file with more faults than this is of another kind.
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
  /// The last comment, until something but blanks follows.
  var commentStart = 0
  var commentEnd = 0
  var commentNext = -1

  /// Nil where there is no value at all; that is reported.
  static func read(_ source: SourceText) -> Parsed<ValueTree?> {
    var reader = XMLPropertyListReader(source)
    defer { reader.open.deallocate() }
    reader.readAll()
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
    if isFinished { return }
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

  /// A comment, a document type with its internal subset, or something foreign.
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
    _ message: String, from start: Int, to stop: Int, note: String? = nil, noteAt: Int = 0
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
        rule: .malformedTable, message: message,
        location: SourceLocation(text: source, range: SourceRange(start, stop)), notes: notes))
  }
}
