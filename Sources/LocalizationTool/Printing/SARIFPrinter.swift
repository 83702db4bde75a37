internal import TableParsing

/// Findings as a SARIF 2.1.0 log, which code-scanning services read.
enum SARIFPrinter {
  static func print(_ findings: [Finding], to bytes: ByteStorage) {
    let rules = Array(Set(findings.map(\.diagnostic.rule))).sorted()
    var json = JSONWriter(bytes)
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.name("runs")
      json.array { json in
        json.object { json in
          writeTool(rules, to: &json)
          json.field("columnKind", "unicodeCodePoints")
          json.name("results")
          json.array { json in
            for finding in findings { write(finding, rules: rules, to: &json) }
          }
        }
      }
    }
    bytes.append(0x0A)
  }

  private static func writeTool(_ rules: [String], to json: inout JSONWriter) {
    json.name("tool")
    json.object { json in
      json.name("driver")
      json.object { json in
        json.field("name", "localization-tool")
        json.name("rules")
        json.array { json in
          for rule in rules { write(rule, to: &json) }
        }
      }
    }
  }

  private static func write(_ rule: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", rule)
      guard let explanation = RuleCatalog.explanation(of: rule) else { return }
      json.name("fullDescription")
      writeText(explanation, to: &json)
    }
  }

  private static func write(_ finding: Finding, rules: [String], to json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    json.object { json in
      json.field("ruleId", diagnostic.rule)
      if let index = rules.firstIndex(of: diagnostic.rule) { json.field("ruleIndex", index) }
      json.field("level", diagnostic.severity.rawValue)
      json.name("message")
      writeText(diagnostic.message, to: &json)
      if let place = finding.place {
        json.name("locations")
        json.array { write(place, message: nil, to: &$0) }
      }
      let notes = finding.notes.filter { $0.place != nil }
      guard !notes.isEmpty else { return }
      json.name("relatedLocations")
      json.array { json in
        for note in notes {
          if let place = note.place { write(place, message: note.message, to: &json) }
        }
      }
    }
  }

  private static func write(
    _ place: Finding.Place, message: String?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.name("physicalLocation")
      json.object { json in
        json.name("artifactLocation")
        json.object { $0.field("uri", uri(place.text.path)) }
        json.name("region")
        json.object { json in
          json.field("startLine", place.line)
          json.field("startColumn", scalarColumn(place))
        }
      }
      guard let message else { return }
      json.name("message")
      writeText(message, to: &json)
    }
  }

  private static func writeText(_ text: String, to json: inout JSONWriter) {
    json.object { $0.field("text", text) }
  }

  /// From 1, in Unicode scalars.
  private static func scalarColumn(_ place: Finding.Place) -> Int {
    let start = place.lineRange.lowerBound
    let before = place.text.storage.bytes[start..<start + place.column - 1]
    return before.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// A relative reference for a relative path, else a `file` URI.
  private static func uri(_ path: String) -> String {
    var encoded = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return encoded
  }
}
