/// One text of a message, and the choices that lead to it.
package struct VariantForm: Sendable {
  package var form: MessageForm
  /// The plural category that chooses it, the innermost of several.
  package var category: PluralCategory?
  package var device: DeviceClass?
  package var width: Int?
  /// The variable it belongs to, as an index into `MessageVariants.variables`; nil at the root.
  package var variable: Int?

  package init(
    form: MessageForm, category: PluralCategory? = nil, device: DeviceClass? = nil,
    width: Int? = nil, variable: Int? = nil
  ) {
    self.form = form
    self.category = category
    self.device = device
    self.width = width
    self.variable = variable
  }
}

extension Message {
  /// Every text: those of the root, then those of the variables in their order.
  package var forms: [VariantForm] {
    switch self {
    case .plain(let form): [VariantForm(form: form)]
    case .variants(let variants): variants.forms
    }
  }
}

extension MessageVariants {
  /// Every text: those of the root, then those of the variables in their order.
  package var forms: [VariantForm] {
    var forms: [VariantForm] = []
    root.collectForms(into: &forms, under: VariantPath(), depth: 0)
    for (index, variable) in variables.enumerated() {
      var path = VariantPath()
      path.variable = index
      variable.node.collectForms(into: &forms, under: path, depth: 0)
    }
    return forms
  }

  /// Every plural of the message: those of the root first.
  package var pluralGroups: [PluralGroup] {
    var groups: [PluralGroup] = []
    root.collectPlurals(into: &groups, variable: nil, depth: 0)
    for (index, variable) in variables.enumerated() {
      variable.node.collectPlurals(into: &groups, variable: index, depth: 0)
    }
    return groups
  }
}

/// The forms of one plural: of one variable, or of the root, for one device or width.
package struct PluralGroup: Sendable {
  package var cases: [MessageNode.Case<PluralCategory>]
  /// As an index into `MessageVariants.variables`; nil at the root.
  package var variable: Int?

  package var categories: [PluralCategory] { cases.map { $0.label } }

  /// Where the first label is written.
  package var range: SourceRange? { cases.first?.range }
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

extension MessageNode {
  fileprivate func collectForms(
    into forms: inout [VariantForm], under path: VariantPath, depth: Int
  ) {
    guard depth < MessageNode.deepestNesting else { return }
    switch self {
    case .form(let form):
      forms.append(
        VariantForm(
          form: form, category: path.category, device: path.device, width: path.width,
          variable: path.variable))
    case .plural(let cases):
      for item in cases {
        let path = path.with { $0.category = item.label }
        item.node.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    case .device(let cases):
      for item in cases {
        let path = path.with { $0.device = item.label }
        item.node.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    case .width(let cases):
      for item in cases {
        let path = path.with { $0.width = item.label }
        item.node.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    }
  }

  fileprivate func collectPlurals(
    into groups: inout [PluralGroup], variable: Int?, depth: Int
  ) {
    guard depth < MessageNode.deepestNesting else { return }
    if case .plural(let cases) = self {
      return groups.append(PluralGroup(cases: cases, variable: variable))
    }
    forEachCase { $0.collectPlurals(into: &groups, variable: variable, depth: depth + 1) }
  }
}
