struct ForeignTemplate: MessageCheck {
  let rule = Rule(
    "foreign-template", nil,
    """
    %{name}, %name%, ${name}, {{name}} and {name} are how other systems write a placeholder. Here they \
    are printed as they stand. Write %(name)@, or leave the rule off where the program fills such \
    templates by itself.
    """,
    bad: .strings(["en": #""greeting" = "Hello %{name}";"#]),
    good: .strings(["en": #""greeting" = "Hello %(name)@";"#]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for fault in message.differences.faults where fault.fault.kind == .foreignTemplate {
      report(finding(in: fault.form, fault.fault.range, of: message))
    }
    for form in message.forms {
      var braces = BracedNames(form.text)
      while let range = braces.next() { report(finding(in: form, range, of: message)) }
    }
  }

  private func finding(
    in form: CheckedForm, _ range: Range<Int32>, of message: CheckedMessage
  ) -> Diagnostic {
    let written = form.text.part(range).string
    return message.finding(
      self, "\(written) is no placeholder here; write %(name)@", in: form, part: range)
  }
}

/// The names in braces of a text, with the sign before them: `{name}`, `{{ name }}`, `${name}`, `{0}`.
/// Those behind a percent sign are faults of the template already.
private struct BracedNames {
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
