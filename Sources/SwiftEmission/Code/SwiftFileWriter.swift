/// The Swift files of one target.
///
/// What depends on all messages, the table and where each file's messages begin, stands in bodies of
/// functions of the first file: it changes with every key, and a build compiles no other file for that.
struct SwiftFileWriter {
  let plan: AccessorPlan
  let description: TableDescription
  private let fileCount: Int
  private let spread: MessageSpread
  /// Of what only its own file uses. Of no actor, whatever the target's default isolation is.
  static let fileAccess: SwiftCode = "nonisolated private"
  private let access: SwiftCode
  /// What every accessor's lines are made of.
  private let property: SwiftCode
  private let function: SwiftCode
  /// By file.
  private let textBodies: [SwiftCode]

  init(plan: AccessorPlan, description: TableDescription, options: EmissionOptions) {
    self.plan = plan
    self.description = description
    fileCount = max(options.swiftFileCount, 1)
    spread = MessageSpread(
      plan, fileCount: fileCount, messagesPerFile: options.messagesPerSwiftFile)
    let access: SwiftCode =
      switch plan.access {
      case .internal: "internal"
      case .package: "package"
      case .public: "public"
      }
    self.access = access
    textBodies = (0..<spread.fileCount).map {
      ": Swift.String { \(LookupFunction.plain.name(in: $0))("
    }
    property = "\(access) static var "
    function = "\(access) static func "
  }

  /// The first, and as many as the messages need.
  func write() -> [ByteStorage] {
    var files = SwiftFileSet(begunFiles, blocks: blocks, access: access)
    writeNamespace(0, &files)
    var written = files.finish()
    let functions = HelperFunctions(plan)
    written[0].blankLine()
    writeTable(&written[0])
    functions.write(&written)
    for file in written.indices { writeImportUse(&written[file], file: file) }
    TypeWriter(plan, access: access).write(&written[0])
    return written.map(\.storage)
  }

  private var begunFiles: [SwiftWriter] {
    var messages = description.tables.reduce(0) { max($0, $1.indices.upperBound) }
    if plan.messages != nil { messages *= 2 }
    let size = 4_096 + messages * 200 / spread.fileCount
    let literals = description.literals.reduce(0) { $0 + $1.count }
    var first = SwiftWriter(capacity: size + literals * 2)
    writeHeader(&first)
    first.blankLine()
    first.line("/// Texts of this target, in the language in force where they are asked for.")
    return [first]
      + spread.starts.map { _ in
        var writer = SwiftWriter(capacity: size)
        writer.line(EmittedOutput.partHead)
        writeImport(&writer)
        return writer
      }
  }

  /// Of every namespace, then of the enum of message values those of the same namespaces.
  private var blocks: [SwiftFileSet.Block] {
    let files = spread.files(of: plan.namespaces)
    var blocks = zip(plan.namespaces, files).map {
      SwiftFileSet.Block(name: $0.name, parent: nil, file: $1)
    }
    for (index, namespace) in plan.namespaces.enumerated() {
      for inner in namespace.namespaces { blocks[inner].parent = index }
    }
    guard let name = plan.messages else { return blocks }
    let count = blocks.count
    var messages = blocks
    for index in messages.indices { messages[index].parent = (blocks[index].parent ?? 0) + count }
    messages[0] = SwiftFileSet.Block(name: name, parent: 0, file: 0)
    return blocks + messages
  }

  private func writeHeader(_ writer: inout SwiftWriter) {
    writer.line(
      "// \(comment: Text(description.fileName)), made by localization-tool from \(comment: Text(description.sources), limit: 2_000)"
    )
    writeImport(&writer)
  }

  private func writeImport(_ writer: inout SwiftWriter) {
    writer.line("@_spi(Generated) public import TypedLocalization")
  }

  private func writeImportUse(_ writer: inout SwiftWriter, file: Int) {
    writer.line("// Makes the import fit any other import of the module in this target.")
    let name = GeneratedNames.importUse(plan.namespaces[0].name, file: file)
    writer.line(
      "@_spi(Generated) @usableFromInline typealias \(name) = \(GeneratedNames.runtime).LanguageManager"
    )
  }

