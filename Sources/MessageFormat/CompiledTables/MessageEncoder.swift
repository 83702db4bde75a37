/// Writes one message's nodes.
struct MessageEncoder {
  /// A variable that some text refers to: others are left out.
  struct Variable {
    let variable: MessageVariable
    /// From 0. Unnumbered placeholders of the variable's forms count from here.
    let argument: Int
  }

  let storage: ByteStorage
  private let message: MessageVariants?
  private let rootArgument: Int
  private let hidesMarks: Bool
  private var variables: [Variable] = []

  /// For a message that does not vary.
  init(storage: ByteStorage, hidesMarks: Bool = false) {
    self.storage = storage
    self.hidesMarks = hidesMarks
    message = nil
    rootArgument = 0
  }

  init(
    storage: ByteStorage, message: MessageVariants, arguments: VariantArguments,
    hidesMarks: Bool = false
  ) {
    self.storage = storage
    self.hidesMarks = hidesMarks
    self.message = message
    rootArgument = arguments.root
    for (variable, argument) in zip(message.variables, arguments.variables) {
      guard let argument else { continue }
      variables.append(Variable(variable: variable, argument: argument))
    }
  }

  func encode(_ root: MessageNode) {
    guard !variables.isEmpty else { return encode(root, of: nil, depth: 0) }
    storage.append(TableLayout.Tag.variables)
    withLength { encode(root, of: nil, depth: 0) }
    storage.appendCompact(variables.count)
    for variable in variables {
      withLength { encode(variable) }
    }
  }

  private func encode(_ variable: Variable) {
    storage.appendText(variable.variable.name)
    storage.appendCompact(variable.argument)
    var counter = ArgumentCounter(first: variable.argument)
    encode(CompiledPlaceholder(variable.variable.valueType, counter: &counter))
    encode(variable.variable.node, of: variable, depth: 0)
  }

  /// What `body` writes, with its length before it.
  private func withLength(_ body: () -> Void) {
    let start = storage.count
    storage.appendFixed(0)
    body()
    let length = storage.count - start - TableLayout.fixedCount
    storage.replaceFixed(length, at: start)
  }

  private func encode(_ node: MessageNode, of variable: Variable?, depth: Int) {
    guard depth < MessageNode.deepestNesting else { return encodeText("") }
    switch node {
    case .form(let form): encode(form, of: variable)
    case .plural(let cases):
      let argument = variable?.argument ?? rootArgument
      storage.append(TableLayout.Tag.plural)
      storage.appendCompact(argument)
      encodePrinted(argument, in: cases, of: variable)
      encode(inOrder(cases), of: variable, depth: depth)
    case .device(let cases):
      storage.append(TableLayout.Tag.device)
      encode(inOrder(cases), of: variable, depth: depth)
    case .width(let cases):
      storage.append(TableLayout.Tag.width)
      encode(cases.map { ($0.label, $0.node) }, of: variable, depth: depth)
    }
  }

  /// By their labels, so that the order of a file, and its format, make no other table.
  private func inOrder<Label: RawRepresentable<UInt8>>(
    _ cases: [MessageNode.Case<Label>]
  ) -> [(label: Int, node: MessageNode)] {
    cases.map { (Int($0.label.rawValue), $0.node) }.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map { $0.element }
  }

