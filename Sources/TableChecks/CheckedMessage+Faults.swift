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

  /// Whether the development language has templates of its own, `%0 of %1`, that the program fills
  /// by itself: the positions of printf begin with 1.
  var hasOwnTemplates: Bool {
    guard signature.parameters.isEmpty else { return false }
    return development.texts.contains { form in
      (form.template?.faults ?? []).contains { fault in
        let end = min(fault.range.lowerBound + 3, form.text.count)
        let written = form.text.part(fault.range.lowerBound..<max(end, fault.range.lowerBound))
        let bytes = Array(written.string.utf8)
        return bytes.starts(with: Array("%0".utf8))
          && !(bytes.count == 3 && ASCII.isDigit(bytes[2]))
      }
    }
  }

  /// Whether a placeholder of the development language is damaged, so that translations cannot be
  /// compared with it.
  var isDamagedInDevelopment: Bool { developmentFaults { $0 == .damaged } > 0 }

  /// Whether the key is that of an object of Interface Builder, `8Gx-Ya-zhp.title` or `126.title`:
  /// such a text is shown as it stands and never formatted.
  var isOfInterfaceBuilder: Bool {
    let parts = key.string.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let object = parts.first, !object.isEmpty else { return false }
    if object.utf8.allSatisfy(ASCII.isDigit) { return true }
    return object.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
      == [3, 2, 3]
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
