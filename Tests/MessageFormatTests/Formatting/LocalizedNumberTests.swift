import Foundation
import TestSupport
import Testing

@testable import MessageFormat

/// Numbers in a language's own symbols, beside Foundation.
struct LocalizedNumberTests {
  static let tags = [
    "en", "de", "fr", "hi", "ar", "ar-EG", "fa", "bn", "ne", "my", "dz", "es", "pl", "pt-PT", "it",
    "bg", "de-CH", "de-AT", "en-IN", "sv", "nb", "he", "ckb", "ps", "ur", "mr", "th", "zh-Hant",
    "ja", "ko", "ru", "uk", "tr", "eu", "hr", "lt", "xx", "zz-ZZ", "not a tag",
    "ff-Adlm", "sat", "mni",
  ]

  @Test(arguments: tags)
  func integers(_ tag: String) throws {
    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: tag))
    var generator = SeededGenerator(seed: 3)
    let edges: [Int] = [0, 7, -1, 42, 999, 1000, 1234, -1234, 9999, 10_000, 1_234_567, .max, .min]
    let numbers =
      edges + (0..<50).map { _ in Int.random(in: .min ... .max, using: &generator) >> 20 }
    for number in numbers {
      #expect(
        try formatted("%d", .int(number), language: tag, localized: true) == style.format(number))
      #expect(
        try formatted("%+lld", .int(number), language: tag, localized: true)
          == style.sign(strategy: .always()).format(number))
    }
    #expect(
      try formatted("%lu", .uint(.max), language: tag, localized: true)
        == IntegerFormatStyle<UInt>.number.locale(Locale(identifier: tag)).format(.max))
  }

  @Test(arguments: tags)
  func doubles(_ tag: String) throws {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: tag))
    for number in [0, 0.5, -0.5, 1234.5678, 1_234_567.891, -9_999.995, 1e15, 0.001, 2.5] {
      for digits in [0, 1, 2, 3] {
        #expect(
          try formatted("%.\(digits)f", .double(number), language: tag, localized: true)
            == style.precision(.fractionLength(digits)).rounded(rule: .toNearestOrEven)
            .format(number), "\(number) \(digits)")
      }
    }
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(
        try formatted("%g", .double(number), language: tag, localized: true)
          == style.format(number))
    }
  }

  /// What `String(format:locale:)` gives, spaces and scalars included.
  @Test(arguments: [
    ("en-US", "%05d", 42, "00,042"), ("en-US", "%8d|", 1234, "   1,234|"),
    ("en-US", "%06d", -1234, "-001,234"), ("en-US", "%.7d", 42, "0,000,042"),
    ("en-US", "%-8d|", 1234, "1,234   |"), ("en-US", "%x", 1_234_567, "12d687"),
    ("ar-EG", "%05d", 42, "٠٠٬٠٤٢"), ("ar-EG", "%x", 255, "ff"), ("ar-EG", "%o", 8, "10"),
    ("hi", "%d", 1_234_567, "12,34,567"), ("fa", "%d", 1_234_567, "۱٬۲۳۴٬۵۶۷"),
    ("fr", "%d", 1_234_567, "1\u{202F}234\u{202F}567"), ("bn", "%d", 1_234_567, "12,34,567"),
    ("ar", "%d", 1_234_567, "1,234,567"), ("es", "%d", 1234, "1234"),
    ("es", "%06d", -1234, "-001.234"), ("ar-EG", "%8d|", -1234, " \u{61C}-١٬٢٣٤|"),
  ])
  func integerLayout(_ tag: String, _ format: String, _ number: Int, _ expected: String) throws {
    #expect(try formatted(format, .int(number), language: tag, localized: true) == expected)
  }

  @Test(arguments: [
    ("en-US", "%e", 12345.678, "1.234568E+04"), ("en-US", "%g", 12345.678, "12,345.7"),
    ("de-CH", "%.1f", 1_234_567.8, "1’234’567.8"), ("de", "%f", 1_234_567.89, "1.234.567,890000"),
    ("fa", "%.1e", -0.5, "\u{200E}−۵٫۰×۱۰^\u{200E}−۰۱"),
    ("sv", "%g", 1e-10, "1×10^−10"), ("en-US", "%12.1f|", 12345.678, "    12,345.7|"),
    ("en-US", "%+.1f", 12345.678, "+12,345.7"), ("en-US", "%a", 1.0, "0x1p+0"),
    ("ar-EG", "%a", 1.5, "0x1.8p+0"), ("en-US", "%010.2f", 3.14159, "0,000,003.14"),
    ("en-US", "%.0f", 2.5, "2"),
  ])
  func doubleLayout(_ tag: String, _ format: String, _ number: Double, _ expected: String) throws {
    #expect(try formatted(format, .double(number), language: tag, localized: true) == expected)
  }

  /// Symbols end with their language, in whatever thread that is.
  @Test func threadsMakeAndForgetLanguages() async throws {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for tag in Array(repeating: ["hi", "de", "fa", "fr"], count: 8).joined() {
        group.addTask { try formatted("%.1f", .double(-1.5), language: tag, localized: true) }
      }
      let texts = try await group.reduce(into: Set<String?>()) { $0.insert($1) }
      #expect(texts == ["-1.5", "-1,5", "\u{200E}−۱٫۵"])
    }
  }

  @Test func threadsShareOneAnswer() async {
    let format = LanguageFormat(tag: "hi")
    let symbols = await withTaskGroup(of: UInt.self) { group in
      for _ in 0..<16 { group.addTask { UInt(bitPattern: format.symbols) } }
      return await group.reduce(into: Set<UInt>()) { $0.insert($1) }
    }
    #expect(symbols.count == 1 && !symbols.contains(0))
    #expect(LanguageFormat(tag: "hi", localizesNumbers: false).symbols == nil)
  }
}
