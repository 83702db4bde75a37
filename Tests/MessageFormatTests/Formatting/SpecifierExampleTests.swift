import Foundation
import Testing

@testable import MessageFormat

/// The example column of `specifiers.tsv`, numbers plain.
struct SpecifierExampleTests {
  static let rows = caseRows("specifiers.tsv").filter { $0[2].contains("->") }

  @Test(arguments: rows)
  func example(_ row: [String]) throws {
    let parts = row[2].components(separatedBy: " -> ")
    let types = row[1].split(separator: ",").map { $0.drop { $0 == " " } }
    let values = parts[0].dropFirst().dropLast().components(separatedBy: ", ")
    let arguments = zip(values, types).map { value, type in Self.argument(value, type) }
    let message = Message(form(row[0]))
    #expect(try formatted(message, arguments) == parts[1], "\(row[0])")
  }

  private static func argument(_ value: String, _ type: Substring) -> FormatArgument {
    if type.hasPrefix("Int") { return .int(Int(value) ?? -1) }
    if type.hasPrefix("UInt") { return .uint(UInt(value) ?? 0) }
    if type.hasPrefix("Double") { return .double(Double(value) ?? -1) }
    if type.hasPrefix("Character") { return .character(Character(value)) }
    return .string(value)
  }
}
