/// A message whose forms are read: each with the arguments that it prints or hands on.
package struct ResolvedMessage: Sendable {
  /// Nil where the message does not vary.
  package let variants: MessageVariants?
  package let arguments: VariantArguments
  package let forms: [CheckedForm]

  /// - Parameter message: nil has no forms.
  /// - Parameter development: the key's message in the development language.
  package init(_ message: Message?, key: Text, development: Message? = nil) {
    self.init(
      message,
      arguments: message?.variants?.arguments(key: key, development: development)
        ?? VariantArguments())
  }

  package init(_ message: Message?, arguments: VariantArguments) {
    self.arguments = arguments
    variants = message?.variants
    switch message {
    case nil: forms = []
    case .plain(let form): forms = [CheckedForm(VariantForm(form: form), form.template, arguments)]
    case .variants(let variants):
      forms = variants.forms.map { CheckedForm($0, variants.template(of: $0.form), arguments) }
    }
  }
}

/// One text of a message and the arguments that it reads.
package struct CheckedForm: Sendable {
  package let variant: VariantForm
  /// With the positions of substitutions written out.
  package let template: MessageTemplate?
  package internal(set) var uses: [ArgumentUse]

  init(_ variant: VariantForm, _ template: MessageTemplate?, _ arguments: VariantArguments) {
    self.variant = variant
    self.template = template
    var uses = template?.argumentUses(from: arguments.first(of: variant)) ?? []
    if variant.variable == nil {
      // `%arg` at the root reads the argument of the plural there.
      for index in uses.indices where uses[index].role == .substitution {
        uses[index].index = arguments.root
      }
    }
    self.uses = uses
  }

  package var form: MessageForm { variant.form }
  package var text: Text { variant.form.text }

  /// The range of the placeholder that reads an argument.
  package func range(of use: ArgumentUse) -> Range<Int32> {
    guard let template, template.segments.indices.contains(use.segment) else {
      return 0..<text.count
    }
    return template.segments[use.segment].range
  }

  /// The placeholder that reads an argument, as written.
  package func spelling(of use: ArgumentUse) -> String { text.part(range(of: use)).string }

  /// The name that is written in the placeholder, or that of the variable.
  package func name(of use: ArgumentUse) -> String? {
    guard let template, template.segments.indices.contains(use.segment) else { return nil }
    switch (template.segments[use.segment].kind, use.role) {
    case (.placeholder(let placeholder), .value):
      return placeholder.name.map { text.part($0).string }
    case (.variable(_, let name), .variable): return text.part(name).string
    default: return nil
    }
  }
}
