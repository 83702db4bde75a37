/// Writes one message's nodes.
struct MessageEncoder {
  let storage: ByteStorage
  let variables: [MessageVariable]

  func encode(_ message: MessageDefinition) {
    guard !variables.isEmpty else { return encode(message.root, of: nil, depth: 0) }
    storage.append(TableLayout.Tag.variables)
    withLength { encode(message.root, of: nil, depth: 1) }
    storage.appendCompact(variables.count)
    for variable in variables {
      withLength { encode(variable) }
    }
  }

  private func encode(_ variable: MessageVariable) {
    storage.appendCompact(Int(variable.name.count))
    storage.append(variable.name.bytes)
    storage.appendCompact(variable.argument)
    var counter = ArgumentCounter(first: variable.argument)
    encode(CompiledPlaceholder(variable.placeholder, counter: &counter))
    encode(variable.node, of: variable, depth: 1)
  }

  /// What `body` writes, with its length before it.
  private func withLength(_ body: () -> Void) {
    let start = storage.count
    storage.appendFixed(0)
    body()
    let length = storage.count - start - TableLayout.fixedCount
    storage.replaceFixed(length, at: start)
  }

  private func encode(_ node: MessageNode, of variable: MessageVariable?, depth: Int) {
    guard depth < TableLayout.depthLimit / 2 else { return encodeText("") }
    switch node {
    case .form(let text, let template):
      encode(text, template, of: variable)
    case .plural(let argument, let cases):
      storage.append(TableLayout.Tag.plural)
      storage.appendCompact(argument)
      encodePrinted(argument, in: cases.map { ($0.category, $0.node) }, of: variable)
      encode(cases.map { (Int($0.category.rawValue), $0.node) }, of: variable, depth: depth)
    case .device(let cases):
      storage.append(TableLayout.Tag.device)
      encode(cases.map { (Int($0.device.rawValue), $0.node) }, of: variable, depth: depth)
    case .width(let cases):
      storage.append(TableLayout.Tag.width)
      encode(cases.map { ($0.width, $0.node) }, of: variable, depth: depth)
    }
  }

  private func encode(
    _ cases: [(label: Int, node: MessageNode)], of variable: MessageVariable?, depth: Int
  ) {
    storage.appendCompact(cases.count)
    var lengths: [Int] = []
    for item in cases {
      storage.appendCompact(item.label)
      lengths.append(storage.count)
      storage.appendFixed(0)
    }
    for (index, item) in cases.enumerated() {
      let start = storage.count
      encode(item.node, of: variable, depth: depth + 1)
      storage.replaceFixed(storage.count - start, at: lengths[index])
    }
  }

  private func encodeText(_ text: Text) {
    storage.append(TableLayout.Tag.text)
    storage.appendCompact(Int(text.count))
    storage.append(text.bytes)
  }

  private func encode(_ text: Text, _ template: MessageTemplate?, of variable: MessageVariable?) {
    guard let template, template.hasDirectives else { return encodeText(text) }
    storage.append(TableLayout.Tag.form)
    storage.appendCompact(Int(text.count))
    storage.append(text.bytes)
    var counter = ArgumentCounter(first: variable?.argument ?? 0)
    var covered = 0
    let segments = template.segments
    var index = 0
    while index < segments.count {
      let segment = segments[index]
      index &+= 1
      let start = Int(segment.range.lowerBound)
      let end = Int(segment.range.upperBound)
      guard start >= covered, end > start, end <= Int(text.count) else { continue }
      encodeText(length: start - covered)
      encode(segment, length: end - start, in: text, of: variable, counter: &counter)
      covered = end
    }
    encodeText(length: Int(text.count) - covered)
  }

  /// Nothing where `length` is 0.
  private func encodeText(length: Int) {
    if length > 0 { storage.appendOperation(TableLayout.Operation.text, length: length) }
  }

  private func encode(
    _ segment: MessageTemplate.Segment, length: Int, in text: Text, of variable: MessageVariable?,
    counter: inout ArgumentCounter
  ) {
    switch segment.kind {
    case .text: encodeText(length: length)
    case .percent: storage.appendOperation(TableLayout.Operation.percent, length: length)
    case .placeholder(let placeholder):
      encode(CompiledPlaceholder(placeholder, counter: &counter), length: length)
    case .variable(let position, let name):
      _ = counter.index(position: position)
      guard let index = index(of: name, in: text) else { return encodeText(length: length) }
      storage.appendOperation(TableLayout.Operation.variable, length: length, argument: index)
    case .substitutionArgument:
      guard let variable else { return encodeText(length: length) }
      var own = ArgumentCounter(first: variable.argument)
      encode(CompiledPlaceholder(variable.placeholder, counter: &own), length: length)
    }
  }

  private func index(of name: Range<Int32>, in text: Text) -> Int? {
    guard name.lowerBound >= 0, name.upperBound <= text.count else { return nil }
    let bytes = text.bytes
    guard let base = bytes.baseAddress else { return nil }
    return variables.firstIndex { variable in
      guard let other = variable.name.bytes.baseAddress else { return false }
      return Int(variable.name.count) == name.count
        && memcmp(other, base + Int(name.lowerBound), name.count) == 0
    }
  }

  private func encode(_ placeholder: CompiledPlaceholder, length: Int) {
    let operation =
      placeholder.isPlainObject
      ? TableLayout.Operation.object
      : placeholder.isPlainInteger
        ? TableLayout.Operation.integer : TableLayout.Operation.placeholder
    if operation == TableLayout.Operation.placeholder {
      storage.appendOperation(operation, length: length)
      encode(placeholder)
    } else {
      storage.appendOperation(operation, length: length, argument: placeholder.argument)
    }
  }

  func encode(_ placeholder: CompiledPlaceholder) {
    storage.appendCompact(Int(placeholder.conversion.rawValue))
    storage.appendCompact(Int(placeholder.length.rawValue))
    storage.appendDigits(UInt64(placeholder.flags.rawValue), count: 1)
    storage.appendCompact(placeholder.argument)
    encode(placeholder.width)
    encode(placeholder.precision)
  }

  /// 0 for none, twice the number and 1, twice the argument's index and 2.
  private func encode(_ amount: CompiledPlaceholder.Amount) {
    switch amount {
    case .none: storage.appendCompact(0)
    case .fixed(let number): storage.appendCompact(min(number, 1 << 20) * 2 + 1)
    case .argument(let index): storage.appendCompact(min(index, 1 << 20) * 2 + 2)
    }
  }
}

extension MessageTemplate {
  /// Whether it holds anything but text.
  fileprivate var hasDirectives: Bool {
    var index = 0
    while index < segments.count {
      if case .text = segments[index].kind { index &+= 1 } else { return true }
    }
    return false
  }
}
