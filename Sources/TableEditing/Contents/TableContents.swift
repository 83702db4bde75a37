/// What a table's file says, by key, language and form, without how it says it.
package struct TableContents: Sendable {
  package struct Unit: Sendable {
    package var text: Text
    /// Of a catalog's text.
    package var state: String?

    package init(_ text: Text, state: String? = nil) {
      self.text = text
      self.state = state
    }
  }

  package struct Entry: Sendable {
    package var comment: Text?
    package var attributes: CatalogAttributes?
    /// By language, then by form; what holds no text has none.
    package var texts: [String: [FormPath: Unit]] = [:]
  }

  /// In the order of the file; of repeated keys the last counts.
  package private(set) var keys: [Text] = []
  package private(set) var entries: [Text: Entry] = [:]
  /// In the order of the file.
  package private(set) var languages: [String] = []

  package init(_ tables: [TableFile]) {
    for table in tables {
      if !languages.contains(table.language) { languages.append(table.language) }
      for entry in table.entries { add(entry, table.language) }
    }
  }

  private mutating func add(_ entry: TableEntry, _ language: String) {
    if entries[entry.key] == nil { keys.append(entry.key) }
    var found = entries[entry.key] ?? Entry()
    found.comment = entry.comment ?? found.comment
    found.attributes = entry.catalog ?? found.attributes
    // A catalog's text that is the key itself is not written anywhere.
    if let message = entry.value.message, !(entry.catalog?.isImplicit ?? false) {
      var forms: [FormPath: Unit] = [:]
      for form in message.forms {
        forms[form.path(in: message)] = Unit(form.form.text, state: form.form.state)
      }
      found.texts[language] = forms
    }
    entries[entry.key] = found
  }
}

extension TableContents.Unit: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.state == right.state
  }
}
