/// One value of a property list or of a JSON text. The values that a container holds follow it
/// directly; those of a dictionary alternate between key and value.
package struct ValueNode {
  package enum Kind {
    case dictionary, array, string, number, boolean, null, date, data
    /// Something unreadable, already reported. A dictionary's key may be this too.
    case invalid
  }

  package var kind: Kind
  /// Whether the text lies in the tree's side storage: it has escapes in the source.
  package var isDecoded = false
  /// The content in the source: without quotes, without tags.
  package var start: Int32
  package var end: Int32
  package var outerStart: Int32
  package var outerEnd: Int32
  /// In the side storage, where `isDecoded`.
  package var textStart: Int32 = 0
  package var textCount: Int32 = 0
  /// The node behind this value and all that it holds.
  package var next: Int32 = 0

  package init(kind: Kind, start: Int, end: Int, outerStart: Int, outerEnd: Int) {
    self.kind = kind
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    self.outerStart = Int32(truncatingIfNeeded: outerStart)
    self.outerEnd = Int32(truncatingIfNeeded: outerEnd)
  }
}

/// Nodes while they are read. Whoever makes one hands it to a `ValueTree`, which frees it.
package struct NodeBuffer {
  package private(set) var base: UnsafeMutablePointer<ValueNode>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = Self.nodes(in: ResizableMemory.allocate(self.capacity * Self.stride))
  }

  private static let stride = MemoryLayout<ValueNode>.stride

  private static func nodes(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<ValueNode> {
    memory.assumingMemoryBound(to: ValueNode.self)
  }

  /// A node without children; `close(_:end:outerEnd:)` gives a container its own.
  package mutating func append(_ node: ValueNode) {
    if count == capacity { grow() }
    base[count] = node
    count += 1
    base[count - 1].next = Int32(truncatingIfNeeded: count)
  }

  package mutating func close(_ index: Int, end: Int, outerEnd: Int) {
    base[index].end = max(Int32(truncatingIfNeeded: end), base[index].start)
    base[index].outerEnd = Int32(truncatingIfNeeded: outerEnd)
    base[index].next = Int32(truncatingIfNeeded: count)
  }

  /// Marks the last node as unreadable.
  package func invalidateLast() { base[count - 1].kind = .invalid }

  package mutating func removeLast() { count -= 1 }

  private mutating func grow() {
    capacity *= 2
    base = Self.nodes(
      in: ResizableMemory.resize(base, count: count * Self.stride, to: capacity * Self.stride))
  }
}

/// The values of one file in document order, the top one first.
package final class ValueTree: @unchecked Sendable {
  package let nodes: UnsafeMutablePointer<ValueNode>
  package let count: Int
  package let source: SourceText
  private let side: ByteStorage
  /// What is written directly above a dictionary's key, by the key's node.
  package let comments: [Int: Text]
  private let mayHoldForeignPercent: Bool

  /// - Parameter mayHoldForeignPercent: false spares the search of every text for the percent signs
  ///   of other scripts.
  package init(
    _ buffer: NodeBuffer, source: SourceText, side: ByteStorage, comments: [Int: Text] = [:],
    mayHoldForeignPercent: Bool
  ) {
    nodes = buffer.base
    count = buffer.count
    self.source = source
    self.side = side
    self.comments = comments
    self.mayHoldForeignPercent = mayHoldForeignPercent
  }

  deinit { ResizableMemory.deallocate(nodes) }

  package func text(_ index: Int) -> Text {
    let node = nodes[index]
    if node.isDecoded {
      return Text(storage: side, start: Int(node.textStart), count: Int(node.textCount))
    }
    return Text(storage: source.storage, start: Int(node.start), count: Int(node.end - node.start))
  }

  /// The text of a node as that of a message.
  package func form(_ index: Int, state: String? = nil) -> MessageForm {
    let text = text(index)
    let template = MessageTemplate(
      parsing: text.bytes, mayHoldForeignPercent: mayHoldForeignPercent)
    var form = MessageForm(text: text, range: range(index), template: template)
    form.state = state
    return form
  }

  /// Whether the text of a node is `word`.
  package func text(_ index: Int, is word: StaticString) -> Bool {
    text(index, is: UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  package func text(_ index: Int, is word: UnsafeRawBufferPointer) -> Bool {
    let node = nodes[index]
    let count = Int(node.isDecoded ? node.textCount : node.end - node.start)
    guard count == word.count, let base = word.baseAddress else { return count == word.count }
    let storage = node.isDecoded ? side : source.storage
    let start = Int(node.isDecoded ? node.textStart : node.start)
    return memcmp(storage.base + start, base, count) == 0
  }

  /// The content of a node.
  package func range(_ index: Int) -> SourceRange {
    let node = nodes[index]
    return SourceRange(Int(node.start), Int(node.end))
  }

  /// From the beginning of one node to the end of another, delimiters included.
  package func span(_ first: Int, _ last: Int) -> SourceRange {
    SourceRange(Int(nodes[first].outerStart), Int(nodes[last].outerEnd))
  }

  /// The value of the last pair of a dictionary that has this key.
  package func value(of dictionary: Int, for key: StaticString) -> Int? {
    var found: Int?
    var index = dictionary + 1
    let behind = Int(nodes[dictionary].next)
    while index < behind {
      let value = Int(nodes[index].next)
      if case .string = nodes[index].kind, text(index, is: key) { found = value }
      index = Int(nodes[value].next)
    }
    return found
  }

  /// How many pairs a dictionary has.
  package func pairCount(of dictionary: Int) -> Int {
    var count = 0
    var index = dictionary + 1
    let behind = Int(nodes[dictionary].next)
    while index < behind {
      index = Int(nodes[Int(nodes[index].next)].next)
      count += 1
    }
    return count
  }

  package func isInvalid(_ node: Int) -> Bool {
    if case .invalid = nodes[node].kind { return true }
    return false
  }

  /// Whether a key or a value of a dictionary is unreadable: what seems to be missing in it may be
  /// just that, which is reported already.
  package func isDamaged(_ dictionary: Int) -> Bool {
    var index = dictionary + 1
    while index < Int(nodes[dictionary].next) {
      if isInvalid(index) { return true }
      index = Int(nodes[index].next)
    }
    return false
  }
}
