import SwiftEmission
import Testing

/// The tables that are emitted, read back with the runtime's reader.
struct CompiledTableTests {
  private func format(
    _ output: EmittedOutput, _ language: String, _ index: Int, _ arguments: FormatArgument...
  ) throws -> String? {
    let bytes = try #require(output.tables.first { $0.language == language }).bytes
    return try withExtendedLifetime(bytes) {
      let table = try CompiledTable(bytes: bytes.bytes)
      let environment = FormatEnvironment(language: LanguageFormat(tag: language))
      return arguments.withUnsafeBufferPointer {
        table.format(at: index, arguments: $0, environment: environment)
      }
    }
  }

  private func variable(
    _ name: String, argument: Int? = nil, _ forms: KeyValuePairs<PluralCategory, String>
  ) -> MessageVariable {
    MessageVariable(
      name: Text(name), nameRange: SourceRange(0, 0), argumentNumber: argument,
      valueType: Placeholder(conversion: .decimal), node: .plural(forms))
  }

  private func output(_ entries: [TableEntry]) -> EmittedOutput {
    var test = TestTableSet()
    test.add(entries)
    return test.emit().value
  }

  @Test func plainTextsOfAllTables() throws {
    var test = TestTableSet()
    test.add([("b", "B"), ("a", "A")])
    test.add([("x", "X %@")], table: "Identity")
    test.add([("b", "Bä")], language: "de")
    let output = test.emit().value
    #expect(output.tables.map(\.language) == ["en", "de"])
    #expect(try format(output, "en", 0, .string("y")) == "X y")
    #expect(try format(output, "en", 1) == "A")
    #expect(try format(output, "en", 2) == "B")
    #expect(try format(output, "de", 1) == nil)
    #expect(try format(output, "de", 2) == "Bä")
  }

