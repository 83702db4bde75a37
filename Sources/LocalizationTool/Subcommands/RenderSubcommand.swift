internal import LocalizationGenerator
internal import SwiftEmission

/// One message as the running program would show it.
enum RenderSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "render", summary: "Formats one message as the running program would.",
    operands: "PATH…",
    options: [
      .init("language", "TAG", "the language asked for"),
      .init("key", "KEY", "the message"),
      .init("table", "NAME", "its table, where several have the key; Localizable comes first"),
      .init("argument", "VALUE", isRepeatable: true, "the arguments in the order of positions"),
      .init("device", "NAME", "iphone, ipad, mac, applewatch, appletv, applevision, ipod, other"),
      .init("width", "NUMBER", "for texts that vary by width; the widest by default"),
      .init("config", "FILE", "localization.json; else the one in a given folder"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables. A message that the language lacks is
      taken from the next one of its fallback chain, at last from the development language.
      Exit code: 0 where the message was printed, 1 where there is none, 2 for bad arguments.
      """,
    examples: ["render --language ru --key unread --argument 5 Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let key = try arguments.required("key")
    let tag = try arguments.required("language")
    guard let language = LanguageTag(tag) else {
      throw arguments.error("'\(tag)' is no language tag")
    }
    try arguments.requirePaths("a table or a folder of tables")
    let device = try device(arguments)
    let width = try width(arguments)
    let input = TargetInput(arguments)
    guard input.diagnostics.allSatisfy({ $0.severity != .error }),
      let configuration = input.configuration
    else {
      console.report(input.diagnostics)
      return .failure
    }
    let preview = MessagePreview(
      input.files, folders: input.languageFolders, configuration: configuration)
    guard let message = preview.message(key: key, table: arguments.value("table")) else {
      console.printError(preview.lack(of: key, table: arguments.value("table")))
      return .failure
    }
    let values = try self.values(arguments, for: preview.signature(of: message))
    guard
      let text = preview.text(
        of: message, language: language, arguments: values, device: device, width: width)
    else {
      console.printError("error: no language has a text for '\(key)'\n")
      return .failure
    }
    console.print(text + "\n")
    return .success
  }

  private static func device(_ arguments: Arguments) throws(UsageError) -> DeviceClass {
    guard let name = arguments.value("device") else { return .other }
    if let device = DeviceClass(name: name) { return device }
    let names = DeviceClass.allCases.map(\.name)
    throw arguments.error(
      "'\(name)' is no device: there are " + names.joined(separator: ", "))
  }

  private static func width(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let value = arguments.value("width") else { return nil }
    if let width = Int(value), width >= 0 { return width }
    throw arguments.error("'\(value)' is no width: it takes a whole number")
  }

  private static func values(
    _ arguments: Arguments, for signature: MessageSignature
  ) throws(UsageError) -> [FormatArgument] {
    let given = arguments.values("argument")
    guard given.count == signature.parameters.count else {
      throw arguments.error(
        "this message takes \(signature.parameters.count) arguments\(list(signature)), "
          + "\(given.count) are given")
    }
    var values: [FormatArgument] = []
    for (text, parameter) in zip(given, signature.parameters) {
      guard let value = FormatArgument(text, as: parameter.type) else {
        throw arguments.error(
          "the argument '\(text)' is no value of type \(name(of: parameter.type))")
      }
      values.append(value)
    }
    return values
  }

  private static func list(_ signature: MessageSignature) -> String {
    guard !signature.parameters.isEmpty else { return "" }
    let names = signature.parameters.map { name(of: $0.type) }
    return " (\(names.joined(separator: ", ")))"
  }

  private static func name(of type: ParameterType?) -> String {
    switch type {
    case .string, nil: "String"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .character: "Character"
    }
  }
}

extension FormatArgument {
  /// A value of `type` written as text; nil where it is none.
  fileprivate init?(_ text: String, as type: ParameterType?) {
    switch type {
    case .string, nil: self = .string(text)
    case .int:
      guard let number = Int64(text) else { return nil }
      self = .int(number)
    case .uint:
      guard let number = UInt64(text) else { return nil }
      self = .uint(number)
    case .double:
      guard let number = Double(text) else { return nil }
      self = .double(number)
    case .character:
      guard text.count == 1, let character = text.first else { return nil }
      self = .character(character)
    }
  }
}
