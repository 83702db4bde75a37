internal import Foundation
internal import TypedLocalization

/// Messages from a wire.
struct MessageReader: FuzzReader {
  private let program: FuzzProgram

  init() throws { program = try FuzzProgram() }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    let message = try? JSONDecoder().decode(LocalizedMessage.self, from: Data(input))
    guard let message else { return nil }
    for language in ["de", "ar", "en"] {
      let text = message.string(in: language)
      if text.utf8.count > 1 << 24 { return "\(text.utf8.count) bytes in \(language)" }
    }
    guard let encoded = try? JSONEncoder().encode(message),
      let again = try? JSONDecoder().decode(LocalizedMessage.self, from: encoded)
    else { return "it is not encoded as it was decoded" }
    return again == message ? nil : "it is another message when it is encoded and decoded"
  }
}
