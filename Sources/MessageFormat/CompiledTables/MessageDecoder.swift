extension CompiledTable {
  /// The message as it was written, and the arguments that decide its variants, for checks while the
  /// program runs. Every placeholder has the position of the argument that it reads. Slow. Nil where
  /// missing or damaged.
  package func message(at index: Int) -> (message: Message, arguments: VariantArguments)? {
    guard let cursor = cursor(at: index) else { return nil }
    var decoder = MessageDecoder(cursor: cursor)
    return decoder.decode()
  }
}

/// Reads nodes back into values.
private struct MessageDecoder {
  /// What stands before a variable's node.
  private struct Header {
    var name: Text
    var argument: Int
    var placeholder: Placeholder
    /// Where the node begins.
    var offset: Int
  }

  var cursor: TableCursor
  /// Nodes that may still be read: a damaged table can hold one node in several others.
  private var budget = 4096
  private var headers: [Header] = []
  /// Of the plural that was read last.
  private var pluralArgument = 0

  init(cursor: TableCursor) { self.cursor = cursor }

  mutating func decode() -> (message: Message, arguments: VariantArguments)? {
    guard cursor.offset < cursor.end else { return nil }
    if cursor.base[cursor.offset] == TableLayout.Tag.plainNumbers { cursor.offset += 1 }
    guard cursor.offset < cursor.end else { return nil }
    var rootOffset = cursor.offset
    if cursor.base[cursor.offset] == TableLayout.Tag.variables {
      cursor.offset += 1
      guard let length = cursor.readFixed(), length <= cursor.end - cursor.offset else {
        return nil
      }
      rootOffset = cursor.offset
      cursor.offset += length
      guard readHeaders() else { return nil }
    }
    cursor.offset = rootOffset
    guard let root = decodeNode(depth: 0) else { return nil }
    var arguments = VariantArguments(variables: headers.map { $0.argument }, root: pluralArgument)
    if headers.isEmpty, case .form(let form) = root {
      arguments.root = 0
      return (.plain(form), arguments)
    }
    var variants = MessageVariants(root: root)
    for header in headers {
      cursor.offset = header.offset
      guard let node = decodeNode(depth: 0) else { return nil }
      variants.variables.append(
        MessageVariable(name: header.name, valueType: header.placeholder, node: node))
    }
    return (.variants(variants), arguments)
  }

  private mutating func readHeaders() -> Bool {
    guard let count = cursor.readNumber() else { return false }
    for _ in 0..<count {
      guard let length = cursor.readFixed(), length <= cursor.end - cursor.offset else {
        return false
      }
      let rest = cursor.offset + length
      guard let name = cursor.readText(), let argument = cursor.readNumber(),
        let compiled = cursor.readPlaceholder()
      else { return false }
      var placeholder = Placeholder(conversion: compiled.conversion)
      placeholder.length = compiled.length
      placeholder.flags = compiled.flags
      placeholder.width = Self.amount(compiled.width)
      placeholder.precision = Self.amount(compiled.precision)
      headers.append(
        Header(
          name: Self.text(name), argument: argument, placeholder: placeholder,
          offset: cursor.offset))
      cursor.offset = rest
    }
    return true
  }

  private static func amount(_ amount: CompiledPlaceholder.Amount) -> Placeholder.Amount? {
    switch amount {
    case .none: nil
    case .fixed(let number): .fixed(Int32(clamping: number))
    case .argument(let index): .argument(position: position(index))
    }
  }

