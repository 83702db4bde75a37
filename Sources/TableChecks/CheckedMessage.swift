/// One message in one language, as rules see it.
package final class CheckedMessage {
  package let column: CheckedColumn
  package let row: Int
  package let entry: TableEntry
  package let source: SourceText
  /// The same key in the development language; the entry itself there.
  package let development: TableEntry
  package let developmentSource: SourceText
  /// The message with the arguments that decide its variants.
  package private(set) lazy var resolved = ResolvedMessage(
    entry.value.message, key: key, development: development.value.message)
  /// How its arguments differ from the development language's.
  private(set) lazy var differences = ArgumentDifferences(
    of: resolved, signature: signature,
    original: isDevelopment ? nil : ResolvedMessage(development.value.message, key: key))

  init(
    column: CheckedColumn, row: Int, entry: TableEntry, source: SourceText,
    development: TableEntry, developmentSource: SourceText
  ) {
    self.column = column
    self.row = row
    self.entry = entry
    self.source = source
    self.development = development
    self.developmentSource = developmentSource
  }

  package var isDevelopment: Bool { column.isDevelopment }
  /// Whether it stands in a column of its own and is the development language's text all the same.
  var isSharedWithDevelopment: Bool {
    column.column.isPartOfDevelopment && source === developmentSource
      && entry.range == development.range
  }
  package var key: Text { column.table.keys[row] }
  package var signature: MessageSignature { column.table.signatures[row] }

  package var variants: MessageVariants? { entry.value.message?.variants }
  /// Every text of the message.
  package var forms: [CheckedForm] { resolved.forms }
  /// Which arguments decide its variants.
  package var arguments: VariantArguments { resolved.arguments }
}

extension CheckedMessage {
  /// Whether at least four translations, and most of them, are like this one, so that the development
  /// language is the odd one out.
  func isUsual(_ isAlike: (Text) -> Bool) -> Bool {
    var counts = (alike: 0, different: 0)
    let columns = column.table.columns
    for index in columns.indices.dropFirst() {
      guard let reference = columns[index].entries[row] else { continue }
      let isAllAlike =
        switch columns[index].files[Int(reference.file)].entries[Int(reference.entry)].value {
        case .message(.plain(let form)): isAlike(form.text)
        case .message(.variants(let variants)):
          variants.forms.allSatisfy { isAlike($0.form.text) }
        case .unsupported: true
        }
      if isAllAlike { counts.alike += 1 } else { counts.different += 1 }
    }
    return counts.alike > 3 && counts.alike > counts.different
  }

  /// Whether the development language's text is only the name of an object of Interface Builder,
  /// `8Gx-Ya-zhp.title`, which a catalog has no text for.
  var isNameOfObject: Bool {
    guard development.catalog?.isImplicit ?? false else { return false }
    return key.string.prefix { $0 != "." }.split(separator: "-", omittingEmptySubsequences: false)
      .map(\.utf8.count) == [3, 2, 3]
  }
}

extension TableEntry {
  /// All texts.
  var texts: [MessageForm] { value.message?.forms.map(\.form) ?? [] }
}

// MARK: Faults

extension CheckedMessage {
  /// Every fault of every text but the damaged placeholders.
  var faults: [(form: CheckedForm, fault: PlaceholderFault)] {
    differences.faults.map { ($0.form, $0.fault) }
  }

  /// How many faults of a kind the development language has itself.
  func developmentFaults(where isSought: (PlaceholderFault.Kind) -> Bool) -> Int {
    development.texts.reduce(0) { count, form in
      count + (form.template?.faults.count { isSought($0.kind) } ?? 0)
    }
  }

  /// Whether a placeholder of the development language is damaged, so that translations cannot be
  /// compared with it.
  var isDamagedInDevelopment: Bool { developmentFaults { $0 == .damaged } > 0 }

  /// Whether the key is that of an object of Interface Builder, `8Gx-Ya-zhp.title` or `126.title`:
  /// such a text is shown as it stands and never formatted.
  var isOfInterfaceBuilder: Bool {
    if key.isOfInterfaceBuilder { return true }
    let parts = key.string.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let object = parts.first, !object.isEmpty else { return false }
    return object.utf8.allSatisfy(ASCII.isDigit)
  }

  /// Whether a translation has the development language's texts, form by form, as far as it has forms:
  /// it is untranslated, and nothing else is to be said about it.
  var isCopy: Bool {
    guard !isDevelopment, let message = entry.value.message,
      let original = development.value.message
    else { return false }
    if case .plain(let form) = message, case .plain(let originalForm) = original {
      return form.text == originalForm.text
    }
    let texts = Set(original.forms.map(\.form.text))
    return message.forms.allSatisfy { texts.contains($0.form.text) }
  }
}

// MARK: Reporting

