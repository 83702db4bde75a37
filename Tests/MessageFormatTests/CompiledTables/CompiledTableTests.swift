import Testing

@testable import MessageFormat

struct CompiledTableTests {
  private let plain = FormatEnvironment(
    language: LanguageFormat(tag: "en", localizesNumbers: false))

  private static let texts = [
    "", "plain", "ünïcödé 😀 العربية", "%@", "Hello %1$@, you are %2$.2f", "100%% of %d",
    "100% sure %@", "nul \0 and \u{1}", "٪@ %d", "% 1 $ @",
    String(repeating: "long %@ ", count: 500),
  ]

  @Test func headerIsReadBack() throws {
    let holder = try TestTable([nil, nil], language: "zh-Hant-HK")
    let table = holder.table
    defer { withExtendedLifetime(holder) {} }
    #expect(table.fingerprint == 0xFEDC_BA98_7654_3210)
    #expect(table.language == "zh-Hant-HK")
    #expect(table.messageCount == 2)
    #expect(table.text(at: 0, environment: plain) == nil)
    #expect(table.text(at: 2, environment: plain) == nil)
    #expect(table.text(at: -1, environment: plain) == nil)
  }

  @Test func textsAreReadBackAsWritten() throws {
    let table = try TestTable(Self.texts.map { Message(form($0)) })
    for (index, text) in Self.texts.enumerated() {
      #expect(table.table.text(at: index, environment: plain) == text)
    }
    #expect(String(validating: table.storage.bytes, as: UTF8.self) != nil)
  }

  @Test func textsWithoutArgumentsAreFormattedWithoutThem() throws {
    #expect(try formatted("100%%") == "100%")
    #expect(try formatted("100%") == "100%")
    #expect(try formatted("%1 of %2") == "%1 of %2")
    #expect(try formatted("%@ and %d", .string("a")) == "a and %d")
    #expect(
      try formatted("%5$@ %6$@ on %4$@ with %2$@", .string("a"), .string("b"))
        == "%5$@ %6$@ on %4$@ with b")
  }

  @Test func messagesAreReadBack() throws {
    let message = Self.everything
    let table = try TestTable([message, Message(form("%@ x"))])
    let read = try #require(table.table.message(at: 0))
    #expect(Description(read.message, arguments: read.arguments) == Description(message))
    let simple = try #require(table.table.message(at: 1))
    #expect(Description(simple.message) == Description(Message(form("%@ x"))))
    #expect(table.table.message(at: 2) == nil)
    #expect(String(validating: table.storage.bytes, as: UTF8.self) != nil)
  }

  /// `%#@files@` does not take part in the counting, which the text alone does not tell.
  @Test func argumentsOfNumberedSubstitutionsAreReadBack() throws {
    let files = MessageVariable(
      name: "files", argumentNumber: 2, valueType: Placeholder(.decimal, .ll),
      node: plural([.one: "%arg file of %@", .other: "%arg files"]))
    let message = Message(form("%#@files@ of %@"), variables: [files])
    let holder = try TestTable([message])
    let read = try #require(holder.table.message(at: 0))
    #expect(read.arguments == VariantArguments(variables: [1]))
    #expect(Description(read.message, arguments: read.arguments) == Description(message))
    let resolved = ResolvedMessage(read.message, arguments: read.arguments)
    #expect(resolved.forms.map { $0.uses.map(\.index) } == [[1, 0], [1, 1], [1]])
    let signature = MessageSignature(of: resolved, key: "")
    #expect(signature.parameters.map(\.type) == [.string, .int])
  }

  /// Device over width over plural, with variables.
  static var everything: Message {
    var placeholder = Placeholder(.decimal, .ll)
    placeholder.flags = [.plus, .zero]
    placeholder.width = .fixed(4)
    placeholder.precision = .argument(position: 3)
    let files = MessageVariable(
      name: "files", valueType: placeholder,
      node: .device([
        .init(.other, plural([.one: "%arg file", .other: "%arg files"])),
        .init(.mac, form("%1$.2f")),
      ]))
    let folders = MessageVariable(
      name: "folders", valueType: Placeholder(.fixed, .l),
      node: plural([.zero: "none", .other: "%.1f folders"]))
    return Message(
      .device([
        .init(.other, form("%#@files@ in %2$#@folders@")),
        .init(.mac, .width([.init(20, form("%#@files@")), .init(5, form("short"))])),
      ]), variables: [files, folders])
  }

  @Test func keysAreFound() throws {
    let keys: [Text] = ["", "a", "a.b", "ab", "z", "é", "a", "b"]
    let holder = try TestTable(keys.map { _ in nil }, keys: keys)
    let table = holder.table
    defer { withExtendedLifetime(holder) {} }
    for (index, key) in keys.enumerated() {
      #expect(table.key(at: index) == key.string)
      let range = index < 6 ? 0..<6 : 6..<8
      #expect(table.index(ofKey: key.string, in: range) == index)
    }
    #expect(table.index(ofKey: "e\u{301}", in: 0..<6) == nil)
    #expect(table.index(ofKey: "aa", in: 0..<6) == nil)
  }

  @Test func aTableWithoutKeysFindsNone() throws {
    let holder = try TestTable([nil])
    defer { withExtendedLifetime(holder) {} }
    #expect(holder.table.index(ofKey: "", in: 0..<1) == nil)
    #expect(holder.table.key(at: 0) == nil)
  }

  @Test func archivesHoldTables() throws {
    let first = try TestTable([Message(form("one"))], language: "pl").storage
    let second = try TestTable([Message(form("two"))], language: "zh-Hant").storage
    let archive = CompiledTableArchive.write([("pl", first), ("zh-Hant", second)])
    let entries = try CompiledTableArchive.entries(in: archive.bytes, size: archive.count)
    #expect(entries.map(\.language) == ["pl", "zh-Hant"])
    let file = UnsafeRawBufferPointer(rebasing: archive.bytes[entries[1].range])
    #expect(try CompiledTableFile.table(in: file).text(at: 0, environment: plain) == "two")
    let head = UnsafeRawBufferPointer(rebasing: archive.bytes[..<60])
    #expect(try CompiledTableArchive.entries(in: head, size: archive.count).count == 2)
    #expect(String(validating: archive.bytes, as: UTF8.self) != nil)
    #expect(throws: TableFault.notATable) {
      try CompiledTableArchive.entries(in: first.bytes, size: first.count)
    }
    #expect(throws: TableFault.truncated) {
      let part = UnsafeRawBufferPointer(rebasing: archive.bytes.dropLast())
      _ = try CompiledTableArchive.entries(in: part, size: part.count)
    }
  }

  @Test func faultsAreTold() throws {
    let storage = try TestTable([Message(form("one"))]).storage
    for count in 0..<storage.count {
      let part = UnsafeRawBufferPointer(rebasing: storage.bytes[..<count])
      #expect(throws: TableFault.truncated) { try CompiledTable(bytes: part) }
    }
    var bytes = Array(storage.bytes)
    bytes[7] = 0x33
    _ = bytes.withUnsafeBytes { buffer in
      #expect(throws: TableFault.unsupportedVersion(3)) { _ = try CompiledTable(bytes: buffer) }
    }
    let foreign = ByteStorage("\"a\" = \"b\";")
    #expect(throws: TableFault.notATable) { try CompiledTable(bytes: foreign.bytes) }
    let longer = ByteStorage(storage.bytes)
    longer.append(0x20)
    #expect(throws: TableFault.damaged) { try CompiledTable(bytes: longer.bytes) }
  }
}

