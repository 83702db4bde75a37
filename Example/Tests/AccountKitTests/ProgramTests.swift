import Foundation
import Testing
import TypedLocalization

@testable import AccountKit

/// The program's language is one for the process: one test at a time.
@Suite(.serialized) struct ProgramTests {
  init() {
    LanguageManager.shared.storage = MemoryLanguageStorage()
    LanguageManager.shared.followSystem()
  }

  @Test func welcomesInTheLanguageAskedFor() async {
    let terminal = Terminal()
    await terminal.run("--language", "es", "--sign-in", "Ana")
    #expect(terminal.output == "¡Hola, Ana!\n")
  }

  @Test func theLanguageOfARunIsNotRemembered() async {
    await Terminal().run("--language", "ar", "--sign-in", "Ana")
    #expect(LanguageManager.shared.selected == nil)
  }

  @Test(arguments: [
    ("en", "50001", "This e-mail address is already in use.\n"),
    ("hi", "0", "सब कुछ ठीक है।\n"), ("ar", "5", "انتهت جلستك. سجّل الدخول مرة أخرى.\n"),
    ("es", "777", "Algo salió mal (código 777).\n"),
    ("pl", "TIMEOUT", "Coś poszło nie tak (kod TIMEOUT).\n"),
  ])
  func explainsErrorCodes(_ language: String, _ code: String, _ text: String) async {
    let terminal = Terminal()
    await terminal.run("--language=" + language, "--error", code)
    #expect(terminal.output == text)
  }

  @Test func listsItsLanguagesWithTheirDirection() async {
    let terminal = Terminal()
    await terminal.run("--list-languages")
    #expect(
      terminal.output.split(separator: "\n").map { $0.split(separator: " ")[1] }
        == ["ar", "en", "es", "hi", "pl", "ru"])
    #expect(terminal.output.contains("1  ar  العربية  ←\n"))
    #expect(terminal.output.contains("2  en  English\n"))
  }

  @Test func aChoiceIsRememberedUntilTheSystemIsFollowed() async {
    await Terminal().run("--choose", "hi")
    let later = Terminal()
    await later.run("--sign-in", "Ram")
    #expect(later.output == "स्वागत है, Ram!\n")

    let last = Terminal()
    await last.run("--follow-system")
    #expect(LanguageManager.shared.selected == nil)
    let text = LocalizationHelper.Language.followed
    #expect(last.output.hasPrefix(text + "\n\n"))
  }

  @Test func refusesALanguageItDoesNotHave() async {
    let terminal = Terminal()
    #expect(await terminal.run("--language", "en", "--choose", "fi") == 1)
    #expect(terminal.output.contains("fi is not available. Choose one of: ar, en, es, hi, pl, ru"))
    #expect(LanguageManager.shared.selected == nil)
  }

  @Test func theMenuShowsTheScreenAgainInTheNewLanguage() async throws {
    try LanguageManager.shared.select("en")
    let terminal = Terminal(typing: ["3", "99", ""])
    await terminal.run(isInteractive: true)
    #expect(terminal.output.hasPrefix("Account service\n"))
    #expect(terminal.output.contains("Servicio de cuentas\n"))
    #expect(terminal.output.contains("No hay ningún idioma con el número 99.\n"))
    #expect(terminal.output.hasSuffix("¡Hasta luego!\n"))
  }

  @Test func marksRightToLeftText() async throws {
    try LanguageManager.shared.select("ar")
    let terminal = Terminal()
    await terminal.run()
    #expect(terminal.output.hasPrefix("خدمة الحسابات\n"))
    #expect(terminal.output.hasSuffix("← يُكتب هذا النص من اليمين إلى اليسار.\n"))
  }

  @Test func answersHeadersInTheirLanguages() async {
    let terminal = Terminal(typing: ["fi, hi;q=0.5", "es-MX,es;q=0.9", ";;,q=,", "en;q=0, ar"])
    await terminal.run("--serve-lines")
    #expect(terminal.output == "नमस्ते!\n¡Buenos días!\nGood day!\nطاب يومك!\n")
  }

  @Test(arguments: [(["--language"], "needs a value"), (["--speak"], "unknown option")])
  func badUseHasItsOwnExitCode(_ arguments: [String], _ reason: String) async {
    #expect(throws: Options.Misuse.self) { try Options(arguments) }
    #expect(await AccountProgram(arguments: arguments).run() == 2)
  }
}
