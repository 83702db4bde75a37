import Foundation
import Testing
import TypedLocalization

@testable import AccountKit

extension ProgramTests {
  /// The code that the README shows, line by line.
  @Suite(.serialized) struct GuideTests {
    private let print = Printer()

    init() throws {
      LanguageManager.shared.detach()
      LanguageManager.shared.storage = MemoryLanguageStorage()
      try LanguageManager.shared.select("en")
    }

    @Test func readsTextsAndSwitchesTheLanguage() throws {
      print(LocalizationHelper.signIn)  // Sign in
      print(LocalizationHelper.welcomeUser("Ram"))  // Welcome, Ram!
      print(LocalizationHelper.Inbox.unread(3))  // 3 unread messages
      try LanguageManager.shared.select("hi")
      print(LocalizationHelper.welcomeUser("Ram"))  // स्वागत है, Ram!

      try print.check()
    }

    @Test func passesArguments() throws {
      print(LocalizationHelper.Language.kept("English"))  // The language stays English.
      print(LocalizationHelper.Inbox.filesInFolders(files: 5, folders: 1))  // 5 files in 1 folder

      try print.check()
    }

    @Test func findsTextsByKeysFromData() throws {
      print(LocalizationHelper.Identity.error(code: 0) ?? "unknown")  // Everything is fine.
      print(LocalizationHelper.Identity.error(code: 4) ?? "unknown")  // unknown
      print(LocalizationHelper.string(forKey: "welcome-user") ?? "unknown")  // Welcome, %@!

      try print.check()
    }

    @Test func selectsAndFollowsTheSystem() throws {
      let manager = LanguageManager.shared
      print(manager.available.map(\.code).joined(separator: " "))  // ar en es hi pl ru
      try manager.select("ar")
      print(manager.current.nativeName)  // العربية
      print(manager.current.isRightToLeft ? "right to left" : "left to right")  // right to left
      manager.followSystem()

      try print.check()
      #expect(manager.selected == nil)
    }

    @Test func answersARequestInItsLanguage() throws {
      let header = "fi, hi;q=0.5"
      let codes = LanguageManager.shared.available.map(\.code)
      let code = LanguageMatcher.negotiate(acceptLanguage: header, available: codes) ?? "en"
      print(LanguageManager.withLanguage(code) { LocalizationHelper.greeting })  // नमस्ते!

      try print.check()
    }

    @Test func laysTextsOverTheBuiltInOnes() throws {
      let overrides = Overrides(texts: ["sign-in": "Log in", "welcome-user": "Hello %d"])
      let installation = LanguageManager.shared.install(overrides)
      print(LocalizationHelper.signIn)  // Log in
      print(LocalizationHelper.welcomeUser("Ram"))  // Welcome, Ram!
      print("\(installation.report[0].reason)")  // it changes the type of argument 1
      installation.remove()

      try print.check()
      #expect(LocalizationHelper.signIn == "Sign in")
    }

    @Test func sendsMessages() throws {
      let message = LocalizationHelper.Message.welcomeUser("Ram")
      print("\(message)")  // Welcome, Ram!
      print(message.string(in: .hi))  // स्वागत है, Ram!
      let json = try JSONEncoder().encode(message)
      let received = try JSONDecoder().decode(LocalizedMessage.self, from: json)
      print(received.string(in: "es"))  // ¡Hola, Ram!

      try print.check()
      #expect(received == message)
    }

    @Test func namesLanguagesByCases() throws {
      try LocalizationHelper.SupportedLanguage.hi.select()
      print(LocalizationHelper.signIn)  // साइन इन करें
      print(LanguageManager.withLanguage(.es) { LocalizationHelper.signIn })  // Iniciar sesión

      try print.check()
    }

    @Test func writesValuesInTheLanguageOfTheMessage() throws {
      let message = LocalizationHelper.Message.Mail.order(
        name: "Ram", total: .currency(1249.5, "EUR"), day: .list(["1", "2"]))
      print(message.string(in: .en))  // Hello Ram, your order of €1,249.50 ships on 1 and 2.

      try print.check()
    }

    @Test func letsAHostDecide() async throws {
      let service = IdentityService(pace: .zero)
      try await LanguageManager.shared.attach(service)
      try await LanguageManager.shared.change(to: "es")
      print(LocalizationHelper.signIn)  // Iniciar sesión

      try print.check()
      LanguageManager.shared.detach()
    }
  }
}
