#if canImport(SwiftUI)
  public import SwiftUI
  internal import TypedLocalization

  /// Sets locale and layout direction, and follows the language: reading `current` in a body is
  /// observed.
  public struct LanguageFollowing: ViewModifier {
    /// Follows the language of `LanguageManager.shared`.
    public init() {}

    /// The content with the locale and direction of the current language.
    public func body(content: Content) -> some View {
      let language = LanguageManager.shared.current
      return
        content
        .environment(\.locale, language.locale)
        .environment(\.layoutDirection, language.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  extension View {
    /// Gives the views inside the current language's locale and layout direction.
    public func followsLanguage() -> some View { modifier(LanguageFollowing()) }
  }
#endif
