extension MessageScanner {
  /// The traits of all texts of a message, and of its plurals.
  func variantTraits(
    of variants: Variants, _ row: UnsafePointer<DevelopmentTexts.Row>
  ) -> MessageTraits.RawValue {
    var scan = VariantsScan(pattern: isDevelopment ? nil : row.pointee.variants)
    if let pattern = scan.pattern {
      scan.isSame = pattern.isRegular && pattern.hasVariables(of: variants)
    }
    walk(variants.root, variable: -1, &scan, depth: 0)
    for (index, variable) in variants.variables.enumerated() {
      scan.first = nil
      scan.count = 0
      walk(variable.variation, variable: index, &scan, depth: 0)
    }
    let placeholders = MessageTraits.placeholders.rawValue
    if isDevelopment { return scan.traits | placeholders }
    if scan.isSame { return scan.traits }
    return scan.traits | placeholders | MessageTraits.differences.rawValue
  }

  private func walk(
    _ variation: Variation, variable: Int, _ scan: inout VariantsScan, depth: Int
  ) {
    guard depth < Variation.deepestNesting else { return }
    switch variation {
    case .form(let form): add(form, variable: variable, &scan)
    case .plural(let cases):
      var categories: UInt8 = 0
      for item in cases {
        categories |= 1 << item.label.rawValue
        walk(item.variation, variable: variable, &scan, depth: depth + 1)
      }
      if !plurals.isMet(by: categories) {
        scan.traits |= MessageTraits.pluralCategories.rawValue
      }
    case .device(let cases):
      for item in cases {
        walk(item.variation, variable: variable, &scan, depth: depth + 1)
      }
    case .width(let cases):
      for item in cases {
        walk(item.variation, variable: variable, &scan, depth: depth + 1)
      }
    }
  }

  private func add(_ form: Form, variable: Int, _ scan: inout VariantsScan) {
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
