/// The enum of message values: the accessors once more, as messages that are not text yet.
struct MessageTreeWriter {
  private let plan: AccessorPlan
  private let access: SwiftCode

  init(_ plan: AccessorPlan, access: SwiftCode) {
    self.plan = plan
    self.access = access
  }

  /// As the last members of the outermost enum.
  func write(_ files: inout SwiftFileSequence) {
    guard let name = plan.messages else { return }
    write(0, named: name, &files)
  }

  private func write(
    _ index: Int, named name: SwiftIdentifier, _ files: inout SwiftFileSequence
  ) {
    let namespace = plan.namespaces[index]
    files.enter(name, access: access)
    for accessor in namespace.accessors { files.member { write(accessor, &$0) } }
    for family in namespace.caseFamilies {
      let declared: SwiftCode = "\(access) static func "
      files.member { CaseFunction(family, isMessage: true).write(&$0, declared) }
    }
    for inner in namespace.namespaces { write(inner, named: plan.namespaces[inner].name, &files) }
    files.leave()
  }

  private func write(_ accessor: AccessorPlan.Accessor, _ writer: inout SwiftWriter) {
    accessor.writeDocumentation(&writer)
    let function = MessageFunction(accessor.parameters)
    let member: SwiftCode = "\(access) static"
    if accessor.parameters.isEmpty {
      writer.line(
        "\(member) var \(accessor.name): \(MessageFunction.result) { \(function.name)(\(literal: accessor.index)) }"
      )
    } else {
      let parameters = ParameterClause(accessor.parameters, type: \.messageType)
      writer.line(
        "\(member) func \(accessor.name)(\(parameters.declaration)) -> \(MessageFunction.result) { \(function.name)(\(literal: accessor.index), \(parameters.arguments)) }"
      )
    }
  }

  /// What the members call.
  func writeFunctions(_ writer: inout SwiftWriter, access: SwiftCode) {
    guard plan.messages != nil else { return }
    var functions = ["": MessageFunction([])]
    for namespace in plan.namespaces {
      for accessor in namespace.accessors {
        let function = MessageFunction(accessor.parameters)
        functions[function.shape] = function
      }
    }
    for (_, function) in functions.sorted(by: { $0.key < $1.key }) {
      writer.blankLine()
      function.write(&writer, access: access)
    }
  }
}

/// A function of the generated file that makes all messages of one shape of parameters.
private struct MessageFunction {
  static let result: SwiftCode = "\(GeneratedNames.runtime).LocalizedMessage"
  let shape: String
  private let types: [ParameterType]

  init(_ parameters: [AccessorPlan.Parameter]) {
    types = parameters.map(\.type)
    shape = LookupFunction(parameters).shape
  }

  var name: SwiftIdentifier {
    let suffix = shape.isEmpty ? "" : "_" + shape
    return SwiftIdentifier(unchecked: Text(GeneratedNames.message + suffix), isKeyword: false)
  }

  func write(_ writer: inout SwiftWriter, access: SwiftCode) {
    var parameters = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    var arguments = SwiftCode.StringInterpolation(literalCapacity: 64, interpolationCount: 8)
    for (index, type) in types.enumerated() {
      arguments.appendLiteral(index == 0 ? ", [" : ", ")
      let name: SwiftCode = "arg\(literal: index + 1)"
      parameters.appendInterpolation(", _ \(name): \(type.messageType)" as SwiftCode)
      arguments.appendInterpolation(
        (type == .character ? ".character(\(name))" : "\(name).messageArgument") as SwiftCode)
    }
    if !types.isEmpty { arguments.appendLiteral("]") }
    let declared = SwiftCode(stringInterpolation: parameters)
    let passed = SwiftCode(stringInterpolation: arguments)
    writer.line("@inline(never)")
    writer.block("\(access) func \(name)(_ index: Swift.Int\(declared)) -> \(Self.result)") {
      writer in
      writer.line("\(Self.result)(\(GeneratedNames.table), index\(passed))")
    }
  }
}

extension ParameterType {
  /// What a message value takes: any number, and for a text what becomes text later.
  fileprivate var messageType: SwiftCode {
    switch self {
    case .string: "some \(GeneratedNames.runtime).LocalizedText"
    case .int, .uint: "some \(GeneratedNames.runtime).LocalizedInteger"
    case .double: "some \(GeneratedNames.runtime).LocalizedNumber"
    case .character: "Swift.Character"
    }
  }
}

/// The function of a family of keys: its argument decides the key.
struct CaseFunction {
  private let family: AccessorPlan.CaseFamily
  private let isMessage: Bool

  init(_ family: AccessorPlan.CaseFamily, isMessage: Bool = false) {
    self.family = family
    self.isMessage = isMessage
  }

  /// - Parameter function: what a function's declaration begins with.
  func write(_ writer: inout SwiftWriter, _ function: SwiftCode) {
    let result: SwiftCode = isMessage ? MessageFunction.result : "Swift.String"
    let lookup = isMessage ? MessageFunction([]).name : LookupFunction.plain.name
    writer.line(
      "/// The text of the key that is “\(comment: family.prefix)” and the case. An enum without one of the keys, or with more cases, does not compile."
    )
    writer.block("\(function)\(family.name)(_ value: \(family.enumType)) -> \(result)") { writer in
      // Without cases there is nothing to decide.
      guard !family.cases.isEmpty else { return writer.line("switch value {}") }
      writer.line("switch value {")
      for item in family.cases {
        writer.line("case .\(item.name): return \(lookup)(\(literal: item.index))")
      }
      writer.line("}")
    }
  }
}

extension AccessorPlan.CaseFamily {
  var enumType: SwiftCode {
    enumPath.dropFirst().reduce("\(enumPath[0])" as SwiftCode) { "\($0).\($1)" }
  }
}

extension AccessorPlan.Accessor {
  private static let emptyComment: SwiftCode = "///"

  /// The development text and the translator's comment.
  func writeDocumentation(_ writer: inout SwiftWriter) {
    if let text { writer.line("/// \(comment: text)") }
    if let comment, !comment.isEmpty {
      writer.line(Self.emptyComment)
      writer.line("/// \(comment: comment)")
    }
  }
}
