/// How a format of nested values is written: what JSON and XML property lists differ in.
protocol TreeSyntax: Sendable {
  /// What a level is indented by.
  var unit: String { get }

  /// With nothing but a value in it, as an entry has one.
  static func parse(_ text: SourceText) -> Parsed<ValueTree?>

  /// As the file is written so far.
  init(_ tree: ValueTree)

  func list(of dictionary: Int, in tree: ValueTree) -> MemberList
  /// - Parameter indent: what the line begins with on which the member stands.
  func member(_ name: String, _ value: NewValue, indent: String) -> String
  /// A member whose value is there as it is to be written.
  func member(_ name: String, written value: String, indent: String) -> String
  func value(_ value: NewValue, indent: String) -> String
  /// The content of a name between its delimiters.
  func name(_ name: String) -> String
  /// Where a new member stands among others; nil for at the end.
  func place(of name: String, in names: [String]) -> Int?
  /// What a dictionary written as one empty element must be replaced by before it can hold any.
  func opened(_ dictionary: Int, in tree: ValueTree) -> String?
  /// What the line begins with on which a member of the dictionary stands or would stand.
  func indentation(ofMembersOf dictionary: Int, in tree: ValueTree) -> String
}

extension TreeSyntax {
  func member(_ name: String, _ value: NewValue, indent: String) -> String {
    member(name, written: self.value(value, indent: indent), indent: indent)
  }

  func indentation(ofMembersOf dictionary: Int, in tree: ValueTree) -> String {
    lineIndentation(ofMembersOf: dictionary, in: tree)
  }

  /// Where every member has a line of its own.
  func lineIndentation(ofMembersOf dictionary: Int, in tree: ValueTree) -> String {
    let storage = tree.source.storage
    if let first = tree.pairs(of: dictionary).first {
      return storage.indentation(at: tree.outerRange(first.key).lowerBound)
    }
    return storage.indentation(at: tree.outerRange(dictionary).lowerBound) + unit
  }
}

extension ByteStorage {
  /// What the line of an offset begins with.
  func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, !ASCII.isLineBreak(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < offset, ASCII.isBlank(bytes[end]) { end += 1 }
    return string(start..<end)
  }

  /// The line end that the text uses first; a line feed where it has but one line.
  var lineEnd: String {
    guard let first = bytes.firstIndex(where: ASCII.isLineBreak) else { return "\n" }
    if bytes[first] == ASCII.lineFeed { return "\n" }
    let isPair = first + 1 < count && bytes[first + 1] == ASCII.lineFeed
    return isPair ? "\r\n" : "\r"
  }
}
