struct MarkupRule: MessageCheck {
  let rule = Rule(
    "markup", .warning,
    """
    A translation lacks a tag of the development language, or opens one that it does not close: <b>, \
    <a href="…">, **bold**, [text](address). The program shows what is left of it, or nothing at \
    all. Write the marks as the development language does.
    """,
    bad: .strings([
      "en": #""terms" = "Read the <b>terms</b>";"#, "de": #""terms" = "Lies die <b>Regeln<b>";"#,
    ]),
    good: .strings([
      "en": #""terms" = "Read the <b>terms</b>";"#, "de": #""terms" = "Lies die <b>Regeln</b>";"#,
    ]))
  let interest = MessageTraits.sourceMarkup

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, !message.isCopy else { return }
    for form in message.forms where !form.text.isEmpty {
      guard let original = message.developmentForm(for: form) else { continue }
      let source = Markup(original.text.string)
      guard !source.isEmpty, let difference = source.difference(to: Markup(form.text.string)) else {
        continue
      }
      report(
        message.finding(self, difference, in: form, notes: [message.developmentNote(for: form)]))
    }
  }
}

/// The marks of a text.
private struct Markup {
  /// How often each tag stands: `<b>`, `</b>`, `<br>`.
  private(set) var tags: [String: Int] = [:]
  private var bold = 0
  private var links = 0

  private static let known: Set = [
    "a", "b", "i", "u", "em", "strong", "p", "span", "font", "ul", "ol", "li", "h1", "h2", "h3",
    "small", "big", "sup", "sub", "code", "pre", "div", "s", "del", "center", "link", "bold",
  ]

  init(_ text: String) {
    readTags(text)
    bold = text.count(ofMark: "**")
    links = text.count(ofMark: "](")
    // Names in angle brackets are texts of their own, unless they are closed.
    tags = tags.filter { tag, _ in
      let name = tag.filter { $0 != "<" && $0 != ">" && $0 != "/" }
      return Self.known.contains(name)
        || tags["<\(name)>", default: 0] == tags["</\(name)>", default: 0]
    }
  }

  private mutating func readTags(_ text: String) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: ">") else { return }
      var tag = rest[..<close]
      let isClosing = tag.first == "/"
      if isClosing { tag = tag.dropFirst() }
      let name = tag.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
      let behind = tag.dropFirst(name.count).first
      guard !name.isEmpty, behind == nil || behind == " " || behind == "/", tag.last != "/" else {
        continue
      }
      tags[isClosing ? "</\(name)>" : "<\(name)>", default: 0] += 1
    }
  }

  var isEmpty: Bool { tags.isEmpty && bold < 2 && links == 0 }

  /// What is wrong with a translation; nil where it has the same marks.
  func difference(to other: Markup) -> String? {
    for (tag, count) in tags.sorted(by: { $0.key < $1.key }) {
      let here = other.tags[tag, default: 0]
      if here == 0 { return "the tag \(tag) of the development language is lost" }
      let twin = tag.hasPrefix("</") ? "<" + tag.dropFirst(2) : "</" + tag.dropFirst()
      if tags[twin] == count, other.tags[twin] != here {
        return "\(tag) stands \(here) times and \(twin) \(other.tags[twin, default: 0]) times"
      }
    }
    if bold >= 2, bold % 2 == 0, other.bold == 0 || other.bold % 2 == 1 {
      return "a mark ** of the development language is lost"
    }
    if links > other.links { return "a link [text](address) of the development language is lost" }
    return nil
  }
}

extension String {
  /// How often a mark of two ASCII characters stands in it.
  fileprivate func count(ofMark mark: String) -> Int {
    let sought = Array(mark.utf8)
    var count = 0
    var last: UInt8 = 0
    for byte in utf8 {
      let isFound = last == sought[0] && byte == sought[1]
      if isFound { count += 1 }
      last = isFound ? 0 : byte
    }
    return count
  }
}
