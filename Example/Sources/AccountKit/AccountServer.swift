import Foundation
import TypedLocalization

/// Answers requests over HTTP, each in the language that it asks for. Errors are messages: a program
/// that reads them shows them in its user's language, whatever the server's is.
struct AccountServer {
  struct Failure: Codable, Equatable {
    /// For who has no tables.
    var text: String
    var message: LocalizedMessage
  }

  /// - Parameter request: what a client sent, up to the empty line.
  func answer(to request: String) -> String {
    let lines = request.split(separator: "\r\n")
    let path = lines.first?.split(separator: " ").dropFirst().first ?? "/"
    let codes = LanguageManager.shared.available.map(\.code)
    let wanted = Self.field("accept-language", in: lines.dropFirst())
    let code = LanguageMatcher.negotiate(acceptLanguage: wanted, available: codes) ?? "en"
    return LanguageManager.withLanguage(code) {
      if path == "/greeting" { return reply(200, "text/plain", code, LocalizationHelper.greeting) }
      return refuse(LocalizationHelper.Message.Service.refused(String(path)), code)
    }
  }

  private func refuse(_ message: LocalizedMessage, _ code: String) -> String {
    let failure = Failure(text: message.description, message: message)
    let body = (try? JSONEncoder().encode(failure)) ?? Data()
    return reply(404, "application/json", code, String(decoding: body, as: UTF8.self))
  }

  private func reply(_ status: Int, _ type: String, _ code: String, _ body: String) -> String {
    """
    HTTP/1.1 \(status) \(status == 200 ? "OK" : "Not Found")\r
    Content-Type: \(type); charset=utf-8\r
    Content-Language: \(code)\r
    Vary: Accept-Language\r
    Content-Length: \(body.utf8.count)\r
    \r
    \(body)
    """
  }

  private static func field(_ name: String, in lines: ArraySlice<Substring>) -> String {
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == name {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return ""
  }
}
