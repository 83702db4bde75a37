extension CatalogReader {
  /// One key: its attributes, then an entry in each language that it has.
  mutating func readEntry(_ key: Int, _ entry: Int) {
    report.key = tree.text(key)
    report.language = nil
    guard case .dictionary = tree.nodes[entry].kind else {
      if !tree.isInvalid(entry) {
        report.add(.malformedEntry, "the entry is no JSON object", at: tree.span(entry, entry))
      }
      return append(key, entry, value: .unsupported(tree.span(entry, entry)), comment: nil)
    }
    var attributes = CatalogAttributes()
    var comment: Text?
    var localizations: Int?
    var field = entry + 1
    let behind = Int(tree.nodes[entry].next)
    while field < behind {
      let value = Int(tree.nodes[field].next)
      if tree.text(field, is: "localizations") {
        localizations = value
      } else if tree.text(field, is: "comment") {
        if case .string = tree.nodes[value].kind { comment = tree.text(value) }
      } else if tree.text(field, is: "extractionState") {
        if case .string = tree.nodes[value].kind {
          attributes.extractionState = knownState(value)
        }
      } else if tree.text(field, is: "shouldTranslate") {
        if tree.text(value, is: "false") { attributes.shouldTranslate = false }
      }
      field = Int(tree.nodes[value].next)
    }
    var hasSource = false
    if let localizations {
      hasSource = readLocalizations(localizations, key, comment, attributes)
    }
    if !hasSource {
      attributes.isImplicit = true
      let form = tree.form(key)
      append(key, entry, value: .text(form), comment: comment, attributes: attributes)
    }
  }

  /// Adds an entry of the source language.
  private mutating func append(
    _ key: Int, _ end: Int, value: TableEntry.Value, comment: Text?,
    attributes: CatalogAttributes = CatalogAttributes()
  ) {
    columns[0].append(
      TableEntry(
        key: tree.text(key), keyRange: tree.range(key), range: tree.span(key, end), value: value,
        comment: comment, catalog: attributes), keyCount: keyCount)
  }

  /// Returns whether the source language is among them.
  private mutating func readLocalizations(
    _ localizations: Int, _ key: Int, _ comment: Text?, _ attributes: CatalogAttributes
  ) -> Bool {
    guard case .dictionary = tree.nodes[localizations].kind else {
      if !tree.isInvalid(localizations) {
        report.add(
          .malformedEntry, "'localizations' is no JSON object",
          at: tree.span(localizations, localizations))
      }
      return false
    }
    var hasSource = false
    var hasStringSet = false
    var language = localizations + 1
    let behind = Int(tree.nodes[localizations].next)
    let keyText = tree.text(key)
    let keyRange = tree.range(key)
    while language < behind {
      let value = Int(tree.nodes[language].next)
      defer { language = Int(tree.nodes[value].next) }
      guard case .string = tree.nodes[language].kind else { continue }
      let column = column(tree.text(language))
      guard let content = readLocalization(value, language, column, &hasStringSet) else { continue }
      if column === columns[0] { hasSource = true }
      column.append(
        TableEntry(
          key: keyText, keyRange: keyRange, range: tree.span(language, value), value: content,
          comment: comment, catalog: attributes), keyCount: keyCount)
    }
    return hasSource
  }

  /// Nil where the localization is empty.
  private mutating func readLocalization(
    _ value: Int, _ language: Int, _ column: Column, _ hasStringSet: inout Bool
  ) -> TableEntry.Value? {
    let span = tree.span(value, value)
    guard case .dictionary = tree.nodes[value].kind else {
      if !tree.isInvalid(value) {
        report.language = column.language.string
        report.add(.malformedEntry, "the localization is no JSON object", at: span)
      }
      return .unsupported(span)
    }
    // The plain case, by far the most frequent: nothing but a string unit.
    let field = value + 1
    if field < Int(tree.nodes[value].next), tree.text(field, is: "stringUnit"),
      tree.nodes[Int(tree.nodes[field].next)].next == tree.nodes[value].next,
      let form = readPlainUnit(Int(tree.nodes[field].next))
    {
      if !form.mayReferToVariables { return .text(form) }
    }
    report.language = column.language.string
    return readMessage(value, language, span, &hasStringSet)
  }

  /// A well-formed string unit; nil for any other.
  private func readPlainUnit(_ unit: Int) -> Form? {
    guard case .dictionary = tree.nodes[unit].kind else { return nil }
    var text = -1
    var state = -1
    var field = unit + 1
    let behind = Int(tree.nodes[unit].next)
    while field < behind {
      let value = Int(tree.nodes[field].next)
      if tree.text(field, is: "value") {
        text = value
      } else if tree.text(field, is: "state") {
        state = value
      }
      field = Int(tree.nodes[value].next)
    }
    guard text >= 0, case .string = tree.nodes[text].kind else { return nil }
    return tree.form(text, state: state >= 0 ? knownState(state) : nil)
  }

  /// A string unit's form; nil with a report where it has no readable value.
  mutating func readUnit(_ unit: Int) -> Form? {
    if let form = readPlainUnit(unit) { return form }
    isDamaged = true
    guard case .dictionary = tree.nodes[unit].kind else {
      if !tree.isInvalid(unit) {
        report.add(
          .malformedEntry, "'stringUnit' is no JSON object", at: tree.span(unit, unit))
      }
      return nil
    }
    if let value = tree.value(of: unit, for: "value") {
      if !tree.isInvalid(value) {
        report.add(.malformedEntry, "'value' is no text", at: tree.span(value, value))
      }
    } else if !tree.isDamaged(unit) {
      report.add(.malformedEntry, "the string unit has no 'value'", at: tree.span(unit, unit))
    }
    return nil
  }

  /// Without an allocation for the states that there are.
  func knownState(_ node: Int) -> String {
    if tree.text(node, is: "translated") { return "translated" }
    if tree.text(node, is: "needs_review") { return "needs_review" }
    if tree.text(node, is: "new") { return "new" }
    if tree.text(node, is: "stale") { return "stale" }
    if tree.text(node, is: "manual") { return "manual" }
    return tree.text(node).string
  }
}

extension Form {
  /// Whether `%#@name@` may stand in the text.
  var mayReferToVariables: Bool {
    guard template != nil else { return false }
    let start = Int(text.start)
    let stop = start + Int(text.count)
    return SourceBytes(text.storage).first(0x23, from: start, to: stop) < stop
  }
}
