/// Reads JSON (RFC 8259). Reports every fault and continues: an unreadable value becomes a node of
/// kind `invalid`; repeated keys are kept in order.
struct JSONReader {
  static let depthLimit = 512

  /// What may come next.
  enum Expectation { case value, key, colon, separator, nothing }

  let source: SourceText
  let bytes: SourceBytes
  let base: UnsafePointer<UInt8>
  let end: Int
  let controls: ControlSearch
  var index = 0
  var nodes: NodeBuffer
  let side: ByteStorage
  var diagnostics: [Diagnostic] = []

  /// The open containers, outermost first.
  var open: UnsafeMutablePointer<Int32>
  var depth = 0
  var inObject = false
  var expectation = Expectation.value
  /// The offset after the last key, value or closing bracket.
  var endOfLast = 0
  /// The offset of a comma that nothing follows yet, or -1.
  var comma = -1
  /// From a fault to the next key with a colon, where further faults are only consequences.
  var isRecovering = false

  /// Whether the indentation of the lines decides what a bracket closes.
  let usesIndentation: Bool
  /// The indentation of the lines on which the open containers begin.
  var indents: UnsafeMutablePointer<Int32>
  var lineStart = 0
  /// The line whose indentation was counted last, by its start.
  var indentedLine = -1
  var lineIndentation: Int32 = 0
  /// Between the first and the last marker of a conflict.
  var isInConflict = false
  /// False once no last marker was found.
  var hasConflictEnd = true
  /// Whether brackets do not match.
  var isUnbalanced = false
  /// What is read past next; empty behind the last.
  private var unchanged: ArraySlice<Range<Int>>
  private var nextUnchanged: Int
  /// Where the object begins whose members they are.
  private let object: Int

  /// Nil if there is no value at all, which is reported.
  /// - Parameter unchanged: what is read past, and is not among the values.
  static func read(
    _ source: SourceText, unchanged: UnchangedMembers? = nil
  ) -> Parsed<ValueTree?> {
    var (parsed, isUnbalanced) = read(source, usesIndentation: false, unchanged)
    guard isUnbalanced else { return parsed }
    // A missing or extra bracket moves everything after it to another depth. In a file with the
    // usual indentation, the lines tell where they belong.
    let second = read(source, usesIndentation: true).0
    if second.diagnostics.count <= parsed.diagnostics.count { parsed = second }
    return parsed
  }

  private static func read(
    _ source: SourceText, usesIndentation: Bool, _ unchanged: UnchangedMembers? = nil
  ) -> (Parsed<ValueTree?>, isUnbalanced: Bool) {
    var reader = JSONReader(source, usesIndentation: usesIndentation, unchanged)
    reader.readAll()
    reader.open.deallocate()
    reader.indents.deallocate()
    let tree = ValueTree(reader.nodes, source: source, side: reader.side)
    let parsed = Parsed(tree.count == 0 ? nil : tree, diagnostics: reader.diagnostics)
    return (parsed, reader.isUnbalanced)
  }

  private init(
    _ source: SourceText, usesIndentation: Bool, _ unchanged: UnchangedMembers?
  ) {
    self.source = source
    self.usesIndentation = usesIndentation
    object = unchanged?.object ?? -1
    self.unchanged = unchanged?.ranges[...] ?? []
    nextUnchanged = self.unchanged.first?.lowerBound ?? -1
    indents = .allocate(capacity: Self.depthLimit)
    bytes = SourceBytes(source.storage)
    base = bytes.base
    end = bytes.end
    controls = unchanged == nil ? ControlSearch(bytes) : ControlSearch(unsearched: bytes)
    nodes = NodeBuffer(capacity: unchanged == nil ? end / 24 : 64)
    side = ByteStorage(capacity: 64)
    open = .allocate(capacity: Self.depthLimit)
  }

