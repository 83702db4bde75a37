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
    guard !folder.isEmpty else { return message }
    var parts: [Substring] = []
    var rest = message[...]
    while let found = rest.firstRange(of: folder) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return (parts + [rest]).joined()
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
