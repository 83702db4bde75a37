internal import MessageFormat

/// One language of one target as look-ups read it: the compiled tables in the order in which they
/// are asked. Never changed and never freed, so that readers need neither lock nor retain count.
final class LanguageSnapshot: Sendable {
  enum Origin: Equatable, Sendable {
    case builtIn
    case overrides(Int)
  }

  let language: String
  let origin: Origin
  /// Nil only where not even the development language can be read.
  let table: CompiledTable?
  let environment: FormatEnvironment
  let next: LanguageSnapshot?

  init(
    language: String, origin: Origin, table: CompiledTable?, environment: FormatEnvironment,
    next: LanguageSnapshot?
  ) {
    self.language = language
    self.origin = origin
    self.table = table
    self.environment = environment
    self.next = next
  }

  /// The first answer of the chain; nil when every table lacks the message.
  func format(_ index: Int, _ arguments: UnsafeBufferPointer<FormatArgument>) -> String? {
    if let text = table?.format(at: index, arguments: arguments, environment: environment) {
      return text
    }
    return next?.format(index, arguments)
  }

  func hasMessage(_ index: Int) -> Bool {
    table?.text(at: index, environment: environment) != nil
  }

  /// The text as it stands in the first table that has it, placeholders unfilled.
  func rawText(_ index: Int) -> String? {
    table?.text(at: index, environment: environment) ?? next?.rawText(index)
  }
}
