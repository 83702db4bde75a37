/// A message as the table writer takes it.
package indirect enum MessageNode: Sendable {
  /// `template` is nil where the text has no placeholder.
  case form(Text, MessageTemplate?)
  /// `argument` from 0.
  case plural(argument: Int, cases: [(category: PluralCategory, node: MessageNode)])
  case device(cases: [(device: DeviceClass, node: MessageNode)])
  /// The largest width that is not above the one asked for is taken, else the smallest.
  case width(cases: [(width: Int, node: MessageNode)])
}

/// What `%#@name@` in a form stands for.
package struct MessageVariable: Sendable {
  package var name: Text
  /// From 0. Unnumbered placeholders of the variable's forms count from here.
  package var argument: Int
  /// How `%arg` prints the argument.
  package var placeholder: Placeholder
  package var node: MessageNode

  package init(name: Text, argument: Int, placeholder: Placeholder, node: MessageNode) {
    self.name = name
    self.argument = argument
    self.placeholder = placeholder
    self.node = node
  }
}

package struct MessageDefinition: Sendable {
  package var root: MessageNode
  package var variables: [MessageVariable]

  package init(root: MessageNode, variables: [MessageVariable] = []) {
    self.root = root
    self.variables = variables
  }
}
