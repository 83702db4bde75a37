/// The forms of one plural: of one variable, or of the root, for one device or width.
package struct PluralGroup: Sendable {
  package var cases: [Variation.Case<PluralCategory>]
  /// As an index into `Variants.variables`; nil at the root.
  package var variable: Int?

  package var categories: [PluralCategory] { cases.map(\.label) }

  /// Where the first label is written.
  package var range: SourceRange? { cases.first?.range }
}

extension Variants {
  /// Every plural of the message: those of the root first.
  package var pluralGroups: [PluralGroup] {
    var groups: [PluralGroup] = []
    root.collectPlurals(into: &groups, variable: nil, depth: 0)
    for (index, variable) in variables.enumerated() {
      variable.variation.collectPlurals(into: &groups, variable: index, depth: 0)
    }
    return groups
  }
}

extension Variation {
  fileprivate func collectPlurals(
    into groups: inout [PluralGroup], variable: Int?, depth: Int
  ) {
    guard depth < Variation.deepestNesting else { return }
    switch self {
    case .form: break
    case .plural(let cases):
      groups.append(PluralGroup(cases: cases, variable: variable))
    case .device(let cases):
      for item in cases {
        item.variation.collectPlurals(into: &groups, variable: variable, depth: depth + 1)
      }
    case .width(let cases):
      for item in cases {
        item.variation.collectPlurals(into: &groups, variable: variable, depth: depth + 1)
      }
    }
  }
}
