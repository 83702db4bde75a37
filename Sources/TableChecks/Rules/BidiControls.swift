struct BidiControls: MessageCheck {
  let rule = Rule(
    "bidi-controls", .warning,
    """
    A text overrides the direction of writing (U+202D, U+202E), or opens an embedding or isolate \
    that it does not close, so that what stands behind it on the screen is shown backwards. Use \
    isolates in pairs (U+2068 … U+2069), or plain direction marks.
    """,
    bad: .strings(["en": "\"name\" = \"Name \u{202E}emaN\";"]),
    good: .strings(["en": "\"name\" = \"Name \u{2068}%@\u{2069}\";"]))
  let interest = MessageTraits.invisibleCharacters

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for form in message.forms {
      var open: [(scalar: Unicode.Scalar, range: Range<Int32>)] = []
      for (scalar, range) in form.text.scalars(where: isBidiControl) {
        switch scalar.value {
        case 0x202D, 0x202E:
          report(
            message.finding(
              self, "\(scalar.codePoint) overrides the direction of writing", in: form,
              part: range))
        case 0x202C where open.last.map({ $0.scalar.value < 0x202C }) ?? false: open.removeLast()
        case 0x2069 where open.last.map({ $0.scalar.value > 0x2065 }) ?? false: open.removeLast()
        case 0x202C, 0x2069: break
        default: open.append((scalar, range))
        }
      }
      for (scalar, range) in open {
        report(
          message.finding(
            self, "\(scalar.codePoint) is opened and not closed in this text", in: form,
            part: range))
      }
    }
  }

  private func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
