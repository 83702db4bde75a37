/// One language's messages, read in place. Every offset is checked when it is used: no content of
/// `bytes` makes it read outside of them.
package struct CompiledTable: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer
  package let messageCount: Int
  let base: UnsafePointer<UInt8>
  /// 0 where there are none.
  let keysStart: Int
  private let languageCount: Int
  /// Most digits of the fingerprint, as one word.
  private let fingerprintWord: UInt64

  /// Checks the header only. The caller keeps `bytes` alive.
  package init(bytes: UnsafeRawBufferPointer) throws(TableFault) {
    base = try Self.start(of: bytes, magic: TableLayout.magic)
    guard bytes.count >= TableLayout.slotsOffset else { throw .truncated }
    let size = TableCursor.fixed(at: base + TableLayout.sizeOffset)
    guard size <= bytes.count else { throw .truncated }
    self.bytes = bytes
    messageCount = TableCursor.fixed(at: base + TableLayout.messageCountOffset)
    keysStart = TableCursor.fixed(at: base + TableLayout.keysOffset)
    languageCount = Int(
      truncatingIfNeeded: TableCursor.digits(at: base + TableLayout.languageCountOffset, count: 2))
    fingerprintWord = Self.fingerprintWord(at: base)
    let slotsCount = messageCount.multipliedReportingOverflow(by: TableLayout.fixedCount)
    guard size == bytes.count, !slotsCount.overflow,
      slotsCount.partialValue <= size - TableLayout.slotsOffset - languageCount,
      keysStart == 0 || slotsCount.partialValue <= size - keysStart
    else { throw .damaged }
  }

  /// Checks magic and version, which tables and archives share.
  static func start(
    of bytes: UnsafeRawBufferPointer, magic: StaticString
  ) throws(TableFault) -> UnsafePointer<UInt8> {
    guard let start = bytes.baseAddress else { throw .truncated }
    let shared = min(bytes.count, TableLayout.magicCount)
    guard memcmp(start, magic.utf8Start, shared) == 0 else { throw .notATable }
    guard bytes.count > TableLayout.magicCount else { throw .truncated }
    let base = start.assumingMemoryBound(to: UInt8.self)
    let version = Int(TableCursor.digits(at: base + TableLayout.magicCount, count: 1))
    guard version == TableLayout.version else { throw .unsupportedVersion(version) }
    return base
  }

  package var fingerprint: UInt64 {
    TableCursor.digits(at: base + TableLayout.fingerprintOffset, count: 11)
  }

  package var language: String {
    let start = TableLayout.slotsOffset + messageCount * TableLayout.fixedCount
    let tag = UnsafeBufferPointer(start: base + start, count: languageCount)
    return String(decoding: tag, as: UTF8.self)
  }

  @inline(__always)
  private static func fingerprintWord(at base: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(base + TableLayout.fingerprintOffset).loadUnaligned(as: UInt64.self)
  }

  /// Whether the bytes have become a table for other keys since this one was opened: a file that is
  /// mapped was written over.
  @inline(__always)
  package var isExchanged: Bool { Self.fingerprintWord(at: base) != fingerprintWord }

  /// Whether there is a message at `index`, readable or not.
  package func hasRecord(at index: Int) -> Bool {
    guard index >= 0, index < messageCount else { return false }
    return TableCursor.fixed(
      at: base + (TableLayout.slotsOffset &+ index &* TableLayout.fixedCount)) != 0
  }

  /// At the node of a message. Nil where missing, out of bounds or of other keys.
  @inline(__always)
  func cursor(at index: Int) -> TableCursor? {
    guard index >= 0, index < messageCount, !isExchanged else { return nil }
    let slot = base + (TableLayout.slotsOffset &+ index &* TableLayout.fixedCount)
    let offset = TableCursor.fixed(at: slot)
    guard offset != 0, offset < bytes.count else { return nil }
    return TableCursor(base: base, offset: offset, end: bytes.count)
  }

  /// Whether the numbers of a message are printed without regard to the language.
  package func printsPlainNumbers(at index: Int) -> Bool {
    cursor(at: index).map { base[$0.offset] == TableLayout.Tag.plainNumbers } ?? false
  }

  /// The raw text of a message, placeholders as written; of a message with variants the text that
  /// `environment` chooses, plurals in the form `other`. Nil where missing or damaged.
  package func text(at index: Int, environment: FormatEnvironment) -> String? {
    guard var cursor = cursor(at: index) else { return nil }
    let tag = cursor.readByte()
    if tag != TableLayout.Tag.text, tag != TableLayout.Tag.form {
      cursor.offset &-= 1
      guard cursor.skipToForm(environment: environment) else { return nil }
    }
    guard let text = cursor.readText() else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil where missing or damaged.
  package func format(
    at index: Int, arguments: UnsafeBufferPointer<FormatArgument>, environment: FormatEnvironment
  ) -> String? {
    guard let cursor = cursor(at: index) else { return nil }
    if base[cursor.offset] == TableLayout.Tag.text {
      var cursor = cursor
      cursor.offset &+= 1
      guard let text = cursor.readText() else { return nil }
      return String(decoding: text, as: UTF8.self)
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FormatOutput.stackCapacity) {
      var renderer = MessageRenderer(
        table: cursor, arguments: arguments, environment: environment,
        output: FormatOutput(initial: $0))
      return withExtendedLifetime(environment) {
        let isWhole = renderer.render()
        return renderer.output.finish(isWhole: isWhole)
      }
    }
  }
}

