import Foundation
import TestSupport
import Testing

@testable import MessageFormat

/// Plain output beside `vsnprintf`, which `String(format:)` without a locale is.
struct PlainNumberTests {
  private static let flags = ["", "-", "+", " ", "0", "#", "-+", "+0", "#0", "- #"]
  private static let widths = ["", "1", "7", "12", "30"]
  private static let precisions = ["", ".", ".0", ".1", ".3", ".10", ".17", ".25"]

  @Test func integers() throws {
    var generator = SeededGenerator(seed: 1)
    let edges: [Int] = [0, 1, -1, 9, 10, 42, -1234, .max, .min]
    for _ in 0..<4000 {
      let number =
        Bool.random(using: &generator)
        ? edges.randomElement(using: &generator) ?? 0
        : Int.random(in: .min ... .max, using: &generator)
          >> Int.random(in: 0...63, using: &generator)
      let specifier = Self.specifier(["d", "i"], using: &generator)
      let format = specifier.replacingOccurrences(of: "|", with: "l")
      #expect(
        try formatted("<" + format + ">", .int(number)) == Self.print("<" + format + ">", number),
        "\(format) \(number)")
      let bits = Self.specifier(["u", "x", "X", "o"], using: &generator)
        .replacingOccurrences(of: "|", with: "l")
      // A space flag before them is text: `50 % off`.
      if bits.contains(" ") { continue }
      let unsigned = UInt(bitPattern: number)
      #expect(
        try formatted("<" + bits + ">", .uint(unsigned)) == Self.print("<" + bits + ">", unsigned),
        "\(bits) \(unsigned)")
    }
  }

  @Test func doubles() throws {
    var generator = SeededGenerator(seed: 2)
    let edges: [Double] = [
      0, -0.0, 0.5, 1.5, 2.5, 0.05, 0.125, 1e300, -1e300, Double.leastNonzeroMagnitude,
      2.2250738585072014e-308,
      1.7976931348623157e308, 999_999.5, 9.9995, 0.0001, 0.00001, 123_456_789, .infinity,
      -.infinity, .nan, 1e15, 1e16, 1e22, 1e23, 0.1, 100, 1_000_000, 0.999999999999,
    ]
    for _ in 0..<6000 {
      let number: Double
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: number = edges.randomElement(using: &generator) ?? 0
      case 1: number = Double(bitPattern: .random(in: 0 ... .max, using: &generator))
      default: number = Double.random(in: -10_000...10_000, using: &generator)
      }
      let format = Self.specifier(["f", "F", "e", "E", "g", "G", "a", "A"], using: &generator)
        .replacingOccurrences(of: "|", with: "")
      // Hung on a word: the Hungarian "%-a".
      if ["%-a", "%-A", "%-e", "%-E"].contains(format) { continue }
      var expected = Self.print("<" + format + ">", number)
      // A sign of a NaN means nothing; glibc prints it.
      if number.isNaN { expected = Self.print("<" + format + ">", Double.nan.magnitude) }
      let argument = FormatArgument.double(number.isNaN ? Double.nan.magnitude : number)
      #expect(try formatted("<" + format + ">", argument) == expected, "\(format) \(number)")
    }
  }

  @Test func amountsAreArguments() throws {
    #expect(try formatted("%*d", .int(5), .int(42)) == "   42")
    #expect(try formatted("%*d|", .int(-5), .int(42)) == "42   |")
    #expect(try formatted("%*.*f", .int(8), .int(2), .double(3.14159)) == "    3.14")
    #expect(try formatted("%.*f", .int(-1), .double(1.5)) == "1.500000")
    #expect(try formatted("%2$*1$d", .int(5), .int(42)) == "   42")
    #expect(try formatted("%1$.*2$f", .double(3.14159), .int(2)) == "3.14")
    #expect(try formatted("%*d", .string("x"), .int(42)) == "%*d")
    #expect(try formatted("%*d", .int(.max), .int(42))?.utf8.count == 4096)
    #expect(try formatted("%*d", .int(.min), .int(42))?.utf8.count == 4096)
    #expect(try formatted("%999999999d", .int(42))?.utf8.count == 4096)
    #expect(try formatted("%.999999999f", .double(1))?.utf8.count == 4098)
  }

  private static func specifier(
    _ conversions: [String], using generator: inout SeededGenerator
  ) -> String {
    "%" + (flags.randomElement(using: &generator) ?? "")
      + (widths.randomElement(using: &generator) ?? "")
      + (precisions.randomElement(using: &generator) ?? "") + "|"
      + (conversions.randomElement(using: &generator) ?? "")
  }

  private static func print(_ format: String, _ value: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 2000)
    _ = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
