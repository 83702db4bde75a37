/// Of which development text each translation was made, for tables whose files have no states.
package struct TranslationStates: Equatable, Sendable {
  package static let fileName = "localization-states.json"

  /// Of a text that is like none that there is.
  package static let unknown = "0000000000000000"
  /// Before the fingerprint of a text that was copied and not yet translated.
  private static let copyMark = "copy:"

  /// Table, language, key, fingerprint.
  private var tables: [String: [String: [String: String]]] = [:]

  package init() {}

  package var isEmpty: Bool { tables.isEmpty }

  package func fingerprint(table: String, language: String, key: String) -> String? {
    tables[table]?[language]?[key].map(TranslationStates.unmarked)
  }

  /// Whether the development text itself was put in the place of a translation.
  package func isCopy(table: String, language: String, key: String) -> Bool {
    tables[table]?[language]?[key]?.hasPrefix(TranslationStates.copyMark) ?? false
  }

  private static func unmarked(_ fingerprint: String) -> String {
    fingerprint.hasPrefix(copyMark) ? String(fingerprint.dropFirst(copyMark.count)) : fingerprint
  }

  package mutating func set(
    _ fingerprint: String?, table: String, language: String, key: String, isCopy: Bool = false
  ) {
    tables[table, default: [:]][language, default: [:]][key] = fingerprint.map {
      isCopy ? TranslationStates.copyMark + $0 : $0
    }
    if tables[table]?[language]?.isEmpty ?? false { tables[table]?[language] = nil }
    if tables[table]?.isEmpty ?? false { tables[table] = nil }
  }

  package func keys(table: String, language: String) -> [String: String] {
    (tables[table]?[language] ?? [:]).mapValues(TranslationStates.unmarked)
  }

  /// What is known of a key goes to another one, in place of what is known of that.
  /// - Parameter target: nil where the key is taken away.
  package mutating func move(
    _ key: String, of table: String, to target: (table: String, key: String)?
  ) {
    let known = languages(of: table).compactMap { language in
      tables[table]?[language]?[key].map { (language, $0) }
    }
    for (language, _) in known { set(nil, table: table, language: language, key: key) }
    guard let target else { return }
    for language in languages(of: target.table) {
      set(nil, table: target.table, language: language, key: target.key)
    }
    for (language, fingerprint) in known {
      set(fingerprint, table: target.table, language: language, key: target.key)
    }
  }

  package mutating func remove(table: String) { tables[table] = nil }

  package var tableNames: [String] { tables.keys.sorted() }
  package func languages(of table: String) -> [String] { (tables[table] ?? [:]).keys.sorted() }

  // MARK: Fingerprints

  /// Of a development text, of all of its forms together. Sixteen hexadecimal digits.
  package static func fingerprint(of message: Message) -> String {
    var hash = ByteHash()
    switch message {
    case .plain(let form): add(form.text, to: &hash)
    case .variants:
      for variant in message.forms {
        add(Text("\(variant.path(in: message))"), to: &hash)
        add(variant.form.text, to: &hash)
      }
    }
    return digits(hash)
  }

  package static func fingerprint(of text: Text) -> String {
    var hash = ByteHash()
    add(text, to: &hash)
    return digits(hash)
  }

  private static func add(_ text: Text, to hash: inout ByteHash) {
    withExtendedLifetime(text.storage) { hash.add(text.bytes) }
  }

  private static func digits(_ hash: ByteHash) -> String {
    let digits = ByteStorage(capacity: 16)
    digits.append(hexadecimal: hash.value, digits: 16)
    return digits.string
  }
}

// MARK: The file

extension TranslationStates {
  package static func parse(_ source: SourceText) -> Parsed<TranslationStates> {
    let json = JSONValue.parse(source)
    var states = TranslationStates()
    var diagnostics = json.diagnostics.map { $0.reported(as: .invalidConfiguration) }
    func fault(_ message: String, _ range: SourceRange) {
      diagnostics.append(
        Diagnostic(
          rule: .invalidConfiguration, message: message,
          location: SourceLocation(text: source, range: range)))
    }
    func members(_ value: JSONValue, _ what: String) -> [JSONValue.Member] {
      if case .object(let members) = value.content { return members }
      fault("\(what) is a JSON object", value.range)
      return []
    }
    guard diagnostics.isEmpty else { return Parsed(states, diagnostics: diagnostics) }
    for table in members(json.value, fileName) {
      for language in members(table.value, "'\(table.key)'") {
        for key in members(language.value, "'\(language.key)'") {
          guard case .string(let fingerprint) = key.value.content else {
            fault("the fingerprint of '\(key.key)' is a text", key.value.range)
            continue
          }
          states.set(fingerprint, table: table.key, language: language.key, key: key.key)
        }
      }
    }
    return Parsed(states, diagnostics: diagnostics)
  }

  /// A line a text, in byte order, so that merges of lines mostly work.
  package func write() -> ByteStorage {
    let bytes = ByteStorage(capacity: 1 << 14)
    bytes.append("{")
    append(tables.keys, to: bytes, indent: "  ") { table in
      bytes.append("{")
      append((tables[table] ?? [:]).keys, to: bytes, indent: "    ") { language in
        bytes.append("{")
        let keys = tables[table]?[language] ?? [:]
        append(keys.keys, to: bytes, indent: "      ") { key in
          append(quoted: keys[key] ?? "", to: bytes)
        }
        bytes.append("\n    }")
      }
      bytes.append("\n  }")
    }
    bytes.append("\n}\n")
    return bytes
  }

  private func append(
    _ names: some Collection<String>, to bytes: ByteStorage, indent: String,
    _ value: (String) -> Void
  ) {
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (index, name) in sorted.enumerated() {
      bytes.append(index == 0 ? "\n" : ",\n")
      bytes.append(indent)
      append(quoted: name, to: bytes)
      bytes.append(": ")
      value(name)
    }
  }

  private func append(quoted text: String, to bytes: ByteStorage) {
    let text = ByteStorage(text)
    bytes.append(quoted: text.bytes) { byte in
      switch byte {
      case ASCII.quote: bytes.append("\\\"")
      case ASCII.backslash: bytes.append("\\\\")
      default:
        bytes.append("\\u")
        bytes.append(hexadecimal: UInt64(byte), digits: 4)
      }
    }
  }
}
