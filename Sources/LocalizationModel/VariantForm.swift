/// One text of a message with variants, and where in the message it stands.
package struct VariantForm: Sendable {
  package var form: Form
  /// The plural category that chooses it, the innermost of several.
  package var category: PluralCategory?
  package var device: DeviceClass?
  package var width: Int?
  /// The variable it belongs to, as an index into `Variants.variables`; nil at the root.
  package var variable: Int?

  package init(
    form: Form, category: PluralCategory? = nil, device: DeviceClass? = nil, width: Int? = nil,
    variable: Int? = nil
  ) {
    self.form = form
    self.category = category
    self.device = device
    self.width = width
    self.variable = variable
  }
}

extension Variants {
  /// Every text: those of the root, then those of the variables in their order.
  package var forms: [VariantForm] {
    var forms: [VariantForm] = []
    root.collectForms(into: &forms, under: VariantPath(), depth: 0)
    for (index, variable) in variables.enumerated() {
      var path = VariantPath()
      path.variable = index
      variable.variation.collectForms(into: &forms, under: path, depth: 0)
    }
    return forms
  }
}

/// The choices that lead to a form.
private struct VariantPath {
  var category: PluralCategory?
  var device: DeviceClass?
  var width: Int?
  var variable: Int?

  func with(_ change: (inout VariantPath) -> Void) -> VariantPath {
    var path = self
    change(&path)
    return path
  }
}

extension Variation {
  /// Deeper nesting has no meaning in any format and is left out.
  package static let deepestNesting = 16

  fileprivate func collectForms(
    into forms: inout [VariantForm], under path: VariantPath, depth: Int
  ) {
    guard depth < Variation.deepestNesting else { return }
    switch self {
    case .form(let form):
      forms.append(
        VariantForm(
          form: form, category: path.category, device: path.device, width: path.width,
          variable: path.variable))
    case .plural(let cases):
      for item in cases {
        let path = path.with { $0.category = item.label }
        item.variation.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    case .device(let cases):
      for item in cases {
        let path = path.with { $0.device = item.label }
        item.variation.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    case .width(let cases):
      for item in cases {
        let path = path.with { $0.width = item.label }
        item.variation.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    }
  }

  /// Whether a plural stands in it.
  package var hasPlural: Bool { hasPlural(depth: 0) }

  private func hasPlural(depth: Int) -> Bool {
    guard depth < Variation.deepestNesting else { return false }
    switch self {
    case .form: return false
    case .plural: return true
    case .device(let cases): return cases.contains { $0.variation.hasPlural(depth: depth + 1) }
    case .width(let cases): return cases.contains { $0.variation.hasPlural(depth: depth + 1) }
    }
  }
}
