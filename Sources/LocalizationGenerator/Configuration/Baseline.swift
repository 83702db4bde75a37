internal import Foundation

/// Findings that are accepted until they are fixed. They are known by what they are about, not by
/// where they stand, so that moved lines change nothing.
struct Baseline {
  /// How often each is accepted.
  private var counts: [BaselineEntry: Int] = [:]
  /// Where the file names each first.
  private var ranges: [BaselineEntry: SourceRange] = [:]
  private let source: SourceText?
  /// Whether the file has errors: then what it seems to accept says nothing about what is gone.
  private var isDamaged = false
  /// What paths in messages are told relative to: the configuration's folder with its slash.
  private let folder: String

  var count: Int { counts.values.reduce(0, +) }

  init(accepting diagnostics: [Diagnostic], folder: String = "") {
    source = nil
    self.folder = folder
    for diagnostic in diagnostics where Baseline.isAcceptable(diagnostic) {
      for entry in BaselineEntry.entries(of: diagnostic, folder: folder) {
        counts[entry, default: 0] += 1
      }
    }
  }

  private init(source: SourceText, folder: String) {
    self.source = source
    self.folder = folder
  }

  static func parse(_ source: SourceText, folder: String = "") -> Parsed<Baseline> {
    let parsed = JSONValue.parse(source)
    var reader = JSONMembers(source: source)
    reader.add(parsed.diagnostics)
    var baseline = Baseline(source: source, folder: folder)
    for member in reader.object(parsed.value, "the baseline") {
      switch member.key {
      case "accepted":
        for element in reader.elements(member, of: "objects") ?? [] {
          baseline.add(element, &reader)
        }
      default: reader.checkKnown(member, keys: ["accepted"], of: "the baseline")
      }
    }
    baseline.isDamaged = !reader.diagnostics.isEmpty
    return Parsed(baseline, diagnostics: reader.diagnostics)
  }

  private mutating func add(_ value: JSONValue, _ reader: inout JSONMembers) {
    guard let entry = BaselineEntry(value, &reader) else { return }
    counts[entry, default: 0] += 1
    ranges[entry] = ranges[entry] ?? value.range
  }

  /// Malformed input cannot be accepted, and notes need not be. Of stale translations their own file
  /// knows.
  static func isAcceptable(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity != .note && RuleList.isConfigurable(diagnostic.rule)
      && diagnostic.rule != Rule.staleTranslation.id
  }

  /// One accepted finding a line, in a stable order.
  var json: ByteStorage {
    let bytes = ByteStorage(capacity: 4096)
    bytes.append("{ \"accepted\": [")
    var separator = "\n"
    for (entry, count) in counts.sorted(by: { $0.key.precedes($1.key) }) {
      for _ in 0..<count {
        bytes.append(separator)
        entry.write(to: bytes)
        separator = ",\n"
      }
    }
    bytes.append("\n] }\n")
    return bytes
  }
}

extension Baseline {
  /// What is not accepted, and one note where something accepted is gone. `unchecked` are the rules
  /// that were not looked at.
  func filter(
    _ diagnostics: [Diagnostic], without unchecked: Set<String> = []
  ) -> [Diagnostic] {
    var rest = counts
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      guard Baseline.isAcceptable(diagnostic) else {
        kept.append(diagnostic)
        continue
      }
      let entries = BaselineEntry.entries(of: diagnostic, folder: folder)
      let new = entries.filter { entry in
        guard let count = rest[entry], count > 0 else { return true }
        rest[entry] = count - 1
        return false
      }
      if !new.isEmpty { kept.append(Baseline.told(diagnostic, new, of: entries)) }
    }
    if let note = note(
      about: rest.filter { $0.value > 0 && !unchecked.contains($0.key.rule) })
    {
      kept.append(note)
    }
    return kept
  }

  /// A finding about several keys of which some are accepted says which are not.
  private static func told(
    _ diagnostic: Diagnostic, _ new: [BaselineEntry], of entries: [BaselineEntry]
  ) -> Diagnostic {
    guard new.count < entries.count else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append(
      Diagnostic.Note("the baseline accepts all of them but \(shown(new.compactMap(\.key)))"))
    return diagnostic
  }

  private func note(about gone: [BaselineEntry: Int]) -> Diagnostic? {
    let count = gone.values.reduce(0, +)
    guard count > 0, !isDamaged, let source else { return nil }
    let entries = gone.keys.sorted { $0.precedes($1) }
    let first = entries.compactMap { ranges[$0] }.min { $0.start < $1.start }
    return Diagnostic(
      rule: .fixedFinding,
      message: "\(count) of the accepted findings \(count == 1 ? "is" : "are") no longer there: "
        + "\(Baseline.shown(entries.map(\.description))); "
        + "'localization-tool check --write-baseline' shortens the baseline",
      location: SourceLocation(text: source, range: first ?? SourceRange(0, 0)))
  }

  /// The first few.
  private static func shown(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}