  private static func position(_ argument: Int) -> Int32 { Int32(clamping: argument + 1) }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Text {
    Text(String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Nodes

  private mutating func decodeNode(depth: Int) -> MessageNode? {
    guard depth < TableLayout.depthLimit, budget > 0 else { return nil }
    budget -= 1
    switch cursor.readByte() {
    case TableLayout.Tag.text:
      return cursor.readText().map { .form(MessageForm(text: Self.text($0))) }
    case TableLayout.Tag.form:
      return decodeForm().map { .form($0) }
    case TableLayout.Tag.plural:
      guard let argument = cursor.readNumber(), let printed = cursor.readNumber() else {
        return nil
      }
      if printed == 1, cursor.readPlaceholder() == nil { return nil }
      pluralArgument = argument
      return decodePlural(depth: depth)
    case TableLayout.Tag.device: return decodeDevices(depth: depth)
    case TableLayout.Tag.width:
      return decodeCases(depth: depth).map { .width($0.map { .init($0.label, $0.node) }) }
    default: return nil
    }
  }

  private mutating func decodePlural(depth: Int) -> MessageNode? {
    guard let cases = decodeCases(depth: depth) else { return nil }
    var forms: [MessageNode.Case<PluralCategory>] = []
    for item in cases {
      guard let value = UInt8(exactly: item.label), let category = PluralCategory(rawValue: value)
      else { return nil }
      forms.append(.init(category, item.node))
    }
    return .plural(forms)
  }

  private mutating func decodeDevices(depth: Int) -> MessageNode? {
    guard let cases = decodeCases(depth: depth) else { return nil }
    var forms: [MessageNode.Case<DeviceClass>] = []
    for item in cases {
      guard let value = UInt8(exactly: item.label), let device = DeviceClass(rawValue: value)
      else { return nil }
      forms.append(.init(device, item.node))
    }
    return .device(forms)
  }

  private mutating func decodeCases(depth: Int) -> [(label: Int, node: MessageNode)]? {
    guard let count = cursor.readNumber() else { return nil }
    var entries: [(label: Int, length: Int)] = []
    for _ in 0..<count {
      guard let label = cursor.readNumber(), let length = cursor.readFixed() else { return nil }
      entries.append((label, length))
    }
    var cases: [(label: Int, node: MessageNode)] = []
    for entry in entries {
      let start = cursor.offset
      guard entry.length <= cursor.end - start, let node = decodeNode(depth: depth + 1) else {
        return nil
      }
      cases.append((entry.label, node))
      cursor.offset = start + entry.length
    }
    return cases
  }

  // MARK: Forms

  /// The template comes from the text, its positions from the operations.
  private mutating func decodeForm() -> MessageForm? {
    guard let text = cursor.readText().map({ Self.text($0) }) else { return nil }
    var form = MessageForm(text: text)
    var template = form.template ?? MessageTemplate(segments: [], faults: [])
    var covered = 0
    var segment = 0
    while covered < text.count {
      let operation = cursor.readByte()
      guard let length = cursor.readNumber(), length > 0, length <= Int(text.count) - covered else {
        return nil
      }
      while segment < template.segments.count,
        Int(template.segments[segment].range.lowerBound) < covered
      {
        segment += 1
      }
      guard let kind = decodeOperation(operation, template, at: segment) else { return nil }
      if segment < template.segments.count { template.segments[segment].kind = kind }
      covered += length
    }
    if form.template != nil { form.template = template }
    return form
  }

  /// The kind of the segment that an operation stands for, with its positions.
  private mutating func decodeOperation(
    _ operation: UInt8, _ template: MessageTemplate, at index: Int
  ) -> MessageTemplate.Kind? {
    var kind = MessageTemplate.Kind.text
    if index < template.segments.count { kind = template.segments[index].kind }
    switch operation {
    case TableLayout.Operation.text, TableLayout.Operation.percent: break
    case TableLayout.Operation.mark: if cursor.readNumber() == nil { return nil }
    case TableLayout.Operation.object, TableLayout.Operation.integer:
      guard let argument = cursor.readNumber() else { return nil }
      if case .placeholder(var placeholder) = kind {
        placeholder.position = Self.position(argument)
        kind = .placeholder(placeholder)
      }
    case TableLayout.Operation.placeholder:
      guard let compiled = cursor.readPlaceholder() else { return nil }
      if case .placeholder(var placeholder) = kind {
        placeholder.position = Self.position(compiled.argument)
        placeholder.width = Self.amount(compiled.width)
        placeholder.precision = Self.amount(compiled.precision)
        kind = .placeholder(placeholder)
      }
    case TableLayout.Operation.variable:
      guard let variable = cursor.readNumber() else { return nil }
      if case .variable(_, let name) = kind, headers.indices.contains(variable) {
        kind = .variable(position: Self.position(headers[variable].argument), name: name)
      }
    default: return nil
    }
    return kind
  }
}