  /// A variable inside another's forms, arguments by number.
  @Test func variablesInVariables() throws {
    let root = MessageNode.form(.make("%2$#@d_in_d@"))
    let output = output([
      TestTableSet.entry(
        "files",
        .message(
          .variants(
            MessageVariants(
              root: root,
              variables: [
                variable(
                  "d_in_d",
                  [
                    .zero: "There is no file", .one: "There is a file, and %1$#@it@",
                    .other: "%1$d in %2$d files are selected",
                  ]),
                variable("it", [.zero: "it is not selected", .other: "it is selected"]),
              ]))))
    ])
    #expect(try format(output, "en", 0, .int(0), .int(0)) == "There is no file")
    #expect(
      try format(output, "en", 0, .int(0), .int(1)) == "There is a file, and it is not selected")
    #expect(try format(output, "en", 0, .int(1), .int(1)) == "There is a file, and it is selected")
    #expect(try format(output, "en", 0, .int(3), .int(5)) == "3 in 5 files are selected")
  }

  /// Reports 11–13: what the accessor's parameters are, and that they arrive.
  @Test func signatures() throws {
    func check(
      _ entry: TableEntry, _ parameters: [String],
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      var test = TestTableSet()
      test.add([entry])
      let types = test.plan.value.namespaces[0].accessors[0].parameters.map {
        "\($0.label?.string ?? "_"): \($0.type)"
      }
      #expect(types == parameters, sourceLocation: sourceLocation)
    }
    check(
      TestTableSet.entry(
        "r",
        .message(
          .variants(
            MessageVariants(
              root: .form(.make("%#@v@")),
              variables: [variable("v", [.one: "%1$d result", .other: "%1$d result of %2$d"])])))),
      ["v: int", "_: int"])
    check(
      TestTableSet.entry(
        "r",
        .message(
          .variants(
            MessageVariants(
              root: .form(.make("%2$#@n@")),
              variables: [variable("n", [.one: "%1$@: one", .other: "%1$@: %2$d"])])))),
      ["_: string", "n: int"])
    check(
      TestTableSet.entry(
        "cat",
        .message(
          .variants(MessageVariants(root: .plural([.one: "has a cat", .other: "has cats"]))))),
      ["_: int"])
  }

  @Test func rootPluralsAndArgumentNumbers() throws {
    let output = output([
      TestTableSet.entry(
        "%@ %lld",
        .message(.variants(MessageVariants(root: .plural([.one: "%@: one", .other: "%@: %lld"]))))),
      TestTableSet.entry(
        "sub",
        .message(
          .variants(
            MessageVariants(
              root: .form(.make("%#@b@ and %#@a@")),
              variables: [
                variable("a", argument: 1, [.one: "%arg day", .other: "%arg days"]),
                variable("b", argument: 2, [.one: "%arg hour", .other: "%arg hours"]),
              ])))),
    ])
    #expect(try format(output, "en", 0, .string("x"), .int(1)) == "x: one")
    #expect(try format(output, "en", 0, .string("x"), .int(4)) == "x: 4")
    #expect(try format(output, "en", 1, .int(1), .int(2)) == "2 hours and 1 day")
  }

  @Test func variablesAreWrittenOutInDocumentation() {
    var test = TestTableSet()
    test.add([
      TestTableSet.entry(
        "files",
        .message(
          .variants(
            MessageVariants(
              root: .form(.make("%#@files@ in %#@missing@")),
              variables: [variable("files", [.one: "%d file", .other: "%d files"])]))))
    ])
    #expect(test.swift.contains("\n  /// %d files in %#@missing@\n"))
  }

  /// What a translation gets wrong is the checks' to tell; it must not break anything else.
  @Test func faultyTranslations() throws {
    var test = TestTableSet()
    test.add([("k", "%@"), ("l", "text")])
    test.add([("k", "%d %5$@ %128$@ %n"), ("l", "%@ % 1 $ @")], language: "de")
    let output = test.emit().value
    #expect(try format(output, "de", 0, .string("x")) != nil)
    #expect(try format(output, "de", 1) != nil)
  }

  /// The literals in the Swift text are the tables, byte for byte.
  @Test func literals() throws {
    var test = TestTableSet()
    test.add([("nul\0", "\u{1}\"\\(x)\u{2028}\r\n"), ("ü", "😀 %@ %d"), ("%", "100%")])
    test.add([("ü", "%@ \u{7F}")], language: "hi")
    test.configuration.storage = .embedded
    let output = test.emit().value
    let swift = output.swift[0]
    let text = withExtendedLifetime(swift) { String(decoding: swift.bytes, as: UTF8.self) }
    let found = text.matches(of: /\n      ("[^\n]*"),(?=\n)/).map { unescaped(String($0.output.1)) }
    let tables = output.tables.map { table in
      withExtendedLifetime(table.bytes) { Array(table.bytes.bytes) }
    }
    #expect(tables.count == 2 && found == tables)
  }

  /// Reads a literal as the compiler would.
  private func unescaped(_ literal: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(literal.utf8).dropFirst().dropLast()[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(0)
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "u"):
        let digits = rest.prefix { $0 != UInt8(ascii: "}") }.dropFirst()
        rest = rest.dropFirst(digits.count + 2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
      case let other: bytes.append(other ?? 0)
      }
    }
    return bytes
  }

  @Test func fingerprintFollowsKeysAndSignatures() {
    func fingerprint(_ texts: [(key: String, value: String)], table: String = "T") -> UInt64? {
      var test = TestTableSet()
      test.add(texts, table: table)
      let output = test.emit().value
      return withExtendedLifetime(output.tables[0].bytes) {
        try? CompiledTable(bytes: output.tables[0].bytes.bytes).fingerprint
      }
    }
    let one = fingerprint([("a", "x %@")])
    #expect(one != nil && one == fingerprint([("a", "other %@ text")]))
    #expect(one != fingerprint([("a", "x %d")]) && one != fingerprint([("b", "x %@")]))
    #expect(one != fingerprint([("a", "x %@")], table: "U"))
    #expect(fingerprint([("ab", ""), ("c", "")]) != fingerprint([("a", ""), ("bc", "")]))
  }
}
