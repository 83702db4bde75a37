/// The comments between two members, and to which of them they belong.
enum CommentGap {
  struct Comment {
    var range: Range<Int>
    /// `/* */` or `<!-- -->`; else to the end of its line.
    var isBlock: Bool
  }

  /// Where the piece of the member behind a gap in an XML text starts: with the comments above it that
  /// no empty line separates from it or from each other.
  static func xml(_ storage: ByteStorage, _ gap: Range<Int>) -> Int {
    let comments = xmlComments(storage, gap)
    return start(storage, gap, comments, isFirstLineForeign: gap.lowerBound > 0)
  }

  /// A comment behind a value on its line goes with it.
  static func endOfXMLLine(_ storage: ByteStorage, from end: Int) -> Int {
    var position = end
    while position < storage.count, ASCII.isBlank(storage.bytes[position]) { position += 1 }
    let bytes = SourceBytes(storage)
    guard bytes.matches("<!--", at: position) else { return end }
    let stop = bytes.find("-->", from: position + 4)
    guard stop < bytes.end else { return end }
    return stop + 3
  }

  private static func xmlComments(_ storage: ByteStorage, _ gap: Range<Int>) -> [Comment] {
    let bytes = SourceBytes(storage)
    var comments: [Comment] = []
    var position = gap.lowerBound
    while position < gap.upperBound {
      guard bytes.matches("<!--", at: position) else {
        position += 1
        continue
      }
      let stop = min(bytes.find("-->", from: position + 4) + 3, gap.upperBound)
      comments.append(Comment(range: position..<stop, isBlock: true))
      position = stop
    }
    return comments
  }

  /// The comments of a `.strings` file in a gap that holds nothing else but white space.
  static func comments(_ storage: ByteStorage, _ gap: Range<Int>) -> [Comment] {
    var comments: [Comment] = []
    var position = gap.lowerBound
    while position < gap.upperBound {
      if let comment = comment(storage, at: position, before: gap.upperBound) {
        comments.append(comment)
        position = comment.range.upperBound
      } else {
        position += 1
      }
    }
    return comments
  }

  /// Of a `.strings` file; nil where none begins.
  static func comment(_ storage: ByteStorage, at start: Int, before end: Int) -> Comment? {
    let bytes = SourceBytes(storage)
    if bytes.matches("/*", at: start) {
      let stop = min(bytes.find("*/", from: start + 2) + 2, end)
      return Comment(range: start..<stop, isBlock: true)
    }
    guard bytes.matches("//", at: start) else { return nil }
    var stop = start
    while stop < end, !endsLine(bytes, stop) { stop += 1 }
    return Comment(range: start..<stop, isBlock: false)
  }

  private static func endsLine(_ bytes: SourceBytes, _ index: Int) -> Bool {
    ASCII.isLineBreak(bytes.base[index]) || bytes.matches("\u{2028}", at: index)
      || bytes.matches("\u{2029}", at: index)
  }

  /// Of the member behind the gap.
  /// - Parameter isFirstLineForeign: whether what stands on the gap's first line goes with the member
  ///   before it.
  static func start(
    _ storage: ByteStorage, _ gap: Range<Int>, _ comments: [Comment], isFirstLineForeign: Bool
  ) -> Int {
    var start = gap.upperBound
    for comment in comments.reversed() {
      guard lineBreaks(storage, comment.range.upperBound..<start) <= 1 else { break }
      let before = lineBreaks(storage, gap.lowerBound..<comment.range.lowerBound)
      if isFirstLineForeign, before == 0 { break }
      start = comment.range.lowerBound
    }
    return start
  }

  static func lineBreaks(_ storage: ByteStorage, _ range: Range<Int>) -> Int {
    var count = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = storage.bytes[position]
      position += 1
      if byte == ASCII.carriageReturn, position < range.upperBound,
        storage.bytes[position] == ASCII.lineFeed
      {
        position += 1
      }
      if ASCII.isLineBreak(byte) { count += 1 }
    }
    return count
  }
}
