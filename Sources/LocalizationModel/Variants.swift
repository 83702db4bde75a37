/// A message that varies by plural category, device or width.
package struct Variants: Sendable {
  package var root: Variation
  /// stringsdict variables, catalog substitutions.
  package var variables: [Variable]

  package init(root: Variation, variables: [Variable] = []) {
    self.root = root
    self.variables = variables
  }
}

package indirect enum Variation: Sendable {
  case form(Form)
  /// A catalog's `variations.plural` at the root, or the forms of a variable.
  case plural([Case<PluralCategory>])
  case device([Case<DeviceClass>])
  case width([Case<Int>])

  package struct Case<Label: Sendable>: Sendable {
    package var label: Label
    /// Where the label is written.
    package var range: SourceRange
    package var variation: Variation

    package init(_ label: Label, range: SourceRange, _ variation: Variation) {
      self.label = label
      self.range = range
      self.variation = variation
    }
  }
}

/// A stringsdict variable or a catalog substitution.
package struct Variable: Sendable {
  package var name: Text
  package var nameRange: SourceRange
  /// A catalog's `argNum`, from 1; nil where the reference decides.
  package var argumentNumber: Int?
  /// `NSStringFormatValueTypeKey` or `formatSpecifier`.
  package var valueType: Placeholder
  package var valueTypeRange: SourceRange?
  package var variation: Variation

  package init(
    name: Text, nameRange: SourceRange, argumentNumber: Int? = nil, valueType: Placeholder,
    valueTypeRange: SourceRange? = nil, variation: Variation
  ) {
    self.name = name
    self.nameRange = nameRange
    self.argumentNumber = argumentNumber
    self.valueType = valueType
    self.valueTypeRange = valueTypeRange
    self.variation = variation
  }
}
