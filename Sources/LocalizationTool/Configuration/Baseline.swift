internal import TableParsing

/// Findings that are accepted until they are fixed. They are known by what they are about, not by
/// where they stand, so that moved lines change nothing.
struct Baseline {
  struct Entry: Hashable {
    var rule: String
    var table: String?
    var language: String?
    var key: String?
    /// Of findings that are not about one key.
    var message: String?

    fileprivate var order: [String] {
      [table ?? "", language ?? "", key ?? "", rule, message ?? ""]
    }
  }

  /// How often each is accepted.
  private var counts: [Entry: Int] = [:]
  private let source: SourceText?

  var count: Int { counts.values.reduce(0, +) }

  init(accepting diagnostics: [Diagnostic]) {
    source = nil
    for diagnostic in diagnostics where Baseline.isAcceptable(diagnostic) {
      counts[Baseline.entry(of: diagnostic), default: 0] += 1
    }
  }

  static func parse(_ source: SourceText) -> Parsed<Baseline> {
    let parsed = JSONValue.parse(source)
    var reader = JSONMembers(source: source)
    reader.add(parsed.diagnostics)
    var baseline = Baseline(source: source)
    for member in reader.object(parsed.value, "the baseline") {
      switch member.key {
      case "accepted":
        for element in reader.elements(member) ?? [] { baseline.add(element, &reader) }
      default: reader.checkKnown(member, keys: ["accepted"], of: "the baseline")
      }
    }
    return Parsed(baseline, diagnostics: reader.diagnostics)
  }

  private init(source: SourceText) { self.source = source }

  private mutating func add(_ value: JSONValue, _ reader: inout JSONMembers) {
    var entry = Entry(rule: "")
    for member in reader.object(value, "an accepted finding") {
      switch member.key {
      case "rule": entry.rule = reader.string(member) ?? ""
      case "table": entry.table = reader.string(member)
      case "language": entry.language = reader.string(member)
      case "key": entry.key = reader.string(member)
      case "message": entry.message = reader.string(member)
      default:
        reader.checkKnown(
          member, keys: ["rule", "table", "language", "key", "message"], of: "an accepted finding")
      }
    }
    counts[entry, default: 0] += 1
  }

  /// What is not accepted, and one note where something accepted is gone.
  func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var rest = counts
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let entry = Baseline.entry(of: diagnostic)
      if Baseline.isAcceptable(diagnostic), let count = rest[entry], count > 0 {
        rest[entry] = count - 1
      } else {
        kept.append(diagnostic)
      }
    }
    let fixed = rest.values.reduce(0, +)
    if fixed > 0, let source { kept.append(Baseline.note(fixed, in: source)) }
    return kept
  }

  private static func note(_ fixed: Int, in source: SourceText) -> Diagnostic {
    Diagnostic(
      rule: "fixed-finding", severity: .note,
      message: "\(fixed) of the accepted findings \(fixed == 1 ? "is" : "are") no longer there; "
        + "'localization-tool check --write-baseline' shortens the baseline",
      location: SourceLocation(text: source, range: SourceRange(0, 0)))
  }

  private static func isAcceptable(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity != .note && RuleCatalog.isConfigurable(diagnostic.rule)
  }

  private static func entry(of diagnostic: Diagnostic) -> Entry {
    Entry(
      rule: diagnostic.rule, table: diagnostic.table, language: diagnostic.language,
      key: diagnostic.key, message: diagnostic.key == nil ? diagnostic.message : nil)
  }

  /// One accepted finding a line, in a stable order.
  var json: ByteStorage {
    let bytes = ByteStorage(capacity: 4096)
    bytes.append("{ \"accepted\": [")
    var separator = "\n"
    for (entry, count) in counts.sorted(by: { $0.key.order.lexicographicallyPrecedes($1.key.order) }
    ) {
      for _ in 0..<count {
        bytes.append(separator)
        Baseline.write(entry, to: bytes)
        separator = ",\n"
      }
    }
    bytes.append("\n] }\n")
    return bytes
  }

  private static func write(_ entry: Entry, to bytes: ByteStorage) {
    var json = JSONWriter(bytes)
    json.object { json in
      json.field("rule", entry.rule)
      if let table = entry.table { json.field("table", table) }
      if let language = entry.language { json.field("language", language) }
      if let key = entry.key { json.field("key", key) }
      if let message = entry.message { json.field("message", message) }
    }
  }
}
