/// A key's parameters in the order of their positions.
package struct Signature: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    /// From a named placeholder, a variable, a substitution or the translator's comment.
    package var label: String?
    /// Nil for a gap: a position that no text mentions.
    package var type: ParameterType?
    /// How the development language prints it: the class that translations are compared with. Nil
    /// for a gap and for a `*` amount.
    package var placeholder: Placeholder?

    package init(label: String? = nil, type: ParameterType?, placeholder: Placeholder? = nil) {
      self.label = label
      self.type = type
      self.placeholder = placeholder
    }
  }

  package var parameters: [Parameter]

  package init(parameters: [Parameter]) { self.parameters = parameters }
}
