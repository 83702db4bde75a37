extension Variation {
  /// All forms, in the order of the file.
  package func forEachForm(_ body: (Form) -> Void) {
    switch self {
    case .form(let form): body(form)
    case .plural(let cases): for one in cases { one.variation.forEachForm(body) }
    case .device(let cases): for one in cases { one.variation.forEachForm(body) }
    case .width(let cases): for one in cases { one.variation.forEachForm(body) }
    }
  }

  /// All forms replaced.
  func mapForms(_ change: (Form) -> Form) -> Variation {
    switch self {
    case .form(let form): .form(change(form))
    case .plural(let cases): .plural(cases.map { $0.mapForms(change) })
    case .device(let cases): .device(cases.map { $0.mapForms(change) })
    case .width(let cases): .width(cases.map { $0.mapForms(change) })
    }
  }
}

extension Variation.Case {
  func mapForms(_ change: (Form) -> Form) -> Self {
    Self(label, range: range, variation.mapForms(change))
  }
}

extension Array {
  /// Adds a case; one with the same label is replaced, which is reported.
  mutating func add<Label: Equatable>(
    _ item: Variation.Case<Label>, _ report: TableReport
  ) where Element == Variation.Case<Label> {
    var index = 0
    while index < count, self[index].label != item.label { index += 1 }
    guard index < count else { return append(item) }
    report.add(
      .repeatedForm, "the form is given twice: this one is used", at: item.range,
      notes: [report.note("the other", at: self[index].range)])
    self[index] = item
  }
}
