/// JSON as a catalog has it: as Xcode writes it, where the file does not show another way.
struct JSONSyntax: TreeSyntax {
  /// What a level is indented by.
  private(set) var unit = "  "
  private(set) var colon = " : "
  /// Empty where all stands on one line.
  private(set) var lineEnd = "\n"
  private(set) var emptyIsShort = false

  static func parse(_ text: SourceText) -> Parsed<ValueTree?> { DocumentTree.json(text) }

  init() {}

  init(_ tree: ValueTree) {
    let storage = tree.source.storage
    guard tree.count > 0, case .dictionary = tree.nodes[0].kind, let first = tree.pairs(of: 0).first
    else { return }
    let gap = storage.string(
      Int(tree.nodes[0].start)..<tree.outerRange(first.key).lowerBound)
    colon = storage.string(
      tree.outerRange(first.key).upperBound..<tree.outerRange(first.value).lowerBound)
    if gap.contains(where: \.isNewline) {
      lineEnd = storage.lineEnd
      let outer = storage.indentation(at: tree.outerRange(0).lowerBound)
      let inner = storage.indentation(at: tree.outerRange(first.key).lowerBound)
      unit = String(inner.dropFirst(outer.count))
    } else {
      (lineEnd, unit) = ("", "")
    }
    emptyIsShort = isEmptyShort(tree)
  }

  /// As the first empty object is written; else as goes with the colon.
  private func isEmptyShort(_ tree: ValueTree) -> Bool {
    for node in 0..<tree.count {
      guard case .dictionary = tree.nodes[node].kind, Int(tree.nodes[node].next) == node + 1 else {
        continue
      }
      return tree.innerRange(node).isEmpty
    }
    return colon != " : "
  }

  func list(of dictionary: Int, in tree: ValueTree) -> MemberList {
    let members = tree.pairs(of: dictionary).map { key, value in
      MemberList.Member(
        name: tree.text(key), start: tree.outerRange(key).lowerBound,
        end: tree.outerRange(value).upperBound, nameRange: tree.innerRange(key),
        valueRange: tree.outerRange(value), index: value)
    }
    let indent = indentation(ofMembersOf: dictionary, in: tree)
    let outer = String(indent.dropLast(unit.count))
    return MemberList(
      tree.source.storage, members, content: tree.innerRange(dictionary), separator: ",",
      defaultGap: lineEnd + indent, defaultTail: lineEnd + outer,
      emptyContent: emptyIsShort ? "" : lineEnd + lineEnd + outer)
  }

  func indentation(ofMembersOf dictionary: Int, in tree: ValueTree) -> String {
    lineEnd.isEmpty ? "" : lineIndentation(ofMembersOf: dictionary, in: tree)
  }

  func member(_ name: String, written value: String, indent: String) -> String {
    JSONText.quoted(name) + colon + value
  }

  func value(_ value: NewValue, indent: String) -> String {
    switch value {
    case .text(let text): JSONText.quoted(text)
    case .number(let digits): digits
    case .boolean(let value): value ? "true" : "false"
    case .array(let elements):
      bracketed("[", elements.map { self.value($0, indent: indent + unit) }, "]", indent)
    case .object(let members):
      bracketed(
        "{", members.map { member($0.name, $0.value, indent: indent + unit) }, "}", indent)
    }
  }

  private func bracketed(
    _ open: String, _ parts: [String], _ close: String, _ indent: String
  ) -> String {
    if parts.isEmpty {
      return emptyIsShort ? open + close : open + lineEnd + lineEnd + indent + close
    }
    let gap = lineEnd + indent + unit
    return open + gap + parts.joined(separator: "," + gap) + lineEnd + indent + close
  }

  func name(_ name: String) -> String { JSONText.escaped(name) }

  /// In Xcode's order, before the first that comes later.
  func place(of name: String, in names: [String]) -> Int? {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if KeyOrder.precedes(names[middle], name) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func opened(_ dictionary: Int, in tree: ValueTree) -> String? { nil }
}
