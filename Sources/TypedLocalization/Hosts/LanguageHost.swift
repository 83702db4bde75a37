internal import MessageFormat

/// An SDK or a backend with languages of its own, which decides on the language once it is attached.
public protocol LanguageHost: Sendable {
  /// Starts in the language chosen so far, and tells its languages.
  func start(with options: LanguageHostOptions) async throws -> LanguageHostState
  /// Changes to `language`, one of its own; the answer may list other languages than before.
  func change(to language: Language) async throws -> LanguageHostState
}

/// The language that a host begins with.
public struct LanguageHostOptions: Equatable, Sendable {
  public let language: Language
  /// `pt` of `pt-BR`.
  public let shortCode: String
  /// `pt-BR` of `pt`.
  public let fullCode: String
  /// The language's own name.
  public let name: String
  public let direction: LanguageDirection

  public init(_ language: Language) {
    self.language = language
    shortCode = language.shortCode
    fullCode = language.fullCode
    name = language.nativeName
    direction = language.direction
  }
}

/// What a host answers.
public struct LanguageHostState: Equatable, Sendable {
  /// All that can be changed to.
  public let languages: [Language]
  /// The code of the one in force, one of `languages`; `en` finds `en-US` where that is all there is.
  public let selected: String

  public init(languages: [Language], selected: String) {
    self.languages = languages
    self.selected = selected
  }
}

/// An attached host and its last answer.
struct HostSession: Sendable {
  let host: any LanguageHost
  var languages: [Language]
  /// Spelt as in `languages`.
  var selected: String

  /// - Throws: `LanguageError.inconsistentHost`.
  init(_ host: any LanguageHost, _ answer: LanguageHostState) throws(LanguageError) {
    let codes = answer.languages.map(\.code)
    guard let chosen = LanguageTag.resolve(answer.selected, among: codes) else {
      throw .inconsistentHost(selected: answer.selected, available: codes)
    }
    self.host = host
    languages = answer.languages
    selected = chosen
  }
}
