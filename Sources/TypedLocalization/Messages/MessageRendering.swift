internal import MessageFormat

/// Makes text of a message and of those inside it.
struct MessageRendering {
  /// How deep messages may lie in each other.
  static let depthLimit = 16
  /// What a message inside another may become, in bytes.
  static let sizeLimit = 1 << 16

  /// The language's identifier; 0: the one in force.
  let language: Int
  /// Where messages are looked up that only have names.
  var manager = LanguageManager.shared
  /// Whether messages inside of others have no marks.
  var leavesMarksOut = false
  private var depth = 0

  init(language: Int, manager: LanguageManager = .shared) {
    self.language = language
    self.manager = manager
  }

  func text(of message: LocalizedMessage) -> String {
    switch place(of: message) {
    case .found(let table, let index, let arguments): table.text(index, arguments, self)
    case .refused(let answer): answer
    }
  }

  /// The text without its marks, and what stands where in it.
  func rendered(_ message: LocalizedMessage) -> RenderedMessage {
    var rendering = self
    rendering.leavesMarksOut = true
    switch place(of: message) {
    case .found(let table, let index, let arguments):
      return table.rendered(index, arguments, rendering)
    case .refused(let answer): return RenderedMessage(text: answer, spans: [])
    }
  }

  private enum Place {
    case found(LocalizedTable, Int, [LocalizedMessage.Argument])
    case refused(answer: String)
  }

  private func place(of message: LocalizedMessage) -> Place {
    switch message.reference {
    case .made(let table, let index): return .found(table, Int(index), message.arguments)
    case .named(let name):
      guard let (table, index) = manager.place(of: name) else {
        return .refused(answer: refused(name, .unknownKey))
      }
      do throws(MessageRefusal) {
        return .found(table, index, try table.checked(message.arguments, of: index))
      } catch {
        return .refused(answer: refused(name, error, table.developmentText(index)))
      }
    }
  }

  private func refused(
    _ name: MessageName, _ reason: MessageRefusal, _ answer: String? = nil
  ) -> String {
    let fault = LocalizationFault.Kind.messageRefused(
      target: name.target, table: name.table, key: name.key, reason: reason.description)
    manager.report([LocalizationFault(fault)])
    return answer ?? name.key
  }

  /// The arguments as the renderer takes them.
  func values(_ arguments: [LocalizedMessage.Argument], in format: LanguageFormat)
    -> [FormatArgument]
  {
    arguments.map { argument in
      switch argument.content {
      case .plain(let value): value
      case .message(let message): .string(inner(message))
      case .formatted(let value): .string(value.text(in: format.numbersTag, self))
      }
    }
  }

  /// A message inside of this one.
  func inner(_ message: LocalizedMessage) -> String {
    guard depth < Self.depthLimit else { return refused(message.name, .tooDeep) }
    var rendering = self
    rendering.depth += 1
    let text = leavesMarksOut ? rendering.rendered(message).text : rendering.text(of: message)
    return text.utf8.count <= Self.sizeLimit ? text : refused(message.name, .tooLong)
  }
}

/// Why a message that came from outside is not rendered.
enum MessageRefusal: Error, Equatable {
  case unknownKey
  case count(given: Int, wanted: Int)
  case type(position: Int, wanted: String)
  case tooDeep
  case tooLong

  var description: String {
    switch self {
    case .unknownKey: "the program has no such key"
    case .count(let given, let wanted):
      "it has \(given) \(given == 1 ? "argument" : "arguments"), and its text takes \(wanted)"
    case .type(let position, let wanted): "argument \(position) is no \(wanted)"
    case .tooDeep: "messages lie in it more than \(MessageRendering.depthLimit) deep"
    case .tooLong: "it is longer than \(MessageRendering.sizeLimit) bytes inside another message"
    }
  }
}

