import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct MessageTests {
  @Test func aMessageBecomesTextInAnyLanguage() throws {
    let target = try MessageTarget()
    try target.fixture.manager.select("de")
    let message = target.message("welcome", "Ram")
    #expect(message.description == "Willkommen, Ram!")
    #expect("\(message)" == "Willkommen, Ram!")
    #expect(message.string(in: "ar") == "أهلاً، Ram!")
    #expect(message.string(for: Language("en")) == "Welcome, Ram!")
    #expect(message.string(in: "fr") == "Welcome, Ram!")
    #expect(message.string(in: "no tag at all") == "Welcome, Ram!")
    #expect(LanguageManager.withLanguage("ar") { message.description } == "أهلاً، Ram!")
    #expect(target.message("size", "A", 1234).string(in: "de") == "1.234 Dateien in A")
    #expect(target.faults == [])
  }

  /// A language that lacks the message is answered by the next one, inside as outside.
  @Test func messagesLieInEachOther() throws {
    let target = try MessageTarget()
    let inner = target.message("size", "Box", 2)
    let message = target.message("failed", .message(inner), "x")
    #expect(message.string(in: "de") == "2 Dateien in Box ließ sich nicht öffnen: x")
    #expect(message.string(in: "ar") == "Failed to open 2 ملف في Box: x")
    var deep = target.message("welcome", "Ram")
    for _ in 0..<40 { deep = target.message("welcome", .message(deep)) }
    #expect(target.text(deep, "en").hasPrefix("Welcome, Welcome, "))
    #expect(target.faults.count == 1)
    #expect(target.faults.first?.contains("16 deep") == true)
  }

  @Test func theSizeIsBounded() {
    #expect(MemoryLayout<LocalizedMessage>.size <= 64)
    #expect(MemoryLayout<LocalizedMessage.Argument>.size <= 64)
  }

  @Test func messagesAreEqualByTheirNamesAndArguments() throws {
    let target = try MessageTarget()
    let other = try MessageTarget()
    let message = target.message("size", "A", 3)
    #expect(message == other.message("size", "A", 3))
    #expect(message == target.named("size", "A", .uint(3)))
    #expect(message == target.named("size", .character("A"), .double(3)))
    #expect(message != target.named("size", "A", 4))
    #expect(message != target.named("sign-in", "A", 3))
    #expect(Set([message, target.named("size", "A", 3)]).count == 1)
    #expect(message.key == "size")
    #expect(message.table == "Localizable")
    #expect(message.target == "package_target")
  }

  @Test func anyNumberFitsWithoutACast() {
    #expect(Int8(-3).messageArgument == .int(-3))
    #expect(UInt64.max.messageArgument == .uint(.max))
    #expect(Float(1.5).messageArgument == .double(1.5))
    #expect(CGFloat(2).messageArgument == .double(2))
    #expect(Decimal(string: "0.25")?.messageArgument == .double(0.25))
    #expect("ab".dropFirst().messageArgument == .string("b"))
  }

  @Test func anErrorSaysItsMessage() throws {
    struct Refusal: MessageError { let message: LocalizedMessage }
    let target = try MessageTarget()
    let refusal = Refusal(message: target.message("welcome", "Ram"))
    #expect(refusal.localizedDescription == "Welcome, Ram!")
    #expect(LanguageManager.withLanguage("de") { refusal.errorDescription } == "Willkommen, Ram!")
  }
}

@Suite struct TypedLanguageTests {
  enum SupportedLanguage: String, TypedLanguage {
    case en
    case de
    case ptBR = "pt-BR"
  }

  @Test func aLanguageIsAValue() throws {
    let target = try MessageTarget()
    let message = target.message("sign-in")
    #expect(message.string(in: SupportedLanguage.de) == "Anmelden")
    #expect(SupportedLanguage.ptBR.language.code == "pt-BR")
    let encoded = try JSONEncoder().encode([SupportedLanguage.ptBR])
    #expect(String(decoding: encoded, as: UTF8.self) == #"["pt-BR"]"#)
    #expect(
      LanguageManager.withLanguage(SupportedLanguage.de) { message.description } == "Anmelden")
  }

  /// Also one whose table is missing at run time.
  @Test func selectingCannotFailForWantOfTheLanguage() throws {
    let target = try MessageTarget()
    try target.fixture.manager.select(SupportedLanguage.de)
    #expect(target.fixture.manager.selected?.code == "de")
    try target.fixture.manager.select(SupportedLanguage.ptBR)
    #expect(target.fixture.manager.current.code == "en")
    #expect(throws: LanguageError.self) { try target.fixture.manager.select("pt-BR") }
  }
}
