import Foundation
import MessageFormat
import TestSupport
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Tags and headers from anywhere: they are answered, and leave nothing behind.
@Suite(.serialized) struct UnknownTagTests {
  static let texts: TargetFixture.Texts = Dictionary(
    uniqueKeysWithValues: ["de", "en", "he", "nb", "pt", "pt-PT", "zh-Hans", "zh-Hant"].map {
      ($0, ["a": $0])
    })

  static let expected = [
    "pt-PT": "pt-PT", "pt-BR": "pt", "pt": "pt", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant",
    "zh": "zh-Hans", "no": "nb", "iw": "he", "de-AT": "de", "de-CH-1996": "de", "fr": "en",
    "zh_Hant_MO": "zh-Hant", "PT_pt": "pt-PT", "": "en", "🙂": "en",
  ]

  static func answers(_ table: LocalizedTable) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: expected.keys.map { tag in
        (tag, LanguageManager.withLanguage(tag) { table.text(0) })
      })
  }

  static let strange = [
    String(repeating: "x", count: 8192), String(repeating: "de-", count: 3000),
    String(repeating: "-", count: 100_000), "de-" + String(repeating: "a", count: 200), "\u{0}",
    "de\u{0}", "..", "../../de", "de;q=1", "*", "i-klingon", "x-private", "und", "zxx", "mul",
    "de-DE-DE-DE", "Base", "root", "german", "de@currency=EUR", "de_DE.UTF-8",
    String(repeating: "\u{301}", count: 5000),
  ]

  @Test(arguments: strange)
  func strangeTagsAreAnswered(tag: String) throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let before = LanguageIdentifiers.identifier(of: "de")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<20 {
        let text = LanguageManager.withLanguage(tag) { table.text(0) }
        #expect(Self.texts[text] != nil)
      }
    }
    #expect(time < .seconds(2))
    #expect(LanguageIdentifiers.identifier(of: "de") == before)
    #expect(Language(tag).name(in: Language("en")).utf8.count <= max(tag.utf8.count, 200))
    _ = (Language(tag).locale, Language(tag).httpAcceptLanguage, Language(tag).fullCode)
  }

  @Test func manyUnknownTagsChangeNothing() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    #expect(Self.answers(table) == Self.expected)
    var generator = TagGenerator(seed: 3)
    for _ in 0..<Repetitions.count(2000, full: 20_000) {
      let tag = generator.tag()
      #expect(LanguageManager.withLanguage(tag) { Self.texts[table.text(0)] } != nil, "\(tag)")
    }
    #expect(Self.answers(table) == Self.expected)
  }

  /// Numbers of a region are kept for those that have their own alone.
  @Test func regionsThatNobodyKnowsLeaveNothing() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let regions = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    for region in regions + stride(from: 100, to: 1000, by: 9).map(String.init) {
      let text = LanguageManager.withLanguage("de-\(region)") { table.text(0) }
      #expect(text == "de", "\(region)")
    }
    // German, Switzerland's and Liechtenstein's.
    #expect(table.contents.withLock { $0.snapshotCount } == 3)
  }

  @Test(arguments: [
    "de", "de-AT", "zh-Hant", "zh-Hant-HK", "es-419", "haw", "sr-Latn-RS", "kok-Deva", "aa-000",
  ]) func aTagIsItsOwnNumber(tag: String) throws {
    let parsed = try #require(LanguageTag(tag))
    let packed = try #require(PackedTag(parsed))
    #expect(packed.string == tag)
    #expect(packed.number > LanguageIdentifiers.capacity)
    #expect(LanguageIdentifiers.tag(of: packed.number) == tag)
  }

  /// As a server does.
  @Test func aServerThatIsAskedAnything() throws {
    let requests = Repetitions.count(3000, full: 1_000_000)
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let codes = target.manager.available.map(\.code)
    var generator = TagGenerator(seed: 11)
    func answer() -> String {
      let header = generator.header()
      let code =
        LanguageMatcher.negotiate(acceptLanguage: header, available: codes, development: "en")
        ?? "?"
      let negotiated = LanguageManager.withLanguage(code) { table.text(0) }
      return negotiated + LanguageManager.withLanguage(generator.tag()) { table.text(0) }
    }
    let first = (0..<1000).map { _ in answer() }
    #expect(Self.answers(table) == Self.expected)
    let before = ResidentMemory.bytes
    for _ in 0..<requests { _ = answer() }
    let growth = ResidentMemory.bytes - before
    generator = TagGenerator(seed: 11)
    #expect((0..<1000).map { _ in answer() } == first)
    #expect(Self.answers(table) == Self.expected)
    // Beside a short run other tests of this process take memory, and give it back.
    if Repetitions.isLong {
      #expect(growth < Repetitions.allowedGrowth, "\(growth) bytes more after \(requests) requests")
    }
    #expect(table.contents.withLock { $0.snapshotCount } < 50)
    print("\(requests) requests: \(growth) bytes more")
  }

  @Test(arguments: ["*", "", "xx", "xx, yy;q=0.5", "*;q=0.1", "en;q=0", "a;q=..1", "q=1", ";;;,,,"])
  func whatDecidesNothingIsTheDevelopmentLanguage(header: String) {
    let available = ["ar", "de", "en"]
    let result = LanguageMatcher.negotiate(
      acceptLanguage: header, available: available, development: "en")
    #expect(result == "en")
    let other = LanguageMatcher.negotiate(
      acceptLanguage: header, available: ["ar", "de"], development: "en")
    #expect(other == (header.hasPrefix("*") ? "ar" : nil))
  }
}

extension Repetitions {
  /// In bytes. Beside short ones other tests run in the same process.
  static let allowedGrowth = isLong ? 4 << 20 : 32 << 20
}

/// What the process holds in memory.
enum ResidentMemory {
  /// 0 where the system does not say.
  static var bytes: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = status.split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
  }
}

/// Tags and headers, sensible ones and others, the same for the same seed.
struct TagGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }

  mutating func letters(_ count: Int) -> String {
    String(decoding: (0..<count).map { _ in UInt8(97 + next(26)) }, as: UTF8.self)
  }

  mutating func tag() -> String {
    switch next(8) {
    case 0: return letters(2)
    case 1: return letters(2) + "-" + letters(2).uppercased()
    case 2: return letters(3) + "_" + letters(4) + "-" + letters(2)
    case 3: return ["de", "pt", "zh", "no", "en"][next(5)] + "-" + letters(2)
    case 4: return "zh-" + ["Hans", "Hant", "Latn"][next(3)] + "-" + letters(2)
    case 5: return letters(2) + "-" + letters(5 + next(4)) + "-" + letters(5)
    case 6: return letters(next(300))
    default: return "de-x-\(next(1 << 30))"
    }
  }

  mutating func header() -> String {
    (0..<1 + next(6)).map { _ in
      let weights = [
        "", ";q=0.\(next(1000))", ";q=..\(next(10))", ";q=0", ";Q=1.000", ";q=\(next(99))",
      ]
      return (next(12) == 0 ? "*" : tag()) + weights[next(weights.count)]
    }.joined(separator: [",", ", ", " ,", ",,"][next(4)])
  }
}
