import Foundation
import Testing
import TypedLocalization

@testable import AccountKit

extension ProgramTests {
  /// The identity service as the host of the program's language.
  @Suite(.serialized) struct ServiceTests {
    init() {
      LanguageManager.shared.detach()
      LanguageManager.shared.storage = MemoryLanguageStorage()
      LanguageManager.shared.followSystem()
    }

    @Test func startsInStepsAndAdoptsTheLanguage() async throws {
      try LanguageManager.shared.select("es")
      let terminal = Terminal()
      #expect(await terminal.run("--service", "hi") == 0)
      #expect(terminal.output.contains("Iniciando el servicio de identidad: paso 1 de 3\n"))
      #expect(terminal.output.contains("El servicio de identidad está listo.\n"))
      #expect(terminal.output.contains("खाता सेवा\n"))
      #expect(LanguageManager.shared.current.code == "hi")
      #expect(LanguageManager.shared.available.map(\.code) == ["ar", "en", "es", "hi"])
      LanguageManager.shared.detach()
    }

    @Test func aChoiceBeforeTheServiceRunsIsLocal() async {
      let terminal = Terminal()
      #expect(await terminal.run("--choose", "ar", "--service", "es") == 0)
      let texts = LanguageManager.withLanguage("ar") {
        LocalizationHelper.Service.localOnly + "\n"
          + LocalizationHelper.Service.starting(step: 1, total: 3)
      }
      #expect(terminal.output.hasPrefix(texts))
      #expect(terminal.output.hasSuffix("Idioma: español\n"))
      LanguageManager.shared.detach()
    }

    @Test func aRefusedLanguageKeepsTheOldOneAndSaysWhyInIt() async throws {
      try LanguageManager.shared.select("ar")
      let terminal = Terminal()
      #expect(await terminal.run("--service", "pl") == 1)
      #expect(terminal.output.hasSuffix("تبقى اللغة العربية.\n"))
      #expect(LanguageManager.shared.current.code == "ar")
      LanguageManager.shared.detach()
    }

    @Test func errorCodesAreExplainedBeforeTheServiceRuns() {
      let text = LanguageManager.withLanguage("hi") { IdentityService.message(forCode: "1") }
      #expect(text == "पहचान सेवा ने उत्तर नहीं दिया।")
    }
  }

  /// Texts from a folder laid over the program's own.
  @Suite(.serialized) struct OverrideTests {
    @Test func aFolderReplacesTextsAndDamagedOnesAreNotUsed() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "overrides-\(UUID().uuidString)")
      let english = folder.appending(path: "en.lproj")
      try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(
        """
        "welcome-user" = "Hello again, %@!";
        "current-language" = "Language number %d";
        """.utf8
      ).write(to: english.appending(path: "Localizable.strings"))

      let terminal = Terminal()
      await terminal.run("--overrides", folder.path, "--language", "en", "--sign-in", "Ram")
      #expect(terminal.output == "Hello again, Ram!\n")
      let text = LanguageManager.withLanguage("en") {
        LocalizationHelper.currentLanguage("English")
      }
      #expect(text == "Language: English")
    }
  }
}
