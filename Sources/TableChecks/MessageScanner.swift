/// Tells cheaply what traits a message has, so that rules are asked only where they may find
/// something. Written for debug builds: nothing is allocated for a plain message.
struct MessageScanner {
  let development: DevelopmentTexts
  let isDevelopment: Bool
  let plurals: PluralRequirement
  /// The traits that some rule asks for.
  let interest: MessageTraits.RawValue
  let screen: InvisibleCharacterScreen

  init(
    _ development: DevelopmentTexts, _ column: CheckedColumn, interest: MessageTraits,
    screen: InvisibleCharacterScreen
  ) {
    self.development = development
    self.interest = interest.rawValue
    self.screen = screen
    isDevelopment = column.isDevelopment
    plurals = PluralRequirement(column.pluralRules)
  }

  func traits(of entry: UnsafePointer<TableEntry>, row: Int) -> MessageTraits.RawValue {
    let row = development.rows + row
    switch entry.pointee.value {
    case .text(let form): return plainTraits(of: form, row)
    case .variants(let variants): return variantTraits(of: variants, row)
    case .unsupported: return 0
    }
  }

  private func plainTraits(
    of form: Form, _ row: UnsafePointer<DevelopmentTexts.Row>
  ) -> MessageTraits.RawValue {
    var traits = textTraits(of: form)
    if row.pointee.hasEdges { traits |= MessageTraits.edges.rawValue }
    if isDevelopment {
      guard let template = form.template,
        !PlaceholderSequence.isOrdinary(template, form.text)
      else { return traits }
      return traits | MessageTraits.placeholders.rawValue
    }
    if differs(form, row) {
      traits |= MessageTraits.differences.rawValue | MessageTraits.placeholders.rawValue
    }
    return traits
  }

  private func differs(_ form: Form, _ row: UnsafePointer<DevelopmentTexts.Row>) -> Bool {
    if row.pointee.variants != nil { return true }
    if form.template == nil { return row.pointee.pattern.template != nil }
    return !isSame(form, row.pointee.pattern)
  }

  func isSame(_ form: Form, _ pattern: DevelopmentTexts.Pattern) -> Bool {
    PlaceholderSequence.isEqual(form.template, form.text, pattern.template, pattern.text)
  }

  /// What can be told of one text by itself.
  func textTraits(of form: Form) -> MessageTraits.RawValue {
    var traits = MessageTraits.any.rawValue
    if form.text.hasEdges { traits |= MessageTraits.edges.rawValue }
    let invisible = MessageTraits.invisibleCharacters.rawValue
    if interest & invisible != 0, screen.suspects(form.text.storage) { traits |= invisible }
    let unfinished = MessageTraits.unfinished.rawValue
    if interest & unfinished != 0, form.isUnfinished { traits |= unfinished }
    if let template = form.template, !template.faults.isEmpty {
      traits |= MessageTraits.faults.rawValue
    }
    return traits
  }
}

extension Form {
  /// In a catalog: not marked as translated.
  var isUnfinished: Bool {
    guard let state else { return false }
    return state != "translated"
  }
}
