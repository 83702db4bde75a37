#if canImport(Testing)
  @testable import MessageFormat
#endif

/// What must not depend on how many bits an `Int` has: compiled tables, formatted numbers, plural
/// forms, placeholders and hashes. Compiled into the tests, and into a program of 32 bits.
struct WordSizeReport {
  private(set) var lines: [String] = []

  init() {
    formats()
    tables()
    plurals()
    placeholders()
    tags()
  }

  private static let integers: [FormatArgument] = [
    .int(Int64(0)), .int(Int64(-1)), .int(Int64(2_147_483_648)), .int(.max), .int(.min),
    .uint(.max), .double(2_147_483_648), .double(1e15), .double(-4_294_967_297),
  ]
  private static let decimals: [FormatArgument] = [
    .double(0.125), .double(1.005), .double(2.5), .double(123_456_789.987_654_321), .double(1e300),
    .double(.leastNonzeroMagnitude), .double(0.1), .double(9_007_199_254_740_991), .int(Int64(7)),
  ]

  private mutating func formats() {
    for format in [
      "%@", "%d", "%ld", "%lld", "%u", "%x", "%#o", "%+d", "%20d", "%-8hhd|", "%.12lld",
    ] {
      for argument in Self.integers { add(format, argument) }
    }
    for format in ["%f", "%.0f", "%.1f", "%.2f", "%.17g", "%e", "%a", "%.3a", "%12.4f", "%.40f"] {
      for argument in Self.decimals { add(format, argument) }
    }
    add("%*d", .int(Int64(4_294_967_306)), .int(Int64(1)))
    add("%.*f", .int(Int64(2)), .double(0.5))
  }

  private mutating func add(_ format: String, _ arguments: FormatArgument...) {
    let node = Self.form(format)
    for localizes in [false, true] {
      let text = Self.text(.init(node), arguments, language: "en", localizes: localizes)
      lines.append("\(format) → \(text)")
    }
  }

  private mutating func tables() {
    let forms = MessageNode.plural([
      .init(.one, Self.form("%d file of %@")), .init(.other, Self.form("%d files of %@")),
    ])
    var writer = CompiledTableWriter(
      language: "en", fingerprint: 0xFEDC_BA98_7654_3210, messageCount: 3,
      keys: ["one", "two", "three"])
    writer.append(MessageForm(text: "plain"))
    writer.appendMissing()
    let variants = MessageVariants(root: forms, variables: [])
    writer.append(variants, arguments: variants.arguments(key: "three"))
    let storage = writer.finish()
    let hash = ByteHash(storage.base, count: storage.count).value
    lines.append("table of \(storage.count) bytes, \(hash)")
    for count: Int64 in [1, 2, 4_294_967_297, .max] {
      let text = Self.text(
        variants, [.int(count), .string("it")], language: "en", localizes: false)
      lines.append(text)
    }
  }

  private mutating func plurals() {
    for language in ["en", "ar", "ru", "pl", "lv", "cy", "fr", "he"] {
      let rules = PluralRules(tag: language)
      var categories = language
      for number: Int64 in [
        0, 1, 2, 3, 11, 21, 100, 1_000_000, 2_147_483_649, 4_294_967_298, .max, .min,
      ] {
        categories += " " + rules.category(of: number).name
      }
      for decimal in ["0.5", "1.0", "1e9", "4294967297", "18446744073709551616", "1.2c6"] {
        categories += " " + (rules.category(ofDecimal: decimal)?.name ?? "none")
      }
      lines.append(categories)
    }
  }

  private mutating func placeholders() {
    for text in [
      "%99999999999d", "%2147483648$@", "%4294967297$d", "%.99999999999f", "%1$2147483647d",
      "100% of",
    ] {
      let text = Text(text)
      let template = MessageTemplate(parsing: text.bytes)
      lines.append("\(text.string): \(template?.segments.count ?? -1) segments")
    }
  }

  private mutating func tags() {
    for tag in ["zh-TW", "sr_Latn_RS", "no", "en-u-nu-arab", "x-klingon", "de-1996"] {
      lines.append("\(tag): \(LanguageTag(tag)?.string ?? "none")")
      var hash = ByteHash(seed: 7)
      let text = Text(tag)
      withExtendedLifetime(text) { hash.add(text.bytes) }
      lines.append("\(hash.value)")
    }
  }

  private static func form(_ text: String) -> MessageNode { .form(MessageForm(text: Text(text))) }

  private static func text(
    _ variants: MessageVariants, _ arguments: [FormatArgument], language: String, localizes: Bool
  ) -> String {
    var writer = CompiledTableWriter(
      language: language, fingerprint: 1, messageCount: 1, keys: nil)
    writer.append(variants, arguments: variants.arguments(key: ""))
    let storage = writer.finish()
    return withExtendedLifetime(storage) {
      guard let table = try? CompiledTable(bytes: storage.bytes) else { return "no table" }
      let environment = FormatEnvironment(
        language: LanguageFormat(tag: language, localizesNumbers: localizes))
      return arguments.withUnsafeBufferPointer {
        table.format(at: 0, arguments: $0, environment: environment)
      } ?? "no text"
    }
  }
}

extension MessageVariants {
  fileprivate init(_ root: MessageNode) { self.init(root: root, variables: []) }
}
