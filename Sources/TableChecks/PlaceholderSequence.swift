/// The placeholders of a text as written, one after the other.
enum PlaceholderSequence {
  private typealias Segments = UnsafeBufferPointer<MessageTemplate.Segment>

  /// Whether two texts have the same ones.
  static func isEqual(
    _ left: MessageTemplate?, _ leftText: Text, _ right: MessageTemplate?, _ rightText: Text
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.segments.withUnsafeBufferPointer { leftSegments in
      right.segments.withUnsafeBufferPointer { rightSegments in
        isEqual(leftSegments, bytes(leftText), rightSegments, bytes(rightText))
      }
    }
  }

  /// Whether a text has neither positions, nor what might be one, nor C strings, so that its placeholders cannot be at odds
  /// with each other.
  static func isOrdinary(_ template: MessageTemplate, _ text: Text) -> Bool {
    let base = bytes(text)
    return template.segments.withUnsafeBufferPointer { segments in
      var index = 0
      while index < segments.count {
        if isPlaceholder(segments, index, base) {
          let start = Int(segments[index].range.lowerBound)
          let end = Int(segments[index].range.upperBound)
          if memchr(base + start, 0x24, end - start) != nil { return false }
          if base[end - 1] | 0x20 == UInt8(ascii: "s") { return false }
          if base[end - 1] == 0x40, ASCII.isDigit(base[end - 2]) { return false }
        }
        index += 1
      }
      return true
    }
  }

  private static func bytes(_ text: Text) -> UnsafePointer<UInt8> {
    UnsafeRawPointer(text.storage.base).assumingMemoryBound(to: UInt8.self) + Int(text.start)
  }

  private static func isEqual(
    _ left: Segments, _ leftBase: UnsafePointer<UInt8>, _ right: Segments,
    _ rightBase: UnsafePointer<UInt8>
  ) -> Bool {
    var leftIndex = 0
    var rightIndex = 0
    while true {
      while leftIndex < left.count, !isPlaceholder(left, leftIndex, leftBase) { leftIndex += 1 }
      while rightIndex < right.count, !isPlaceholder(right, rightIndex, rightBase) {
        rightIndex += 1
      }
      if leftIndex == left.count || rightIndex == right.count {
        return leftIndex == left.count && rightIndex == right.count
      }
      let leftStart = Int(left[leftIndex].range.lowerBound)
      let rightStart = Int(right[rightIndex].range.lowerBound)
      let length = Int(left[leftIndex].range.upperBound) - leftStart
      guard length == Int(right[rightIndex].range.upperBound) - rightStart,
        memcmp(leftBase + leftStart, rightBase + rightStart, length) == 0
      else { return false }
      leftIndex += 1
      rightIndex += 1
    }
  }

  /// Begins with a percent sign and is not `%%`. A text with a stray one at its start is taken for
  /// a placeholder too, which only costs a closer look.
  private static func isPlaceholder(
    _ segments: Segments, _ index: Int, _ base: UnsafePointer<UInt8>
  ) -> Bool {
    let start = Int(segments[index].range.lowerBound)
    guard base[start] == 0x25 else { return false }
    return Int(segments[index].range.upperBound) != start + 2 || base[start + 1] != 0x25
  }
}
