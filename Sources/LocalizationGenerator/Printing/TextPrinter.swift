/// Findings for people and for the compiler's log.
package struct TextPrinter {
  package struct Style {
    /// The source line and a caret below each finding.
    package var showsSource = false
    package var isColoured = false

    package init(showsSource: Bool = false, isColoured: Bool = false) {
      self.showsSource = showsSource
      self.isColoured = isColoured
    }
  }

  package var style = Style()

  package init() {}
  init(style: Style) { self.style = style }

  package func print(_ findings: [Finding], to bytes: ByteStorage) {
    for finding in findings {
      let diagnostic = finding.diagnostic
      print(
        diagnostic.message + " [\(diagnostic.rule)]", severity: diagnostic.severity,
        at: finding.place, showsSource: style.showsSource, to: bytes)
      for note in finding.notes {
        print(
          note.message, severity: .note, at: note.place ?? finding.place,
          showsSource: style.showsSource && note.place != nil, to: bytes)
      }
    }
  }

  private func print(
    _ message: String, severity: Severity, at place: Finding.Place?, showsSource: Bool,
    to bytes: ByteStorage
  ) {
    if let place {
      bytes.append("\(VisibleText.path(place.text.path)):\(place.line):\(place.column): ")
    }
    bytes.append(coloured("\(severity.rawValue):", colour(of: severity)))
    bytes.append(" \(VisibleText.line(message))\n")
    guard showsSource, let place, !place.lineRange.isEmpty, !place.isWholeFile else { return }
    let excerpt = SourceExcerpt(place)
    bytes.append("  \(excerpt.line)\n  " + coloured(excerpt.caret, "32") + "\n")
  }

  private func coloured(_ text: String, _ code: String) -> String {
    style.isColoured ? "\u{1B}[1;\(code)m\(text)\u{1B}[0m" : text
  }

  private func colour(of severity: Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "35"
    case .note: "36"
    }
  }
}

/// The part of a source line around a place, and the caret below it.
package struct SourceExcerpt {
  package let line: String
  package let caret: String

  package init(_ place: Finding.Place) {
    let bytes = place.text.storage.bytes
    let offset = place.lineRange.lowerBound + place.column - 1
    var start = place.lineRange.lowerBound
    if offset - start > 80 { start = SourceExcerpt.boundary(bytes, offset - 60) }
    let end = SourceExcerpt.boundary(bytes, min(place.lineRange.upperBound, start + 160))
    let before = String(decoding: bytes[start..<max(start, min(offset, end))], as: UTF8.self)
    let marked = String(
      decoding: bytes[min(offset, end)..<min(max(offset + place.length, offset), end)],
      as: UTF8.self)
    let shown = VisibleText.line(String(decoding: bytes[start..<max(start, end)], as: UTF8.self))
    line = VisibleText.withoutCommand(shown)
    let added = before.isEmpty ? 0 : line.count - shown.count
    let indentation = String(repeating: " ", count: VisibleText.line(before).count + added)
    let tail = max(VisibleText.line(marked).count - 1, 0)
    caret = indentation + "^" + String(repeating: "~", count: tail)
  }

  /// The nearest offset at or before `offset` where a scalar begins.
  private static func boundary(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
