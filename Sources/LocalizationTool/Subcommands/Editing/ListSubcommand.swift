internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// The texts of tables, for scripts.
enum ListSubcommand: Subcommand {
  enum Format: String, CaseIterable { case text, json }

  static let description = SubcommandDescription(
    name: "list", summary: "Lists the texts of tables by key, language and form.", operands: "PATH",
    options: [
      .init("language", "TAG", isRepeatable: true, "texts in these languages"),
      .init(
        "untranslated", "the texts that a language and its parents lack, that are new or empty"),
      .init("state", "STATE", "texts of catalogs in this state"),
      .init("table", "NAME", "one table"),
      .init("format", "text|json", "text by default"),
      .init("config", "FILE", "localization.json; else the one in the folder"),
    ],
    discussion: """
      PATH is a target's folder, a catalog, or a table of one language, which stands for it in all.
      JSON is an array of objects with key, table, language, form, text, state, comment and source, the
      development text. An object of --untranslated, its text filled in, is what 'set --from-json' takes
      without source. As text, each line has key, language, form and text, with tabs between.
      Exit code: 0, 1 where a table cannot be read, 2 for a command line that cannot be run.
      """,
    examples: ["list --untranslated --language de --format json Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first, !path.isEmpty else {
      throw arguments.error("'list' takes a folder or table")
    }
    let format = try arguments.choice("format", of: Format.self) ?? .text
    do throws(EditFailure) {
      let session = try EditingSession(path, arguments)
      let rows = try TextRows(session, arguments).rows
      switch format {
      case .json:
        var writer = JSONWriter(console.output)
        writer.array { writer in for row in rows { row.write(to: &writer) } }
        console.print("\n")
      case .text:
        for row in rows { console.print(row.line) }
      }
      return .success
    } catch {
      return error.report(to: console)
    }
  }
}

/// One text of one language.
struct TextRow {
  var table: String
  var key: Text
  var language: String
  var form: FormPath
  /// Nil where the language lacks it.
  var text: Text?
  var state: String?
  var comment: Text?
  /// What the development language has for the form, or for all other numbers.
  var source: Text?

  var line: String {
    [key.string, language, "\(form)", text?.string ?? ""].map(VisibleText.line)
      .joined(separator: "\t") + "\n"
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("key", key)
      writer.field("table", table)
      writer.field("language", language)
      if !form.isEmpty { writer.field("form", "\(form)") }
      if let text { writer.field("text", text) }
      if let state { writer.field("state", state) }
      if let comment { writer.field("comment", comment) }
      if let source { writer.field("source", source) }
    }
  }
}

/// The texts that a listing shows, by table and key, then language and form.
struct TextRows {
  private(set) var rows: [TextRow] = []
  private let session: EditingSession
  private let languages: Set<String>
  private let isUntranslated: Bool
  private let state: String?
  /// Nil where it does not matter which texts are translated.
  private let copies: CopiedTexts?
  /// Those of any table of the target.
  private let everyLanguage: Set<String>
  /// What the parents of each language answer, of the table at hand.
  private var inherited: [String: Set<Text>] = [:]

  init(_ session: EditingSession, _ arguments: Arguments) throws(EditFailure) {
    try self.init(
      session, languages: arguments.values("language"),
      isUntranslated: arguments.isGiven("untranslated"), state: arguments.value("state"))
  }

  init(
    _ session: EditingSession, languages: [String], isUntranslated: Bool, state: String? = nil
  ) throws(EditFailure) {
    self.session = session
    copies = isUntranslated ? try CopiedTexts(session) : nil
    self.languages = Set(languages.map(LanguageSpelling.canonical))
    self.isUntranslated = isUntranslated
    self.state = state
    everyLanguage = session.languages
    for table in session.tableNames { add(table) }
  }

  private mutating func add(_ table: String) {
    let development = session.developmentLanguage
    var files = session.tables.filter { $0.table == table }
    for index in files.indices where files[index].language == "Base" {
      files[index].language = development
    }
    files.sort { $0.format.precedence < $1.format.precedence }
    let contents = TableContents(files)
    let present = Set(files.map(\.language))
    let absent = languages.union(isUntranslated ? everyLanguage : [])
      .subtracting(present.map(LanguageSpelling.canonical))
    let known = present.union(absent).sorted()
    if isUntranslated {
      for language in known where isWanted(language) {
        inherited[language] = session.keysOfParents(table, of: language)
      }
    }
    for key in contents.keys {
      guard let entry = contents.entries[key] else { continue }
      let source = entry.texts[development] ?? implicit(key, entry)
      for language in known where isWanted(language) {
        let texts = entry.texts[language] ?? (language == development ? source : [:])
        add(key, entry, language, texts, source, table)
      }
    }
  }

  /// A catalog may spell a language in another way.
  private func isWanted(_ language: String) -> Bool {
    languages.isEmpty || languages.contains(LanguageSpelling.canonical(language))
  }

  /// The key is the text where a catalog has no other.
  private func implicit(
    _ key: Text, _ entry: TableContents.Entry
  ) -> [FormPath: TableContents.Unit] {
    entry.attributes == nil ? [:] : [FormPath(): TableContents.Unit(key)]
  }

  private mutating func add(
    _ key: Text, _ entry: TableContents.Entry, _ language: String,
    _ texts: [FormPath: TableContents.Unit], _ source: [FormPath: TableContents.Unit],
    _ table: String
  ) {
    var forms = texts.map { (form: $0.key, unit: Optional($0.value)) }
    if forms.isEmpty, isUntranslated, language != session.developmentLanguage,
      entry.attributes?.shouldTranslate ?? true, inherited[language]?.contains(key) != true
    {
      forms = wanted(source, language).map { ($0, nil) }
    }
    for (form, unit) in forms.sorted(by: { "\($0.form)" < "\($1.form)" }) {
      if let state, unit?.state != state { continue }
      let isCopy = copies?.contains(key, table: table, language: language) ?? false
      let isDone = !isCopy && unit.map { $0.state != TextState.new && !$0.text.isEmpty } ?? false
      if isUntranslated, isDone || language == session.developmentLanguage { continue }
      rows.append(
        TextRow(
          table: table, key: key, language: language, form: form, text: unit?.text,
          state: unit?.state, comment: entry.comment, source: sourceText(of: form, source)))
    }
  }

  /// The forms that a translation needs: the language's categories in place of the source's.
  private func wanted(
    _ source: [FormPath: TableContents.Unit], _ language: String
  ) -> [FormPath] {
    let categories = PluralRules(tag: language).categories
    var forms: Set<FormPath> = []
    for form in source.keys {
      guard form.category != nil else {
        forms.insert(form)
        continue
      }
      for category in categories {
        var own = form
        own.category = category
        forms.insert(own)
      }
    }
    return Array(forms)
  }

  private func sourceText(
    of form: FormPath, _ source: [FormPath: TableContents.Unit]
  ) -> Text? {
    var general = form
    if form.category != nil { general.category = .other }
    return (source[form] ?? source[general] ?? source[FormPath()])?.text
  }
}