extension LanguageManager {
  /// The message that has these names.
  fileprivate func place(of name: MessageName) -> (table: LocalizedTable, index: Int)? {
    discoverTables()
    return state.withLock { $0.tables }.lazy.compactMap { registered in
      guard registered.manifest.bundle == name.target,
        let listed = registered.manifest.tables.first(where: { $0.name == name.table }),
        let index = registered.development?.index(ofKey: name.key, in: listed.indices)
      else { return nil }
      return (registered, index)
    }.first
  }
}

extension LocalizedTable {
  /// The text of a message whose arguments fit.
  fileprivate func text(
    _ index: Int, _ arguments: [LocalizedMessage.Argument], _ rendering: MessageRendering
  ) -> String {
    let text = read(identifier(of: rendering)) { snapshot, owner in
      snapshot.render(index, of: owner) { table, environment in
        rendering.values(arguments, in: environment.language).withUnsafeBufferPointer {
          table.format(at: index, arguments: $0, environment: environment)
        }
      }
    }
    return text ?? missing(index)
  }

  /// The same with what stands where.
  fileprivate func rendered(
    _ index: Int, _ arguments: [LocalizedMessage.Argument], _ rendering: MessageRendering
  ) -> RenderedMessage {
    let message = read(identifier(of: rendering)) { snapshot, owner in
      snapshot.render(index, of: owner) { table, environment in
        rendering.values(arguments, in: environment.language).withUnsafeBufferPointer {
          table.render(at: index, arguments: $0, environment: environment)
        }
      }
    }
    return message ?? RenderedMessage(text: missing(index), spans: [])
  }

  private func identifier(of rendering: MessageRendering) -> Int {
    rendering.language > 0 ? rendering.language : manager.identifierInForce()
  }

  /// The text of the development language, placeholders unfilled.
  fileprivate func developmentText(_ index: Int) -> String? {
    development?.text(
      at: index,
      environment: FormatEnvironment(language: LanguageFormat(tag: manifest.development)))
  }

  /// The arguments as the message's signature has them.
  fileprivate func checked(
    _ arguments: [LocalizedMessage.Argument], of index: Int
  ) throws(MessageRefusal) -> [LocalizedMessage.Argument] {
    guard let development, let original = development.message(at: index) else { return arguments }
    let resolved = ResolvedMessage(original.message, arguments: original.arguments)
    let key = Text(development.key(at: index) ?? "")
    var signature = MessageSignature(of: resolved, key: key)
    if signature.parameters.count != arguments.count {
      // The key of a catalog may have arguments that its text leaves out.
      let withKey = MessageSignature(of: resolved, key: key, countsKey: true)
      guard withKey.parameters.count == arguments.count else {
        throw .count(given: arguments.count, wanted: signature.parameters.count)
      }
      signature = withKey
    }
    var checked: [LocalizedMessage.Argument] = []
    for (position, argument) in arguments.enumerated() {
      let type = signature.parameters[position].type ?? .string
      guard let converted = argument.converted(to: type) else {
        throw .type(position: position + 1, wanted: type.swiftName)
      }
      checked.append(converted)
    }
    return checked
  }
}

extension LocalizedMessage.Argument {
  /// As a parameter of this type takes it; nil where it cannot.
  func converted(to type: ParameterType) -> LocalizedMessage.Argument? {
    guard case .plain(let value) = content else { return type == .string ? self : nil }
    switch (type, value) {
    case (.string, .string), (.int, .int), (.uint, .uint), (.double, .double),
      (.character, .character):
      return self
    case (.string, .character(let character)): return .string(String(character))
    case (.character, .string(let text)):
      return text.count == 1 ? text.first.map { .character($0) } : nil
    case (.int, .uint(let number)): return Int64(exactly: number).map { .int($0) }
    case (.uint, .int(let number)): return UInt64(exactly: number).map { .uint($0) }
    case (.int, .double(let number)): return Int64(exactly: number).map { .int($0) }
    case (.uint, .double(let number)): return UInt64(exactly: number).map { .uint($0) }
    case (.double, .int), (.double, .uint): return value.double.map { .double($0) }
    default: return nil
    }
  }
}