/// What makes a finding the same one in a later run.
struct BaselineEntry: Hashable {
  var rule: String
  var table: String?
  var language: String?
  var key: String?
  /// The marked part of the source: the placeholder, the white space, the character.
  var text: String?
  /// Of findings that are not about one key.
  var message: String?

  /// One a key where a finding is about several.
  static func entries(of diagnostic: Diagnostic, folder: String) -> [BaselineEntry] {
    var entry = BaselineEntry(
      rule: diagnostic.rule, table: diagnostic.table, language: diagnostic.language)
    guard diagnostic.keys.isEmpty else {
      return diagnostic.keys.map { key in
        entry.key = key
        return entry
      }
    }
    entry.key = diagnostic.key
    let text = diagnostic.location.flatMap(excerpt)
    entry.text = text == entry.key ? nil : text
    if entry.key == nil { entry.message = relative(diagnostic.message, to: folder) }
    return [entry]
  }

  /// Nil where it is long, or more than a part of one line: layout is not what is accepted.
  private static func excerpt(_ location: SourceLocation) -> String? {
    let bytes = location.text.storage.bytes
    let (start, end) = (Int(location.range.start), Int(location.range.end))
    guard start >= 0, start < end, end <= bytes.count, end - start <= 64,
      !bytes[start..<end].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The build names files by absolute paths, a command line often does not.
  private static func relative(_ message: String, to folder: String) -> String {
    folder.isEmpty ? message : message.replacingOccurrences(of: folder, with: "")
  }

  private var order: [String] {
    [table ?? "", language ?? "", key ?? "", rule, text ?? "", message ?? ""]
  }

  /// In bytes, by table, language, key and rule.
  func precedes(_ other: BaselineEntry) -> Bool {
    for (left, right) in zip(order, other.order) where !left.utf8.elementsEqual(right.utf8) {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return false
  }

  /// For a message.
  var description: String {
    let subject = [table, language, key].compactMap { $0 }.joined(separator: "/")
    return subject.isEmpty ? rule : "\(rule) of \(subject)"
  }
}

extension BaselineEntry {
  /// Nil, with an error, for what is no accepted finding.
  init?(_ value: JSONValue, _ reader: inout JSONMembers) {
    self.init(rule: "")
    for member in reader.object(value, "an accepted finding") {
      switch member.key {
      case "rule": rule = reader.string(member) ?? ""
      case "table": table = reader.string(member)
      case "language": language = reader.string(member)
      case "key": key = reader.string(member)
      case "text": text = reader.string(member)
      case "message": message = reader.string(member)
      default:
        reader.checkKnown(
          member, keys: ["rule", "table", "language", "key", "text", "message"],
          of: "an accepted finding")
      }
    }
    guard rule.isEmpty else { return }
    if case .object(let members) = value.content, !members.contains(where: { $0.key == "rule" }) {
      reader.error("an accepted finding has a \"rule\"", at: value.range)
    }
    return nil
  }

  func write(to bytes: ByteStorage) {
    var json = JSONWriter(bytes)
    json.object { json in
      json.field("rule", rule)
      if let table { json.field("table", table) }
      if let language { json.field("language", language) }
      if let key { json.field("key", key) }
      if let text { json.field("text", text) }
      if let message { json.field("message", message) }
    }
  }
}
