/// The languages that the environment variables ask for.
package enum LanguagePreferences {
  /// From `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, most wanted first; empty without a preference.
  ///
  /// As in gettext `LANGUAGE`, a list, counts only while the locale, the first that is set of the
  /// other three, is not `C` or `POSIX`. `C.UTF-8`, which containers set for the encoding only,
  /// does not switch it off; nor does a locale that is not set at all. The locale's own language
  /// comes after the list.
  /// - Parameter variable: a variable's value; nil where it is not set.
  package static func fromEnvironment(_ variable: (String) -> String?) -> [String] {
    var locale: String?
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where locale == nil {
      if let value = variable(name), !value.isEmpty { locale = value }
    }
    if let locale, isPlain(locale) { return [] }
    var result: [String] = []
    let list = (variable("LANGUAGE") ?? "").utf8.prefix(4096)
    for part in list.split(separator: UInt8(ascii: ":")) {
      let name = String(decoding: part, as: UTF8.self)
      if isPlain(name) { break }
      add(name, to: &result)
    }
    if let locale { add(locale, to: &result) }
    return result
  }

  private static func add(_ name: String, to tags: inout [String]) {
    guard let tag = LanguageTag(name)?.string, !tags.contains(tag) else { return }
    tags.append(tag)
  }

  private static func isPlain(_ name: String) -> Bool { name == "C" || name == "POSIX" }
}

extension LanguageMatching {
  /// The tags of `available` that an `Accept-Language` header accepts, best first; empty for none.
  ///
  /// Ranges count by their weight, then by their place. A range with weight 0 rules out what it
  /// covers, unless a more exact range allows it. `*` stands for all that no other range takes, the
  /// development language first.
  package static func negotiate(
    acceptLanguage header: String, available: [String], development: String? = nil
  ) -> [String] {
    let ranges = AcceptLanguage(header).ranges
    let allowed = candidates(available.filter { !isRuledOut($0, by: ranges) })
    let wanted = ranges.filter { $0.quality > 0 }
    let found = wanted.map { $0.tag.isEmpty ? [] : matches([$0.tag], allowed) }
    var result: [String] = []
    func append(_ tags: [String]) {
      for tag in tags where !result.contains(tag) { result.append(tag) }
    }
    let wildcard = wanted.firstIndex { $0.tag.isEmpty } ?? wanted.endIndex
    append(matches(wanted[..<wildcard].map { $0.tag }, allowed))
    append(found[..<wildcard].flatMap { $0 })
    if wildcard < wanted.endIndex {
      let later = Set(found[wildcard...].flatMap { $0 })
      let rest = allowed.map { $0.original }.filter { !later.contains($0) }
      append(rest.filter { $0 == development } + rest)
      append(found[wildcard...].flatMap { $0 })
    }
    return result
  }

  /// Whether the most exact range that covers `name` has weight 0.
  private static func isRuledOut(_ name: String, by ranges: [AcceptLanguage.Range]) -> Bool {
    guard let tag = LanguageTag(name)?.string.lowercased() else { return false }
    let covering = ranges.filter { range in
      range.tag == tag || tag.hasPrefix(range.tag + "-")
    }
    guard let closest = covering.max(by: { $0.tag.utf8.count < $1.tag.utf8.count }) else {
      return false
    }
    return closest.quality == 0
  }
}

extension LanguageTag {
  /// The header for outgoing requests, the first tag wanted most: `hi, en;q=0.9`.
  package static func httpAcceptLanguage(of tags: [String]) -> String {
    var seen: [String] = []
    for tag in tags {
      guard let name = LanguageTag(tag)?.string, !seen.contains(name) else { continue }
      seen.append(name)
    }
    return seen.enumerated().map { index, tag in
      index == 0 ? tag : "\(tag);q=0.\(max(10 - index, 1))"
    }.joined(separator: ", ")
  }
}

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

  /// More than any browser sends; the rest of a longer header is ignored.
  private static let limits = (bytes: 8192, ranges: 64)

  /// Parts that cannot be read are skipped.
  init(_ header: String) {
    let bytes = Array(header.utf8.prefix(Self.limits.bytes))
    let parts = bytes.split(separator: UInt8(ascii: ","), maxSplits: Self.limits.ranges)
    let ranges = parts.prefix(Self.limits.ranges).compactMap(Self.range)
    self.ranges = ranges.enumerated().sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }.map { $0.element }
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

  /// Letters, digits and hyphens; a `*` at the end adds nothing and is dropped.
  private static func tag(_ field: ArraySlice<UInt8>) -> String? {
    var subtags = trimmed(field).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    while let last = subtags.last, last.elementsEqual("*".utf8) {
      subtags.removeLast()
      if subtags.isEmpty { return "" }
    }
    let isTag = subtags.allSatisfy { subtag in
      !subtag.isEmpty && subtag.count <= 8 && subtag.allSatisfy(ASCII.isAlphanumeric)
    }
    guard isTag, !subtags.isEmpty else { return nil }
    let bytes = Array(subtags.joined(separator: [UInt8(ascii: "-")]))
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// `0.85` → 850. Nil for what RFC 9110, 12.4.2, does not allow: `0` or `1`, then at most three
  /// digits, which after `1` are zeros.
  private static func weight(_ field: ArraySlice<UInt8>) -> Int? {
    guard let first = field.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else {
      return nil
    }
    let rest = field.dropFirst()
    guard rest.isEmpty || rest.first == UInt8(ascii: "."), rest.count <= 4 else { return nil }
    var value = 0
    for index in 1...3 {
      let digit = index < rest.count ? rest[rest.startIndex + index] : UInt8(ascii: "0")
      guard ASCII.isDigit(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    if first == UInt8(ascii: "0") { return value }
    return value == 0 ? 1000 : nil
  }

  private static func trimmed(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var field = field.drop(while: ASCII.isBlank)
    while let last = field.last, ASCII.isBlank(last) { field.removeLast() }
    return field
  }
}
