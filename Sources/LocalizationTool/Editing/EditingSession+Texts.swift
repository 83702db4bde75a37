internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// One text that a command sets.
struct TextAssignment {
  var key: String
  var language: String
  var text: String
  var form = FormPath()
  var state: String?
  /// Left as it is where nil.
  var comment: String?
  var table: String?
}

extension EditingSession {
  /// The tables that have a key in any language.
  func tables(with key: String) -> [String] {
    let name = Text(key)
    if let known = places.tables(with: name) { return known.filter(isInScope) }
    var found: [String] = []
    for table in tables where isInScope(table.table) && !found.contains(table.table) {
      if table.entries.contains(where: { $0.key == name }) { found.append(table.table) }
    }
    return found
  }

  /// The only table that has a key.
  func table(with key: String, named name: String? = nil) throws(EditFailure) -> String {
    let found = tables(with: key).filter { name == nil || $0 == name }
    guard let table = found.first else {
      if let name, !tables.contains(where: { $0.table == name }) {
        let names = Set(tables.map(\.table)).sorted()
        throw EditFailure.reason(
          "there is no table '\(name)'" + ClosestName.of(name, in: names).question)
      }
      throw EditFailure.reason(
        "no table\(name.map { " '\($0)'" } ?? "") has the key '\(key)'"
          + KeySet(tables).suggestion(for: key, in: name))
    }
    guard found.count == 1 else {
      let names = found.sorted().joined(separator: ", ")
      throw EditFailure.reason(
        "several tables have the key '\(key)': say which by --table: \(names)")
    }
    return table
  }

  /// The files of a table that have a key, in all languages.
  func paths(with key: String, ofTable table: String) throws(EditFailure) -> [String] {
    let name = Text(key)
    if let known = places.paths(with: name) {
      return paths(ofTable: table).filter(known.contains)
    }
    var sources: Set<String> = []
    for file in tables where file.table == table {
      if file.entries.contains(where: { $0.key == name }) { sources.insert(file.source.path) }
    }
    return paths(ofTable: table).filter(sources.contains)
  }

  /// Those that any table has, canonical, the development language's included.
  var languages: Set<String> {
    let named = Set(tables.map(\.language)).subtracting(["Base"]).union([developmentLanguage])
    return Set(named.map(LanguageSpelling.canonical))
  }

  /// What whoever sets texts should know, though they are written.
  func remarks(on texts: [TextAssignment]) -> [String] {
    let known = languages
    let new = Set(texts.map { LanguageSpelling.canonical($0.language) }).subtracting(known)
    var remarks = new.sorted().map { language in
      "'\(language)' is a new language here"
        + ClosestName.of(language, in: known.sorted()).question
    }
    let plain = texts.filter { $0.form.isEmpty && !isDevelopmentLanguage($0.language) }
    let varying = keysThatVary(among: Set(plain.map { Text($0.key) }))
    for text in plain where varying.contains(Text(text.key)) {
      guard PluralRules(tag: text.language).categories.count > 1 else { continue }
      remarks.append(
        "'\(text.key)' has forms in '\(developmentLanguage)' and one text for all numbers in "
          + "'\(text.language)'; --form plural.other and so on set its forms")
    }
    return remarks
  }

  private func isDevelopmentLanguage(_ name: String) -> Bool {
    name == "Base"
      || LanguageSpelling.canonical(name) == LanguageSpelling.canonical(developmentLanguage)
  }

  /// Those with forms in the development language.
  private func keysThatVary(among keys: Set<Text>) -> Set<Text> {
    if keys.isEmpty { return [] }
    let development = tables.filter { isInScope($0.table) && isDevelopmentLanguage($0.language) }
    let varying = development.flatMap { $0.entries(of: keys) }.filter { entry in
      entry.value.message.map { $0.plainForm == nil } ?? false
    }
    return Set(varying.map(\.key))
  }

  /// Every assignment in the file that it belongs to; none where one is refused.
  mutating func set(_ assignments: [TextAssignment]) throws(EditFailure) {
    // One text is found faster without an index of all.
    if assignments.count > 8 { places.build(tables) }
    var changes: [String: [EntryChange]] = [:]
    var order: [String] = []
    for one in assignments {
      let table = try table(with: one.key, named: one.table)
      let path = try path(for: one, table: table)
      if changes[path] == nil { order.append(path) }
      var operations: [EntryChange.Operation] = [
        .text(
          one.text, language: fileLanguage(path, one.language), form: one.form, state: one.state)
      ]
      if let comment = one.comment { operations.append(.comment(comment)) }
      changes[path, default: []].append(
        EntryChange(one.key, operations, place: .behind(predecessors(of: one.key, in: table))))
    }
    for path in order { try apply(EntryChange.merged(changes[path, default: []]), to: path) }
  }

