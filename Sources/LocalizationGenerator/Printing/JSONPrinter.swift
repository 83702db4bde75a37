/// Findings as one JSON array, one finding a line.
enum JSONPrinter {
  static func print(_ findings: [Finding], to bytes: ByteStorage) {
    bytes.append("[")
    for (index, finding) in findings.enumerated() {
      bytes.append(index == 0 ? "\n" : ",\n")
      var json = JSONWriter(bytes)
      write(finding, to: &json)
    }
    bytes.append(findings.isEmpty ? "]\n" : "\n]\n")
  }

  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    json.object { json in
      write(finding.place, to: &json)
      json.field("severity", diagnostic.severity.rawValue)
      json.field("rule", diagnostic.rule)
      json.field("message", diagnostic.message)
      if let table = diagnostic.table { json.field("table", table) }
      if let language = diagnostic.language { json.field("language", language) }
      if let key = diagnostic.key { json.field("key", key) }
      if !diagnostic.keys.isEmpty {
        json.name("keys")
        json.array { json in
          for key in diagnostic.keys { json.value(key) }
        }
      }
      if !finding.echoes.isEmpty {
        json.name("echoes")
        json.array { json in
          for echo in finding.echoes {
            json.object { json in
              write(echo.place, to: &json)
              json.field("language", echo.language)
            }
          }
        }
      }
      guard !finding.notes.isEmpty else { return }
      json.name("notes")
      json.array { json in
        for note in finding.notes { write(note, to: &json) }
      }
    }
  }

  private static func write(_ note: Finding.Note, to json: inout JSONWriter) {
    json.object { json in
      write(note.place, to: &json)
      json.field("message", note.message)
    }
  }

  private static func write(_ place: Finding.Place?, to json: inout JSONWriter) {
    guard let place else { return }
    json.field("path", place.text.path)
    json.field("line", place.line)
    json.field("column", place.column)
  }
}
