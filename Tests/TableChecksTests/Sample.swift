import TableChecks

/// A table set made by hand. A value may hold the mark `1️⃣`, which is taken out and whose place is
/// remembered.
struct Sample {
  private(set) var files: [TableFile] = []
  /// By language.
  private(set) var marks: [String: Int] = [:]

  /// One `.strings` file by language.
  init(_ languages: KeyValuePairs<String, KeyValuePairs<String, String>>) {
    for (language, texts) in languages { add(language, texts) }
  }

  init() {}

  mutating func add(
    _ language: String, _ texts: KeyValuePairs<String, String>, table: String = "Localizable",
    path: String? = nil, comments: [String: String] = [:], state: String? = nil
  ) {
    let writer = EntryWriter()
    for (key, value) in texts {
      writer.add(key, comment: comments[key]) { .message(.plain(writer.form(value, state: state))) }
    }
    files.append(
      writer.file(
        path ?? "\(language).lproj/\(table).strings", language, table: table, format: .strings))
    if let mark = writer.mark { marks[language] = mark }
  }

  /// One key `items` with a plural: at the root of a catalog, or, with a format, of its variable
  /// `count`.
  mutating func addPlural(
    _ language: String, format: String? = nil, valueType: Placeholder.Conversion = .decimal,
    length: Placeholder.Length = .none, _ forms: KeyValuePairs<PluralCategory, String>
  ) {
    let writer = EntryWriter()
    var placeholder = Placeholder(conversion: valueType)
    placeholder.length = length
    writer.add("items") {
      let plural = writer.plural(forms)
      guard let format else { return .message(.variants(MessageVariants(root: plural))) }
      let variable = MessageVariable(
        name: "count", nameRange: SourceRange(0, 0), valueType: placeholder, node: plural)
      return .message(
        .variants(MessageVariants(root: .form(writer.form(format)), variables: [variable])))
    }
    files.append(
      writer.file(
        "\(language).lproj/Localizable.stringsdict", language, table: "Localizable",
        format: .stringsdict))
    if let mark = writer.mark { marks[language] = mark }
  }

  var tableSet: TableSet { TableSet.joining(files, configuration: Configuration()).value }

  /// The findings, sorted by language and place.
  func findings(_ change: (inout Configuration) -> Void = { _ in }) -> [Diagnostic] {
    var configuration = Configuration()
    change(&configuration)
    let joined = TableSet.joining(files, configuration: configuration)
    let findings = TableChecks.check(joined.value, configuration: configuration)
    return TableChecks.apply(configuration, to: findings, tableSet: joined.value).sorted {
      ($0.language ?? "", $0.location?.range.start ?? 0, $0.rule)
        < ($1.language ?? "", $1.location?.range.start ?? 0, $1.rule)
    }
  }

  func rules(_ change: (inout Configuration) -> Void = { _ in }) -> [String] {
    findings(change).map { "\($0.language ?? "-") \($0.rule)" }
  }
}

/// Writes entries as they would stand in a file, so that ranges are real.
private final class EntryWriter {
  private let storage = ByteStorage(capacity: 1 << 16)
  private var entries: [TableEntry] = []
  private(set) var mark: Int?

  func add(_ key: String, comment: String? = nil, _ value: () -> TableEntry.Value) {
    let start = storage.count
    if let comment { append("/* \(comment) */\n") }
    append("\"")
    let keyStart = storage.count
    append(key)
    let keyEnd = storage.count
    append("\" = \"")
    let value = value()
    append("\";\n")
    entries.append(
      TableEntry(
        key: Text(storage: storage, start: keyStart, count: keyEnd - keyStart),
        keyRange: SourceRange(keyStart, keyEnd), range: SourceRange(start, storage.count),
        value: value, comment: comment.map { Text($0) }))
  }

  func form(_ text: String, state: String? = nil) -> MessageForm {
    let parts = text.split(separator: "1️⃣", omittingEmptySubsequences: false)
    let start = storage.count
    for (index, part) in parts.enumerated() {
      if index == 1 { mark = storage.count }
      append(String(part))
    }
    let end = storage.count
    return MessageForm(
      text: Text(storage: storage, start: start, count: end - start),
      range: SourceRange(start, end), state: state)
  }

  func plural(_ forms: KeyValuePairs<PluralCategory, String>) -> MessageNode {
    .plural(
      forms.map { category, text in
        append("\n\(category.name): ")
        let range = SourceRange(storage.count - category.name.utf8.count - 2, storage.count)
        return MessageNode.Case(category, range: range, .form(form(text)))
      })
  }

  func file(
    _ path: String, _ language: String, table: String, format: TableFormat
  ) -> TableFile {
    TableFile(
      source: SourceText(path: path, storage: storage), format: format, table: table,
      language: language, entries: entries)
  }

  private func append(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { storage.append($0) }
  }
}
