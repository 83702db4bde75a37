internal import MessageFormat

/// A message with its arguments that is not text yet: it can be stored and sent, and becomes text in
/// any language.
///
/// Generated code makes one for each key where the configuration says `"messages": true`. As JSON it
/// is
///
///     {"target": "package_target", "table": "Localizable", "key": "welcome-user", "arguments": ["Ram"]}
///
/// A message that was decoded is checked against the program's tables each time it becomes text: an
/// unknown key, a wrong number of arguments or one of a wrong type is a `LocalizationFault`, and the
/// answer is the key, or the text of the development language with its placeholders unfilled.
public struct LocalizedMessage: Sendable {
  enum Reference: Sendable {
    /// Made by generated code: the arguments are those of the signature.
    case made(LocalizedTable, index: Int32)
    case named(MessageName)
  }

  let reference: Reference
  /// By position.
  public let arguments: [Argument]

  /// A message by its names, as one that is decoded: they are looked up when it becomes text.
  /// - Parameter target: `<package>_<target>`.
  public init(
    target: String, table: String = "Localizable", key: String, arguments: [Argument] = []
  ) {
    reference = .named(MessageName(target: target, table: table, key: key))
    self.arguments = arguments
  }

  /// As generated code makes it.
  @_spi(Generated)
  public init(_ table: LocalizedTable, _ index: Int, _ arguments: [Argument] = []) {
    reference = .made(table, index: Int32(truncatingIfNeeded: index))
    self.arguments = arguments
  }

  /// `<package>_<target>`: whose table it is in.
  public var target: String { name.target }
  /// The table's name.
  public var table: String { name.table }
  /// The key as the table has it.
  public var key: String { name.key }

  var name: MessageName {
    switch reference {
    case .made(let table, let index): table.name(of: Int(index))
    case .named(let name): name
    }
  }

  /// The text in a language, whatever is selected: the best one that the target has for `code`, else
  /// the development language.
  public func string(in code: String) -> String {
    MessageRendering(language: LanguageIdentifiers.identifier(ofAny: code)).text(of: self)
  }

  /// The text in a language, whatever is selected.
  public func string(for language: Language) -> String { string(in: language.code) }

  /// The text in a language of some target, whatever is selected.
  public func string(in language: some TypedLanguage) -> String { string(in: language.rawValue) }
}

/// The text in the language in force.
extension LocalizedMessage: CustomStringConvertible {
  public var description: String { MessageRendering(language: 0).text(of: self) }
}

/// Messages are the same when their names and arguments are, however they were made.
extension LocalizedMessage: Hashable {
  public static func == (left: LocalizedMessage, right: LocalizedMessage) -> Bool {
    guard left.arguments == right.arguments else { return false }
    if case .made(let table, let index) = left.reference,
      case .made(let other, let otherIndex) = right.reference, table === other
    {
      return index == otherIndex
    }
    return left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(arguments)
  }
}

/// What a message is found by.
final class MessageName: Sendable, Equatable {
  let target: String
  let table: String
  let key: String

  init(target: String, table: String, key: String) {
    self.target = target
    self.table = table
    self.key = key
  }

  static func == (left: MessageName, right: MessageName) -> Bool {
    left.key == right.key && left.table == right.table && left.target == right.target
  }
}

extension LocalizedTable {
  fileprivate func name(of index: Int) -> MessageName {
    let table = manifest.tables.first { $0.indices.contains(index) }?.name ?? ""
    return MessageName(
      target: manifest.bundle, table: table, key: development?.key(at: index) ?? "")
  }
}
