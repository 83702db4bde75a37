/// The enum of message values: the accessors once more, as messages that are not text yet.
struct MessageTreeWriter {
  private let plan: AccessorPlan
  private let spread: MessageSpread
  private let access: SwiftCode

  init(_ plan: AccessorPlan, spread: MessageSpread, access: SwiftCode) {
    self.plan = plan
    self.spread = spread
    self.access = access
  }

  /// As the last members of the outermost enum.
  func write(_ files: inout SwiftFileSet) {
    if plan.messages != nil { write(0, &files) }
  }

  private func write(_ index: Int, _ files: inout SwiftFileSet) {
    let namespace = plan.namespaces[index]
    let block = plan.namespaces.count + index
    files.declare(block)
    for accessor in namespace.accessors {
      let place = spread.place(of: accessor.index)
      files.member(of: block, in: place.file) { write(accessor, place, &$0) }
    }
    for family in namespace.caseFamilies {
      let place = spread.place(of: family)
      let declared: SwiftCode = "\(access) static func "
      files.member(of: block, in: place.file) {
        CaseFunction(family, place, of: plan.namespaces[0].name, isMessage: true).write(
          &$0, declared)
      }
    }
    for inner in namespace.namespaces { write(inner, &files) }
  }

  private func write(
    _ accessor: AccessorPlan.Accessor, _ place: MessageSpread.Place, _ writer: inout SwiftWriter
  ) {
    accessor.writeDocumentation(&writer)
    let function = LookupFunction(accessor.parameters).messageName(in: place.file)
    let number = accessor.index - place.start
    let member: SwiftCode = "\(access) static"
    if accessor.parameters.isEmpty {
      writer.line(
        "\(member) var \(accessor.name): \(LookupFunction.message) { \(function)(\(literal: number)) }"
      )
    } else {
      let parameters = ParameterClause(accessor.parameters, type: \.messageType)
      writer.line(
        "\(member) func \(accessor.name)(\(parameters.declaration)) -> \(LookupFunction.message) { \(function)(\(literal: number), \(parameters.arguments)) }"
      )
    }
  }
}

extension ParameterType {
  /// What a message value takes: any number, and for a text what becomes text later.
  var messageType: SwiftCode {
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
  private let place: MessageSpread.Place
  private let isMessage: Bool
  /// A generated enum is a member of the outermost one, which extensions do not always stand in.
  private let type: SwiftCode

  init(
    _ family: AccessorPlan.CaseFamily, _ place: MessageSpread.Place, of root: SwiftIdentifier,
    isMessage: Bool = false
  ) {
    self.family = family
    self.place = place
    self.isMessage = isMessage
    let isOutside = place.file > 0 && !family.isDeclared
    type = isOutside ? "\(root).\(family.enumType)" : family.enumType
  }

  /// - Parameter function: what a function's declaration begins with.
  func write(_ writer: inout SwiftWriter, _ function: SwiftCode) {
    let result: SwiftCode = isMessage ? LookupFunction.message : "Swift.String"
    let plain = LookupFunction.plain
    let lookup = isMessage ? plain.messageName(in: place.file) : plain.name(in: place.file)
    writer.line(
      "/// The text of the key that is “\(comment: family.prefix)” and the case. An enum without one of the keys, or with more cases, does not compile."
    )
    writer.block("\(function)\(family.name)(_ value: \(type)) -> \(result)") { writer in
      // Without cases there is nothing to decide.
      guard !family.cases.isEmpty else { return writer.line("switch value {}") }
      writer.line("switch value {")
      for item in family.cases {
        writer.line("case .\(item.name): return \(lookup)(\(literal: item.index - place.start))")
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
