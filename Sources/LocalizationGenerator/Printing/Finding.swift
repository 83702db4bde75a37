/// A diagnostic whose positions are lines and columns.
package struct Finding {
  /// A place in a file; line and column from 1, the column in UTF-8 bytes.
  package struct Place {
    package var text: SourceText
    package var line: Int
    package var column: Int
    /// The line's bytes in the text, its end not included.
    package var lineRange: Range<Int>
    package var length: Int

    /// Whether it stands for the file and not for anything at its beginning.
    package var isWholeFile: Bool { length == 0 && line == 1 && column == 1 }
  }

  package struct Note {
    package var message: String
    package var place: Place?
  }

  package var diagnostic: Diagnostic
  package var place: Place?
  package var notes: [Note]
  /// Translations that copy the fault.
  package var echoes: [(language: String, place: Place?)] = []

  /// In the order of path and offset; those without a place come first.
  package static func resolving(_ diagnostics: [Diagnostic]) -> [Finding] {
    var resolver = PlaceResolver()
    let ordered = diagnostics.enumerated().sorted {
      precedes(($0.element, $0.offset), ($1.element, $1.offset))
    }
    return ordered.map { resolver.finding($0.element) }
  }

  /// By path and offset, then in the order in which they were found.
  static func precedes(
    _ left: (diagnostic: Diagnostic, index: Int), _ right: (diagnostic: Diagnostic, index: Int)
  ) -> Bool {
    let (first, second) = (order(left.diagnostic), order(right.diagnostic))
    if first.path != second.path { return first.path < second.path }
    return (first.offset, left.index) < (second.offset, right.index)
  }

  private static func order(_ diagnostic: Diagnostic) -> (path: String, offset: Int32) {
    guard let location = diagnostic.location else { return ("", 0) }
    return (location.text.path, location.range.start)
  }
}

/// Computes the lines of a text once, and only where something is to be said about it.
private struct PlaceResolver {
  private var tables: [ObjectIdentifier: LineTable] = [:]

  mutating func finding(_ diagnostic: Diagnostic) -> Finding {
    var notes: [Finding.Note] = []
    for note in diagnostic.notes {
      notes.append(
        Finding.Note(message: ToolCommand.named(note.message), place: place(note.location)))
    }
    var diagnostic = diagnostic
    diagnostic.message = ToolCommand.named(diagnostic.message)
    var finding = Finding(
      diagnostic: diagnostic, place: place(diagnostic.location), notes: notes)
    for echo in diagnostic.echoes {
      finding.echoes.append((echo.language, place(echo.location)))
    }
    return finding
  }

  private mutating func place(_ location: SourceLocation?) -> Finding.Place? {
    guard let location else { return nil }
    let bytes = location.text.storage.bytes
    let table = tables[ObjectIdentifier(location.text)] ?? LineTable(bytes)
    tables[ObjectIdentifier(location.text)] = table
    let offset = min(max(Int(location.range.start), 0), bytes.count)
    let position = table.position(of: offset)
    let line = table.range(ofLine: position.line)
    return Finding.Place(
      text: location.text, line: position.line, column: position.column, lineRange: line,
      length: Int(location.range.end) - Int(location.range.start))
  }
}

/// The forms in which findings are printed.
package enum FindingFormat: String, CaseIterable {
  case text, json, github, sarif

  /// The findings of one target as this format tells them: tools get each by itself.
  package func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    self == .json ? diagnostics : SummedFindings.of(diagnostics)
  }

  package func print(_ findings: [Finding], console: Console) {
    print(findings, to: console.output, isColoured: console.isColoured)
  }

  package func print(_ findings: [Finding], to bytes: ByteStorage, isColoured: Bool) {
    switch self {
    case .text:
      let style = TextPrinter.Style(showsSource: true, isColoured: isColoured)
      TextPrinter(style: style).print(findings, to: bytes)
    case .json: JSONPrinter.print(findings, to: bytes)
    case .github: GitHubPrinter.print(findings, to: bytes)
    case .sarif: SARIFPrinter.print(findings, to: bytes)
    }
  }
}
