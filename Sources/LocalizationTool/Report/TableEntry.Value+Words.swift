internal import TableParsing

extension TableEntry.Value {
  var forms: [MessageForm] { message?.forms.map(\.form) ?? [] }

  /// Of all forms together.
  var wordCount: Int { forms.reduce(0) { $0 + WordCounter.count($1) } }

  var shownText: String? {
    switch self {
    case .message(.plain(let form)): return form.text.string
    case .message(.variants(let variants)):
      return variants.forms.map { variant in
        let choices = [
          variant.variable.flatMap { index in
            variants.variables.indices.contains(index) ? variants.variables[index].name.string : nil
          },
          variant.device?.name, variant.width.map(String.init), variant.category?.name,
        ].compactMap { $0 }
        let label = choices.isEmpty ? "" : choices.joined(separator: " ") + ": "
        return label + variant.form.text.string
      }.joined(separator: "\n")
    case .unsupported: return nil
    }
  }
}