extension CheckedMessage {
  /// A finding about a part of one of the texts.
  func finding(
    _ check: some Check, _ message: String, in form: CheckedForm, part: Range<Int32>,
    severity: Severity? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    finding(
      check, message, at: form.form.location(of: part, in: source), severity: severity,
      notes: notes)
  }

  /// A finding about one of the texts.
  func finding(
    _ check: some Check, _ message: String, in form: CheckedForm, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    finding(check, message, at: form.form.location(in: source), notes: notes)
  }

  func finding(
    _ check: some Check, _ message: String, at location: SourceLocation,
    severity: Severity? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: check.rule, severity: severity, message: message, location: location,
      notes: notes, table: column.table.name, language: column.language, key: key.string)
  }

  /// A finding about each text that a string catalog marks with `state`.
  func findings(_ check: some Check, inState state: String, _ predicate: String) -> [Diagnostic] {
    forms.filter { $0.form.state == state }.map {
      finding(check, "the text of \(key.quoted) is \(predicate)", in: $0)
    }
  }

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(text: source, range: range)
  }

  /// The development language's text of `form`, for a note.
  func developmentNote(for form: CheckedForm? = nil) -> Diagnostic.Note {
    let original = developmentForm(for: form)
    let text = original.map { $0.text.quoted } ?? ""
    return Diagnostic.Note(
      "\(column.table.development.language) says \(text)",
      at: original?.location(in: developmentSource)
        ?? SourceLocation(text: developmentSource, range: development.keyRange))
  }

  /// The form of the same variable and category, else `other` of the root, else any.
  func developmentForm(for form: CheckedForm?) -> MessageForm? {
    guard let message = development.value.message else { return nil }
    guard let original = message.variants else { return message.plainForm }
    let forms = original.forms
    let name = form?.variant.variable.flatMap { index in
      variants.flatMap { $0.variables.indices.contains(index) ? $0.variables[index].name : nil }
    }
    let variable = name.flatMap { name in original.variables.firstIndex { $0.name == name } }
    let candidates = forms.filter { $0.variable == variable }
    let match =
      candidates.first { $0.category == form?.variant.category }
      ?? candidates.first { $0.category == .other } ?? candidates.first ?? forms.first
    return match?.form
  }
}

extension Text {
  /// As a message shows it: in quotation marks, on one line, cut where it is long.
  var quoted: String { string.quoted }
}

extension String {
  private static let longestQuotation = 100

  /// As a message shows it: in quotation marks, on one line, cut where it is long.
  var quoted: String {
    guard let end = printableEnd else { return quotedByScalars }
    if end == utf8.count { return "\"" + self + "\"" }
    return "\"" + String(decoding: utf8.prefix(end), as: UTF8.self) + "…\""
  }

  /// Where the part that is shown ends in the UTF-8, if it is all of printable characters.
  private var printableEnd: Int? {
    utf8.withContiguousStorageIfAvailable { bytes in
      var scalars = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte & 0xC0 != 0x80 {
          if scalars == String.longestQuotation { break }
          scalars += 1
        }
        // Control characters, U+2028 and U+2029.
        if byte < 0x20 || byte == 0x7F { return nil }
        if byte == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] | 1 == 0xA9 { return nil }
        index += 1
      }
      return index
    } ?? nil
  }

  private var quotedByScalars: String {
    var shown = ""
    var count = 0
    for scalar in unicodeScalars {
      if count == String.longestQuotation {
        shown += "…"
        break
      }
      count += 1
      switch scalar.value {
      case 0x0A: shown += "\\n"
      case 0x0D: shown += "\\r"
      case 0x09: shown += "\\t"
      case 0..<0x20, 0x7F, 0x2028, 0x2029: shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "\"\(shown)\""
  }
}

/// One table in one language, with what checks need to know about the language.
package final class CheckedColumn {
  package let table: JoinedTable
  package let column: LanguageColumn
  package let isDevelopment: Bool
  /// Nil for `Base`, of which nothing is known.
  package let pluralRules: PluralRules?

  package init(table: JoinedTable, index: Int) {
    self.table = table
    column = table.columns[index]
    isDevelopment = index == 0
    pluralRules = column.language == "Base" ? nil : PluralRules(tag: column.language)
  }

  package var language: String { column.language }

  /// Without script and region.
  var baseLanguage: String { String(column.language.prefix { $0 != "-" }) }

  /// The message of a row; nil where the language lacks it, or shares the development language's.
  package func message(at row: Int) -> CheckedMessage? {
    guard let reference = column.entries[row], let origin = table.development.entries[row] else {
      return nil
    }
    let message = CheckedMessage(
      column: self, row: row, entry: column.entry(reference),
      source: column.files[Int(reference.file)].source,
      development: table.development.entry(origin),
      developmentSource: table.development.files[Int(origin.file)].source)
    return message.isSharedWithDevelopment ? nil : message
  }
}
