// Guide "SwiftUI": the accessors are those of the target.
import Combine
import SwiftUI
import TypedLocalization
import TypedLocalizationUI

enum LocalizationHelper {
  static var language: String { LanguageManager.shared.string(forKey: "language") ?? "" }
  static func unread(_ count: Int) -> String { "\(count)" }
}

struct RootView: View {
  var body: some View {
    VStack {
      Text(LocalizationHelper.unread(3))
      LanguageMenu()
    }
    .followsLanguage()
  }
}

struct LanguageMenu: View {
  var body: some View {
    let manager = LanguageManager.shared
    let code = Binding(
      get: { manager.current.code },
      set: { try? manager.select($0) })
    Picker(LocalizationHelper.language, selection: code) {
      ForEach(manager.available, id: \.code) { language in
        Text(language.nativeName).tag(language.code)
      }
    }
  }
}

struct UnreadLabel: View {
  @ObservedObject private var observer = LanguageObserver.shared
  let count: Int

  var body: some View { Text(LocalizationHelper.unread(count)) }
}

struct RootViewPreviews: PreviewProvider {
  static var previews: some View {
    LanguageManager.shared.storage = MemoryLanguageStorage("ar")
    return RootView()
  }
}

struct WelcomeView: View {
  let welcome: LocalizedMessage

  var body: some View { Text(welcome) }
}

struct WelcomeViewPreviews: PreviewProvider {
  static var previews: some View {
    RootView()
      .followsEnvironmentLanguage()
      .environment(\.locale, Locale(identifier: "ar"))
  }
}
