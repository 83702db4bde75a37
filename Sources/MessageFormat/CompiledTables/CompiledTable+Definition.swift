extension CompiledTable {
  /// The message as it was written, for checks while the program runs. Slow. Nil where missing or
  /// damaged.
  package func definition(at index: Int) -> MessageDefinition? {
    guard let cursor = cursor(at: index) else { return nil }
    var decoder = MessageDecoder(cursor: cursor)
    return decoder.decode()
  }
}

/// Reads nodes back into values.
private struct MessageDecoder {
  var cursor: TableCursor
  /// Nodes that may still be read: a damaged table can hold one node in several others.
  private var budget = 4096

  init(cursor: TableCursor) { self.cursor = cursor }

  mutating func decode() -> MessageDefinition? {
    guard cursor.offset < cursor.end else { return nil }
    guard cursor.base[cursor.offset] == TableLayout.Tag.variables else {
      return decodeNode(depth: 0).map { MessageDefinition(root: $0) }
    }
    cursor.offset += 1
    guard let length = cursor.readFixed(), length <= cursor.end - cursor.offset else { return nil }
    let rest = cursor.offset + length
    guard let root = decodeNode(depth: 1) else { return nil }
    cursor.offset = rest
    guard let count = cursor.readNumber() else { return nil }
    var variables: [MessageVariable] = []
    for _ in 0..<count {
      guard let variable = decodeVariable() else { return nil }
      variables.append(variable)
    }
    return MessageDefinition(root: root, variables: variables)
  }

  private mutating func decodeVariable() -> MessageVariable? {
    guard let length = cursor.readFixed(), length <= cursor.end - cursor.offset else { return nil }
    let rest = cursor.offset + length
    guard let name = cursor.readText(), let argument = cursor.readNumber(),
      let compiled = cursor.readPlaceholder(), let node = decodeNode(depth: 1)
    else { return nil }
    cursor.offset = rest
    var placeholder = Placeholder(conversion: compiled.conversion)
    placeholder.length = compiled.length
    placeholder.flags = compiled.flags
    placeholder.width = Self.amount(compiled.width)
    placeholder.precision = Self.amount(compiled.precision)
    return MessageVariable(
      name: Self.text(name), argument: argument, placeholder: placeholder, node: node)
  }

  private static func amount(_ amount: CompiledPlaceholder.Amount) -> Placeholder.Amount? {
    switch amount {
    case .none: nil
    case .fixed(let number): .fixed(Int32(clamping: number))
    case .argument(let index): .argument(position: Int32(clamping: index + 1))
    }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Text {
    Text(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func decodeNode(depth: Int) -> MessageNode? {
    guard depth < TableLayout.depthLimit, budget > 0 else { return nil }
    budget -= 1
    switch cursor.readByte() {
    case TableLayout.Tag.text:
      return cursor.readText().map { .form(Self.text($0), nil) }
    case TableLayout.Tag.form:
      guard let text = cursor.readText().map({ Self.text($0) }) else { return nil }
      return .form(text, MessageTemplate(parsing: text.bytes))
    case TableLayout.Tag.plural:
      guard let argument = cursor.readNumber(), let printed = cursor.readNumber() else {
        return nil
      }
      if printed == 1, cursor.readPlaceholder() == nil { return nil }
      return decodePlural(argument: argument, depth: depth)
    case TableLayout.Tag.device: return decodeDevices(depth: depth)
    case TableLayout.Tag.width:
      return decodeCases(depth: depth).map { .width(cases: $0.map { ($0.label, $0.node) }) }
    default: return nil
    }
  }

  private mutating func decodePlural(argument: Int, depth: Int) -> MessageNode? {
    guard let cases = decodeCases(depth: depth) else { return nil }
    var forms: [(category: PluralCategory, node: MessageNode)] = []
    for item in cases {
      guard let value = UInt8(exactly: item.label), let category = PluralCategory(rawValue: value)
      else { return nil }
      forms.append((category, item.node))
    }
    return .plural(argument: argument, cases: forms)
  }

  private mutating func decodeDevices(depth: Int) -> MessageNode? {
    guard let cases = decodeCases(depth: depth) else { return nil }
    var forms: [(device: DeviceClass, node: MessageNode)] = []
    for item in cases {
      guard let value = UInt8(exactly: item.label), let device = DeviceClass(rawValue: value)
      else { return nil }
      forms.append((device, item.node))
    }
    return .device(cases: forms)
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
}
