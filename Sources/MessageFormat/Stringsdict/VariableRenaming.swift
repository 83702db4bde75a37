/// Keeps the variables of several devices apart, which may have the same name in a stringsdict:
/// there each device has its own, in a message all of them stand side by side.
struct VariableRenaming {
  let suffix: String
  let taken: [MessageVariable]
  private var names: [Text: Text] = [:]

  init(suffix: String, taken: [MessageVariable]) {
    self.suffix = suffix
    self.taken = taken
  }

  /// Gives the variables of `scope` whose names are taken new ones, and returns the format with
  /// its references changed accordingly.
  mutating func rename(_ scope: inout [MessageVariable], in format: MessageForm) -> MessageForm {
    for index in scope.indices where taken.contains(where: { $0.name == scope[index].name }) {
      let old = scope[index].name
      let new = Text("\(old)_\(suffix)")
      names[old] = new
      scope[index].name = new
    }
    guard !names.isEmpty else { return format }
    for index in scope.indices {
      scope[index].node = scope[index].node.mapForms(changed)
    }
    return changed(format)
  }

  private func changed(_ form: MessageForm) -> MessageForm {
    guard let template = form.template else { return form }
    let text = ByteStorage(capacity: Int(form.text.count) + 32)
    var copied = 0
    let bytes = form.text.bytes
    for segment in template.segments {
      guard case .variable(_, let range) = segment.kind else { continue }
      guard let new = names[form.text.part(range)] else { continue }
      text.append(UnsafeRawBufferPointer(rebasing: bytes[copied..<Int(range.lowerBound)]))
      text.append(new.bytes)
      copied = Int(range.upperBound)
    }
    guard copied > 0 else { return form }
    text.append(UnsafeRawBufferPointer(rebasing: bytes[copied...]))
    return MessageForm(
      text: Text(storage: text, start: 0, count: text.count), range: form.range, state: form.state)
  }
}
