import SwiftEmission
import TestSupport
import Testing

/// Whatever the keys and texts are, the generated code compiles without a warning, and every
/// accessor can be named where it is used.
@Suite(.enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"))
struct HostileKeysTests {
  private static let words = """
    Any Protocol Self Type as associatedtype break case catch class continue default defer deinit \
    do else enum extension fallthrough false fileprivate for func guard if import in init inout \
    internal is let nil operator precedencegroup private protocol public repeat rethrows return \
    self static struct subscript super switch throw throws true try typealias var where while \
    actor async await some any each open optional required weak lazy set get left right none \
    String Int Double Swift Foundation TypedLocalization LocalizationHelper LocalizedTable \
    LocalizedArgument table text package macro consuming borrowing sending nonisolated isolated \
    init_ self_ Float Character description hash allCases code forKey key arg1 error
    """.split(separator: " ").map(String.init)

  private static let oddities = [
    "", "%lld", "—", "a\nb", "tab\tkey", "quote\"d", "back\\slash", "\\(x)", "\"\"\"", "\"#", "#\"",
    "*/", "/*", "//", "nul\0key", "\u{2028}line", "para\u{2029}graph", "\u{85}next", "cr\rlf\r\n",
    "🎉", "🎉 x", "👨‍👩‍👧 family", "שלום", "مرحبا بالعالم", "\u{202E}rtl", "\u{FEFF}bom",
    "zero\u{200B}width", "non\u{200C}joiner", "cafe\u{301}", "caf\u{E9}2", "\u{301}mark", "東京",
    "東京.x", "ａｂｃ", "²", "½ x", "Ⅳ", "①", "$0", "$abc", "`x`", "@objc", "#if os(macOS)", "a;b",
    "{", "}", "(", "x // y", "\u{E000}", "\u{10FFFF}z", "\u{1F}ctl", "\u{7F}del", "ſ", "İstanbul",
    "ŉx", "ß", "x ßy", "ა ბ", "ᏸ x", "ⓐ", "x\u{FE0F}", "\u{110BD}k", "हिन्दी", "ไทย คำ",
    "my-sub", "my_sub", "mySub", "OK", "Ok", "Book now", "Book Now", "a.header.x", "a.Header.y",
    "2_hours", "3_hours", "404", "e_1", "e_2", "e-1", "e-2", "r.e_1", "r.e_2",
  ]

  private static var keys: [String] {
    words + words.map { "\($0).leaf" } + words.map { "space.\($0)" }
      + words.map { "\($0) x.\($0)" } + oddities + oddities.map { "odd.\($0).\($0)x" }
      + oddities.map { "\($0).inner" }
      + [
        (0..<400).map { _ in "deep" }.joined(separator: "."),
        String(repeating: "long words ", count: 400),
      ]
  }

  /// The hostile keys with hostile texts.
  private static func generated(_ access: Configuration.AccessLevel) -> (TestTableSet, String) {
    var test = TestTableSet()
    test.configuration.accessLevel = access
    var texts: [(key: String, value: String)] = []
    var comments: [String: String] = [:]
    for (index, key) in keys.enumerated() {
      let odd = oddities[index % oddities.count]
      let label = index % 3 == 0 ? "%1$(\(words[index % words.count]))@ %2$d" : ""
      texts.append((key, odd + label))
      comments[key] = odd
    }
    test.add(texts, comments: comments)
    test.add(words.map { ($0, $0) }, table: "Swift")
    test.add(words.map { ($0, $0) }, table: "Any-Type")
    test.add([("x", "y")], table: "—")
    return (test, test.swift)
  }

  /// A function that names every accessor.
  private static func use(of plan: AccessorPlan) -> String {
    var lines = ["func use() -> [String?] {", "  var texts: [String?] = []"]
    func add(_ index: Int, _ path: String) {
      let namespace = plan.namespaces[index]
      let path = path.isEmpty ? namespace.name.string : path + "." + namespace.name.string
      for accessor in namespace.accessors {
        let arguments = accessor.parameters.map { parameter in
          (parameter.label.map { "\($0.string == "inout" ? "`inout`" : $0.string): " } ?? "")
            + (parameter.type == .string ? "\"\"" : "1")
        }
        let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        lines.append("  texts.append(\(path).\(accessor.name.string)\(call))")
      }
      for family in namespace.families {
        lines.append("  texts.append(\(path).\(family.name.string)(\(family.label.string): 1))")
      }
      if namespace.table != nil { lines.append("  texts.append(\(path).string(forKey: \"\"))") }
      for inner in namespace.namespaces { add(inner, path) }
    }
    add(0, "")
    return (lines + ["  return texts", "}"]).joined(separator: "\n")
  }

  @Test(arguments: [(5, Configuration.AccessLevel.internal), (6, .package), (6, .public)])
  func compile(swiftVersion: Int, access: Configuration.AccessLevel) throws {
    let (test, swift) = Self.generated(access)
    let said = try #require(SwiftCompiler.shared).check(
      ["LocalizationHelper.swift": swift, "Use.swift": Self.use(of: test.plan.value)],
      swiftVersion: swiftVersion)
    #expect(said == "")
  }

  @Test func everyNameableKeyHasAnAccessor() {
    let (test, _) = Self.generated(.internal)
    let plan = test.plan
    let accessors = plan.value.namespaces.reduce(0) { $0 + $1.accessors.count }
    let unnameable = plan.diagnostics.filter { $0.rule == "unnameable-key" }.count
    let keys = test.tableSet.tables.reduce(0) { $0 + $1.keys.count }
    #expect(accessors + unnameable == keys)
    for key in Self.oddities.prefix(3) {
      #expect(plan.diagnostics.filter { $0.key == key && $0.rule == "unnameable-key" }.count == 1)
    }
  }

  @Test func sameInputSameBytes() {
    #expect(Self.generated(.internal).1 == Self.generated(.internal).1)
  }
}
