/// The language ranges of an `Accept-Language` header (RFC 9110 §12.5.4), best first.
struct AcceptLanguage {
  struct Range {
    /// In lower case; empty for `*`.
    var tag: String
    /// From 0, not wanted, to 1000.
    var quality: Int
  }

  /// Ordered by quality, then as written. Quality 0 is last.
  let ranges: [Range]

  /// More than any browser sends; what comes after it is not read.
  private static let limits = (bytes: 8192, ranges: 64)

  /// Parts that cannot be read are skipped.
  init(_ header: String) {
    let bytes = Array(header.utf8.prefix(Self.limits.bytes))
    let parts = bytes.split(separator: UInt8(ascii: ","), maxSplits: Self.limits.ranges)
    let ranges = parts.prefix(Self.limits.ranges).compactMap(Self.range)
    self.ranges = ranges.enumerated().sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }.map(\.element)
  }

  private static func range(_ part: ArraySlice<UInt8>) -> Range? {
    let fields = part.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let tag = fields.first.flatMap(tag) else { return nil }
    var quality = 1000
    for field in fields.dropFirst() {
      let field = trimmed(field)
      let pair = field.split(separator: UInt8(ascii: "="), maxSplits: 1).map(trimmed)
      guard let name = pair.first, name.elementsEqual("q".utf8) || name.elementsEqual("Q".utf8)
      else { continue }
      guard pair.count == 2, let value = weight(pair[1]) else { return nil }
      quality = value
    }
    return Range(tag: tag, quality: quality)
  }

  /// Letters, digits and hyphens; `*` at the end says nothing more.
  private static func tag(_ field: ArraySlice<UInt8>) -> String? {
    var subtags = trimmed(field).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    while let last = subtags.last, last.elementsEqual("*".utf8) {
      subtags.removeLast()
      if subtags.isEmpty { return "" }
    }
    let isTag = subtags.allSatisfy { subtag in
      !subtag.isEmpty && subtag.count <= 8 && subtag.allSatisfy(isAlphanumeric)
    }
    guard isTag, !subtags.isEmpty else { return nil }
    let bytes = Array(subtags.joined(separator: [UInt8(ascii: "-")]))
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// `0.85` → 850; more than 1 counts as 1, more than three digits are cut off.
  private static func weight(_ field: ArraySlice<UInt8>) -> Int? {
    let parts = field.split(separator: UInt8(ascii: "."), maxSplits: 1)
    let isNumber = field.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard isNumber, let whole = field.first == UInt8(ascii: ".") ? [][...] : parts.first,
      parts.last?.allSatisfy(isDigit) == true
    else { return nil }
    guard whole.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return 1000 }
    let fraction = field.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix(3)
    var value = 0
    for index in 0..<3 {
      let digit = index < fraction.count ? fraction[fraction.startIndex + index] : UInt8(ascii: "0")
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  private static func trimmed(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var field = field.drop(while: isSpace)
    while let last = field.last, isSpace(last) { field.removeLast() }
    return field
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
