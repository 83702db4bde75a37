struct InvisibleCharacters: MessageCheck {
  let rule = Rule(
    "invisible-characters", .warning,
    """
    A text contains a character that cannot be seen: a zero width space (U+200B), a byte order \
    mark (U+FEFF), a word joiner or another format character (U+2060…206F), or a control \
    character. Copied from elsewhere as a rule, it breaks searching and line breaking. Joiners and \
    direction marks that scripts need are left alone, and so are zero width spaces in Khmer, Lao, \
    Burmese, Thai, Tibetan and Dzongkha, which mark the ends of words.
    """,
    told: .togetherByTable,
    bad: .strings(["en": "\"name\" = \"Na\u{200B}me\";"]),
    good: .strings(["en": #""name" = "Name";"#]))
  let interest = MessageTraits.invisibleCharacters

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    let mayHoldSpaces = Self.spacedLanguages.contains(message.column.baseLanguage)
    for form in message.forms {
      for (scalar, range) in form.text.scalars(where: isInvisible) {
        if mayHoldSpaces, scalar.value == 0x200B { continue }
        report(
          message.finding(
            self, "an invisible character, \(scalar.codePoint); remove it", in: form, part: range))
      }
    }
  }

  /// Those that mark the ends of words with U+200B.
  private static let spacedLanguages: Set = ["km", "lo", "my", "th", "bo", "dz"]

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // U+0000 and U+0001 come of escapes with too few digits or too many, which are reported as that.
    case 0, 1, 0x09, 0x0A, 0x0D: false
    case 2..<0x20, 0x7F, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF: true
    default: false
    }
  }
}
