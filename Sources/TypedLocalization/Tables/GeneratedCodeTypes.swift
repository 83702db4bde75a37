/// The runtime's types by a name that no type of a user's target has: one called `TypedLocalization`
/// there would hide the module. For generated code.
public enum _TypedLocalization {
  /// The manager of the program's language.
  public typealias LanguageManager = TypedLocalization.LanguageManager
  /// A message that is not text yet.
  public typealias LocalizedMessage = TypedLocalization.LocalizedMessage
  /// What fills a `%@` of a message.
  public typealias LocalizedText = TypedLocalization.LocalizedText
  /// What fills a `%f` of a message.
  public typealias LocalizedNumber = TypedLocalization.LocalizedNumber
  /// What fills a `%d` of a message.
  public typealias LocalizedInteger = TypedLocalization.LocalizedInteger
  /// The languages of a target.
  public typealias TypedLanguage = TypedLocalization.TypedLanguage
  /// The tables of a target.
  @_spi(Generated) public typealias LocalizedTable = TypedLocalization.LocalizedTable
  /// What makes a target's tables known.
  @_spi(Generated)
  public typealias LocalizedTableRegistration = TypedLocalization.LocalizedTableRegistration
}
