/// Finds what in a text is not for people: markup, entities, variables, addresses.
enum FixedParts {
  struct Part {
    var text: Substring
    var isFixed: Bool
  }

  /// What a fixed part may be at most, so that a stray sign costs no search of the whole text.
  private static let longest = 2_000

  static func split(_ text: Substring) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard let end = end(ofPartAt: index, in: text) else {
        index = text.index(after: index)
        continue
      }
      if start < index { parts.append(Part(text: text[start..<index], isFixed: false)) }
      parts.append(Part(text: text[index..<end], isFixed: true))
      (start, index) = (end, end)
    }
    if start < text.endIndex { parts.append(Part(text: text[start...], isFixed: false)) }
    return parts
  }

  private static func end(ofPartAt index: Substring.Index, in text: Substring) -> Substring.Index? {
    switch text[index] {
    case "<": return markup(at: index, in: text)
    case "&": return entity(at: index, in: text)
    case "$": return variable(at: index, in: text)
    case "]": return target(at: index, in: text)
    case "{": return close("}", from: index, in: text)
    case "h", "H", "w", "W", "m", "M", "f", "F": return address(at: index, in: text)
    default: return mail(at: index, in: text)
    }
  }

  private static func close(
    _ sign: Character, from index: Substring.Index, in text: Substring
  ) -> Substring.Index? {
    text[index...].prefix(longest).firstIndex(of: sign).map { text.index(after: $0) }
  }

  private static func markup(at index: Substring.Index, in text: Substring) -> Substring.Index? {
    let next = text[text.index(after: index)...].first
    guard let next, next.isLetter || next == "/" || next == "!" else { return nil }
    return close(">", from: index, in: text)
  }

  private static func entity(at index: Substring.Index, in text: Substring) -> Substring.Index? {
    let name = text[text.index(after: index)...].prefix { $0.isLetter || $0.isNumber || $0 == "#" }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == ";" else {
      return nil
    }
    return text.index(after: name.endIndex)
  }

  /// `${name}` and `$(NAME)`.
  private static func variable(at index: Substring.Index, in text: Substring) -> Substring.Index? {
    switch text[text.index(after: index)...].first {
    case "{": return close("}", from: index, in: text)
    case "(": return close(")", from: index, in: text)
    default: return nil
    }
  }

  /// Of a link or an attribute in Markdown: `](…)`.
  private static func target(at index: Substring.Index, in text: Substring) -> Substring.Index? {
    guard text[text.index(after: index)...].first == "(" else { return nil }
    return close(")", from: index, in: text)
  }

  private static func isBeginning(_ index: Substring.Index, in text: Substring) -> Bool {
    guard index > text.startIndex else { return true }
    let before = text[text.index(before: index)]
    return !before.isLetter && !before.isNumber
  }

  private static func address(at index: Substring.Index, in text: Substring) -> Substring.Index? {
    guard isBeginning(index, in: text) else { return nil }
    let rest = text[index...].prefix(longest)
    let lowercased = rest.prefix(8).lowercased()
    let schemes = ["http://", "https://", "ftp://", "file://", "mailto:", "www."]
    guard schemes.contains(where: lowercased.hasPrefix) else { return mail(at: index, in: text) }
    let end = rest.firstIndex { $0.isWhitespace || "\"'<>”“»«".contains($0) } ?? rest.endIndex
    return trimmed(index..<end, in: text)
  }

  /// A full stop behind an address ends the sentence.
  private static func trimmed(
    _ range: Range<Substring.Index>, in text: Substring
  ) -> Substring.Index {
    var end = range.upperBound
    while end > range.lowerBound {
      let before = text.index(before: end)
      guard ".,;:!?)".contains(text[before]) else { break }
      end = before
    }
    return end
  }

  private static func mail(at index: Substring.Index, in text: Substring) -> Substring.Index? {
    guard isMailCharacter(text[index]), isBeginning(index, in: text) else { return nil }
    let name = text[index...].prefix(64).prefix(while: isMailCharacter)
    guard name.endIndex < text.endIndex, text[name.endIndex] == "@" else { return nil }
    let host = text[text.index(after: name.endIndex)...].prefix(255).prefix(while: isMailCharacter)
    guard host.contains(".") else { return nil }
    return trimmed(index..<host.endIndex, in: text)
  }

  private static func isMailCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._-+".contains(character))
  }
}
