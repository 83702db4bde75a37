/// One key's text in one language.
package enum Message: Sendable {
  case plain(MessageForm)
  case variants(MessageVariants)

  /// The only form of a message that does not vary.
  package var plainForm: MessageForm? {
    if case .plain(let form) = self { return form }
    return nil
  }

  package var variants: MessageVariants? {
    if case .variants(let variants) = self { return variants }
    return nil
  }
}

/// A message that varies by plural category, device or width.
package struct MessageVariants: Sendable {
  package var root: MessageNode
  /// stringsdict variables, catalog substitutions.
  package var variables: [MessageVariable]

  package init(root: MessageNode, variables: [MessageVariable] = []) {
    self.root = root
    self.variables = variables
  }

  /// With the text of a `.strings` entry as what a device rule says on all other devices: Apple's
  /// compiler of catalogs puts that text there, and only the devices into the stringsdict.
  /// Nil where the rule has such a text, or there is no device rule.
  package func completed(by fallback: MessageForm) -> MessageVariants? {
    guard case .device(var cases) = root, !cases.contains(where: { $0.label == .other }) else {
      return nil
    }
    cases.append(MessageNode.Case(.other, range: fallback.range, .form(fallback)))
    return MessageVariants(root: .device(cases), variables: variables)
  }
}

package indirect enum MessageNode: Sendable {
  case form(MessageForm)
  /// A catalog's `variations.plural` at the root, or the forms of a variable.
  case plural([Case<PluralCategory>])
  case device([Case<DeviceClass>])
  /// The largest width that is not above the one asked for is taken, else the smallest.
  case width([Case<Int>])

  package struct Case<Label: Sendable>: Sendable {
    package var label: Label
    /// Where the label is written.
    package var range: SourceRange
    package var node: MessageNode

    package init(_ label: Label, range: SourceRange = .none, _ node: MessageNode) {
      self.label = label
      self.range = range
      self.node = node
    }
  }

  /// How deep nodes may lie in each other. No format gives deeper nesting a meaning; what lies
  /// deeper is left out.
  package static let deepestNesting = 12
}

/// A stringsdict variable or a catalog substitution: what `%#@name@` in a form stands for.
package struct MessageVariable: Sendable {
  package var name: Text
  package var nameRange: SourceRange
  /// A catalog's `argNum`, from 1; nil where the reference decides.
  package var argumentNumber: Int?
  /// `NSStringFormatValueTypeKey` or `formatSpecifier`: how `%arg` prints the argument.
  package var valueType: Placeholder
  package var valueTypeRange: SourceRange?
  package var node: MessageNode

  package init(
    name: Text, nameRange: SourceRange = .none, argumentNumber: Int? = nil, valueType: Placeholder,
    valueTypeRange: SourceRange? = nil, node: MessageNode
  ) {
    self.name = name
    self.nameRange = nameRange
    self.argumentNumber = argumentNumber
    self.valueType = valueType
    self.valueTypeRange = valueTypeRange
    self.node = node
  }
}

// MARK: Walking

extension MessageNode {
  /// The nodes of all cases, in their order.
  package func forEachCase(_ body: (MessageNode) -> Void) {
    switch self {
    case .form: break
    case .plural(let cases): for one in cases { body(one.node) }
    case .device(let cases): for one in cases { body(one.node) }
    case .width(let cases): for one in cases { body(one.node) }
    }
  }

  /// All forms, in their order.
  package func forEachForm(_ body: (MessageForm) -> Void) { forEachForm(depth: 0, body) }

  private func forEachForm(depth: Int, _ body: (MessageForm) -> Void) {
    guard depth < MessageNode.deepestNesting else { return }
    if case .form(let form) = self { return body(form) }
    forEachCase { $0.forEachForm(depth: depth + 1, body) }
  }

  /// All forms replaced.
  package func mapForms(_ change: (MessageForm) -> MessageForm) -> MessageNode {
    switch self {
    case .form(let form): .form(change(form))
    case .plural(let cases): .plural(cases.map { $0.mapForms(change) })
    case .device(let cases): .device(cases.map { $0.mapForms(change) })
    case .width(let cases): .width(cases.map { $0.mapForms(change) })
    }
  }

  /// Whether a plural stands in it.
  package var hasPlural: Bool { hasPlural(depth: 0) }

  private func hasPlural(depth: Int) -> Bool {
    guard depth < MessageNode.deepestNesting else { return false }
    if case .plural = self { return true }
    var found = false
    forEachCase { found = found || $0.hasPlural(depth: depth + 1) }
    return found
  }
}

extension MessageNode.Case {
  fileprivate func mapForms(_ change: (MessageForm) -> MessageForm) -> Self {
    Self(label, range: range, node.mapForms(change))
  }
}
