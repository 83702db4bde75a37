/// A pattern in which `*` stands for any run of bytes and `?` for one character.
package struct WildcardPattern: Sendable {
  private let pattern: [UInt8]

  package init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

  /// Whether the whole of `text` fits. Linear in the product of the lengths at worst.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.utf8)
    var (at, position) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while position < text.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at + 1, position)
        at += 1
      } else if at < pattern.count, pattern[at] == UInt8(ascii: "?") {
        at += 1
        position = WildcardPattern.end(ofCharacterAt: position, in: text)
      } else if at < pattern.count, pattern[at] == text[position] {
        at += 1
        position += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (at, position) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func end(ofCharacterAt position: Int, in text: [UInt8]) -> Int {
    var end = position + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