  /// As the file itself is called: `Base` for texts of the development language in `Base.lproj`. In a
  /// catalog as it spells the language already, else as it is read.
  func fileLanguage(_ path: String, _ language: String) -> String {
    guard let file = file(path), !file.format.holdsAllLanguages else {
      let present = tables.filter { $0.source.path == path }.map(\.language)
      if present.contains(language) { return language }
      let tag = LanguageSpelling.canonical(language)
      return present.first { LanguageSpelling($0)?.tag == tag } ?? tag
    }
    return file.language ?? ""
  }

  /// The file that has or is to have a text; it is made where there is none.
  private mutating func path(
    for one: TextAssignment, table: String
  ) throws(EditFailure) -> String {
    let all = paths(ofTable: table)
    let catalog = all.first { file($0)?.format.holdsAllLanguages ?? false }
    if let state = one.state, !TextState.all.contains(state) {
      let question = ClosestName.of(state, in: TextState.all).question
      throw EditFailure.reason("'\(state)' is no state" + question)
    }
    guard let tag = LanguageSpelling(one.language)?.tag else {
      throw EditFailure.reason("'\(one.language)' is no language")
    }
    if let catalog { return catalog }
    let having = try paths(with: one.key, ofTable: table)
    let wanted =
      having.compactMap { file($0)?.format }.max { $0.precedence < $1.precedence } ?? .strings
    let format = one.form.isEmpty ? wanted : .stringsdict
    if let own = having.first(where: { language(of: $0) == tag && file($0)?.format == format }) {
      return own
    }
    return try path(ofTable: table, format: format, language: tag)
  }

  /// A language's file of a table; made beside the development language's where there is none.
  /// - Parameter contents: of a new file; nil for no entries.
  mutating func path(
    ofTable table: String, format: TableFormat, language: String, contents: String? = nil
  ) throws(EditFailure) -> String {
    let all = paths(ofTable: table)
    let own = all.filter { self.language(of: $0) == language && file($0)?.format == format }
    // A file of the language itself goes before Base.
    if let path = own.first(where: { file($0)?.language == language }) ?? own.first { return path }
    try EditingSession.checkName(ofTable: table)
    let model = all.first { self.language(of: $0) == developmentLanguage } ?? all.first
    let parent = model.map { TablePlace.parent(of: TablePlace.parent(of: $0)) } ?? folder
    let name = languageFolder(language)
    let path = TableSearch.joined(parent, "\(name)/\(table).\(format.name)")
    try create(path, contents ?? (format == .strings ? "" : NewTable.stringsdict))
    return path
  }

  /// A table of this name may be made.
  static func checkName(ofTable name: String) throws(EditFailure) {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), !name.utf8.contains(0) else {
      throw EditFailure.reason("'\(name)' is no table's name")
    }
  }

  /// As the target calls it, where it has one.
  func languageFolder(_ language: String) -> String {
    let known = input.languageFolders.first { LanguageSpelling($0)?.tag == language }
    return (known ?? language) + ".lproj"
  }

  /// The keys before a key in the development language's file, nearest first.
  func predecessors(of key: String, in table: String) -> [String] {
    let name = Text(key)
    let development = tables.filter { file in
      file.table == table && (file.language == developmentLanguage || file.language == "Base")
    }
    for file in development {
      let index =
        places.position(of: name, in: file.source)
        ?? file.entries.firstIndex { $0.key == name }
      guard let index else { continue }
      return file.entries[..<index].suffix(64).reversed().map(\.key.string)
    }
    return []
  }
}

extension EntryChange {
  /// What is done to one key, together: later texts of the same key join the first change of it.
  static func merged(_ changes: [EntryChange]) -> [EntryChange] {
    var merged: [EntryChange] = []
    var indices: [Text: Int] = [:]
    for change in changes {
      if let index = indices[Text(change.key)] {
        merged[index].operations += change.operations
      } else {
        indices[Text(change.key)] = merged.count
        merged.append(change)
      }
    }
    return merged
  }
}

/// Tables without keys.
enum NewTable {
  static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """

  static func catalog(sourceLanguage: String) -> String {
    """
    {
      "sourceLanguage" : "\(sourceLanguage)",
      "strings" : {

      },
      "version" : "1.0"
    }
    """
  }
}

extension LanguageSpelling {
  /// A language as it is read; what is no language stays as it is.
  static func canonical(_ language: String) -> String {
    LanguageSpelling(language)?.tag ?? language
  }
}
