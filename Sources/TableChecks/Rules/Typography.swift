struct Typography: MessageCheck {
  let rule = Rule(
    "typography", nil,
    """
    Typewriter habits: three full stops for an ellipsis (…), two hyphens for a dash (–), two \
    blanks in a row. Off unless switched on.
    """,
    told: .togetherByTable,
    bad: .strings(["en": #""wait" = "Please wait...";"#]),
    good: .strings(["en": #""wait" = "Please wait…";"#]))
  let interest = MessageTraits.any

  private static let habits: [(sought: StaticString, advice: String)] = [
    ("...", "three full stops; write an ellipsis (…)"),
    ("--", "two hyphens; write a dash (–)"),
    ("  ", "two blanks in a row"),
  ]

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for form in message.forms {
      for (sought, advice) in Self.habits {
        guard let offset = position(of: sought, in: form.text.bytes) else { continue }
        let start = Int32(truncatingIfNeeded: offset)
        let end = start + Int32(truncatingIfNeeded: sought.utf8CodeUnitCount)
        report(message.finding(self, advice, in: form, part: start..<end))
      }
    }
  }

  private func position(of sought: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
    sought.withUTF8Buffer { sought in
      var start = 0
      while start + sought.count <= bytes.count {
        if bytes[start] == sought[0],
          bytes[start..<start + sought.count].elementsEqual(sought)
        {
          return start
        }
        start += 1
      }
      return nil
    }
  }
}
