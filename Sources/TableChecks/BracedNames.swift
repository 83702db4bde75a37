/// The names in braces of a text, with the sign before them: `{name}`, `{{ name }}`, `${name}`, `{0}`.
/// Those behind a percent sign are faults of the template already.
struct BracedNames {
  private let text: Text
  private var offset = 0
  private static let longestName = 64

  init(_ text: Text) { self.text = text }

  mutating func next() -> Range<Int32>? {
    let text = text
    return withExtendedLifetime(text) {
      let bytes = text.bytes
      while let open = bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "{")) {
        offset = open + 1
        guard let range = Self.name(openedAt: open, in: bytes) else { continue }
        offset = range.upperBound
        let end = Int32(truncatingIfNeeded: range.upperBound)
        return Int32(truncatingIfNeeded: range.lowerBound)..<end
      }
      return nil
    }
  }

  private static func name(openedAt open: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    let before = open > 0 ? bytes[open - 1] : 0
    if before == UInt8(ascii: "%") { return nil }
    let isDouble = open + 1 < bytes.count && bytes[open + 1] == UInt8(ascii: "{")
    let first = open + (isDouble ? 2 : 1)
    let limit = min(bytes.count, first + longestName)
    guard first < limit, let close = bytes[first..<limit].firstIndex(of: UInt8(ascii: "}")),
      isName(bytes[first..<close])
    else { return nil }
    let end = close + (isDouble ? 2 : 1)
    if isDouble, end > bytes.count || bytes[end - 1] != UInt8(ascii: "}") { return nil }
    return (before == UInt8(ascii: "$") ? open - 1 : open)..<end
  }

  /// Letters, digits, and what joins them, with blanks around.
  private static func isName(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let blank = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 != blank }),
      let last = bytes.lastIndex(where: { $0 != blank })
    else { return false }
    return bytes[first...last].allSatisfy { byte in
      ASCII.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }
}

extension MessageForm {
  /// The template variables of the program's own, `{name}`, `${name}`, `%{name}`, `%name%`, as they are
  /// written. None in a pattern of ICU, whose braces hold texts.
  var templateVariables: [Range<Int32>] {
    var found = (template?.faults ?? []).filter { $0.kind == .foreignTemplate }.map(\.range)
    var braces = BracedNames(text)
    while let range = braces.next() { found.append(range) }
    guard !found.isEmpty else { return [] }
    if text.contains(Text(", plural,")) || text.contains(Text(", select,")) { return [] }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }
}