  private mutating func readAll() {
    while index < end {
      let byte = base[index]
      switch byte {
      case 0x20, 0x09: index += 1
      case 0x0A, 0x0D:
        index += 1
        lineStart = index
        skipBlanks()
      case 0x22:
        if index == nextUnchanged, passUnchanged() { continue }
        if usesIndentation { closeByIndentation() }
        readString()
      case 0x3A: readColon()
      case 0x2C: readComma()
      case 0x7B: openContainer(.dictionary)
      case 0x7D: closeContainer(isObject: true)
      case 0x5B: openContainer(.array)
      case 0x5D: closeContainer(isObject: false)
      default: if !readMistake() { readLiteral() }
      }
      if case .nothing = expectation {
        readTail()
        return
      }
    }
    finish()
  }

  /// Reads past members of an object; false where they cannot stand here.
  private mutating func passUnchanged() -> Bool {
    guard case .key = expectation, let range = unchanged.popFirst(), range.upperBound <= end,
      depth > 0, Int(nodes.base[Int(open[depth - 1])].outerStart) == object
    else {
      nextUnchanged = -1
      return false
    }
    comma = -1
    index = range.upperBound
    endOfLast = index
    expectation = .separator
    nextUnchanged = unchanged.first?.lowerBound ?? -1
    return true
  }

  /// What lines are indented by, eight blanks at a time.
  private mutating func skipBlanks() {
    while index &+ 8 <= end {
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let others = UInt64(littleEndian: word) ^ 0x2020_2020_2020_2020
      index &+= others.trailingZeroBitCount &>> 3
      if others != 0 { return }
    }
  }

  /// Only white space may follow the value.
  private mutating func readTail() {
    while index < end {
      if base[index] == 0x0A || base[index] == 0x0D { lineStart = index + 1 }
      if base[index] <= 0x20 { index += 1 } else if !readMistake() { break }
    }
    if index < end {
      isUnbalanced = true
      fault("text after the end of the JSON value", from: index, to: end)
    }
  }

  private mutating func finish() {
    if depth == 0 {
      if nodes.count == 0 { fault("the file holds no JSON value", from: 0, to: 0) }
      return
    }
    isUnbalanced = true
    let innermost = Int(nodes.base[Int(open[depth - 1])].outerStart)
    fault(
      "the file ends before everything is closed", from: end, to: end,
      note: "this is not closed", noteAt: innermost)
    completeMember()
    while depth > 0 { pop(end: end, outerEnd: end) }
  }

  // MARK: Punctuation

  private mutating func readColon() {
    if case .colon = expectation {
      expectation = .value
      isRecovering = false
    } else {
      fault("unexpected colon", from: index, to: index + 1)
    }
    index += 1
  }

  private mutating func readComma() {
    switch expectation {
    case .separator:
      expectation = inObject ? .key : .value
      comma = index
    case .colon:
      missingValue()
      expectation = .key
      comma = index
    case .value where inObject:
      missingValue()
      expectation = .key
      comma = index
    default:
      fault("unexpected comma", from: index, to: index + 1)
    }
    index += 1
  }

  /// Reports what is missing before a value.
  mutating func prepareValue() {
    switch expectation {
    case .value: break
    case .colon: fault("':' is missing", from: endOfLast, to: index)
    case .key:
      fault("a key in quotation marks is expected", from: index, to: index + 1)
      addInvalid(at: index)
    default:
      fault("',' is missing", from: endOfLast, to: index)
      if inObject { addInvalid(at: index) }
    }
    comma = -1
  }

  /// Ends the member of an object that has no value.
  mutating func completeMember() {
    guard inObject else { return }
    switch expectation {
    case .colon, .value: missingValue()
    default: break
    }
  }

  private mutating func missingValue() {
    let key = nodes.base[nodes.count - 1]
    fault("the key has no value", from: Int(key.outerStart), to: Int(key.outerEnd))
    addInvalid(at: index)
  }

  mutating func addInvalid(at place: Int) {
    nodes.append(
      ValueNode(kind: .invalid, start: place, end: place, outerStart: place, outerEnd: place))
  }

  // MARK: Containers

