// What a program on any Apple platform writes.
import Foundation
import TypedLocalization

func useLanguages() async throws {
  let manager = LanguageManager.shared
  try manager.select("de")
  _ = manager.current.locale
  for await language in manager.changes { print(language.displayName) }
  let text = LanguageManager.withLanguage("fr") { manager.string(forKey: "title") }
  print(text ?? "")
  try await LanguageManager.withLanguage("fr") { try await Task.sleep(nanoseconds: 1) }
  NotificationCenter.default.post(name: LanguageManager.languageDidChange, object: nil)
}

func useHost(_ host: any LanguageHost) async throws {
  let manager = LanguageManager.shared
  try await manager.attach(host, timeout: 5)
  try await manager.change(to: "de")
  try await manager.change(to: "de", timeout: LanguageManager.defaultTimeout)
  if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
    try await manager.attach(host, timeout: .seconds(5))
    try await manager.change(to: "de", timeout: .milliseconds(500))
  }
}

func useOverrides() {
  let installation = LanguageManager.shared.install(Overrides(bundle: .main))
  installation.remove()
}

// Guide "App groups".
func shareTheLanguage() {
  LanguageManager.shared.storage = UserDefaultsLanguageStorage(suiteName: "group.com.example.shop")
}
