/// The parameters of an accessor as Swift text.
struct ParameterClause {
  /// `_ arg1: Swift.String, count arg2: Swift.Int`
  let declaration: SwiftCode
  /// `.string(arg1), .int(arg2)`, or an array from the fourth argument on.
  let arguments: SwiftCode

  init(_ parameters: [AccessorPlan.Parameter]) {
    var declared = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 4)
    var passed = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 4)
    let isArray = parameters.count > 3
    if isArray { passed.appendLiteral("[") }
    var isFirst = true
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { passed.appendLiteral(", ") }
      guard let type = parameter.type else {
        passed.appendLiteral(".string(\"\")")
        continue
      }
      let name: SwiftCode = "arg\(literal: index + 1)"
      if !isFirst { declared.appendLiteral(", ") }
      isFirst = false
      declared.appendInterpolation(Self.label(parameter.label, name))
      declared.appendInterpolation(type.declaration)
      passed.appendInterpolation(type.argument)
      passed.appendInterpolation(name)
      passed.appendLiteral(")")
    }
    if isArray { passed.appendLiteral("]") }
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
  fileprivate var declaration: SwiftCode {
    switch self {
    case .string: ": Swift.String"
    case .int: ": Swift.Int"
    case .uint: ": Swift.UInt"
    case .double: ": Swift.Double"
    case .character: ": Swift.Character"
    }
  }

  fileprivate var argument: SwiftCode {
    switch self {
    case .string: ".string("
    case .int: ".int("
    case .uint: ".uint("
    case .double: ".double("
    case .character: ".character("
    }
  }
}
