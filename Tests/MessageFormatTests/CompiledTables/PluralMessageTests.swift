import Testing

@testable import MessageFormat

struct PluralMessageTests {
  /// A number with two forms.
  @Test(arguments: [
    (0, "No file is selected"), (1, "A file is selected"), (5, "5 files are selected"),
  ])
  func oneVariable(_ count: Int, _ expected: String) throws {
    let message = Message(
      form("%#@num_files_are@ selected"),
      variables: [
        MessageVariable(
          name: "num_files_are", valueType: Placeholder(.decimal, .none),
          node: plural([.zero: "No file is", .one: "A file is", .other: "%d files are"]))
      ])
    #expect(try formatted(message, [.int(count)]) == expected)
  }

  /// A variable inside another's form.
  @Test(arguments: [
    (0, 0, "There is no file"), (0, 1, "There is a file, and it is not selected"),
    (1, 1, "There is a file, and it is selected"), (3, 5, "3 in 5 files are selected"),
  ])
  func nestedVariables(_ selected: Int, _ all: Int, _ expected: String) throws {
    let outer = MessageVariable(
      name: "d_in_d", valueType: Placeholder(.decimal, .none),
      node: plural([
        .zero: "There is no file", .one: "There is a file, and %1$#@it@",
        .other: "%1$d in %2$d files are selected",
      ]))
    let inner = MessageVariable(
      name: "it", valueType: Placeholder(.decimal, .none),
      node: plural([.zero: "it is not selected", .other: "it is selected"]))
    let message = Message(form("%2$#@d_in_d@"), variables: [outer, inner])
    #expect(try formatted(message, [.int(selected), .int(all)]) == expected)
  }

  @Test func unnumberedPlaceholdersCountFromTheVariable() throws {
    let message = Message(
      form("%@: %#@n@"),
      variables: [
        MessageVariable(
          name: "n", valueType: Placeholder(.decimal, .ll),
          node: plural([.one: "%d of %1$@", .other: "%lld, %@ and %arg"]))
      ])
    let arguments: [FormatArgument] = [.string("a"), .int(7), .string("b")]
    #expect(try formatted(message, arguments) == "a: 7, b and 7")
    #expect(try formatted(message, [.string("a"), .int(1)]) == "a: 1 of a")
  }

  @Test func aMissingCategoryFallsToOtherAndThenToTheNextLanguage() throws {
    let other = Message(plural([.one: "one", .other: "%d"]))
    #expect(try formatted(other, [.int(5)], language: "ru") == "5")
    let few = Message(plural([.few: "few", .many: "many"]))
    #expect(try formatted(few, [.int(1)], language: "en") == nil)
    #expect(try formatted(few, [.int(2)], language: "ru") == "few")
  }

  /// The digits that will be printed decide: 1 and 1.0 differ in English.
  @Test(arguments: [("%.0f", "one 1"), ("%.1f", "other 1.0"), ("%g", "one 1")])
  func doublesCountAsPrinted(_ placeholder: String, _ expected: String) throws {
    let message = Message(
      plural([.one: "one \(placeholder)", .other: "other \(placeholder)"]))
    #expect(try formatted(message, [.double(1)]) == expected)
  }

  @Test func zeroIsTakenInEveryLanguage() throws {
    let forms = plural([.zero: "zero", .one: "one", .other: "other"])
    let message = Message(forms)
    #expect(try formatted(message, [.int(0)]) == "zero")
    #expect(try formatted(message, [.uint(0)]) == "zero")
    #expect(try formatted(message, [.double(0)]) == "zero")
    #expect(try formatted(message, [.double(-0.0)]) == "zero")
    #expect(try formatted(message, [.int(20)], language: "lv") == "zero")
    #expect(try formatted(message, [.int(0)], language: "fr") == "zero")
    #expect(try formatted(message, []) == "other")
  }

  @Test func devicesAndWidths() throws {
    let message = Message(
      .device([
        .init(.other, form("Press")), .init(.iphone, form("Tap")),
        .init(
          .mac, .width([.init(10, form("ten")), .init(5, form("five")), .init(20, form("twenty"))])),
      ]))
    #expect(try formatted(message, [], device: .iphone) == "Tap")
    #expect(try formatted(message, [], device: .ipad) == "Press")
    let widths: [(Int?, String)] = [
      (nil, "twenty"), (3, "five"), (5, "five"), (19, "ten"), (20, "twenty"), (500, "twenty"),
    ]
    for (width, expected) in widths {
      #expect(try formatted(message, [], device: .mac, width: width) == expected)
    }
  }

  @Test func cyclesAndUnknownVariablesArePrintedAsWritten() throws {
    let variable = MessageVariable(
      name: "a", valueType: Placeholder(.decimal, .none),
      node: plural([.other: "<%#@a@|%#@b@>"]))
    let message = Message(form("%#@a@"), variables: [variable])
    #expect(try formatted(message, [.int(1)]) == "<%#@a@|%#@b@>")
  }

  /// Twice the variables at each step would be 2⁴⁰ forms.
  @Test func doublingVariablesEnd() throws {
    let variables = (0..<40).map { index in
      MessageVariable(
        name: Text("v\(index)"), valueType: Placeholder(.decimal, .none),
        node: form("%1$#@v\(index + 1)@%1$#@v\(index + 1)@"))
    }
    let message = Message(form("%#@v0@"), variables: variables)
    #expect(try formatted(message, [.int(1)]) != nil)
  }

  @Test func nestingIsBounded() throws {
    var node = form("deep")
    for _ in 0..<1000 { node = .device([.init(.other, node)]) }
    let table = try TestTable([Message(node)])
    let environment = FormatEnvironment(language: LanguageFormat(tag: "en"))
    #expect(table.format(0, [], environment) != "deep")
    #expect(table.table.message(at: 0) != nil)
  }
}
