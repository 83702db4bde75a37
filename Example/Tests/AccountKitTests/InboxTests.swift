import Testing
import TypedLocalization

@testable import AccountKit

/// 42 sentences, read by eye: six languages, seven numbers each.
@Suite struct InboxTests {
  static let counts = [0, 1, 2, 5, 11, 21, 100]
  static let sentences: [(language: String, texts: [String])] = [
    (
      "en",
      [
        "No unread messages", "1 unread message", "2 unread messages", "5 unread messages",
        "11 unread messages", "21 unread messages", "100 unread messages",
      ]
    ),
    (
      "hi",
      [
        "कोई अपठित संदेश नहीं", "1 अपठित संदेश", "2 अपठित संदेश", "5 अपठित संदेश",
        "11 अपठित संदेश", "21 अपठित संदेश", "100 अपठित संदेश",
      ]
    ),
    (
      "es",
      [
        "Ningún mensaje sin leer", "1 mensaje sin leer", "2 mensajes sin leer",
        "5 mensajes sin leer", "11 mensajes sin leer", "21 mensajes sin leer",
        "100 mensajes sin leer",
      ]
    ),
    (
      "ar",
      [
        "لا توجد رسائل غير مقروءة", "رسالة واحدة غير مقروءة", "رسالتان غير مقروءتين",
        "5 رسائل غير مقروءة", "11 رسالة غير مقروءة", "21 رسالة غير مقروءة",
        "100 رسالة غير مقروءة",
      ]
    ),
    (
      "pl",
      [
        "Brak nieprzeczytanych wiadomości", "1 nieprzeczytana wiadomość",
        "2 nieprzeczytane wiadomości", "5 nieprzeczytanych wiadomości",
        "11 nieprzeczytanych wiadomości", "21 nieprzeczytanych wiadomości",
        "100 nieprzeczytanych wiadomości",
      ]
    ),
    (
      "ru",
      [
        "Нет непрочитанных сообщений", "1 непрочитанное сообщение",
        "2 непрочитанных сообщения", "5 непрочитанных сообщений",
        "11 непрочитанных сообщений", "21 непрочитанное сообщение",
        "100 непрочитанных сообщений",
      ]
    ),
  ]

  @Test(arguments: sentences.map(\.language))
  func unreadMessages(_ language: String) throws {
    let texts = try #require(Self.sentences.first { $0.language == language }).texts
    for (count, text) in zip(Self.counts, texts) {
      let actual = LanguageManager.withLanguage(language) {
        LocalizationHelper.Inbox.unread(count)
      }
      #expect(actual == text)
    }
  }

  /// Two variables in one sentence, each with the forms of its own number.
  @Test(arguments: [
    ("en", 1, 1, "1 file in 1 folder"), ("en", 5, 1, "5 files in 1 folder"),
    ("hi", 2, 1, "1 फ़ोल्डर में 2 फ़ाइलें"), ("hi", 1, 3, "3 फ़ोल्डरों में 1 फ़ाइल"),
    ("es", 1, 2, "1 archivo en 2 carpetas"), ("ar", 2, 1, "ملفان في مجلد واحد"),
    ("ar", 3, 11, "3 ملفات في 11 مجلدًا"), ("pl", 2, 5, "2 pliki w 5 folderach"),
    ("pl", 5, 1, "5 plików w 1 folderze"), ("ru", 21, 1, "21 файл в 1 папке"),
    ("ru", 5, 2, "5 файлов в 2 папках"),
  ])
  func filesInFolders(_ language: String, _ files: Int, _ folders: Int, _ text: String) {
    let actual = LanguageManager.withLanguage(language) {
      LocalizationHelper.Inbox.filesInFolders(files: files, folders: folders)
    }
    #expect(actual == text)
  }
}