  private func encode(
    _ cases: [(label: Int, node: MessageNode)], of variable: Variable?, depth: Int
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

  // MARK: Forms

  private func encodeText(_ text: Text) {
    storage.append(TableLayout.Tag.text)
    storage.appendText(text)
  }

  func encode(_ form: MessageForm, of variable: Variable?) {
    let template = message?.template(of: form) ?? form.template
    let marks = MarkReader.marks(in: form.text, template)
    guard template?.hasDirectives ?? false || !marks.isEmpty else { return encodeText(form.text) }
    encode(form.text, template?.segments ?? [], of: variable, marks[...])
  }

  private func encode(
    _ text: Text, _ segments: [MessageTemplate.Segment], of variable: Variable?,
    _ marks: ArraySlice<Mark>
  ) {
    storage.append(TableLayout.Tag.form)
    storage.appendText(text)
    var counter = ArgumentCounter(first: variable?.argument ?? 0)
    var marks = marks
    var covered = 0
    var index = 0
    while index < segments.count {
      let segment = segments[index]
      index &+= 1
      let start = Int(segment.range.lowerBound)
      let end = Int(segment.range.upperBound)
      guard start >= covered, end > start, end <= Int(text.count) else { continue }
      // With the text before it.
      if case .text = segment.kind { continue }
      encodeText(covered..<start, &marks)
      encode(segment, length: end - start, in: text, of: variable, counter: &counter)
      covered = end
    }
    encodeText(covered..<Int(text.count), &marks)
  }

  /// Text and the marks in it.
  private func encodeText(_ range: Range<Int>, _ marks: inout ArraySlice<Mark>) {
    var covered = range.lowerBound
    while let mark = marks.first, mark.end <= range.upperBound {
      encodeText(length: mark.start - covered)
      storage.appendOperation(
        TableLayout.Operation.mark, length: mark.count,
        argument: MarkCode.code(mark, isHidden: hidesMarks))
      covered = mark.end
      marks.removeFirst()
    }
    encodeText(length: range.upperBound - covered)
  }

  /// Nothing where `length` is 0.
  private func encodeText(length: Int) {
    if length > 0 { storage.appendOperation(TableLayout.Operation.text, length: length) }
  }

  private func encode(
    _ segment: MessageTemplate.Segment, length: Int, in text: Text, of variable: Variable?,
    counter: inout ArgumentCounter
  ) {
    switch segment.kind {
    case .text: break
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
      encode(CompiledPlaceholder(variable.variable.valueType, counter: &own), length: length)
    }
  }

  private func index(of name: Range<Int32>, in text: Text) -> Int? {
    guard name.lowerBound >= 0, name.upperBound <= text.count else { return nil }
    let bytes = text.bytes
    guard let base = bytes.baseAddress else { return nil }
    return variables.firstIndex { candidate in
      let known = candidate.variable.name
      guard let other = known.bytes.baseAddress else { return false }
      return Int(known.count) == name.count
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

// MARK: Plurals

extension MessageEncoder {
  /// The placeholder that prints a plural's number, where it is one for a Double: its digits decide
  /// the category.
  func encodePrinted(
    _ argument: Int, in cases: [MessageNode.Case<PluralCategory>], of variable: Variable?
  ) {
    let isInteger =
      variable.map { [.int, .uint].contains($0.variable.valueType.parameterType) } ?? false
    let ordered =
      isInteger
      ? [] : cases.filter { $0.label == .other } + cases.filter { $0.label != .other }
    for item in ordered {
      guard let printed = printed(argument, in: item.node, of: variable, depth: 0) else { continue }
      guard printed.conversion.isFloat else { break }
      storage.appendCompact(1)
      return encode(printed)
    }
    storage.appendCompact(0)
  }

  private func printed(
    _ argument: Int, in node: MessageNode, of variable: Variable?, depth: Int
  ) -> CompiledPlaceholder? {
    guard depth < MessageNode.deepestNesting else { return nil }
    if case .form(let form) = node {
      let template = message?.template(of: form) ?? form.template
      return template.flatMap { printed(argument, in: $0, of: variable) }
    }
    var found: CompiledPlaceholder?
    node.forEachCase { node in
      if found == nil { found = printed(argument, in: node, of: variable, depth: depth + 1) }
    }
    return found
  }

  private func printed(
    _ argument: Int, in template: MessageTemplate, of variable: Variable?
  ) -> CompiledPlaceholder? {
    var counter = ArgumentCounter(first: variable?.argument ?? 0)
    for segment in template.segments {
      switch segment.kind {
      case .text, .percent: break
      case .variable(let position, _): _ = counter.index(position: position)
      case .placeholder(let placeholder):
        let compiled = CompiledPlaceholder(placeholder, counter: &counter)
        if compiled.argument == argument { return compiled }
      case .substitutionArgument:
        guard let variable, variable.argument == argument else { continue }
        var own = ArgumentCounter(first: argument)
        return CompiledPlaceholder(variable.variable.valueType, counter: &own)
      }
    }
    return nil
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
