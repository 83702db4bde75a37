/// A function of the generated files that all accessors of one shape of parameters call. It is no
/// overload and hides the arguments' wrapping, which nearly halves the time that accessors take to
/// compile.
struct LookupFunction {
  /// By position.
  let types: [ParameterType]
  /// Equal for equal shapes: a letter a position.
  let shape: String

  init(_ parameters: [AccessorPlan.Parameter]) { self.init(types: parameters.map(\.type)) }

  private init(types: [ParameterType]) {
    self.types = types
    shape = String(types.map { Self.letter($0) })
  }

  static let plain = LookupFunction(types: [])

  private static func letter(_ type: ParameterType) -> Character {
    switch type {
    case .string: "s"
    case .int: "i"
    case .uint: "u"
    case .double: "d"
    case .character: "c"
    }
  }

  /// What the accessors of a file call. No two files have a name in common: where one file's names
  /// change, a build compiles those too that look such a name up.
  func name(in file: Int) -> SwiftIdentifier { name(GeneratedNames.text, file) }
  /// The same for message values.
  func messageName(in file: Int) -> SwiftIdentifier { name(GeneratedNames.message, file) }

  private func name(_ beginning: String, _ file: Int) -> SwiftIdentifier {
    let number = file == 0 ? "" : String(file + 1)
    let suffix = shape.isEmpty ? "" : "_" + shape
    return SwiftIdentifier(unchecked: Text(beginning + number + suffix), isKeyword: false)
  }

  /// The runtime takes up to three arguments one by one.
  private var isArray: Bool { types.count > 3 }

  /// `, .string(arg1), .int(arg2)`
  private var textArguments: SwiftCode {
    var arguments = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    for (index, type) in types.enumerated() {
      arguments.appendLiteral(index == 0 && isArray ? ", [" : ", ")
      arguments.appendInterpolation("\(type.argumentCase)(arg\(literal: index + 1))" as SwiftCode)
    }
    if isArray { arguments.appendLiteral("]") }
    return SwiftCode(stringInterpolation: arguments)
  }

  /// `, [arg1.messageArgument]`
  private var messageArguments: SwiftCode {
    var arguments = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    for (index, type) in types.enumerated() {
      arguments.appendLiteral(index == 0 ? ", [" : ", ")
      let name: SwiftCode = "arg\(literal: index + 1)"
      arguments.appendInterpolation(
        (type == .character ? ".character(\(name))" : "\(name).messageArgument") as SwiftCode)
    }
    if !types.isEmpty { arguments.appendLiteral("]") }
    return SwiftCode(stringInterpolation: arguments)
  }

  /// `, _ arg1: Swift.String`
  private func parameters(_ type: (ParameterType) -> SwiftCode) -> SwiftCode {
    var parameters = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    for (index, parameter) in types.enumerated() {
      parameters.appendInterpolation(
        ", _ arg\(literal: index + 1): \(type(parameter))" as SwiftCode)
    }
    return SwiftCode(stringInterpolation: parameters)
  }
}

extension LookupFunction {
  /// - Parameter tables: the enum that the first file has for the others.
  func write(_ writer: inout SwiftWriter, of file: Int, tables: SwiftIdentifier) {
    let parameters = parameters(\.swiftType)
    let function: SwiftCode = "\(SwiftFileWriter.fileAccess) func \(name(in: file))"
    writer.line("@inline(never)")
    writer.block("\(function)(_ \(number(in: file)): Swift.Int\(parameters)) -> Swift.String") {
      $0.line("\(table(in: file, tables)).text(\(index(in: file, tables))\(textArguments))")
    }
  }

  /// The same for message values.
  func writeMessage(_ writer: inout SwiftWriter, of file: Int, tables: SwiftIdentifier) {
    let parameters = parameters(\.messageType)
    let function: SwiftCode = "\(SwiftFileWriter.fileAccess) func \(messageName(in: file))"
    let result = LookupFunction.message
    writer.line("@inline(never)")
    writer.block("\(function)(_ \(number(in: file)): Swift.Int\(parameters)) -> \(result)") {
      $0.line(
        "\(result)(\(table(in: file, tables)), \(index(in: file, tables))\(messageArguments))")
    }
  }

  /// The first file, where it has accessors, calls messages what the table calls them.
  private func number(in file: Int) -> SwiftCode { file == 0 ? "index" : "number" }

  private func index(in file: Int, _ tables: SwiftIdentifier) -> SwiftCode {
    file == 0 ? "index" : "\(tables).\(GeneratedNames.index(file: file))(number)"
  }

  private func table(in file: Int, _ tables: SwiftIdentifier) -> SwiftCode {
    file == 0 ? GeneratedNames.table : "\(tables).\(GeneratedNames.sharedTable)"
  }

  static let message: SwiftCode = "\(GeneratedNames.runtime).LocalizedMessage"
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
