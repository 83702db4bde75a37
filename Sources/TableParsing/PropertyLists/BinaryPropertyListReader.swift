/// Reads a binary property list (`bplist00`). Nothing in it has a line, so all ranges are empty
/// and at the beginning.
///
/// Offsets are checked at every step. Values that hold themselves, or that are shared until they
/// are more than the file could write out, end the reading.
struct BinaryPropertyListReader {
  static let depthLimit = 64

  /// A file with more faults than this is of another kind.
  static let faultLimit = 1000

  let source: SourceText
  let base: UnsafePointer<UInt8>
  let end: Int
  var nodes: NodeBuffer
  let side: ByteStorage
  var diagnostics: [Diagnostic] = []

  var offsetSize = 0
  var referenceSize = 0
  var objectCount = 0
  var tableOffset = 0
  /// How many nodes and how many bytes of text may still be made.
  var nodeBudget: Int
  var textBudget: Int

  /// Nil where there is no value at all; that is reported.
  static func read(_ file: SourceFile) -> Parsed<ValueTree?> {
    let source = SourceText(path: file.path, storage: file.contents)
    var reader = BinaryPropertyListReader(source)
    reader.readTop()
    let tree = ValueTree(reader.nodes, source: source, side: reader.side)
    return Parsed(tree.count == 0 ? nil : tree, diagnostics: reader.diagnostics)
  }

  private init(_ source: SourceText) {
    self.source = source
    base = UnsafePointer(source.storage.base.assumingMemoryBound(to: UInt8.self))
    end = source.storage.count
    nodes = NodeBuffer(capacity: end / 16)
    side = ByteStorage(capacity: end)
    nodeBudget = 1024 + 4 * end
    textBudget = 4096 + 16 * end
  }

  private mutating func readTop() {
    guard end >= 40 else { return fault("the binary property list is cut off") }
    let trailer = end - 32
    offsetSize = Int(base[trailer + 6])
    referenceSize = Int(base[trailer + 7])
    guard let objects = number(at: trailer + 8, size: 8),
      let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8),
      offsetSize > 0, offsetSize <= 8, referenceSize > 0, referenceSize <= 8, objects > 0,
      objects <= trailer, table >= 8, table <= trailer,
      objects <= (trailer - table) / offsetSize
    else { return fault("the binary property list is cut off or damaged") }
    objectCount = objects
    tableOffset = table
    readObject(top, depth: 0)
  }

  /// A big-endian number; nil where it does not lie in the file or is above 2^31.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size > 0, size <= 8, offset <= end - size else { return nil }
    var value: UInt64 = 0
    var index = offset
    while index < offset + size {
      value = value << 8 | UInt64(base[index])
      index += 1
    }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private mutating func readObject(_ reference: Int, depth: Int) {
    guard nodeBudget > 0, textBudget > 0 else { return exhausted() }
    nodeBudget -= 1
    guard depth < Self.depthLimit else {
      return invalid("a value holds itself or is nested more than \(Self.depthLimit) deep")
    }
    guard reference < objectCount,
      let offset = number(at: tableOffset + reference * offsetSize, size: offsetSize),
      offset >= 8, offset < tableOffset
    else { return invalid("a value lies outside of the file") }
    let marker = base[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0 where low == 0: append(.null)
    case 0x0 where low == 8 || low == 9: append(.boolean)
    case 0x1: readInteger(at: offset + 1, size: 1 << min(low, 4))
    case 0x2: readOpaque(.number, at: offset + 1, size: 1 << min(low, 4))
    case 0x3: readOpaque(.date, at: offset + 1, size: 8)
    case 0x8: readOpaque(.data, at: offset + 1, size: low + 1)
    case 0x4, 0x5, 0x6, 0x7, 0xA, 0xC, 0xD:
      guard let (count, content) = count(low, at: offset) else {
        return invalid("the length of a value cannot be read")
      }
      readCounted(marker >> 4, count: count, content: content, depth: depth)
    default: invalid("a value of an unknown kind")
    }
  }

  private mutating func readCounted(_ type: UInt8, count: Int, content: Int, depth: Int) {
    switch type {
    case 0x4: readOpaque(.data, at: content, size: count)
    case 0x5, 0x7: readText(content, count: count, isASCII: type == 0x5)
    case 0x6: readUTF16(content, count: count)
    case 0xD: readContainer(.dictionary, count: count, content: content, depth: depth)
    default: readContainer(.array, count: count, content: content, depth: depth)
    }
  }

  /// A count of 15 means that an integer object with the count follows.
  private func count(_ low: Int, at offset: Int) -> (count: Int, content: Int)? {
    guard low == 15 else { return (low, offset + 1) }
    guard offset + 1 < end, base[offset + 1] >> 4 == 1 else { return nil }
    let size = 1 << min(Int(base[offset + 1] & 0x0F), 4)
    guard let count = number(at: offset + 2, size: size) else { return nil }
    return (count, offset + 2 + size)
  }

  private mutating func readContainer(
    _ kind: ValueNode.Kind, count: Int, content: Int, depth: Int
  ) {
    var isDictionary = false
    if case .dictionary = kind { isDictionary = true }
    let references = isDictionary ? count * 2 : count
    guard references <= (tableOffset - content) / referenceSize else {
      return invalid("a container lies outside of the file")
    }
    let container = nodes.count
    append(kind)
    for index in 0..<count {
      if isDictionary { readReference(content, index, depth: depth, isKey: true) }
      readReference(content, isDictionary ? count + index : index, depth: depth, isKey: false)
      if nodeBudget <= 0 || textBudget <= 0 { break }
    }
    nodes.close(container, end: 0, outerEnd: 0)
  }

  private mutating func readReference(_ content: Int, _ index: Int, depth: Int, isKey: Bool) {
    guard let reference = number(at: content + index * referenceSize, size: referenceSize) else {
      return invalid("a value lies outside of the file")
    }
    let place = nodes.count
    readObject(reference, depth: depth + 1)
    guard isKey else { return }
    switch nodes.base[place].kind {
    case .string, .invalid: break
    default:
      // A container as a key would break the alternation of keys and values.
      while nodes.count > place { nodes.removeLast() }
      invalid("a key is no text")
    }
  }

  // MARK: Scalars

  mutating func append(_ kind: ValueNode.Kind) {
    nodes.append(ValueNode(kind: kind, start: 0, end: 0, outerStart: 0, outerEnd: 0))
  }

  mutating func appendText(from textStart: Int, kind: ValueNode.Kind = .string) {
    var node = ValueNode(kind: kind, start: 0, end: 0, outerStart: 0, outerEnd: 0)
    node.isDecoded = true
    node.textStart = Int32(truncatingIfNeeded: textStart)
    node.textCount = Int32(truncatingIfNeeded: side.count - textStart)
    textBudget -= side.count - textStart
    nodes.append(node)
  }

  mutating func invalid(_ message: String) {
    fault(message)
    append(.invalid)
  }

  private mutating func exhausted() {
    if nodeBudget > Int.min / 2, textBudget > Int.min / 2 {
      fault("the values share others beyond measure")
    }
    nodeBudget = Int.min / 2
    append(.invalid)
  }

  private mutating func fault(_ message: String) {
    // Without places, the same fault again says nothing new.
    if diagnostics.last?.message == message || diagnostics.count >= Self.faultLimit { return }
    diagnostics.append(
      Diagnostic(
        rule: .malformedTable, message: message,
        location: SourceLocation(text: source, range: SourceRange(0, 0))))
  }
}
