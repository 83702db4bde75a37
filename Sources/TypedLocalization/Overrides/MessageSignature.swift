internal import MessageFormat

/// The arguments that a message reads, over all its forms.
struct MessageSignature {
  /// Argument, from 0 → the types it is read as.
  private(set) var arguments: [Int: Set<ParameterType>] = [:]
  /// Texts of damaged placeholders.
  private(set) var damages: [String] = []
  /// Texts of lone percent signs, which are harmless in a message without arguments.
  private(set) var strayPercents: [String] = []

  init(_ message: MessageDefinition) {
    read(message.root, first: 0, in: message)
    for variable in message.variables {
      add(variable.placeholder.parameterType, at: variable.argument)
      read(variable.node, first: variable.argument, in: message)
    }
  }

  /// Why a message with this signature cannot stand in for one with `original`.
  func conflict(with original: MessageSignature) -> OverrideFault.Reason? {
    if let damage = damages.first { return .damagedPlaceholder(damage) }
    if let stray = strayPercents.first, !original.arguments.isEmpty || !arguments.isEmpty {
      return .damagedPlaceholder(stray)
    }
    for (index, types) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let known = original.arguments[index] else {
        return .addsArgument(position: index + 1)
      }
      if !types.isSubset(of: known) { return .retypesArgument(position: index + 1) }
    }
    return nil
  }

  private mutating func add(_ type: ParameterType, at index: Int) {
    arguments[index, default: []].insert(type)
  }

  /// `depth` bounds the walk through nodes of a table that is damaged.
  private mutating func read(
    _ node: MessageNode, first: Int, in message: MessageDefinition, depth: Int = 0
  ) {
    guard depth < 16 else { return }
    switch node {
    case .form(let text, let template):
      if let template { read(template, text, first: first, in: message) }
    case .plural(let argument, let cases):
      if arguments[argument] == nil { add(.int, at: argument) }
      for item in cases { read(item.node, first: first, in: message, depth: depth + 1) }
    case .device(let cases):
      for item in cases { read(item.node, first: first, in: message, depth: depth + 1) }
    case .width(let cases):
      for item in cases { read(item.node, first: first, in: message, depth: depth + 1) }
    }
  }

  private mutating func read(
    _ template: MessageTemplate, _ text: Text, first: Int, in message: MessageDefinition
  ) {
    for use in template.argumentUses(from: first) {
      switch use.role {
      case .value(let placeholder): add(placeholder.parameterType, at: use.index)
      case .amount: add(.int, at: use.index)
      // Its variable says the type.
      case .variable, .substitution: break
      }
    }
    for fault in template.faults { note(fault, in: text) }
  }

  private mutating func note(_ fault: PlaceholderFault, in text: Text) {
    let range = Int(fault.range.lowerBound)..<Int(fault.range.upperBound)
    guard range.lowerBound >= 0, range.upperBound <= text.bytes.count else { return }
    let piece = String(decoding: text.bytes[range], as: UTF8.self)
    if case .strayPercent = fault.kind {
      strayPercents.append(piece)
    } else {
      damages.append(piece)
    }
  }
}
