package enum Severity: String, Sendable { case error, warning, note }

/// One finding of a rule. It becomes text only in the printer.
package struct Diagnostic: Sendable {
  package struct Note: Sendable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A translation that copies a fault.
  package struct Echo: Sendable {
    package var language: String
    package var location: SourceLocation?

    package init(language: String, location: SourceLocation?) {
      self.language = language
      self.location = location
    }
  }

  /// The rule's id.
  package private(set) var rule: String
  package var severity: Severity
  /// What is wrong and what to do, in one sentence or two, without a final full stop.
  package var message: String
  package var location: SourceLocation?
  package var notes: [Note]
  /// The table, language and key it is about, where there is one: for suppression and baselines.
  package var table: String?
  package var language: String?
  package var key: String?
  /// The keys it is about where there are several: a baseline accepts each by itself.
  package var keys: [String] = []
  /// Where translations have the development language's own fault: not told by themselves.
  package var echoes: [Echo] = []

  /// - Parameter severity: nil for that of the rule.
  package init(
    rule: Rule, severity: Severity? = nil, message: String, location: SourceLocation? = nil,
    notes: [Note] = [], table: String? = nil, language: String? = nil, key: String? = nil
  ) {
    self.rule = rule.id
    self.severity = severity ?? rule.severity
    self.message = message
    self.location = location
    self.notes = notes
    self.table = table
    self.language = language
    self.key = key
  }

  /// The same under another rule: what is wrong with the JSON of a configuration is wrong with the
  /// configuration.
  package func reported(as rule: Rule) -> Diagnostic {
    var diagnostic = self
    diagnostic.rule = rule.id
    return diagnostic
  }
}

/// A value and everything there was to say about its source. Parsers never throw.
package struct Parsed<Value: Sendable>: Sendable {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

/// Where the lines of a text begin. LF, CR and CR LF end a line.
package struct LineTable: Sendable {
  private let starts: [Int]
  /// Offsets behind the last byte of each line, its end not included.
  private let ends: [Int]

  package init(_ bytes: UnsafeRawBufferPointer) {
    var starts = [0]
    var ends: [Int] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let stop = index
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D {
        ends.append(stop)
        starts.append(index)
      }
    }
    self.starts = starts
    self.ends = ends + [bytes.count]
  }

  /// Line and column of an offset, both from 1; the column counts UTF-8 bytes, as swiftc's does.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes of a line, its end not included. Lines count from 1.
  package func range(ofLine line: Int) -> Range<Int> { starts[line - 1]..<ends[line - 1] }
}

/// What a comment silences: `[no-lint]` all rules, `[no-lint:rule-id]` one, `[no-lint:a, b]` some.
package struct Suppression: Equatable, Sendable {
  package private(set) var silencesAll = false
  package private(set) var rules: [String] = []

  package init(_ comment: Text?) {
    guard let comment, !comment.isEmpty else { return }
    let bytes = comment.bytes
    let base = comment.storage.base + Int(comment.start)
    guard memchr(base, 0x5B, bytes.count) != nil else { return }
    var open: Int?
    for index in 0..<bytes.count {
      if bytes[index] == UInt8(ascii: "[") { open = index }
      guard bytes[index] == UInt8(ascii: "]"), let start = open else { continue }
      add(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
      open = nil
    }
  }

  package func silences(_ rule: String) -> Bool { silencesAll || rules.contains(rule) }

  private mutating func add(_ bracketed: String) {
    guard bracketed.hasPrefix("no-lint") else { return }
    let rest = bracketed.dropFirst("no-lint".count)
    if rest.isEmpty { silencesAll = true }
    guard rest.first == ":" else { return }
    rules += rest.dropFirst().split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
  }
}
