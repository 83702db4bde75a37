/// The part of YAML that configurations of code generators are written in: mappings, lists, plain and
/// quoted scalars, lists and mappings in brackets. Anything else is left out.
package indirect enum YAMLOutline: Equatable, Sendable {
  case scalar(String)
  case list([YAMLOutline])
  case mapping([(key: String, value: YAMLOutline)])

  package static func == (left: YAMLOutline, right: YAMLOutline) -> Bool {
    switch (left, right) {
    case (.scalar(let left), .scalar(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  package subscript(_ key: String) -> YAMLOutline? {
    guard case .mapping(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var text: String? {
    if case .scalar(let text) = self { return text }
    return nil
  }

  /// The elements of a list; a single value is a list of one.
  package var elements: [YAMLOutline] {
    if case .list(let elements) = self { return elements }
    return [self]
  }

  package init(parsing text: String) {
    var parser = YAMLParser(text)
    self = parser.block(atLeast: 0, depth: 0)
  }
}

private struct YAMLParser {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private static let depthLimit = 32
  private var lines: [Line] = []
  private var next = 0

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let body = YAMLParser.withoutComment(line)
      let indent = body.prefix { $0 == " " }.count
      let rest = body.dropFirst(indent)
      guard !rest.isEmpty, rest != "---" else { continue }
      lines.append(Line(indent: indent, text: rest))
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = line.startIndex
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#", previous == " " {
        break
      }
      previous = character
      if character != " ", character != "\t" { end = line.index(after: index) }
    }
    return line[..<end]
  }

  mutating func block(atLeast indent: Int, depth: Int) -> YAMLOutline {
    guard next < lines.count, lines[next].indent >= indent, depth < Self.depthLimit else {
      return .scalar("")
    }
    let own = lines[next].indent
    if isItem(lines[next].text) { return list(own, depth) }
    if split(lines[next].text) != nil { return mapping(own, depth) }
    next += 1
    return YAMLParser.inline(lines[next - 1].text, depth: depth)
  }

  private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(_ indent: Int, _ depth: Int) -> YAMLOutline {
    var elements: [YAMLOutline] = []
    while next < lines.count, lines[next].indent == indent, isItem(lines[next].text) {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        next += 1
        elements.append(block(atLeast: indent + 1, depth: depth + 1))
      } else {
        // What follows the hyphen is the first line of a block of its own.
        lines[next].indent = indent + lines[next].text.count - rest.count
        lines[next].text = rest
        elements.append(block(atLeast: indent + 1, depth: depth + 1))
      }
    }
    return .list(elements)
  }

  private mutating func mapping(_ indent: Int, _ depth: Int) -> YAMLOutline {
    var members: [(key: String, value: YAMLOutline)] = []
    while next < lines.count, lines[next].indent == indent,
      let (key, rest) = split(lines[next].text)
    {
      next += 1
      if !rest.isEmpty {
        members.append((key, YAMLParser.inline(rest, depth: depth)))
      } else if next < lines.count, lines[next].indent == indent, isItem(lines[next].text) {
        members.append((key, list(indent, depth + 1)))
      } else {
        members.append((key, block(atLeast: indent + 1, depth: depth + 1)))
      }
    }
    // What is indented as nothing else is passed over, so that every line is read once.
    while next < lines.count, lines[next].indent > indent { next += 1 }
    return .mapping(members)
  }

  /// `key: rest`.
  private func split(_ text: Substring) -> (String, Substring)? {
    guard let first = text.first, first != "[", first != "{", first != "\"" || text.contains(":")
    else { return nil }
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      let after = text.index(after: colon)
      if after == text.endIndex || text[after] == " " {
        return (
          YAMLParser.unquoted(text[..<colon]), text[after...].drop { $0 == " " }
        )
      }
      index = after
    }
    return nil
  }

  private static func inline(_ text: Substring, depth: Int) -> YAMLOutline {
    if depth < depthLimit, text.hasPrefix("["), text.hasSuffix("]"), text.count > 1 {
      let inner = text.dropFirst().dropLast()
      return .list(
        inner.split(separator: ",").map { .scalar(unquoted($0)) })
    }
    return .scalar(unquoted(text))
  }

  private static func unquoted(_ text: Substring) -> String {
    let body = text.drop { $0 == " " }
    let trimmed = body.reversed().drop { $0 == " " }
    let plain = String(trimmed.reversed())
    for quote in ["\"", "'"] where plain.hasPrefix(quote) && plain.hasSuffix(quote) {
      if plain.count > 1 { return String(plain.dropFirst().dropLast()) }
    }
    return plain
  }
}