// MARK: Spans

extension CompiledTable {
  /// The text without its marks, and where its marks and arguments are. Nil where missing or damaged.
  package func render(
    at index: Int, arguments: UnsafeBufferPointer<FormatArgument>, environment: FormatEnvironment
  ) -> RenderedMessage? {
    guard let cursor = cursor(at: index) else { return nil }
    let recorder = SpanRecorder()
    let text = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: FormatOutput.stackCapacity
    ) {
      var renderer = MessageRenderer(
        table: cursor, arguments: arguments, environment: environment,
        output: FormatOutput(initial: $0), recorder: recorder)
      return withExtendedLifetime((environment, recorder)) {
        let isWhole = renderer.render()
        return renderer.output.finish(isWhole: isWhole)
      }
    }
    return text.map { RenderedMessage(text: $0, spans: recorder.spans) }
  }
}

// MARK: Keys

extension CompiledTable {
  /// Searches the keys of `indices`, which are in byte order. Only in a table written with keys.
  package func index(ofKey key: String, in indices: Range<Int>) -> Int? {
    var copy = key
    return copy.withUTF8 { search($0, in: indices.clamped(to: 0..<messageCount)) }
  }

  package func key(at index: Int) -> String? {
    keyBytes(at: index).map { String(decoding: $0, as: UTF8.self) }
  }

  private func keyBytes(at index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard keysStart > 0, index >= 0, index < messageCount else { return nil }
    let offset = TableCursor.fixed(at: base + (keysStart + index * TableLayout.fixedCount))
    guard offset > 0 else { return nil }
    var cursor = TableCursor(base: base, offset: offset, end: bytes.count)
    return cursor.readText()
  }

  private func search(_ key: UnsafeBufferPointer<UInt8>, in indices: Range<Int>) -> Int? {
    var low = indices.lowerBound
    var high = indices.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      guard let candidate = keyBytes(at: middle) else { return nil }
      let order = Self.order(of: candidate, key)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func order(
    of left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(left.count, right.count)
    if shared > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress {
      let order = memcmp(leftBase, rightBase, shared)
      if order != 0 { return Int(order) }
    }
    return left.count - right.count
  }
}

/// Why bytes are not a compiled table.
package enum TableFault: Error, Equatable, Sendable {
  case truncated
  case notATable
  case unsupportedVersion(Int)
  case damaged
}
