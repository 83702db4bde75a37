extension StringsReader {
  /// The pending comments as one text, a line each.
  mutating func takeComment() -> Text {
    let comments = scanner.comments
    if comments.count == 1 {
      return Text(storage: storage, start: comments.start, count: comments.end - comments.start)
    }
    let joined = unescapedStorage()
    let start = joined.count
    var index = comments.outerStart
    while index < comments.outerEnd {
      guard base[index] == Byte.slash else {
        index += 1
        continue
      }
      let end = scanner.commentEnd(at: index)
      let content = scanner.commentContent(at: index, to: end)
      if content.start < content.end {
        if joined.count > start { joined.append(Byte.lineFeed) }
        joined.append(
          UnsafeRawBufferPointer(start: base + content.start, count: content.end - content.start))
      }
      index = end
    }
    return Text(storage: joined, start: start, count: joined.count - start)
  }

  /// Made when it is first needed: most tables have few escapes, many none.
  mutating func unescapedStorage() -> ByteStorage {
    if let unescaped { return unescaped }
    let storage = ByteStorage(capacity: 256)
    unescaped = storage
    return storage
  }
}
