/// The parameters of an accessor as Swift text.
struct ParameterClause {
  /// `_ arg1: Swift.String, count arg2: Swift.Int`
  let declaration: SwiftCode
  /// `arg1, arg2`
  let arguments: SwiftCode

  init(_ parameters: [AccessorPlan.Parameter]) {
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
      declared.appendInterpolation(parameter.type.swiftType)
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
  var swiftType: SwiftCode {
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
