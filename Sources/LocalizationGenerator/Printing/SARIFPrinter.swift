internal import TableChecks

/// Findings as a SARIF 2.1.0 log, which code-scanning services read.
struct SARIFPrinter {
  private var columns = ScalarColumns()

  static func print(_ findings: [Finding], to bytes: ByteStorage) {
    let rules = Array(Set(findings.map(\.diagnostic.rule))).sorted()
    let indices = Dictionary(
      rules.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter(bytes)
    var printer = SARIFPrinter()
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.name("runs")
      json.array { json in
        json.object { json in
          json.object("tool") { SARIFRules.write(rules, to: &$0) }
          json.field("columnKind", "unicodeCodePoints")
          json.name("results")
          json.array { json in
            for finding in findings {
              printer.write(finding, index: indices[finding.diagnostic.rule], to: &json)
            }
          }
        }
      }
    }
    bytes.append(0x0A)
  }

  private mutating func write(_ finding: Finding, index: Int?, to json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    let placeless = finding.notes.filter { $0.place == nil }.map { "\n" + $0.message }.joined()
    json.object { json in
      json.field("ruleId", diagnostic.rule)
      if let index { json.field("ruleIndex", index) }
      json.field("level", diagnostic.severity.rawValue)
      json.object("message") { $0.field("text", diagnostic.message + placeless) }
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

  private mutating func write(
    _ place: Finding.Place, message: String?, to json: inout JSONWriter
  ) {
    let path = place.text.path
    json.object { json in
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { json in
          json.field("uri", Self.uri(path))
          if !path.hasPrefix("/") { json.field("uriBaseId", "%SRCROOT%") }
        }
        json.object("region") { write(region: place, to: &$0) }
      }
      if let message { json.object("message") { $0.field("text", message) } }
    }
  }

  /// Columns from 1, in Unicode scalars. A region that goes over its line has no end.
  private mutating func write(region place: Finding.Place, to json: inout JSONWriter) {
    let line = place.lineRange
    let start = line.lowerBound + place.column - 1
    let column = 1 + columns.count(place.text, line.lowerBound..<start)
    json.field("startLine", place.line)
    json.field("startColumn", column)
    guard place.length > 0, start + place.length <= line.upperBound else { return }
    json.field("endColumn", column + columns.count(place.text, start..<start + place.length))
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

/// Counts scalars in texts, however many places of one line are asked for.
private struct ScalarColumns {
  private static let blockLength = 1024

  /// Text → how many scalars begin before each block of its bytes.
  private var blocks: [ObjectIdentifier: [Int]] = [:]

  mutating func count(_ text: SourceText, _ range: Range<Int>) -> Int {
    before(range.upperBound, in: text) - before(range.lowerBound, in: text)
  }

  private mutating func before(_ offset: Int, in text: SourceText) -> Int {
    let starts = blocks[ObjectIdentifier(text)] ?? Self.blocks(of: text)
    blocks[ObjectIdentifier(text)] = starts
    let block = min(offset / Self.blockLength, starts.count - 1)
    return starts[block] + Self.scalars(text, block * Self.blockLength, offset)
  }

  private static func blocks(of text: SourceText) -> [Int] {
    var starts = [0]
    for start in stride(from: blockLength, through: text.storage.count, by: blockLength) {
      starts.append((starts.last ?? 0) + scalars(text, start - blockLength, start))
    }
    return starts
  }

  private static func scalars(_ text: SourceText, _ start: Int, _ end: Int) -> Int {
    withExtendedLifetime(text) {
      text.storage.bytes[start..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
  }
}

/// The rules of a SARIF log, with what a code-scanning service shows about them.
enum SARIFRules {
  /// The members of `tool`.
  static func write(_ rules: [String], to json: inout JSONWriter) {
    json.object("driver") { json in
      json.field("name", "localization-tool")
      json.name("rules")
      json.array { json in
        for rule in rules { write(rule, to: &json) }
      }
    }
  }

  private static func write(_ id: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      guard let rule = RuleList.rule(id) else { return }
      json.object("shortDescription") { $0.field("text", RuleList.summary(of: rule)) }
      json.object("fullDescription") { $0.field("text", rule.explanation) }
      json.object("help") { json in
        json.field("text", RuleList.description(of: rule))
        json.field("markdown", RuleMarkdown.section(of: rule, level: 1))
      }
      json.object("defaultConfiguration") { json in
        json.name("enabled")
        json.value(rule.defaultSeverity != nil)
        json.field("level", (rule.defaultSeverity ?? .warning).rawValue)
      }
    }
  }
}
