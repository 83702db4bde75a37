import Foundation
import LocalizationModel
import Testing

@Suite struct SignatureTests {
  /// `String name, Int, (gap)` as specifiers.tsv writes signatures.
  private func describe(_ signature: MessageSignature) -> String {
    signature.parameters.map { parameter in
      guard let type = parameter.type else { return "(gap)" }
      let name =
        switch type {
        case .string: "String"
        case .int: "Int"
        case .uint: "UInt"
        case .double: "Double"
        case .character: "Character"
        }
      return parameter.label.map { "\(name) \($0)" } ?? name
    }.joined(separator: ", ")
  }

  private func signature(_ value: TableEntry.Value, key: String = "k", comment: String? = nil)
    -> String
  {
    describe(MessageSignature(of: .make(key, value, comment: comment), key: Text(key)))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var format: String
    var parameters: String
    var testDescription: String { format }
  }

  /// Rows whose parameters are described in words.
  static let inWords: [String: String] = [
    "%#@count@": "Int count",
    "%1$#@count@ of %2$@": "Int count, String",
    "%1#@count@": "Int count",
    "%1$@ %@": "String",
    "%1$@ %1$d": "String",
  ]

  static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/specifiers.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(format: fields[0], parameters: inWords[fields[0]] ?? fields[1])
    }
  }()

  @Test func allRowsAreThere() { #expect(Self.rows.count == 83) }

  @Test(arguments: rows) func specifier(_ row: Row) {
    #expect(signature(.message(.plain(.make(row.format)))) == row.parameters)
  }

  @Test func rulesDecideWhereTheFormatIsOnlyAVariable() {
    let variable = MessageVariable.make("v", .decimal, [.other: "%1$d result of %2$d"])
    let variants = MessageVariants(root: .form(.make("%#@v@")), variables: [variable])
    #expect(signature(.message(.variants(variants))) == "Int v, Int")
  }

  @Test func valueTypeBelongsToTheVariablesOwnArgument() {
    let variable = MessageVariable.make("files", .decimal, [.one: "%1$@ a", .other: "%1$@ %2$d"])
    let variants = MessageVariants(root: .form(.make("%2$#@files@")), variables: [variable])
    #expect(signature(.message(.variants(variants))) == "String, Int files")
  }

  @Test func countThatIsNeverPrintedIsAParameter() {
    let variable = MessageVariable.make("cats", .decimal, [.one: "has a cat", .other: "has cats"])
    let variants = MessageVariants(root: .form(.make("%@ %#@cats@")), variables: [variable])
    #expect(signature(.message(.variants(variants))) == "String, Int cats")
    let root = MessageVariants(root: .plural([.one: "has a cat", .other: "has cats"]))
    #expect(signature(.message(.variants(root))) == "Int")
    #expect(signature(.message(.variants(root)), key: "%@ has %llu cats") == "(gap), UInt")
  }

  static let valueTypes: [(Placeholder.Conversion, String)] = [
    (.unsigned, "UInt v"), (.decimal, "Int v"), (.fixed, "Double v"), (.object, "Int v"),
  ]

  @Test(arguments: valueTypes) func valueType(_ item: (Placeholder.Conversion, String)) {
    let variable = MessageVariable.make("v", item.0, [.other: "some"])
    let variants = MessageVariants(root: .form(.make("%#@v@")), variables: [variable])
    #expect(signature(.message(.variants(variants))) == item.1)
  }

  @Test func objectValueTypeLeavesTheTypeToTheForms() {
    let variable = MessageVariable.make("v", .object, [.one: "one", .other: "%u items"])
    let variants = MessageVariants(root: .form(.make("%#@v@")), variables: [variable])
    #expect(signature(.message(.variants(variants))) == "UInt v")
  }

  @Test func gapsStayAndEveryArgumentLandsWhereItsNumberSays() {
    #expect(
      signature(.message(.plain(.make("%5$@ %6$@ on %4$@ with %2$@"))))
        == "(gap), String, (gap), String, String, String")
  }

  @Test func unionOverAllVariants() {
    let device = MessageNode.device([
      .init(.iphone, range: SourceRange(0, 0), .form(.make("Tap %1$@"))),
      .init(.other, range: SourceRange(0, 0), .form(.make("Click %2$d"))),
    ])
    #expect(signature(.message(.variants(MessageVariants(root: device)))) == "String, Int")
  }

  @Test func substitutionsWithAnArgumentNumberDoNotCount() {
    let files = MessageVariable.make(
      "files", .decimal, length: .ll, argument: 2, [.other: "%arg files"])
    let variants = MessageVariants(root: .form(.make("%#@files@ of %@")), variables: [files])
    #expect(signature(.message(.variants(variants))) == "String, Int files")
    #expect(variants.arguments(key: "k").variables == [1])
  }

  @Test func nestedVariablesAreResolved() {
    let files = MessageVariable.make("files", .decimal, [.other: "%1$d files in %2$#@folders@"])
    let folders = MessageVariable.make(
      "folders", .decimal, [.one: "a folder", .other: "%2$d folders"])
    let unused = MessageVariable.make("unused", .decimal, [.other: "%d"])
    let variants = MessageVariants(
      root: .form(.make("%1$#@files@")), variables: [unused, files, folders])
    #expect(variants.arguments(key: "k").variables == [nil, 0, 1])
    #expect(signature(.message(.variants(variants))) == "Int files, Int folders")
  }

  @Test func cycleOfVariablesEnds() {
    let loop = MessageVariable.make("a", .decimal, [.other: "%#@a@ %#@b@"])
    let other = MessageVariable.make("b", .decimal, [.other: "%#@a@"])
    let variants = MessageVariants(root: .form(.make("%#@a@")), variables: [loop, other])
    #expect(variants.arguments(key: "k").variables.first == 0)
  }

  static let roots: [(key: String, forms: [String], development: String?, argument: Int)] = [
    ("k", ["%@ has an item", "%@ has %d items"], nil, 1),
    ("k", ["%2$d of %1$d", "%2$d of %1$d"], nil, 0),
    ("k", ["%@ has one", "%@ has some"], "%@ has %d", 1),
    ("%@ has %lld", ["one", "some"], nil, 1),
    ("k", ["one", "some"], nil, 0),
  ]

  @Test(arguments: roots) func rootPluralArgument(
    _ item: (key: String, forms: [String], development: String?, argument: Int)
  ) {
    let variants = MessageVariants(root: .plural([.one: item.forms[0], .other: item.forms[1]]))
    let arguments = variants.arguments(
      key: Text(item.key), development: item.development.map { .plain(.make($0)) })
    #expect(arguments.root == item.argument)
  }

  static let comments: [(text: String, comment: String, signature: String)] = [
    ("Hi %@", "%1$@: userName", "String userName"),
    ("Hi %@", "Shown first. %@: userName", "String userName"),
    ("%1$@ of %2$d", "%2$d: count, %1$@: name", "String name, Int count"),
    ("%@ of %d", "%@: name\n%d: count.", "String name, Int count"),
    ("%@ of %d", "%d: count", "String, Int count"),
    ("Hi %@", "%@: the name of the user", "String"),
    ("Hi %@", "%@ is the name", "String"),
    ("Hi %(first)@", "%1$@: second", "String first"),
    ("Hi %@", "%7$@: name", "String"),
  ]

  @Test(arguments: comments) func labelsFromComments(
    _ item: (text: String, comment: String, signature: String)
  ) {
    #expect(signature(.message(.plain(.make(item.text))), comment: item.comment) == item.signature)
  }

  @Test func commentIsStrongerThanAVariablesName() {
    let variable = MessageVariable.make("v", .decimal, [.other: "%d"])
    let variants = MessageVariants(root: .form(.make("%#@v@")), variables: [variable])
    #expect(signature(.message(.variants(variants)), comment: "%d: count") == "Int count")
  }
}
