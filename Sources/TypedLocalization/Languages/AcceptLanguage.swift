internal import MessageFormat

/// An `Accept-Language` header (RFC 9110 §12.5.4), read leniently.
struct AcceptLanguage {
  /// More are not read: the header comes from anyone.
  private static let capacity = 100

  /// Best first; equal qualities in the order of the header.
  let ranges: [String]
  private let refused: [String]

  init(_ header: String) {
    var items: [(range: String, quality: Double)] = []
    for item in header.utf8.prefix(8192).split(separator: UInt8(ascii: ",")).prefix(Self.capacity) {
      if let read = Self.item(String(decoding: item, as: UTF8.self)) { items.append(read) }
    }
    ranges = items.enumerated().filter { $0.element.quality > 0 }
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.range)
    refused = items.filter { $0.quality == 0 && $0.range != "*" }.map { $0.range.lowercased() }
  }

  /// Whether a range with `q=0` covers `tag` and no accepted one names it closer.
  func refuses(_ tag: String) -> Bool {
    let tag = TableManifest.canonical(tag).lowercased()
    return refused.contains { range in
      Self.covers(range, tag)
        && !ranges.contains {
          let accepted = $0.lowercased()
          return accepted.utf8.count > range.utf8.count && Self.covers(accepted, tag)
        }
    }
  }

  private static func covers(_ range: String, _ tag: String) -> Bool {
    tag == range || tag.hasPrefix(range + "-")
  }

  private static func item(_ text: String) -> (range: String, quality: Double)? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard let range = parts.first, isRange(range) else { return nil }
    var quality = 1.0
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1).map { trimmed($0) }
      guard pair.count == 2 else { return nil }
      guard pair[0].lowercased() == "q" else { continue }
      guard let value = Double(pair[1]), value >= 0, value <= 1 else { return nil }
      quality = value
    }
    return (range, quality)
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let end = text.lastIndex { !isBlank($0) }
    return end.map { String(text[...$0].drop(while: isBlank)) } ?? ""
  }

  /// `*`, or letters, digits and hyphens that begin with a letter (`_` is taken as `-`).
  private static func isRange(_ range: String) -> Bool {
    if range == "*" { return true }
    guard let first = range.unicodeScalars.first, isLetter(first), range.utf8.count <= 100 else {
      return false
    }
    return range.unicodeScalars.allSatisfy {
      isLetter($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
