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

// Guide "Messages that travel".
struct Refusal: MessageError {
  let message: LocalizedMessage
}

func useMessages(_ message: LocalizedMessage) throws {
  let json = try JSONEncoder().encode(message)
  let received = try JSONDecoder().decode(LocalizedMessage.self, from: json)
  print(received.string(in: "hi"), Refusal(message: received).localizedDescription)
  let due = LocalizedMessage(
    target: "app_App", key: "due",
    arguments: [.date(Date(), .long), .currency(12, "EUR"), .list(["a", "b"]), .bytes(3)])
  print(due.string(for: Language("de")))
  if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
    _ = due.attributed(in: "de") == due.attributed
  }
}
