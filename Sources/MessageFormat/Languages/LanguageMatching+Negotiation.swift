extension LanguageMatching {
  /// The tags of `available` that an `Accept-Language` header accepts, best first; empty for none.
  ///
  /// Ranges count by their weight, then by their place. A range with weight 0 rules out what it
  /// covers, unless a more exact range allows it. `*` stands for all that no other range takes.
  package static func negotiate(acceptLanguage header: String, available: [String]) -> [String] {
    let ranges = AcceptLanguage(header).ranges
    let allowed = candidates(available.filter { !isRuledOut($0, by: ranges) })
    let wanted = ranges.filter { $0.quality > 0 }
    let found = wanted.map { $0.tag.isEmpty ? [] : matches([$0.tag], allowed) }
    var result: [String] = []
    func append(_ tags: [String]) {
      for tag in tags where !result.contains(tag) { result.append(tag) }
    }
    let wildcard = wanted.firstIndex { $0.tag.isEmpty } ?? wanted.endIndex
    append(matches(wanted[..<wildcard].map(\.tag), allowed))
    append(found[..<wildcard].flatMap { $0 })
    if wildcard < wanted.endIndex {
      let later = Set(found[wildcard...].flatMap { $0 })
      append(allowed.map(\.original).filter { !later.contains($0) })
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
