import Foundation
import Testing
import TypedLocalization

@testable import AccountKit

/// The page on tests shows this one.
@Test(arguments: [("en", "Sign in"), ("es", "Iniciar sesión"), ("hi", "साइन इन करें")])
func signInIsTranslated(_ language: String, _ text: String) {
  #expect(LanguageManager.withLanguage(language) { LocalizationHelper.signIn } == text)
}

extension ProgramTests {
  /// The code that the pages for each kind of program show.
  @Suite(.serialized) struct PageTests {
    private let print = Printer()

    init() throws {
      LanguageManager.shared.storage = MemoryLanguageStorage()
      try LanguageManager.shared.select("en")
    }

    @Test func offersItsOwnLanguages() throws {
      defer { LanguageManager.shared.offered = nil }
      LanguageManager.shared.offered = ["en", "hi"]
      print(LanguageManager.shared.available.map(\.code).joined(separator: " "))  // en hi

      try print.check()
    }
  }
}
