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
  private let textBody: SwiftCode = ": Swift.String { \(LookupFunction.plain.name)("
  /// By shape; in the file they stand in the order of their shapes.
  private var lookupFunctions: [String: LookupFunction]

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
    lookupFunctions = ["": .plain]
    for namespace in plan.namespaces {
      for accessor in namespace.accessors where !accessor.parameters.isEmpty {
        let function = LookupFunction(accessor.parameters)
        lookupFunctions[function.shape] = function
      }
    }
  }

  func write() -> [ByteStorage] {
    var messages = description.tables.reduce(0) { max($0, $1.indices.upperBound) }
    if plan.messages != nil { messages *= 2 }
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
    MessageTreeWriter(plan, access: access).writeFunctions(&end, access: helperAccess)
    TypeWriter(plan, access: access).write(&end)
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
    for family in namespace.caseFamilies {
      files.member { CaseFunction(family).write(&$0, function) }
    }
    for inner in namespace.namespaces { writeNamespace(inner, &files) }
    if index == 0 { MessageTreeWriter(plan, access: access).write(&files) }
    files.leave()
  }

  private func writeAccessor(_ accessor: AccessorPlan.Accessor, _ writer: inout SwiftWriter) {
    accessor.writeDocumentation(&writer)
    if !accessor.parameters.isEmpty {
      let parameters = ParameterClause(accessor.parameters)
      let text = LookupFunction(accessor.parameters).name
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
    let label = family.label
    writer.block(
      "\(access) static func \(family.name)(\(label): Swift.Int) -> Swift.String?"
    ) { writer in
      // As one expression it would take time that grows with the square of the cases.
      writer.line("switch \(label) {")
      for item in family.cases {
        writer.line(
          "case \(literal: item.number): return \(LookupFunction.plain.name)(\(literal: item.index))"
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
    let isBundle = description.storage == .bundle
    let table: SwiftCode = "\(Self.fileAccess) let \(GeneratedNames.table)"
    writer.line("\(table) = \(GeneratedNames.runtime).LocalizedTable(")
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
    for (_, function) in lookupFunctions.sorted(by: { $0.key < $1.key }) {
      function.write(&writer, access: helperAccess)
      writer.blankLine()
    }
    if plan.namespaces.contains(where: { $0.table != nil }) { writeLookupFunction(&writer) }
    writer.line("// Makes the import fit any other import of the module in this target.")
    let name = GeneratedNames.importUse(plan.namespaces[0].name)
    writer.line(
      "@_spi(Generated) @usableFromInline typealias \(name) = \(GeneratedNames.runtime).LanguageManager"
    )
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
    let conformance: SwiftCode = "\(GeneratedNames.runtime).LocalizedTableRegistration"
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

/// A function of the generated file that all accessors of one shape of parameters call. It is no
/// overload and hides the arguments' wrapping, which nearly halves the time that accessors take to
/// compile.
struct LookupFunction {
  /// By position.
  let types: [ParameterType]

  init(_ parameters: [AccessorPlan.Parameter]) { types = parameters.map(\.type) }

  private init(types: [ParameterType]) { self.types = types }

  static let plain = LookupFunction(types: [])

  /// Equal for equal shapes: a letter a position.
  var shape: String {
    String(types.map { Self.letter($0) })
  }

  private static func letter(_ type: ParameterType) -> Character {
    switch type {
    case .string: "s"
    case .int: "i"
    case .uint: "u"
    case .double: "d"
    case .character: "c"
    }
  }

  var name: SwiftIdentifier {
    let suffix = types.isEmpty ? "" : "_" + shape
    return SwiftIdentifier(unchecked: Text(GeneratedNames.text + suffix), isKeyword: false)
  }

  func write(_ writer: inout SwiftWriter, access: SwiftCode) {
    var parameters = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    var arguments = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    for (index, type) in types.enumerated() {
      arguments.appendLiteral(index == 0 && isArray ? ", [" : ", ")
      parameters.appendInterpolation(", _ arg\(literal: index + 1): \(type.swiftType)" as SwiftCode)
      arguments.appendInterpolation("\(type.argumentCase)(arg\(literal: index + 1))" as SwiftCode)
    }
    if isArray { arguments.appendLiteral("]") }
    let declared = SwiftCode(stringInterpolation: parameters)
    let passed = SwiftCode(stringInterpolation: arguments)
    writer.line("@inline(never)")
    writer.block("\(access) func \(name)(_ index: Swift.Int\(declared)) -> Swift.String") {
      writer in
      writer.line("\(GeneratedNames.table).text(index\(passed))")
    }
  }

  /// The runtime takes up to three arguments one by one.
  private var isArray: Bool { types.count > 3 }
}

/// The parameters of an accessor as Swift text.
struct ParameterClause {
  /// `_ arg1: Swift.String, count arg2: Swift.Int`
  let declaration: SwiftCode
  /// `arg1, arg2`
  let arguments: SwiftCode

  /// - Parameter type: how a parameter's type is written.
  init(
    _ parameters: [AccessorPlan.Parameter],
    type: (ParameterType) -> SwiftCode = { $0.swiftType }
  ) {
    var declared = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 4)
    var passed = SwiftCode.StringInterpolation(literalCapacity: 32, interpolationCount: 4)
    for (index, parameter) in parameters.enumerated() {
      let name: SwiftCode = "arg\(literal: index + 1)"
      if index > 0 {
        declared.appendLiteral(", ")
        passed.appendLiteral(", ")
      }
      declared.appendInterpolation(Self.label(parameter.label, name))
      declared.appendLiteral(": ")
      declared.appendInterpolation(type(parameter.type))
      passed.appendInterpolation(name)
    }
    declaration = SwiftCode(stringInterpolation: declared)
    arguments = SwiftCode(stringInterpolation: passed)
  }

  /// A label that is the parameter's name already may not be written twice.
  private static func label(_ label: SwiftIdentifier?, _ name: SwiftCode) -> SwiftCode {
    guard let label else { return "_ \(name)" }
    return label.name.bytes.elementsEqual(name.bytes) ? name : "\(label) \(name)"
  }
}

extension ParameterType {
  package var swiftType: SwiftCode {
    switch self {
    case .string: "Swift.String"
    case .int: "Swift.Int"
    case .uint: "Swift.UInt"
    case .double: "Swift.Double"
    case .character: "Swift.Character"
    }
  }

  /// The case of the runtime's argument.
  var argumentCase: SwiftCode {
    switch self {
    case .string: ".string"
    case .int: ".int"
    case .uint: ".uint"
    case .double: ".double"
    case .character: ".character"
    }
  }
}
