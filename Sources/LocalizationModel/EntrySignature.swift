/// Labels that a translator's comment gives to arguments: `%1$@: userName`, `%d: count`.
struct CommentLabels {
  private(set) var labels: [MessageSignature.Label] = []

  init(_ comment: Text) {
    guard let template = MessageTemplate(parsing: comment.bytes) else { return }
    for segment in template.segments {
      guard case .placeholder(let placeholder) = segment.kind,
        let name = CommentLabels.name(in: comment.bytes, at: Int(segment.range.upperBound))
      else { continue }
      labels.append(
        MessageSignature.Label(
          position: placeholder.position.map { Int($0) }, conversion: placeholder.conversion,
          name: name))
    }
  }

  /// The identifier after a colon; nil where more words follow, which is prose.
  private static func name(in bytes: UnsafeRawBufferPointer, at offset: Int) -> String? {
    var start = skipBlanks(bytes, offset)
    guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return nil }
    start = skipBlanks(bytes, start + 1)
    var end = start
    while end < bytes.count, ASCII.isWord(bytes[end]) { end += 1 }
    guard end > start, !ASCII.isDigit(bytes[start]) else { return nil }
    let next = skipBlanks(bytes, end)
    if next < bytes.count, next > end, ASCII.isWord(bytes[next]) { return nil }
    if end < bytes.count, bytes[end] >= 0x80 || bytes[end] == UInt8(ascii: "'") { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func skipBlanks(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, ASCII.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }
}

extension MessageSignature {
  /// The signatures of the development language's entries, by key.
  static func all(of column: LanguageColumn, keys: [Text]) -> [MessageSignature] {
    var signatures: [MessageSignature] = []
    signatures.reserveCapacity(keys.count)
    let none = MessageSignature(parameters: [])
    for (row, reference) in column.entries.enumerated() {
      guard let reference else {
        signatures.append(none)
        continue
      }
      if case .message(.plain(let form)) = column.value(of: reference), form.template == nil,
        !keys[row].mayNameArguments(column.catalog(of: reference))
      {
        signatures.append(none)
      } else {
        signatures.append(MessageSignature(of: column.entry(reference), key: keys[row]))
      }
    }
    return signatures
  }

  /// The union over all texts of an entry, with the labels of its comment. The key of a catalog is
  /// what the code says, so its placeholders count as well.
  package init(of entry: TableEntry, key: Text) {
    self.init(
      of: ResolvedMessage(entry.value.message, key: key), key: key,
      labels: entry.comment.map { CommentLabels($0).labels } ?? [],
      countsKey: entry.key.mayNameArguments(entry.catalog))
  }
}

extension Text {
  /// Whether it is the key of a catalog's entry and has placeholders that may be arguments.
  fileprivate func mayNameArguments(_ catalog: CatalogAttributes?) -> Bool {
    guard let catalog, !catalog.isImplicit else { return false }
    return memchr(storage.base + Int(start), 0x25, Int(count)) != nil
  }
}
