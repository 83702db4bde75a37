struct HTMLEntities: MessageCheck {
  let rule = Rule(
    "html-entities", .warning,
    """
    A translation has an entity of HTML, &amp; or &#39;, where the development language has none and \
    no tags either, so that it is shown as it stands. Write the character itself.
    """,
    told: .togetherByTable,
    bad: .strings([
      "en": #""terms" = "Terms & rules";"#, "de": #""terms" = "Bedingungen &amp; Regeln";"#,
    ]),
    good: .strings([
      "en": #""terms" = "Terms & rules";"#, "de": #""terms" = "Bedingungen & Regeln";"#,
    ]))
  let interest = MessageTraits.escapes

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, !message.isCopy else { return }
    for form in message.forms where form.text.holds(0x26) {
      guard let (range, character) = entity(in: form.text),
        !message.development.texts.contains(where: isHTML)
      else { continue }
      report(
        message.finding(
          self,
          "\(form.text.part(range)) is shown as it stands; write \(Text(character).quoted)",
          in: form, part: range, notes: [message.developmentNote(for: form)]))
    }
  }

  private func isHTML(_ form: MessageForm) -> Bool {
    entity(in: form.text) != nil || form.text.holds(0x3C)
  }

  private static let characters: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…",
    "mdash": "—", "ndash": "–", "copy": "©", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”",
    "eacute": "é", "agrave": "à", "egrave": "è", "ccedil": "ç", "uuml": "ü", "ouml": "ö",
    "auml": "ä",
  ]

  private func entity(in text: Text) -> (Range<Int32>, String)? {
    let bytes = text.bytes
    var start = 0
    while start < bytes.count, let open = bytes[start...].firstIndex(of: 0x26) {
      start = open + 1
      var end = start
      while end < bytes.count, end < start + 8, ASCII.isWord(bytes[end]) || bytes[end] == 0x23 {
        end += 1
      }
      guard end > start, end < bytes.count, bytes[end] == 0x3B else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      guard let character = Self.characters[name] ?? Self.numbered(name) else { continue }
      return (Int32(truncatingIfNeeded: open)..<Int32(truncatingIfNeeded: end + 1), character)
    }
    return nil
  }

  /// `#39`, `#x27`.
  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      .map { String($0) }
  }
}
