/// XML property lists.
struct PropertyListSyntax: TreeSyntax {
  private(set) var unit = "\t"
  private(set) var lineEnd = "\n"
  private(set) var escapes = XMLEscapes()
  /// Whether values stand on the line of their keys.
  private var isValueBeside = false
  /// Whether the file's encoding has characters up to U+00FF alone.
  var isLatin1: Bool {
    get { escapes.isLatin1 }
    set { escapes.isLatin1 = newValue }
  }

  static func parse(_ text: SourceText) -> Parsed<ValueTree?> { DocumentTree.propertyList(text) }

  init(_ tree: ValueTree) {
    let storage = tree.source.storage
    lineEnd = storage.lineEnd
    let bytes = SourceBytes(storage)
    escapes.quotes = bytes.find("&quot;", from: 0) < bytes.end
    escapes.apostrophes = bytes.find("&apos;", from: 0) < bytes.end
    guard tree.count > 0, let first = tree.pairs(of: 0).first else { return }
    let inner = storage.indentation(at: tree.outerRange(first.key).lowerBound)
    let outer = storage.indentation(at: tree.outerRange(0).lowerBound)
    if inner.hasPrefix(outer), inner != outer {
      unit = String(inner.dropFirst(outer.count))
    } else if let dictionary = tree.pairs(of: 0).first(where: { !tree.pairs(of: $0.value).isEmpty }
    ),
      let member = tree.pairs(of: dictionary.value).first
    {
      let deeper = storage.indentation(at: tree.outerRange(member.key).lowerBound)
      unit = deeper.hasPrefix(inner) ? String(deeper.dropFirst(inner.count)) : ""
    } else {
      unit = ""
    }
    let between = storage.string(
      tree.outerRange(first.key).upperBound..<tree.outerRange(first.value).lowerBound)
    isValueBeside = !between.contains(where: \.isNewline)
  }

  func list(of dictionary: Int, in tree: ValueTree) -> MemberList {
    let storage = tree.source.storage
    var end = Int(tree.nodes[dictionary].start)
    let members = tree.pairs(of: dictionary).map { key, value in
      let start = CommentGap.xml(storage, end..<tree.outerRange(key).lowerBound)
      end = CommentGap.endOfXMLLine(storage, from: tree.outerRange(value).upperBound)
      return MemberList.Member(
        name: tree.text(key), start: start, end: end, nameRange: tree.innerRange(key),
        valueRange: tree.outerRange(value), index: value)
    }
    let indent = indentation(ofMembersOf: dictionary, in: tree)
    let outer = storage.indentation(at: tree.outerRange(dictionary).lowerBound)
    return MemberList(
      storage, members, content: tree.innerRange(dictionary), defaultGap: lineEnd + indent,
      defaultTail: lineEnd + outer)
  }

  func member(_ name: String, written value: String, indent: String) -> String {
    "<key>" + escapes.applied(to: name) + "</key>" + (isValueBeside ? "" : lineEnd + indent) + value
  }

  func value(_ value: NewValue, indent: String) -> String {
    switch value {
    case .text(let text): "<string>" + escapes.applied(to: text) + "</string>"
    case .number(let digits):
      digits.contains(".") ? "<real>\(digits)</real>" : "<integer>\(digits)</integer>"
    case .boolean(let value): value ? "<true/>" : "<false/>"
    case .array(let elements):
      element("array", elements.map { self.value($0, indent: indent + unit) }, indent)
    case .object(let members):
      element("dict", members.map { member($0.name, $0.value, indent: indent + unit) }, indent)
    }
  }

  private func element(_ name: String, _ parts: [String], _ indent: String) -> String {
    if parts.isEmpty { return "<\(name)/>" }
    let gap = lineEnd + indent + unit
    return "<\(name)>" + gap + parts.joined(separator: gap) + lineEnd + indent + "</\(name)>"
  }

  func name(_ name: String) -> String { escapes.applied(to: name) }

  /// Plural categories in their usual order, all else at the end.
  func place(of name: String, in names: [String]) -> Int? {
    guard let category = PluralCategory(name: name) else { return nil }
    return names.firstIndex { other in
      PluralCategory(name: other).map { $0.rawValue > category.rawValue } ?? false
    }
  }

  /// `<dict/>` has no place for members.
  func opened(_ dictionary: Int, in tree: ValueTree) -> String? {
    let range = tree.outerRange(dictionary)
    let text = tree.source.storage.string(range)
    guard text.hasSuffix("/>") else { return nil }
    let indent = tree.source.storage.indentation(at: range.lowerBound)
    return "<dict>" + lineEnd + indent + "</dict>"
  }
}