  private func writeNamespace(_ index: Int, _ files: inout SwiftFileSet) {
    let namespace = plan.namespaces[index]
    files.declare(index)
    for accessor in namespace.accessors {
      let place = spread.place(of: accessor.index)
      files.member(of: index, in: place.file) { writeAccessor(accessor, place, &$0) }
    }
    for family in namespace.families {
      let place = spread.place(of: family)
      files.member(of: index, in: place.file) { writeFamily(family, place, &$0) }
    }
    if let table = namespace.table {
      files.member(of: index, in: 0) { writeLookup(table.name, table.indices, &$0) }
    }
    for family in namespace.caseFamilies {
      let place = spread.place(of: family)
      files.member(of: index, in: place.file) {
        CaseFunction(family, place, of: plan.namespaces[0].name).write(&$0, function)
      }
    }
    for inner in namespace.namespaces { writeNamespace(inner, &files) }
    if index == 0 { MessageTreeWriter(plan, spread: spread, access: access).write(&files) }
  }

  private func writeAccessor(
    _ accessor: AccessorPlan.Accessor, _ place: MessageSpread.Place, _ writer: inout SwiftWriter
  ) {
    accessor.writeDocumentation(&writer)
    let number = accessor.index - place.start
    if !accessor.parameters.isEmpty {
      let parameters = ParameterClause(accessor.parameters)
      let text = LookupFunction(accessor.parameters).name(in: place.file)
      writer.line(
        "\(function)\(accessor.name)(\(parameters.declaration)) -> Swift.String { \(text)(\(literal: number), \(parameters.arguments)) }"
      )
    } else {
      writer.line("\(property)\(accessor.name)\(textBodies[place.file])\(literal: number)) }")
    }
  }

