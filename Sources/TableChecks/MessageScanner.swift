/// Tells cheaply what traits a message has, so that rules are asked only where they may find
/// something. Written for debug builds: nothing is allocated for a plain message.
struct MessageScanner {
  let development: DevelopmentTexts
  let isDevelopment: Bool
  let plurals: PluralRequirement
  /// The traits that some rule asks for.
  let interest: MessageTraits.RawValue
  let screen: FileScreen
  /// Whether the language is written in Cyrillic or Greek letters, between which Latin ones hide.
  private let hidesLatin: Bool

  init(
    _ development: DevelopmentTexts, _ column: CheckedColumn, interest: MessageTraits,
    screen: FileScreen
  ) {
    self.development = development
    self.interest = interest.rawValue
    self.screen = screen
    isDevelopment = column.isDevelopment
    plurals = PluralRequirement(column.pluralRules)
    hidesLatin = !Script.expected(in: column.language).isDisjoint(with: [.cyrillic, .greek])
  }

  func traits(of entry: UnsafePointer<TableEntry>, row: Int) -> MessageTraits.RawValue {
    let row = development.rows + row
    switch entry.pointee.value {
    case .message(.plain(let form)): return plainTraits(of: form, row)
    case .message(.variants(let variants)): return variantTraits(of: variants, row)
    case .unsupported: return 0
    }
  }

  private func plainTraits(
    of form: MessageForm, _ row: UnsafePointer<DevelopmentTexts.Row>
  ) -> MessageTraits.RawValue {
    var traits = textTraits(of: form)
    if row.pointee.hasEdges { traits |= MessageTraits.edges.rawValue }
    if isDevelopment {
      guard let template = form.template,
        !PlaceholderSequence.isOrdinary(template, form.text)
      else { return traits }
      return traits | MessageTraits.placeholders.rawValue
    }
    if row.pointee.features != 0 { traits |= features(of: form, row) }
    if differs(form, row) {
      traits |= MessageTraits.differences.rawValue | MessageTraits.placeholders.rawValue
    }
    return traits
  }

  /// What the development language's text asks of its translation; nothing of a copy.
  private func features(
    of form: MessageForm, _ row: UnsafePointer<DevelopmentTexts.Row>
  ) -> MessageTraits.RawValue {
    var features = row.pointee.features
    if row.pointee.variants == nil, form.text == row.pointee.pattern.text { return 0 }
    if form.text.holds(0x0A) || form.text.holds(0x0D) {
      features &= ~MessageTraits.sourceLineBreaks.rawValue
    }
    return features
  }

  private func differs(_ form: MessageForm, _ row: UnsafePointer<DevelopmentTexts.Row>) -> Bool {
    if row.pointee.variants != nil { return true }
    if form.template == nil { return row.pointee.pattern.template != nil }
    return !isSame(form, row.pointee.pattern)
  }

  func isSame(_ form: MessageForm, _ pattern: DevelopmentTexts.Pattern) -> Bool {
    PlaceholderSequence.isEqual(form.template, form.text, pattern.template, pattern.text)
  }

  /// What can be told of one text by itself.
  func textTraits(of form: MessageForm) -> MessageTraits.RawValue {
    var traits = MessageTraits.any.rawValue
    if form.text.hasEdges { traits |= MessageTraits.edges.rawValue }
    traits |= screen.traits(of: form.text.storage)
    let escapes = MessageTraits.escapes.rawValue
    if traits & escapes != 0, isDevelopment || !form.text.holds(0x26) && !form.text.holds(0x5C) {
      traits &= ~escapes
    }
    let damaged = MessageTraits.damagedCharacters.rawValue
    if traits & damaged != 0, !DamagedCharacters.mayStand(in: form.text.bytes) {
      traits &= ~damaged
    }
    let mixed = MessageTraits.mixedScripts.rawValue
    if traits & mixed != 0,
      !(hidesLatin ? form.text.holdsLatinBesideOthers : form.text.holdsCyrillicOrGreek)
    {
      traits &= ~mixed
    }
    let unfinished = MessageTraits.unfinished.rawValue
    if interest & unfinished != 0, form.isUnfinished { traits |= unfinished }
    if let template = form.template, !template.faults.isEmpty {
      traits |= MessageTraits.faults.rawValue
    }
    return traits
  }
}

