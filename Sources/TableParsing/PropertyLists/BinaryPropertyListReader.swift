/// Reads a binary property list (`bplist00`). It has no lines, so all ranges are empty and at the
/// beginning of the file.
///
/// Checks offsets at every step. Reading stops at values that contain themselves, or that are
/// shared so often that they would expand without bounds.
struct BinaryPropertyListReader {
  static let depthLimit = 64

  /// The most faults reported of one file.
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

  /// Nil if there is no value at all, which is reported.
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
    // Without a position, repeating the same fault says nothing new.
    if diagnostics.last?.message == message || diagnostics.count >= Self.faultLimit { return }
    diagnostics.append(
      Diagnostic(
        rule: .malformedTable, message: message,
        location: SourceLocation(text: source, range: SourceRange(0, 0))))
  }
}

extension BinaryPropertyListReader {
  mutating func readInteger(at offset: Int, size: Int) {
    guard offset <= end - size else { return invalid("a number lies outside of the file") }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(base[index]) }
    let textStart = side.count
    // Eight bytes are signed, sixteen are an unsigned number of which the lower half counts.
    let digits = size == 8 ? String(Int64(bitPattern: value)) : String(value)
    side.append(digits)
    appendText(from: textStart, kind: .number)
  }

  /// A value that no table needs to look into.
  mutating func readOpaque(_ kind: ValueNode.Kind, at offset: Int, size: Int) {
    guard size <= end - offset else { return invalid("a value lies outside of the file") }
    append(kind)
  }

  mutating func readText(_ offset: Int, count: Int, isASCII: Bool) {
    guard count <= tableOffset - offset else {
      return invalid("a text lies outside of the file")
    }
    guard count <= textBudget else {
      textBudget = 0
      return append(.invalid)
    }
    let textStart = side.count
    let bytes = UnsafeBufferPointer(start: base + offset, count: count)
    var isPlain = true
    var index = 0
    while index < count, isPlain {
      if bytes[index] >= 0x80 { isPlain = false }
      index += 1
    }
    if isPlain {
      side.append(UnsafeRawBufferPointer(bytes))
    } else if isASCII {
      for byte in bytes {
        side.append(byte < 0x80 ? Unicode.Scalar(byte) : "\u{FFFD}")
      }
    } else {
      side.append(String(decoding: bytes, as: UTF8.self))
    }
    appendText(from: textStart)
  }

  /// Lone surrogates become U+FFFD.
  mutating func readUTF16(_ offset: Int, count: Int) {
    guard count <= (tableOffset - offset) / 2 else {
      return invalid("a text lies outside of the file")
    }
    guard count <= textBudget else {
      textBudget = 0
      return append(.invalid)
    }
    let textStart = side.count
    var index = 0
    while index < count {
      let unit = codeUnit(offset + index * 2)
      index += 1
      if let scalar = Unicode.Scalar(unit) {
        side.append(scalar)
        continue
      }
      if index < count,
        let scalar = UnicodeEncoding.scalar(high: unit, low: codeUnit(offset + index * 2))
      {
        side.append(scalar)
        index += 1
        continue
      }
      side.append("\u{FFFD}")
    }
    appendText(from: textStart)
  }

  private func codeUnit(_ offset: Int) -> UInt32 {
    UInt32(base[offset]) << 8 | UInt32(base[offset + 1])
  }
}
