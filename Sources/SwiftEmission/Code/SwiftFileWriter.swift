/// The Swift files of one target.
struct SwiftFileWriter {
  let plan: AccessorPlan
  let description: TableDescription
  let fileCount: Int
  /// Of what only the first file uses. Of no actor, whatever the target's default isolation is.
  private static let fileAccess: SwiftCode = "nonisolated private"
  /// Of what accessors call: it stands in the first file.
  private let helperAccess: SwiftCode
  private let access: SwiftCode
  /// What every accessor's lines are made of.
  private let property: SwiftCode
  private let function: SwiftCode
  private let textBody: SwiftCode = ": Swift.String { \(TextFunction.plain.name)("
  /// By shape; in the file they stand in the order of their shapes.
  private var textFunctions: [String: TextFunction]
  private let emptyComment: SwiftCode = "///"

  init(plan: AccessorPlan, description: TableDescription, fileCount: Int) {
    self.plan = plan
    self.description = description
    self.fileCount = fileCount
    helperAccess = fileCount > 1 ? "nonisolated internal" : Self.fileAccess
    let access: SwiftCode =
      switch plan.access {
      case .internal: "internal"
      case .package: "package"
      case .public: "public"
      }
    self.access = access
    property = "\(access) static var "
    function = "\(access) static func "
    textFunctions = ["": .plain]
    for namespace in plan.namespaces {
      for accessor in namespace.accessors where !accessor.parameters.isEmpty {
        let function = TextFunction(accessor.parameters)
        textFunctions[function.shape] = function
      }
    }
  }

  func write() -> [ByteStorage] {
    let messages = description.tables.reduce(0) { max($0, $1.indices.upperBound) }
    let literals = description.literals.reduce(0) { $0 + $1.count }
    var writer = SwiftWriter(capacity: 4_096 + messages * 160 / fileCount + literals * 2)
    writeHeader(&writer)
    writer.blankLine()
    writer.line("/// Texts of this target, in the language in force where they are asked for.")
    var files = SwiftFileSequence(first: writer, fileCount: fileCount, memberCount: messages)
    writeNamespace(0, &files)
    let written = files.finish()
    var end = SwiftWriter(continuing: written[0])
    end.blankLine()
    writeTable(&end)
    return written
  }

  private func writeHeader(_ writer: inout SwiftWriter) {
    writer.line(
      "// \(comment: Text(description.fileName)), made by localization-tool from \(comment: Text(description.sources), limit: 2_000)"
    )
    writer.line("@_spi(Generated) public import TypedLocalization")
  }

  private func writeNamespace(_ index: Int, _ files: inout SwiftFileSequence) {
    let namespace = plan.namespaces[index]
    files.enter(namespace.name, access: access)
    for accessor in namespace.accessors { files.member { writeAccessor(accessor, &$0) } }
    for family in namespace.families { files.member { writeFamily(family, &$0) } }
    if let table = namespace.table {
      files.member { writeLookup(table.name, table.indices, &$0) }
    }
    for inner in namespace.namespaces { writeNamespace(inner, &files) }
    files.leave()
  }

  private func writeAccessor(_ accessor: AccessorPlan.Accessor, _ writer: inout SwiftWriter) {
    if let text = accessor.text { writer.line("/// \(comment: text)") }
    if let comment = accessor.comment, !comment.isEmpty {
      writer.line(emptyComment)
      writer.line("/// \(comment: comment)")
    }
    if !accessor.parameters.isEmpty {
      let parameters = ParameterClause(accessor.parameters)
      let text = TextFunction(accessor.parameters).name
      writer.line(
        "\(function)\(accessor.name)(\(parameters.declaration)) -> Swift.String { \(text)(\(literal: accessor.index), \(parameters.arguments)) }"
      )
    } else {
      writer.line("\(property)\(accessor.name)\(textBody)\(literal: accessor.index)) }")
    }
  }

