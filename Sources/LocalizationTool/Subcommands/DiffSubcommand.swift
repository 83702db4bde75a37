internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// What changed in tables since a revision.
enum DiffSubcommand: Subcommand {
  enum Format: String, CaseIterable { case text, json, markdown }

  static let description = SubcommandDescription(
    name: "diff", summary: "Tells which keys and texts changed since a revision of Git.",
    operands: "BASE [HEAD] PATH",
    options: [
      .init("format", "text|json|markdown", "text by default; Markdown for a pull request"),
      .init("exit-code", "ends with 1 where there is a difference"),
    ],
    discussion: """
      BASE and HEAD are revisions; without HEAD the files as they are now are compared. PATH is a
      folder, a catalog, or a table of one language, which stands for it in all. Keys that were added,
      removed or renamed are told once, changed texts by language and form.
      JSON is an array of objects with table, change (added, removed, renamed, text, state, comment),
      key, and from, language, form, old and new where there are some.
      Exit code: 0, 1 where a revision or file cannot be read, 2 for a command line that cannot be run.
      """,
    examples: ["diff main Sources/App", "diff v1.0 v1.1 --format markdown Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let operands = arguments.operands
    guard (2...3).contains(operands.count), !operands.contains(""), let path = operands.last else {
      throw arguments.error("'diff' takes a revision, perhaps a second one, and a folder or table")
    }
    let format = try arguments.choice("format", of: Format.self) ?? .text
    do throws(EditFailure) {
      let old = try GitRepository.tables(at: operands[0], below: path)
      let new =
        operands.count == 3
        ? try GitRepository.tables(at: operands[1], below: path) : try present(path)
      let report = DifferenceReport(from: old, to: new)
      report.print(as: format, to: console)
      let differs = !report.tables.isEmpty && arguments.isGiven("exit-code")
      return differs ? .failure : .success
    } catch {
      return error.report(to: console)
    }
  }

  private static func present(_ path: String) throws(EditFailure) -> [SourceFile] {
    let place = TablePlace(path)
    let reading = SourceReading([place.folder])
    let faults = reading.diagnostics.filter { $0.severity == .error }
    guard faults.isEmpty else { throw EditFailure.findings(faults) }
    return reading.files.filter { place.table == nil || place.table == $0.table }
  }
}

/// The differences of all tables, by their names.
struct DifferenceReport {
  private(set) var tables: [(name: String, changes: [TableDifference.Change])] = []

  init(from old: [SourceFile], to new: [SourceFile]) {
    let (before, after) = (parse(old).value, parse(new).value)
    for name in Set((before + after).map(\.table)).sorted() {
      let difference = TableDifference(
        from: TableContents(before.filter { $0.table == name }),
        to: TableContents(after.filter { $0.table == name }))
      if !difference.changes.isEmpty { tables.append((name, difference.changes)) }
    }
  }

  func print(as format: DiffSubcommand.Format, to console: Console) {
    switch format {
    case .text:
      for table in tables {
        for change in table.changes { console.print("\(table.name): \(change.line)\n") }
      }
    case .markdown: console.print(markdown)
    case .json:
      var writer = JSONWriter(console.output)
      writer.array { writer in
        for table in tables {
          for change in table.changes { change.write(table: table.name, to: &writer) }
        }
      }
      console.print("\n")
    }
  }

  private var markdown: String {
    if tables.isEmpty { return "No table changed.\n" }
    var text = ""
    for table in tables {
      text += "### \(MarkdownText.escaped(table.name))\n\n"
      text += "| key | what | before | after |\n|---|---|---|---|\n"
      for change in table.changes { text += change.row + "\n" }
      text += "\n"
    }
    return text
  }
}

/// Texts from tables in a cell of a Markdown table.
enum MarkdownText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      if "\\`*_{}[]<>()#+-.!|~&@:".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension TableDifference.Change {
  private var parts: (key: Text, what: String, place: String, old: String?, new: String?) {
    switch self {
    case .added(let key): (key, "added", "", nil, nil)
    case .removed(let key): (key, "removed", "", nil, nil)
    case .renamed(let old, let key): (key, "renamed", "", old.string, key.string)
    case .text(let key, let language, let form, let old, let new):
      (key, "text", Self.place(language, form), old?.string, new?.string)
    case .state(let key, let language, let form, let old, let new):
      (key, "state", Self.place(language, form), old, new)
    case .comment(let key, let old, let new): (key, "comment", "", old?.string, new?.string)
    }
  }

  private static func place(_ language: String, _ form: FormPath) -> String {
    form.isEmpty ? language : "\(language) \(form)"
  }

  var line: String {
    let parts = parts
    switch self {
    case .added: return "+ \(VisibleText.line(parts.key.string))"
    case .removed: return "- \(VisibleText.line(parts.key.string))"
    case .renamed:
      return "> \(VisibleText.line(parts.old ?? "")) is now \(VisibleText.line(parts.key.string))"
    default:
      func shown(_ text: String?) -> String {
        text.map { "'\(VisibleText.line($0))'" } ?? "nothing"
      }
      let what = [parts.what, parts.place].filter { !$0.isEmpty }.joined(separator: " ")
      return
        "* \(VisibleText.line(parts.key.string)) (\(what)): \(shown(parts.old)) → \(shown(parts.new))"
    }
  }

  var row: String {
    let parts = parts
    let what = [parts.what, parts.place].filter { !$0.isEmpty }.joined(separator: " ")
    let cells = [parts.key.string, what, parts.old ?? "", parts.new ?? ""]
    return "| " + cells.map(MarkdownText.escaped).joined(separator: " | ") + " |"
  }

  func write(table: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("table", table)
      writer.field("change", parts.what)
      writer.field("key", parts.key)
      if case .renamed(let old, _) = self { return writer.field("from", old) }
      switch self {
      case .text(_, let language, let form, _, _), .state(_, let language, let form, _, _):
        writer.field("language", language)
        if !form.isEmpty { writer.field("form", "\(form)") }
      default: break
      }
      if let old = parts.old { writer.field("old", old) }
      if let new = parts.new { writer.field("new", new) }
    }
  }
}
