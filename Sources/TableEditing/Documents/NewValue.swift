/// A value that is to be written, in JSON or as a property list.
package indirect enum NewValue: Sendable {
  case text(String)
  case number(String)
  case boolean(Bool)
  case object([Member])
  case array([NewValue])

  package struct Member: Sendable {
    package var name: String
    package var value: NewValue

    package init(_ name: String, _ value: NewValue) {
      self.name = name
      self.value = value
    }
  }

  package static func object(_ members: KeyValuePairs<String, NewValue>) -> NewValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Nested objects of one member each.
  static func nested(_ names: some BidirectionalCollection<String>, _ value: NewValue) -> NewValue {
    names.reversed().reduce(value) { .object([Member($1, $0)]) }
  }
}

extension NewValue: Equatable {
  /// Texts by their bytes: other spellings of a character are other texts.
  package static func == (left: NewValue, right: NewValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)), (.number(let left), .number(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.boolean(let left), .boolean(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) {
        $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value
      }
    default: false
    }
  }
}

extension NewValue {
  /// Whether it is made of texts, dictionaries and arrays.
  var holdsTextsAlone: Bool {
    switch self {
    case .text: true
    case .number, .boolean: false
    case .object(let members): members.allSatisfy(\.value.holdsTextsAlone)
    case .array(let elements): elements.allSatisfy(\.holdsTextsAlone)
    }
  }

  /// What a reader found; nil where it holds what cannot be written again: dates, data, faults.
  package init?(_ tree: ValueTree, at node: Int) {
    switch tree.nodes[node].kind {
    case .string: self = .text(tree.text(node).string)
    case .number: self = .number(tree.text(node).string)
    case .boolean: self = .boolean(tree.text(node, is: "true"))
    case .dictionary:
      var members: [Member] = []
      for (key, value) in tree.pairs(of: node) {
        guard let content = NewValue(tree, at: value) else { return nil }
        members.append(Member(tree.text(key).string, content))
      }
      self = .object(members)
    case .array:
      var elements: [NewValue] = []
      var index = node + 1
      while index < Int(tree.nodes[node].next) {
        guard let element = NewValue(tree, at: index) else { return nil }
        elements.append(element)
        index = Int(tree.nodes[index].next)
      }
      self = .array(elements)
    case .null, .date, .data, .invalid: return nil
    }
  }
}

extension ValueTree {
  /// The keys and values of a dictionary, by their nodes.
  func pairs(of dictionary: Int) -> [(key: Int, value: Int)] {
    guard case .dictionary = nodes[dictionary].kind else { return [] }
    var pairs: [(key: Int, value: Int)] = []
    var index = dictionary + 1
    let behind = Int(nodes[dictionary].next)
    while index < behind {
      let value = Int(nodes[index].next)
      pairs.append((index, value))
      index = Int(nodes[value].next)
    }
    return pairs
  }

  /// The last member of that name.
  func value(of dictionary: Int, named name: String) -> Int? {
    guard case .dictionary = nodes[dictionary].kind else { return nil }
    var name = name
    return name.withUTF8 { name in
      var found: Int?
      var index = dictionary + 1
      let behind = Int(nodes[dictionary].next)
      while index < behind {
        let value = Int(nodes[index].next)
        if text(index, is: UnsafeRawBufferPointer(name)) { found = value }
        index = Int(nodes[value].next)
      }
      return found
    }
  }

  /// From the first byte of a value to behind its last, delimiters included.
  func outerRange(_ node: Int) -> Range<Int> {
    Int(nodes[node].outerStart)..<max(Int(nodes[node].outerStart), Int(nodes[node].outerEnd))
  }

  /// The value's content, without its delimiters.
  func innerRange(_ node: Int) -> Range<Int> {
    Int(nodes[node].start)..<max(Int(nodes[node].start), Int(nodes[node].end))
  }
}
