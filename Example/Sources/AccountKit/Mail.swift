import Foundation
import TypedLocalization

/// A mail that waits to be sent: its text is made when it is, in the language of its reader.
struct Mail: Codable, Equatable {
  var recipient: LocalizationHelper.SupportedLanguage
  var message: LocalizedMessage

  /// The day is the same everywhere, so that tests can tell it.
  static func order(
    by name: String, for recipient: LocalizationHelper.SupportedLanguage
  ) -> Mail {
    let day = Date(timeIntervalSince1970: 1_798_761_600)
    return Mail(
      recipient: recipient,
      message: LocalizationHelper.Message.Mail.order(
        name: name, total: .currency(1249.5, "EUR"),
        day: .date(day, .long, timeZone: TimeZone(identifier: "GMT"))))
  }

  /// As a queue or a database keeps it.
  func stored() throws -> Data { try JSONEncoder().encode(self) }

  static func read(_ data: Data) throws -> Mail { try JSONDecoder().decode(Mail.self, from: data) }

  var text: String { message.string(in: recipient) }
}
