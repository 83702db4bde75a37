/// Writes one language's compiled table. Messages are added in key order, each exactly once.
package struct CompiledTableWriter {
  private let storage: ByteStorage
  private let keys: [Text]?
  private let messageCount: Int
  private var next = 0
  /// Whether texts without attributes leave marks out; else they stand there as written.
  package var hidesMarks = false

  /// `keys` only in the development language's table: there they answer `string(forKey:)`. They are
  /// in byte order within each table of the target, one table after the other.
  package init(language: String, fingerprint: UInt64, messageCount: Int, keys: [Text]?) {
    self.keys = keys
    self.messageCount = min(max(messageCount, 0), TableLayout.highestNumber / 8)
    storage = ByteStorage(capacity: 64 + self.messageCount * 48)
    let tag = ByteStorage(String(decoding: language.utf8.prefix(1000), as: UTF8.self))
    storage.append(TableLayout.magic)
    storage.appendDigits(UInt64(TableLayout.version), count: 1)
    storage.appendDigits(fingerprint, count: 11)
    storage.appendFixed(self.messageCount)
    storage.appendFixed(0)
    storage.appendFixed(0)
    storage.appendDigits(UInt64(tag.count), count: 2)
    appendZeros(self.messageCount * TableLayout.fixedCount)
    storage.append(tag.bytes)
  }

  private func appendZeros(_ count: Int) {
    storage.append(room: count) { target in
      target.initializeMemory(as: UInt8.self, repeating: ByteStorage.digitZero, count: count)
      return count
    }
  }

  /// The language lacks the next message.
  package mutating func appendMissing() { next += 1 }

  /// The next message does not vary.
  /// - Parameter plainNumbers: whether its numbers are printed without regard to the language.
  package mutating func append(_ form: MessageForm, plainNumbers: Bool = false) {
    guard beginRecord() else { return }
    if plainNumbers, form.template != nil { storage.append(TableLayout.Tag.plainNumbers) }
    MessageEncoder(storage: storage, hidesMarks: hidesMarks).encode(form, of: nil)
  }

  package mutating func append(
    _ message: MessageVariants, arguments: VariantArguments, plainNumbers: Bool = false
  ) {
    guard beginRecord() else { return }
    if plainNumbers { storage.append(TableLayout.Tag.plainNumbers) }
    MessageEncoder(
      storage: storage, message: message, arguments: arguments, hidesMarks: hidesMarks
    ).encode(message.root)
  }

  /// A message that lies where no offset reaches, behind 1 GB, is missing.
  private mutating func beginRecord() -> Bool {
    defer { next += 1 }
    guard next < messageCount, storage.count < TableLayout.highestNumber else { return false }
    let slot = TableLayout.slotsOffset + next * TableLayout.fixedCount
    storage.replaceFixed(storage.count, at: slot)
    return true
  }

  /// The table. It is valid UTF-8 as a whole (numbers are written in bytes below 0x80), so that the
  /// same bytes can stand in a string literal.
  package consuming func finish() -> ByteStorage {
    if let keys { appendKeys(keys) }
    storage.replaceFixed(storage.count, at: TableLayout.sizeOffset)
    return storage
  }

  private func appendKeys(_ keys: [Text]) {
    let start = storage.count
    guard start < TableLayout.highestNumber else { return }
    storage.replaceFixed(start, at: TableLayout.keysOffset)
    appendZeros(messageCount * TableLayout.fixedCount)
    for (index, key) in keys.prefix(messageCount).enumerated() {
      storage.replaceFixed(storage.count, at: start + index * TableLayout.fixedCount)
      storage.appendText(key)
    }
  }
}
