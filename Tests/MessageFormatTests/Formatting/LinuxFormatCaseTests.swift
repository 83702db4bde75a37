import Testing

@testable import MessageFormat

/// Every call of `format_linux_cases.tsv`, with what it should have given instead of a crash, a
/// loss or garbage.
struct LinuxFormatCaseTests {
  static let rows = caseRows("format_expectations.tsv").filter { !$0[1].isEmpty }

  @Test func everyCaseHasAnExpectation() {
    let cases = caseRows("format_linux_cases.tsv").map { $0[0] }
    #expect(caseRows("format_expectations.tsv").map { $0[0] } == cases)
    #expect(Self.rows.count == cases.count - 5)
  }

  @Test(arguments: rows)
  func row(_ row: [String]) throws {
    let arguments = row[2].split(separator: "|").map(Self.argument)
    let message = Message(form(Self.unescaped(row[1])))
    let text = try formatted(
      message, arguments, language: row[4].isEmpty ? "en" : row[4], localized: !row[4].isEmpty)
    #expect(text == Self.unescaped(row[3]), "\(row[0])")
  }

  private static func unescaped(_ text: String) -> String {
    text.split(separator: "\\0", omittingEmptySubsequences: false).joined(separator: "\0")
  }

  private static func argument(_ text: Substring) -> FormatArgument {
    let value = String(text.dropFirst(2))
    switch text.first {
    case "i": return .int(Int(value) ?? -99)
    case "u": return .uint(UInt(value) ?? 99)
    case "d": return .double(Double(value) ?? -99)
    case "c": return .character(Character(value))
    default: return .string(value)
    }
  }
}
