/// The runtime's types by a name that no type of a user's target has: one called `TypedLocalization`
/// there would hide the module.
@_spi(Generated)
public enum _TypedLocalization {
  public typealias LanguageManager = TypedLocalization.LanguageManager
  public typealias LocalizedTable = TypedLocalization.LocalizedTable
  public typealias LocalizedTableRegistration = TypedLocalization.LocalizedTableRegistration
}
