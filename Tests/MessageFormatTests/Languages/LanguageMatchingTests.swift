import TestSupport
import Testing

@testable import MessageFormat

@Suite struct LanguageMatchingTests {
  /// Rows: preferred, available, what Apple's `ualoc_localizationsToUse` answered.
  @Test(arguments: [
    "language_match_apple.tsv", "language_match_matrix.tsv", "language_match_more.tsv",
  ])
  func everyRowIsMatchedAsApple(file: String) throws {
    let rows = caseRows(file)
    #expect(rows.count > 180)
    for row in rows {
      let result = LanguageMatching.matches(preferred: list(row[0]), available: list(row[1]))
      if result != list(row[2]) {
        Issue.record("\(row[0]) of \(row[1]): \(result), not \(row[2])")
      }
    }
  }

  private func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

  /// Apple's matcher takes `Base` for a language if a preference is spelt so; it is none.
  @Test func baseIsNoLanguage() {
    #expect(LanguageMatching.matches(preferred: ["Base"], available: ["Base", "en"]).isEmpty)
    #expect(LanguageMatching.matches(preferred: ["xx"], available: ["en", "zxx"]) == ["zxx"])
    #expect(LanguageMatching.matches(preferred: [], available: ["en"]).isEmpty)
    #expect(LanguageMatching.matches(preferred: ["en"], available: ["", "-en", "_en"]).isEmpty)
  }

  @Test func noTextStopsTheProgram() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("aezhENUS-_.@=;:*,019 uxÀ日\u{0}\u{301}😀".unicodeScalars)
    func text() -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<(generator.next() >> 8) % 14 {
        text.append(alphabet[Int(generator.next() >> 8) % alphabet.count])
      }
      return String(text)
    }
    for round in 0..<50_000 {
      let (first, second) = (text(), text())
      _ = LanguageTag(first)?.ancestors
      _ = LanguageTag(second)?.direction
      guard round % 5 == 0 else { continue }
      _ = LanguageMatching.matches(preferred: [first, "en"], available: [second, "fr-CA"])
      _ = LanguageMatching.negotiate(
        acceptLanguage: first + "," + second, available: ["en", first])
      var fallbacks = LanguageFallbacks(available: [second], configured: [first: [second]])
      #expect(fallbacks.chain(for: first) == [second])
      _ = PluralRules(tag: first).category(ofDecimal: second)
    }
    let huge = String(repeating: "en-", count: 100_000)
    #expect(LanguageTag(huge) == nil)
    #expect(!LanguageMatching.matches(preferred: [huge], available: ["fr"]).contains("fr"))
    _ = LanguageMatching.negotiate(acceptLanguage: huge + ",,,", available: ["en"])
  }
}
