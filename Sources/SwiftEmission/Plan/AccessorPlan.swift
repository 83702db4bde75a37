/// Resolved Swift names, signatures and documentation of everything that is generated; no Swift
/// text yet.
package struct AccessorPlan: Sendable {
  package struct Parameter: Equatable, Sendable {
    /// Nil for `_`.
    package var label: SwiftIdentifier?
    /// A gap, a position that no text mentions, is a String: the arguments stay those of the
    /// format, and filling the gap later changes no caller.
    package var type: ParameterType
  }

  package struct Accessor: Sendable {
    package var name: SwiftIdentifier
    package var key: Text
    /// Of the message, over all tables of the target.
    package var index: Int
    /// By position.
    package var parameters: [Parameter]
    /// The development text; of a message with variants its most general form.
    package var text: Text?
    package var comment: Text?
  }

  /// Keys that differ in a number at their end, such as `error_50001`.
  package struct NumberFamily: Sendable {
    package struct Case: Equatable, Sendable {
      package var code: Int
      package var index: Int
    }

    package var name: SwiftIdentifier
    /// What the keys begin with, with the separator in front of the number.
    package var prefix: Text
    /// By code.
    package var cases: [Case]
  }

  /// One enum.
  package struct Namespace: Sendable {
    package var name: SwiftIdentifier
    /// The table of which it is the enum, and that table's messages.
    package var table: (name: String, indices: Range<Int>)?
    package var accessors: [Accessor] = []
    package var families: [NumberFamily] = []
    /// As indices into `AccessorPlan.namespaces`.
    package var namespaces: [Int] = []
  }

  package var access: Configuration.AccessLevel
  /// The first is the outermost.
  package var namespaces: [Namespace]

  /// The table whose keys are members of the outermost enum itself.
  package static let mainTable = "Localizable"
}
