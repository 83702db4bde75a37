#if canImport(SwiftUI)
  public import SwiftUI
  public import TypedLocalization

  extension Text {
    /// The text of a message in the language in force, with its marks and arguments as attributes on
    /// systems that have them.
    public init(_ message: LocalizedMessage) {
      if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
        self.init(message.attributed)
      } else {
        self.init(verbatim: message.description)
      }
    }
  }

  /// Makes the locale of its environment the language of the program, for as long as that runs.
  public struct EnvironmentLanguageFollowing: ViewModifier {
    @Environment(\.locale) private var locale

    /// Follows the locale of the views around.
    public init() {}

    /// The content, made anew where the locale is another one.
    public func body(content: Content) -> some View {
      let identifier = locale.identifier
      content.id(identifier).onAppear {
        LanguageManager.shared.storage = MemoryLanguageStorage(Language(identifier).code)
      }
    }
  }

  extension View {
    /// Makes the locale of the environment the language of the program, so that a preview's
    /// `.environment(\.locale, …)` shows texts in that language.
    ///
    /// The program has one language: of several previews in one process the last one decides. Nothing
    /// is remembered.
    public func followsEnvironmentLanguage() -> some View {
      modifier(EnvironmentLanguageFollowing())
    }
  }
#endif
