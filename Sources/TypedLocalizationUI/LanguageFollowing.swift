#if canImport(SwiftUI)
  internal import Combine
  public import SwiftUI
  public import TypedLocalization

  /// Tells views of each change of the language, on systems on which reading a text is not observed:
  /// before iOS 17, macOS 14, tvOS 17 and watchOS 10.
  ///
  /// A view that holds it as an `@ObservedObject` is drawn again after a change.
  @MainActor
  public final class LanguageObserver: ObservableObject {
    /// Follows the language of `LanguageManager.shared`.
    public static let shared = LanguageObserver()

    /// The current language.
    public var current: Language { LanguageManager.shared.current }

    private init() {
      let changes = LanguageManager.shared.changes
      Task { @MainActor [weak self] in
        for await _ in changes { self?.objectWillChange.send() }
      }
    }
  }

  /// Gives its content the current language's locale and layout direction.
  public struct LanguageFollowing: ViewModifier {
    @ObservedObject private var observer = LanguageObserver.shared

    /// Follows the language of `LanguageManager.shared`.
    public init() {}

    /// The content with the locale and direction of the current language.
    public func body(content: Content) -> some View {
      let language = observer.current
      let following =
        content
        .environment(\.locale, language.locale)
        .environment(\.layoutDirection, language.isRightToLeft ? .rightToLeft : .leftToRight)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        following
      } else {
        // Nothing tells the views inside that a text they read is another one.
        following.id(language.code)
      }
    }
  }

  extension View {
    /// Gives the views inside the current language's locale and layout direction, also after it
    /// changes.
    ///
    /// From iOS 17, macOS 14, tvOS 17 and watchOS 10 on, views that read texts are drawn again by
    /// themselves. On older systems the views inside are made anew after a change, and lose their
    /// state; a view that shall keep it holds `LanguageObserver.shared` instead.
    public func followsLanguage() -> some View { modifier(LanguageFollowing()) }
  }
#endif
