/// A text as the platform's formatter takes it: placeholders without names, `%arg` spelt out,
/// substitutions with their positions.
struct FormatText {
  private let form: Form
  /// The form's own, or one with the positions of substitutions.
  var template: MessageTemplate?
  /// What `%arg` stands for.
  var substitution = "%lld"
  /// Whether every placeholder gets the position that it has by counting from the first argument.
  var isNumbered = false

  init(_ form: Form) {
    self.form = form
    template = form.template
  }

  var text: Text {
    guard let template, needsChange(template) else { return form.text }
    let storage = ByteStorage(capacity: Int(form.text.count) + 32)
    let uses = isNumbered ? template.argumentUses(from: 0) : []
    for (index, segment) in template.segments.enumerated() {
      let part = form.text.part(segment.range)
      switch segment.kind {
      case .text, .percent: storage.append(part.bytes)
      case .placeholder(let placeholder):
        append(placeholder, part, uses.filter { $0.segment == index }.map(\.index), to: storage)
      case .variable(let position, let name):
        let number =
          position.map { "\($0)$" } ?? uses.first { $0.segment == index }
          .map { "\($0.index + 1)$" } ?? ""
        storage.append("%\(number)#@")
        storage.append(form.text.part(name).bytes)
        storage.append("@")
      case .substitutionArgument: storage.append(substitution)
      }
    }
    return Text(storage: storage, start: 0, count: storage.count)
  }

  private func needsChange(_ template: MessageTemplate) -> Bool {
    template.segments.contains { segment in
      switch segment.kind {
      case .text, .percent: false
      case .placeholder(let placeholder): isNumbered || placeholder.name != nil
      case .variable, .substitutionArgument: true
      }
    }
  }

  private func append(
    _ placeholder: Placeholder, _ part: Text, _ indices: [Int], to storage: ByteStorage
  ) {
    if isNumbered { return storage.append(numbered(placeholder, indices)) }
    guard let name = placeholder.name else { return storage.append(part.bytes) }
    // The name stands in parentheses.
    let start = form.text.start + name.lowerBound - 1 - part.start
    let end = form.text.start + name.upperBound + 1 - part.start
    storage.append(part.part(0..<start).bytes)
    storage.append(part.part(end..<part.count).bytes)
  }

  /// Spelt anew with the positions of its amounts and its value.
  private func numbered(_ placeholder: Placeholder, _ indices: [Int]) -> String {
    var remaining = indices[...]
    func amount(_ amount: Placeholder.Amount) -> String {
      switch amount {
      case .fixed(let number): "\(number)"
      case .argument: "*" + (remaining.popFirst().map { "\($0 + 1)$" } ?? "")
      }
    }
    let width = placeholder.width.map(amount) ?? ""
    let precision = placeholder.precision.map { "." + amount($0) } ?? ""
    let position = remaining.popFirst().map { "\($0 + 1)$" } ?? ""
    return "%" + position + Self.flags(placeholder.flags) + width + precision
      + placeholder.lengthAndConversion
  }

  private static func flags(_ flags: Placeholder.Flags) -> String {
    let all: [(Placeholder.Flags, String)] = [
      (.leftAlign, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.zero, "0"),
      (.grouping, "'"),
    ]
    return all.filter { flags.contains($0.0) }.map(\.1).joined()
  }
}
