extension CheckedMessage {
  /// Every fault of every text.
  var faults: [(form: CheckedForm, fault: PlaceholderFault)] {
    forms.flatMap { form in (form.template?.faults ?? []).map { (form, $0) } }
  }

  /// How many faults of a kind the development language has itself.
  func developmentFaults(where isSought: (PlaceholderFault.Kind) -> Bool) -> Int {
    development.templates.reduce(0) { count, template in
      count + template.faults.count { isSought($0.kind) }
    }
  }
}

extension TableEntry {
  /// The templates of all texts.
  var templates: [MessageTemplate] { texts.compactMap(\.template) }

  /// All texts.
  var texts: [Form] {
    switch value {
    case .text(let form): [form]
    case .variants(let variants): variants.forms.map(\.form)
    case .unsupported: []
    }
  }

  /// Whether some text contains `part`.
  func contains(_ part: Text) -> Bool {
    texts.contains { $0.text.string.contains(part.string) }
  }
}