  private mutating func openContainer(_ kind: ValueNode.Kind) {
    prepareValue()
    guard depth < Self.depthLimit else {
      isRecovering = false
      fault("nested more than \(Self.depthLimit) deep", from: index, to: index + 1)
      index = end
      return
    }
    nodes.append(
      ValueNode(
        kind: kind, start: index + 1, end: index + 1, outerStart: index, outerEnd: index + 1))
    open[depth] = Int32(truncatingIfNeeded: nodes.count - 1)
    if usesIndentation { indents[depth] = indentation() }
    depth += 1
    index += 1
    endOfLast = index
    if case .dictionary = kind {
      inObject = true
      expectation = .key
    } else {
      inObject = false
      expectation = .value
    }
  }

  private mutating func closeContainer(isObject: Bool) {
    if usesIndentation, !belongsToLine(isObject: isObject) { return }
    if comma >= 0 {
      fault("a comma before the end, where JSON has none: take it out", from: comma, to: comma + 1)
      comma = -1
    }
    completeMember()
    if depth == 0 || inObject != isObject {
      isUnbalanced = true
      fault(
        isObject ? "'}' has no '{'" : "']' has no '['", from: index, to: index + 1)
      if depth > 1, isDictionary(open[depth - 2]) == isObject {
        pop(end: index, outerEnd: index)
      } else {
        index += 1
        if depth > 0, inObject { expectation = .separator }
        return
      }
    }
    pop(end: index, outerEnd: index + 1)
    index += 1
  }

  private func isDictionary(_ node: Int32) -> Bool {
    if case .dictionary = nodes.base[Int(node)].kind { return true }
    return false
  }

  mutating func pop(end contentEnd: Int, outerEnd: Int) {
    depth -= 1
    endOfLast = outerEnd
    nodes.close(Int(open[depth]), end: contentEnd, outerEnd: outerEnd)
    inObject = depth > 0 && isDictionary(open[depth - 1])
    expectation = depth > 0 ? .separator : .nothing
  }

  mutating func fault(
    _ message: String, from start: Int, to stop: Int, note: String? = nil, noteAt: Int = 0
  ) {
    if isRecovering { return }
    isRecovering = true
    var notes: [Diagnostic.Note] = []
    if let note {
      notes.append(
        Diagnostic.Note(
          note, at: SourceLocation(text: source, range: SourceRange(noteAt, noteAt + 1))))
    }
    diagnostics.append(
      Diagnostic(
        rule: .malformedTable, message: message,
        location: SourceLocation(text: source, range: SourceRange(start, stop)), notes: notes))
  }
}

/// The second reading of a file whose brackets do not match.
extension JSONReader {
  /// How many blanks the line begins with, counted once a line.
  mutating func indentation() -> Int32 {
    if indentedLine != lineStart {
      indentedLine = lineStart
      var position = lineStart
      while position < end, ASCII.isBlank(base[position]) { position += 1 }
      lineIndentation = Int32(truncatingIfNeeded: position - lineStart)
    }
    return lineIndentation
  }

  private mutating func isFirstOnLine() -> Bool { lineStart + Int(indentation()) == index }

  /// Before a key that begins a line: closes the objects indented at least as deeply.
  mutating func closeByIndentation() {
    guard depth > 1, isFirstOnLine() else { return }
    switch expectation {
    case .key, .separator: break
    default: return
    }
    let indentation = indentation()
    while depth > 1, indents[depth - 1] >= indentation { closeMissing() }
  }

  /// Before a closing bracket: closes the containers indented more deeply than it. False for a
  /// bracket indented more deeply than what it would close, which is skipped.
  mutating func belongsToLine(isObject: Bool) -> Bool {
    guard depth > 0, isFirstOnLine() else { return true }
    let indentation = indentation()
    var level = depth - 1
    while level > 0, indents[level] > indentation { level -= 1 }
    guard indents[level] == indentation else {
      fault(isObject ? "'}' has no '{'" : "']' has no '['", from: index, to: index + 1)
      index += 1
      return false
    }
    while depth > level + 1 { closeMissing() }
    return true
  }

  private mutating func closeMissing() {
    completeMember()
    let place = comma >= 0 ? comma : endOfLast
    fault(inObject ? "'}' is missing" : "']' is missing", from: place, to: place)
    comma = -1
    pop(end: place, outerEnd: place)
  }
}