  private func writeFamily(
    _ family: AccessorPlan.NumberFamily, _ place: MessageSpread.Place, _ writer: inout SwiftWriter
  ) {
    writer.line(
      "/// The text of the key that is “\(comment: family.prefix)” and the number, if any.")
    let label = family.label
    writer.block(
      "\(access) static func \(family.name)(\(label): Swift.Int) -> Swift.String?"
    ) { writer in
      // As one expression it would take time that grows with the square of the cases.
      writer.line("switch \(label) {")
      for item in family.cases {
        writer.line(
          "case \(literal: item.number): return \(LookupFunction.plain.name(in: place.file))(\(literal: item.index - place.start))"
        )
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  private func writeLookup(
    _ table: String, _ indices: Range<Int>, _ writer: inout SwiftWriter
  ) {
    writer.line(
      "/// The text of any key of \(comment: Text(table)) as its table has it; nil for no key of it."
    )
    writer.block(
      "\(access) static func string(forKey key: Swift.String) -> Swift.String?"
    ) { writer in
      writer.line(
        "\(GeneratedNames.lookupFunction)(key, \(literal: indices.lowerBound)..<\(literal: indices.upperBound))"
      )
    }
  }
}

extension SwiftFileWriter {
  private var registration: SwiftIdentifier {
    GeneratedNames.registration(plan.namespaces[0].name)
  }

  private func writeTable(_ writer: inout SwiftWriter) {
    let type: SwiftCode = "\(GeneratedNames.runtime).LocalizedTable"
    let table: SwiftCode = "\(Self.fileAccess) let \(GeneratedNames.table): \(type)"
    writer.line("\(table) = \(GeneratedNames.madeTable)()")
    writer.blankLine()
    writer.block("\(Self.fileAccess) func \(GeneratedNames.madeTable)() -> \(type)") {
      writeTable(of: type, &$0)
    }
    writer.blankLine()
    if description.storage == .bundle { writeResources(&writer) }
    writeRegistration(&writer)
  }

  private func writeTable(of type: SwiftCode, _ writer: inout SwiftWriter) {
    let isBundle = description.storage == .bundle
    writer.line("\(type)(")
    writer.indented { writer in
      writer.line("bundle: \(literal: description.bundleName),")
      writer.line("fingerprint: \(hexadecimal: description.fingerprint),")
      writer.line("languages: \(literal: description.languageLines),")
      writer.line("tables: \(literal: description.tableLines),")
      writer.line("options: \(literal: description.optionLines),")
      writer.line("literals: [")
      writer.indented { writer in
        for literal in description.literals { writer.line("\(literal: literal.bytes),") }
      }
      writer.line("],")
      writer.line("registration: \(registration).self\(isBundle ? "," : "")")
      if isBundle { writer.line("resources: \(GeneratedNames.resources)()") }
    }
    writer.line(")")
  }

  /// The runtime knows of the tables before their first text is read: the loader calls what stands
  /// in the section of initializers.
  private func writeRegistration(_ writer: inout SwiftWriter) {
    let conformance: SwiftCode = "\(GeneratedNames.runtime).LocalizedTableRegistration"
    writer.block("nonisolated internal enum \(registration): \(conformance)") { writer in
      writer.line("internal static func register() { _ = \(GeneratedNames.table) }")
      if spread.fileCount > 1 { writeShared(&writer) }
    }
    writer.blankLine()
    writer.line("#if compiler(>=6.3) && canImport(Darwin)")
    writer.indented { writeAnnouncement("__DATA,__mod_init_func", &$0) }
    writer.line("#elseif compiler(>=6.3) && (os(Linux) || os(Android) || os(FreeBSD))")
    writer.indented { writeAnnouncement(".init_array", &$0) }
    writer.line("#endif")
    writer.blankLine()
  }

  /// For the other files. Only bodies change with the keys.
  private func writeShared(_ writer: inout SwiftWriter) {
    let type: SwiftCode = "\(GeneratedNames.runtime).LocalizedTable"
    writer.line(
      "internal static var \(GeneratedNames.sharedTable): \(type) { \(GeneratedNames.table) }")
    for (part, start) in spread.starts.enumerated() {
      let name = GeneratedNames.index(file: part + 1)
      writer.line(
        "internal static func \(name)(_ number: Swift.Int) -> Swift.Int { \(literal: start) &+ number }"
      )
    }
  }

  private func writeAnnouncement(_ section: String, _ writer: inout SwiftWriter) {
    writer.line("@section(\(literal: section)) @used")
    let announcement: SwiftCode = "\(Self.fileAccess) let \(GeneratedNames.announcement)"
    writer.line("\(announcement): @convention(c) () -> Swift.Void = {")
    writer.indented {
      $0.line("\(GeneratedNames.runtime).LocalizedTable.announce(\(registration).self)")
    }
    writer.line("}")
  }

  /// Outside of Apple platforms the runtime looks for the resources itself.
  private func writeResources(_ writer: inout SwiftWriter) {
    writer.block(
      "\(Self.fileAccess) func \(GeneratedNames.resources)() -> (@Sendable () -> Swift.String?)?"
    ) { writer in
      writer.line("#if canImport(Darwin) && SWIFT_PACKAGE")
      writer.indented {
        $0.line("\(GeneratedNames.runtime).LocalizedTable.resources(of: { .module })")
      }
      writer.line("#elseif canImport(Darwin)")
      writer.indented {
        $0.line(
          "\(GeneratedNames.runtime).LocalizedTable.resources(around: \(GeneratedNames.owner).self)"
        )
      }
      writer.line("#else")
      writer.indented { $0.line("nil") }
      writer.line("#endif")
    }
    writer.blankLine()
    writer.line("#if canImport(Darwin) && !SWIFT_PACKAGE")
    writer.indented {
      $0.line("// Its bundle is the one that Xcode makes of this target.")
      $0.line("nonisolated private final class \(GeneratedNames.owner): Swift.Sendable {}")
    }
    writer.line("#endif")
    writer.blankLine()
  }
}
