/// One file's entries of one language, in file order, duplicates kept. A catalog gives one
/// `TableFile` a language.
package struct TableFile: Sendable {
  package var source: SourceText
  package var format: TableFormat
  package var table: String
  package var language: String
  /// A catalog's `sourceLanguage`, in the `TableFile` of every one of its languages.
  package var sourceLanguage: String?
  package var entries: [TableEntry]
  /// What a catalog was read from, where it was to be kept: one for all of its languages.
  package var values: ValueTree?

  package init(
    source: SourceText, format: TableFormat, table: String, language: String,
    sourceLanguage: String? = nil, entries: [TableEntry] = []
  ) {
    self.source = source
    self.format = format
    self.table = table
    self.language = language
    self.sourceLanguage = sourceLanguage
    self.entries = entries
  }
}

package struct TableEntry: Sendable {
  package enum Value: Sendable {
    case message(Message)
    /// A nested dictionary, a number, a string set: read past, never a message.
    case unsupported(SourceRange)

    package var message: Message? {
      if case .message(let message) = self { return message }
      return nil
    }

    package var isUnsupported: Bool {
      if case .unsupported = self { return true }
      return false
    }
  }

  package var key: Text
  package var keyRange: SourceRange
  /// The whole entry, from the key to behind its end.
  package var range: SourceRange
  package var value: Value
  /// The comment written for the translator, without its delimiters.
  package var comment: Text?
  /// Catalogs only.
  package var catalog: CatalogAttributes?

  package init(
    key: Text, keyRange: SourceRange, range: SourceRange, value: Value, comment: Text? = nil,
    catalog: CatalogAttributes? = nil
  ) {
    self.key = consume key
    self.keyRange = keyRange
    self.range = range
    self.value = consume value
    self.comment = consume comment
    self.catalog = consume catalog
  }
}

/// What a catalog says about an entry beside its texts.
package struct CatalogAttributes: Sendable {
  /// `manual`, `extracted_with_value`, `migrated`, `stale`; nil where absent.
  package var extractionState: String?
  package var shouldTranslate = true
  /// The key is the text: no localization of the source language is written.
  package var isImplicit = false
  /// Nobody wrote the comment.
  package var isCommentGenerated = false

  package init() {}
}

extension TableFile {
  /// The entry that an offset lies in; entries are in the order of the file.
  package func entry(at offset: Int32) -> TableEntry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset <= entries[low - 1].range.end else { return nil }
    return entries[low - 1]
  }

  /// Diagnostics of a reader that knows no entries, such as that of property lists: those that lie
  /// in an entry name its key.
  package func namingKeys(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.key == nil, let location = diagnostic.location, location.text === source,
        location.range.end > location.range.start
      else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.key = entry(at: location.range.start)?.key.string
      return diagnostic
    }
  }
}

extension TableEntry {
  /// Whether a catalog has it without a text of its own, and the key holds no word: `""`, `%@`,
  /// `%lld`, which Xcode finds in the code by itself.
  package var isMadeByXcode: Bool {
    guard catalog?.isImplicit ?? false, let form = value.message?.plainForm else { return false }
    return !form.hasLetters
  }
}

extension MessageForm {
  /// Whether letters stand outside of the placeholders.
  package var hasLetters: Bool {
    guard let template else {
      return text.string.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
    return template.segments.contains { segment in
      segment.kind == .text
        && text.part(segment.range).string.unicodeScalars
          .contains(where: \.properties.isAlphabetic)
    }
  }
}