extension MessageForm {
  /// In a catalog: not marked as translated.
  var isUnfinished: Bool {
    guard let state else { return false }
    return state != "translated"
  }
}

// MARK: Variants

extension MessageScanner {
  /// The traits of all texts of a message, and of its plurals.
  func variantTraits(
    of variants: MessageVariants, _ row: UnsafePointer<DevelopmentTexts.Row>
  ) -> MessageTraits.RawValue {
    var scan = VariantsScan(pattern: isDevelopment ? nil : row.pointee.variants)
    if let pattern = scan.pattern {
      scan.isSame = pattern.isRegular && pattern.hasVariables(of: variants)
    }
    if !isDevelopment { scan.traits |= row.pointee.features }
    walk(variants.root, variable: -1, &scan, depth: 0)
    for (index, variable) in variants.variables.enumerated() {
      scan.first = nil
      scan.count = 0
      walk(variable.node, variable: index, &scan, depth: 0)
    }
    let placeholders = MessageTraits.placeholders.rawValue
    if isDevelopment { return scan.traits | placeholders }
    if scan.isSame { return scan.traits }
    return scan.traits | placeholders | MessageTraits.differences.rawValue
  }

  private func walk(
    _ node: MessageNode, variable: Int, _ scan: inout VariantsScan, depth: Int
  ) {
    guard depth < MessageNode.deepestNesting else { return }
    switch node {
    case .form(let form): add(form, variable: variable, &scan)
    case .plural(let cases):
      var categories: UInt8 = 0
      for item in cases {
        categories |= 1 << item.label.rawValue
        walk(item.node, variable: variable, &scan, depth: depth + 1)
      }
      if !plurals.isMet(by: categories) {
        scan.traits |= MessageTraits.pluralCategories.rawValue
      }
    case .device(let cases):
      for item in cases {
        walk(item.node, variable: variable, &scan, depth: depth + 1)
      }
    case .width(let cases):
      for item in cases {
        walk(item.node, variable: variable, &scan, depth: depth + 1)
      }
    }
  }

  private func add(_ form: MessageForm, variable: Int, _ scan: inout VariantsScan) {
    scan.traits |= textTraits(of: form)
    defer { scan.count += 1 }
    if scan.isSame, let pattern = scan.pattern {
      let original = variable < 0 ? pattern.root : pattern.variables[variable].pattern
      if let original, isSame(form, original) { return }
      scan.isSame = false
      // The texts before this one are as in the development language, and this one is not.
      if scan.count > 0 { scan.traits |= MessageTraits.irregularForms.rawValue }
    }
    if let first = scan.first {
      if !isSame(form, first) { scan.traits |= MessageTraits.irregularForms.rawValue }
    } else {
      scan.first = DevelopmentTexts.Pattern(text: form.text, template: form.template)
    }
  }
}

/// What is known while the texts of one message are walked through.
private struct VariantsScan {
  let pattern: VariantsPattern?
  var traits: MessageTraits.RawValue = 0
  /// The first text of the root or of the variable at hand.
  var first: DevelopmentTexts.Pattern?
  /// How many texts of the root or of the variable at hand came before.
  var count = 0
  /// Whether the placeholders so far are those of the development language.
  var isSame = false

  init(pattern: VariantsPattern?) { self.pattern = pattern }
}

/// Which plural categories a language needs and has, as bits.
struct PluralRequirement {
  private var needed: UInt8 = 0
  private var known: UInt8 = 0xFF

  /// Without rules everything is right.
  init(_ rules: PluralRules?) {
    guard let rules else { return }
    known = 0
    for category in rules.integerCategories where category != .other {
      needed |= 1 << category.rawValue
    }
    for category in PluralCategory.allCases
    where category == .zero || category == .other || rules.categories.contains(category) {
      known |= 1 << category.rawValue
    }
  }

  func isMet(by categories: UInt8) -> Bool {
    needed & ~categories == 0 && categories & ~known == 0
  }
}