/// A message as text, for comparison.
struct Description: Equatable {
  let lines: [String]

  init(_ message: Message, arguments: VariantArguments? = nil) {
    let arguments =
      arguments ?? message.variants?.arguments(key: "") ?? VariantArguments()
    var lines = ["\(arguments)"]
    for form in ResolvedMessage(message, arguments: arguments).forms {
      lines += form.uses.map { "\($0.segment): \($0.index)" }
    }
    if let form = message.plainForm { lines += Self.lines(form) }
    if let variants = message.variants {
      lines += Self.lines(variants.root)
      for variable in variants.variables {
        lines += ["\(variable.name) \(variable.valueType)"] + Self.lines(variable.node)
      }
    }
    self.lines = lines
  }

  private static func lines(_ form: MessageForm) -> [String] {
    let segments = form.template.map { $0.segments.map { "\($0.range) \(name(of: $0.kind))" } }
    return [form.text.string] + (segments ?? ["-"]) + ["\(form.template?.faults ?? [])"]
  }

  /// Without positions, which a table writes out: the arguments that they mean are compared.
  private static func name(of kind: MessageTemplate.Kind) -> String {
    switch kind {
    case .variable(_, let name): return "variable \(name)"
    case .placeholder(var placeholder):
      placeholder.position = nil
      return "\(placeholder)"
    default: return "\(kind)"
    }
  }

  private static func lines(_ node: MessageNode) -> [String] {
    switch node {
    case .form(let form): return lines(form)
    case .plural(let cases): return cases.flatMap { ["\($0.label)"] + lines($0.node) }
    case .device(let cases): return cases.flatMap { ["device \($0.label)"] + lines($0.node) }
    case .width(let cases): return cases.flatMap { ["width \($0.label)"] + lines($0.node) }
    }
  }
}
