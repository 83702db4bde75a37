struct NormalizationTwins: TableCheck {
  let rule = Rule(
    "normalization-twins", .warning,
    """
    Two keys look the same and differ in their code points: é as one character, or as e with a \
    combining accent (NFC and NFD). Tables are searched by code points, so each finds only one of \
    them. Keep one.
    """,
    bad: .strings([
      "en": "\"caf\u{e9}\" = \"Café\"; \"cafe\u{301}\" = \"Café\";"
    ]),
    good: .strings(["en": "\"caf\u{e9}\" = \"Café\";"]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      // Strings are equal when they are canonically equivalent; ASCII keys cannot be.
      let twins = TwinKeys.find(table.keys) { $0.isASCII ? nil : $0.string }
      for (row, twin) in twins {
        report(
          TwinKeys.finding(
            rule: rule, table, row: row, twin: twin, difference: "Unicode normalization"))
      }
    }
  }
}

extension Text {
  /// Eight bytes at a time.
  var isASCII: Bool {
    let base = UnsafeRawPointer(storage.base) + Int(start)
    var offset = 0
    while offset + 8 <= Int(count) {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    while offset < Int(count) {
      if base.load(fromByteOffset: offset, as: UInt8.self) >= 0x80 { return false }
      offset += 1
    }
    return true
  }
}