  private func writeFamily(_ family: AccessorPlan.NumberFamily, _ writer: inout SwiftWriter) {
    writer.line(
      "/// The text of the key that is “\(comment: family.prefix)” and the number, if any.")
    let label: SwiftCode = "code"
    writer.block(
      "\(access) static func \(family.name)(\(label): Swift.Int) -> Swift.String?"
    ) { writer in
      // As one expression it would take time that grows with the square of the cases.
      writer.line("switch \(label) {")
      for item in family.cases {
        writer.line(
          "case \(literal: item.code): return \(TextFunction.plain.name)(\(literal: item.index))")
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
    let isBundle = description.storage == .bundle
    let table: SwiftCode = "\(Self.fileAccess) let \(GeneratedNames.table)"
    writer.line("\(table) = TypedLocalization.LocalizedTable(")
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
    writer.blankLine()
    if isBundle { writeResources(&writer) }
    writeRegistration(&writer)
    for (_, function) in textFunctions.sorted(by: { $0.key < $1.key }) {
      function.write(&writer, access: helperAccess)
      writer.blankLine()
    }
    if plan.namespaces.contains(where: { $0.table != nil }) { writeLookupFunction(&writer) }
    writer.line("// Makes the import fit any other import of the module in this target.")
    let name = GeneratedNames.importUse(plan.namespaces[0].name)
    writer.line("@usableFromInline typealias \(name) = TypedLocalization.LanguageManager")
  }

  private func writeLookupFunction(_ writer: inout SwiftWriter) {
    let parameters: SwiftCode = "_ key: Swift.String, _ indices: Swift.Range<Swift.Int>"
    writer.block(
      "\(helperAccess) func \(GeneratedNames.lookupFunction)(\(parameters)) -> Swift.String?"
    ) { writer in
      writer.line("\(GeneratedNames.table).string(forKey: key, in: indices)")
    }
    writer.blankLine()
  }

  /// The runtime knows of the tables before their first text is read: the loader calls what stands
  /// in the section of initializers.
  private func writeRegistration(_ writer: inout SwiftWriter) {
    let conformance: SwiftCode = "TypedLocalization.LocalizedTableRegistration"
    writer.block("nonisolated internal enum \(registration): \(conformance)") { writer in
      writer.line("internal static func register() { _ = \(GeneratedNames.table) }")
    }
    writer.blankLine()
    writer.line("#if compiler(>=6.3) && canImport(Darwin)")
    writer.indented { writeAnnouncement("__DATA,__mod_init_func", &$0) }
    writer.line("#elseif compiler(>=6.3) && (os(Linux) || os(Android) || os(FreeBSD))")
    writer.indented { writeAnnouncement(".init_array", &$0) }
    writer.line("#endif")
    writer.blankLine()
  }

  private func writeAnnouncement(_ section: String, _ writer: inout SwiftWriter) {
    writer.line("@section(\(literal: section)) @used")
    let announcement: SwiftCode = "\(Self.fileAccess) let \(GeneratedNames.announcement)"
    writer.line("\(announcement): @convention(c) () -> Swift.Void = {")
    writer.indented {
      $0.line("TypedLocalization.LocalizedTable.announce(\(registration).self)")
    }
    writer.line("}")
  }

  /// Outside of Apple platforms the runtime looks for the resources itself.
  private func writeResources(_ writer: inout SwiftWriter) {
    writer.block(
      "\(Self.fileAccess) func \(GeneratedNames.resources)() -> (@Sendable () -> Swift.String?)?"
    ) { writer in
      writer.line("#if canImport(Darwin) && SWIFT_PACKAGE")
      writer.indented { $0.line("TypedLocalization.LocalizedTable.resources(of: { .module })") }
      writer.line("#elseif canImport(Darwin)")
      writer.indented {
        $0.line("TypedLocalization.LocalizedTable.resources(around: \(GeneratedNames.owner).self)")
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
