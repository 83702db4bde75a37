extension LanguageColumn {
  /// Takes the text of a `.strings` entry as what a stringsdict entry says on all other devices:
  /// Apple's compiler of catalogs puts that text there, and only the devices into the stringsdict
  /// (SPEC §3.2). Findings about it stand at the stringsdict entry.
  mutating func complete(_ reference: EntryReference, with replaced: EntryReference) {
    let (file, index) = (Int(reference.file), Int(reference.entry))
    guard files[file].format == .stringsdict, case .text(let fallback) = entry(replaced).value,
      case .variants(var variants) = files[file].entries[index].value,
      case .device(var cases) = variants.root, !cases.contains(where: { $0.label == .other })
    else { return }
    let range = files[file].entries[index].keyRange
    let form = Form(text: fallback.text, range: range, template: fallback.template)
    cases.append(Variation.Case(.other, range: range, .form(form)))
    variants.root = .device(cases)
    files[file].entries[index].value = .variants(variants)
  }
}
