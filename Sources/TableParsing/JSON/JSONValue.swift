/// A JSON value with its place, for small files: configurations and baselines.
package struct JSONValue: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var keyRange: SourceRange
    package var value: JSONValue
  }

  package enum Content: Sendable {
    /// In the order of the file, repeated keys kept.
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
    /// Unreadable, already reported.
    case invalid
  }

  package var content: Content
  package var range: SourceRange
}

extension JSONValue {
  /// An `invalid` value where there is none; that and every other fault is reported.
  package static func parse(_ source: SourceText) -> Parsed<JSONValue> {
    let parsed = JSONReader.read(source)
    guard let tree = parsed.value else {
      let nothing = JSONValue(content: .invalid, range: SourceRange(0, 0))
      return Parsed(nothing, diagnostics: parsed.diagnostics)
    }
    return Parsed(JSONValue(tree, at: 0), diagnostics: parsed.diagnostics)
  }

  /// The nesting is bounded by the reader.
  private init(_ tree: ValueTree, at index: Int) {
    range = tree.span(index, index)
    switch tree.nodes[index].kind {
    case .dictionary: content = .object(JSONValue.members(tree, of: index))
    case .array: content = .array(JSONValue.elements(tree, of: index))
    case .string: content = .string(tree.text(index).string)
    case .number: content = .number(tree.text(index).string)
    case .boolean: content = .boolean(tree.text(index, is: "true"))
    case .null: content = .null
    case .date, .data, .invalid: content = .invalid
    }
  }

  private static func elements(_ tree: ValueTree, of array: Int) -> [JSONValue] {
    var elements: [JSONValue] = []
    var index = array + 1
    let behind = Int(tree.nodes[array].next)
    while index < behind {
      elements.append(JSONValue(tree, at: index))
      index = Int(tree.nodes[index].next)
    }
    return elements
  }

  private static func members(_ tree: ValueTree, of object: Int) -> [Member] {
    var members: [Member] = []
    var index = object + 1
    let behind = Int(tree.nodes[object].next)
    while index < behind {
      let value = Int(tree.nodes[index].next)
      guard value < behind else { break }
      if case .string = tree.nodes[index].kind {
        members.append(
          Member(
            key: tree.text(index).string, keyRange: tree.span(index, index),
            value: JSONValue(tree, at: value)))
      }
      index = Int(tree.nodes[value].next)
    }
    return members
  }
}
