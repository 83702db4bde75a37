import Foundation
import MessageFormat
import TestSupport

@testable @_spi(Generated) import TypedLocalization

/// A target whose messages are made, sent and rendered.
struct MessageTarget {
  let fixture: TargetFixture
  let table: LocalizedTable

  static let texts: TargetFixture.Texts = [
    "en": [
      "failed": "Failed to open %@: %@", "sign-in": "Sign in", "size": "%1$@ has %2$d files",
      "welcome": "Welcome, %@!", "share": "%.1f of the disk",
    ],
    "de": [
      "failed": "%@ ließ sich nicht öffnen: %@", "sign-in": "Anmelden",
      "size": "%2$d Dateien in %1$@", "welcome": "Willkommen, %@!", "share": "%.1f der Platte",
    ],
    "ar": ["sign-in": "تسجيل الدخول", "welcome": "أهلاً، %@!", "size": "%2$d ملف في %1$@"],
  ]

  init(_ texts: TargetFixture.Texts = texts, fingerprint: UInt64 = 0xFEED_F00D_1234) throws {
    fixture = TargetFixture(texts, fingerprint: fingerprint)
    table = try fixture.table()
  }

  /// As generated code makes it.
  func message(_ key: String, _ arguments: LocalizedMessage.Argument...) -> LocalizedMessage {
    LocalizedMessage(table, fixture.index(key), arguments)
  }

  /// By the names of this target.
  func named(_ key: String, _ arguments: LocalizedMessage.Argument...) -> LocalizedMessage {
    LocalizedMessage(target: TargetFixture.bundle, key: key, arguments: arguments)
  }

  /// With the tables of this target alone.
  func text(_ message: LocalizedMessage, _ language: String) -> String {
    MessageRendering(
      language: LanguageIdentifiers.identifier(ofAny: language), manager: fixture.manager
    ).text(of: message)
  }

  var faults: [String] { fixture.faults.values.map(\.description) }
}

/// JSON with its keys in order.
enum MessageJSON {
  static func text(_ message: LocalizedMessage) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  static func message(_ json: String) throws -> LocalizedMessage {
    try JSONDecoder().decode(LocalizedMessage.self, from: Data(json.utf8))
  }
}
