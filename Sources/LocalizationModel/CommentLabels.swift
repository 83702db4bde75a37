/// Labels that a translator's comment gives to arguments: `%1$@: userName`, `%d: count`.
struct CommentLabels {
  struct Label: Equatable {
    /// From 1; nil for an unnumbered placeholder.
    var position: Int?
    var conversion: Placeholder.Conversion
    var name: String
  }

  private(set) var labels: [Label] = []

  init(_ comment: Text) {
    guard let template = MessageTemplate(parsing: comment.bytes) else { return }
    for segment in template.segments {
      guard case .placeholder(let placeholder) = segment.kind,
        let name = CommentLabels.name(in: comment.bytes, at: Int(segment.range.upperBound))
      else { continue }
      labels.append(
        Label(
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
