import Foundation
import TestSupport
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct MessageCodingTests {
  @Test func theFormIsTheDocumentedOne() throws {
    let target = try MessageTarget()
    let inner = target.message("sign-in")
    let message = target.message("failed", .message(inner), "Ram")
    #expect(
      try MessageJSON.text(message) == """
        {"arguments":[{"arguments":[],"key":"sign-in","table":"Localizable","target":"package_target"},\
        "Ram"],"key":"failed","table":"Localizable","target":"package_target"}
        """)
    #expect(try MessageJSON.message(MessageJSON.text(message)) == message)
    let json = """
      {"target": "package_target", "table": "Localizable", "key": "sign-in", "more": [{}]}
      """
    #expect(try MessageJSON.message(json) == inner)
  }

  static let arguments: [(LocalizedMessage.Argument, String)] = [
    (.string("a\"b"), #""a\"b""#), (.int(-3), "-3"), (.uint(.max), "18446744073709551615"),
    (.double(0.1), "0.1"), (.double(3), "3"), (.character("é"), #""é""#),
    (.double(.infinity), #"{"real":"inf"}"#), (.double(.nan), #"{"real":"nan"}"#),
    (.percent(0.25), #"{"percent":0.25}"#), (.bytes(1024), #"{"bytes":1024}"#),
    (.currency(12.5, "EUR"), #"{"code":"EUR","currency":"12.5"}"#),
    (.list(["a", "b"], .or), #"{"kind":"or","list":["a","b"]}"#),
    (.number(0.25), #"{"number":"0.25"}"#),
    (
      .date(Date(timeIntervalSince1970: 86_400), .long, timeZone: TimeZone(identifier: "GMT")),
      #"{"date":86400,"style":"long","timeZone":"GMT"}"#
    ),
  ]

  @Test(arguments: arguments) func everyArgumentComesBack(
    _ argument: LocalizedMessage.Argument, _ json: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode([argument])
    #expect(String(decoding: data, as: UTF8.self) == "[\(json)]")
    #expect(try JSONDecoder().decode([LocalizedMessage.Argument].self, from: data) == [argument])
  }

  /// Made in a process whose language is German, rendered by a build that has one key more.
  @Test func anotherBuildRendersTheMessage() throws {
    let sender = try MessageTarget()
    try sender.fixture.manager.select("de")
    let json = try MessageJSON.text(
      sender.message("size", .message(sender.message("sign-in")), 12_345))
    var texts = MessageTarget.texts
    texts["en"]?["another"] = "Another"
    let receiver = try MessageTarget(texts, fingerprint: 0xABCD)
    let message = try MessageJSON.message(json)
    #expect(receiver.text(message, "ar") == "12,345 ملف في تسجيل الدخول")
    #expect(receiver.text(message, "de") == "12.345 Dateien in Anmelden")
    #expect(receiver.faults == [])
  }

  @Test func whatDoesNotFitIsAFault() throws {
    let target = try MessageTarget()
    #expect(target.text(target.named("gone", "x"), "de") == "gone")
    #expect(target.text(target.named("size", "A", "3"), "de") == "%1$@ has %2$d files")
    #expect(target.text(target.named("size", "A"), "ar") == "%1$@ has %2$d files")
    #expect(target.text(target.named("welcome", 3), "de") == "Welcome, %@!")
    #expect(target.text(target.named("sign-in", 3), "de") == "Sign in")
    let elsewhere = LocalizedMessage(target: "other", key: "sign-in")
    #expect(target.text(elsewhere, "de") == "sign-in")
    let hostile = LocalizedMessage(target: "a\nb", key: "c\u{1B}[0m\u{202E}")
    #expect(target.text(hostile, "de") == "c\u{1B}[0m\u{202E}")
    #expect(
      target.faults == [
        "the message package_target/Localizable/gone cannot be used: the program has no such key",
        "the message package_target/Localizable/size cannot be used: argument 2 is no Int",
        "the message package_target/Localizable/size cannot be used: it has 1 argument, and its "
          + "text takes 2",
        "the message package_target/Localizable/welcome cannot be used: argument 1 is no String",
        "the message package_target/Localizable/sign-in cannot be used: it has 1 argument, and "
          + "its text takes 0",
        "the message other/Localizable/sign-in cannot be used: the program has no such key",
        "the message a�b/Localizable/c�[0m� cannot be used: the program has no such key",
      ])
  }

  @Test func numbersFitWhereTheirValueDoes() throws {
    let target = try MessageTarget()
    #expect(target.text(target.named("share", 2), "de") == "2,0 der Platte")
    #expect(target.text(target.named("size", "A", .uint(3)), "en") == "A has 3 files")
    #expect(target.text(target.named("size", "A", .double(2.5)), "en") == "%1$@ has %2$d files")
    #expect(target.text(target.named("size", "A", .uint(.max)), "en") == "%1$@ has %2$d files")
  }

  private static func nested(_ depth: Int) -> String {
    let open = #"{"target":"package_target","table":"Localizable","key":"welcome","arguments":["#
    return String(repeating: open, count: depth) + "1" + String(repeating: "]}", count: depth)
  }

  static let refused: [String] = [
    nested(10), nested(200), nested(20_000),
    #"{"target":"t","table":"l","key":"k","arguments":[\#(Array(repeating: "1", count: 65).joined(separator: ","))]}"#,
    #"{"target":"t","table":"l","key":"\#(String(repeating: "k", count: 70_000))"}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[null]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[true]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[[1]]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[1e999]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[{"date":1e300}]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[{"date":0,"timeZone":"../../etc/passwd"}]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[{"currency":"1","code":"EURO"}]}"#,
    #"{"target":"t","table":"l","key":"k","arguments":[{"number":"1e99999"}]}"#,
    #"{"target":"t","table":"l","key":3}"#, #"[]"#, #""k""#, "",
  ]

  @Test(arguments: refused.indices) func whatIsNoMessageIsRefused(_ index: Int) {
    #expect(throws: DecodingError.self) { try MessageJSON.message(Self.refused[index]) }
  }

  /// Bytes are changed, dropped and doubled; whatever is still a message is rendered.
  @Test(arguments: 0..<20) func damagedJSONIsAFaultOrAText(_ seed: Int) throws {
    let target = try MessageTarget()
    var random = SeededGenerator(seed: UInt64(seed))
    let seeds = try Self.arguments.map { argument, _ in
      Array(try MessageJSON.text(target.named("failed", argument, "x", 3)).utf8)
    }
    var rendered = 0
    for round in 0..<500 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...Int.random(in: 0..<3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[place], at: place)
        default:
          bytes[place] = Array(#"{}[]",:0123456789.-e"#.utf8).randomElement(using: &random) ?? 0
        }
      }
      guard let message = try? JSONDecoder().decode(LocalizedMessage.self, from: Data(bytes)) else {
        continue
      }
      #expect(!target.text(message, "de").isEmpty || message.key.isEmpty)
      rendered += 1
    }
    #expect(rendered > 50)
  }
}
