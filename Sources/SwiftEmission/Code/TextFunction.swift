/// A function of the generated file that all accessors of one shape of parameters call. It is no
/// overload and hides the arguments' wrapping, which nearly halves the time that accessors take to
/// compile.
struct TextFunction {
  /// By position.
  let types: [ParameterType]

  init(_ parameters: [AccessorPlan.Parameter]) { types = parameters.map(\.type) }

  private init(types: [ParameterType]) { self.types = types }

  static let plain = TextFunction(types: [])

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
