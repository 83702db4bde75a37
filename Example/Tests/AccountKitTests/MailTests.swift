import Foundation
import Testing
import TypedLocalization

@testable import AccountKit

extension ProgramTests {
  @Suite(.serialized) struct MailTests {
    init() {
      LanguageManager.shared.storage = MemoryLanguageStorage()
      LanguageManager.shared.followSystem()
    }

    /// The screen is Spanish, the mail Hindi.
    @Test func aMailIsInTheLanguageOfItsReader() async {
      let terminal = Terminal()
      await terminal.run("--language", "es", "mail", "--to", "hi")
      #expect(
        terminal.output == """
          Enviado en हिन्दी:
          नमस्ते Ram, आपका €1,249.50 का ऑर्डर 1 जनवरी 2027 को भेजा जाएगा।

          """)
    }

    @Test func aLanguageThatThereIsNotIsRefused() async {
      let terminal = Terminal()
      #expect(await terminal.run("mail", "--to", "fi") == 1)
      #expect(terminal.output.contains("fi"))
    }

    @Test func everyLanguageSaysTheDayItsWay() throws {
      for language in LocalizationHelper.SupportedLanguage.allCases {
        let mail = Mail.order(by: "Ana", for: language)
        #expect(try Mail.read(mail.stored()) == mail)
        #expect(mail.text.contains("Ana"))
      }
      #expect(Mail.order(by: "Ana", for: .pl).text.contains("1 stycznia 2027"))
    }
  }

  @Suite struct ServerTests {
    private func answer(_ path: String, _ languages: String) -> [Substring] {
      AccountServer().answer(
        to: "GET \(path) HTTP/1.1\r\nHost: x\r\nAccept-Language: \(languages)\r\n\r\n"
      ).split(separator: "\r\n")
    }

    @Test func aRequestIsAnsweredInItsLanguage() {
      let lines = answer("/greeting", "fi, hi;q=0.5")
      #expect(lines.first == "HTTP/1.1 200 OK")
      #expect(lines.contains("Content-Language: hi"))
      #expect(lines.last == "नमस्ते!")
    }

    /// The server speaks Spanish to itself, the reader is Polish.
    @Test func anErrorIsAMessageThatTheClientRenders() throws {
      let lines = answer("/missing", "es")
      #expect(lines.first == "HTTP/1.1 404 Not Found")
      let body = try #require(lines.last)
      let failure = try JSONDecoder().decode(
        AccountServer.Failure.self, from: Data(String(body).utf8))
      #expect(failure.message == LocalizationHelper.Message.Service.refused("/missing"))
      #expect(failure.text == failure.message.string(in: .es))
      let shown = LanguageManager.withLanguage(.pl) { failure.message.description }
      #expect(
        shown
          == LanguageManager.withLanguage(.pl) { LocalizationHelper.Service.refused("/missing") })
    }
  }
}
