/// What is done to one key of a table.
package struct EntryChange: Sendable {
  package enum Operation: Sendable {
    /// One text. In a catalog with its state; nil for translated.
    case text(String, language: String, form: FormPath = FormPath(), state: String? = nil)
    /// All texts of a language at once, with the states that its forms have; nil for translated.
    case message(Message, language: String)
    /// The comment for translators; nil for none.
    case comment(String?)
    case removeLanguage(String)
    case remove
    case rename(String)
    /// A whole entry as another table of the same format has it; replaces one that is there.
    case entry(WrittenEntry)
    /// Of catalogs: `extractionState`, `shouldTranslate`; nil takes it out.
    case attribute(String, NewValue?)
  }

  package enum Place: Equatable, Sendable {
    /// Where the order of the table's keys puts it, or at the end.
    case usual
    /// Behind the first of these keys that the table has; before all others where it has none.
    case behind([String])
  }

  package var key: String
  package var operations: [Operation]
  /// Where the key goes if the table has it not yet.
  package var place = Place.usual
  /// Whether texts of a key that is there more than once are set at all its places, so that it no
  /// longer matters which of them a reader takes; else such a key is refused.
  package var setsRepetitions = false

  package init(_ key: String, _ operations: [Operation], place: Place = .usual) {
    self.key = key
    self.operations = operations
    self.place = place
  }
}

/// An entry with its comments as a file has it.
package struct WrittenEntry: Sendable {
  let format: TableFormat
  let isXML: Bool
  /// What is above the entry and belongs to it, with its line end; empty for none.
  let lead: String
  /// The value, with its delimiters.
  let value: String
  /// What the value's lines are indented by.
  let indent: String

  /// Whether the key is a part of it, so that it cannot stand under another.
  package var isNamed: Bool { format == .strings && !isXML }
}

/// The states of catalog texts that Xcode knows.
package enum TextState {
  package static let translated = "translated"
  package static let needsReview = "needs_review"
  package static let new = "new"
  package static let all = [new, needsReview, translated, "machine_translated", "stale"]
}

/// Changes of the entries of a text in one format.
protocol EntryEditor {
  /// - Parameter text: in UTF-8, without byte-order mark.
  init(_ text: SourceText, _ context: EditorContext) throws(EditRefusal)
  /// Each key at most once.
  func edits(for changes: [EntryChange]) throws(EditRefusal) -> [TextEdit]
  /// By the order of keys that Xcode has.
  func sortEdits() throws(EditRefusal) -> [TextEdit]
  /// Nil where there is no such key.
  func written(_ key: String) -> WrittenEntry?
  /// In the order of the file, repeated ones more than once.
  var keys: [String] { get }
  /// For merges.
  var pieces: Pieces { get }
}

/// What an editor knows of a file beside its text.
struct EditorContext {
  var path: String
  var format: TableFormat
  var table: String
  /// Of the file's folder.
  var language: String
  var isLatin1 = false
  /// Of a catalog, where they are read already.
  var values: ValueTree?
}
