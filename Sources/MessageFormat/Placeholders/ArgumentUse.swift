/// One argument that a template reads.
package struct ArgumentUse: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// Printed by a placeholder.
    case value(Placeholder)
    /// A `*` width or precision.
    case amount
    /// Decides the plural form of a variable (`%#@name@`).
    case variable
    /// `%arg`, the substitution's own argument.
    case substitution
  }

  /// From 0.
  package var index: Int
  package var role: Role
  /// Which segment of the template.
  package var segment: Int

  package init(index: Int, role: Role, segment: Int) {
    self.index = index
    self.role = role
    self.segment = segment
  }
}

extension MessageTemplate {
  /// The arguments in the order of the text. Unnumbered placeholders count from `first` and do not
  /// see the numbered ones, as the platform counts; a `*` is read before its value. `first` is 0,
  /// but in the forms of a plural variable it is the variable's own argument (SPEC §2.3).
  package func argumentUses(from first: Int) -> [ArgumentUse] {
    var uses: [ArgumentUse] = []
    var counter = ArgumentCounter(first: first)
    for (segment, part) in segments.enumerated() {
      func add(_ index: Int, _ role: ArgumentUse.Role) {
        uses.append(ArgumentUse(index: index, role: role, segment: segment))
      }
      switch part.kind {
      case .text, .percent: break
      case .placeholder(let placeholder):
        for case .argument(let position)? in [placeholder.width, placeholder.precision] {
          add(counter.index(position: position), .amount)
        }
        add(counter.index(position: placeholder.position), .value(placeholder))
      case .variable(let position, _): add(counter.index(position: position), .variable)
      case .substitutionArgument: add(first, .substitution)
      }
    }
    return uses
  }
}
