extension LanguageColumn {
  /// Takes the text of a `.strings` entry as what a stringsdict entry says on all other devices.
  /// Findings about it stand at the stringsdict entry.
  mutating func complete(_ reference: EntryReference, with replaced: EntryReference) {
    let (file, index) = (Int(reference.file), Int(reference.entry))
    guard files[file].format == .stringsdict,
      var fallback = entry(replaced).value.message?.plainForm,
      let variants = files[file].entries[index].value.message?.variants
    else { return }
    fallback.range = files[file].entries[index].keyRange
    guard let completed = variants.completed(by: fallback) else { return }
    files[file].entries[index].value = .message(.variants(completed))
  }
}
