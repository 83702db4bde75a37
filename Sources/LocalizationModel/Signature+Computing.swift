extension Signature {
  /// The signatures of the development language's entries, by key.
  package static func all(of column: LanguageColumn, keys: [Text]) -> [Signature] {
    var signatures: [Signature] = []
    signatures.reserveCapacity(keys.count)
    let none = Signature(parameters: [])
    for (row, reference) in column.entries.enumerated() {
      guard let reference else {
        signatures.append(none)
        continue
      }
      let entry = column.entry(reference)
      if case .text(let form) = entry.value, form.template == nil {
        signatures.append(none)
      } else {
        signatures.append(Signature(of: entry, key: keys[row]))
      }
    }
    return signatures
  }

  /// The union over all texts of an entry.
  package init(of entry: TableEntry, key: Text) {
    var builder = SignatureBuilder()
    switch entry.value {
    case .text(let form):
      builder.add(form.template, of: form.text, from: 0, ownArgument: nil)
    case .variants(let variants):
      builder.add(variants, key: key)
    case .unsupported: break
    }
    if let comment = entry.comment { builder.addLabels(CommentLabels(comment)) }
    self = builder.signature
  }
}
