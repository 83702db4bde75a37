import Testing

@testable import MessageFormat

/// Every row of `specifiers.tsv`: parameters and diagnostic. The example column is tested with the
/// formatter.
struct SpecifierTableTests {
  @Test func theTableIsWhole() { #expect(caseRows("specifiers.tsv").count == 83) }

  @Test(arguments: caseRows("specifiers.tsv"))
  func row(_ row: [String]) {
    let summary = TemplateSummary(row[0])
    #expect(summary.parameters == row[1], "\(row[0])")
    // A percent sign that stands for itself is noted, and reported where it is a fault.
    let expected =
      row[3].hasPrefix("(nothing") ? "stray-percent" : String(row[3].prefix { $0 != " " })
    #expect(summary.diagnostic == expected, "\(row[0])")
  }
}

/// What a template says, in the words of the table.
struct TemplateSummary {
  var parameters = ""
  var diagnostic = ""

  init(_ text: String) {
    let template = text.withTemplate { $0 }
    guard let template else { return }
    let uses = template.argumentUses(from: 0)
    diagnostic = template.faults.first.map(Self.name) ?? Self.diagnostic(uses, in: template)
    if diagnostic != "position-type-conflict" {
      parameters = Self.parameters(uses, in: text)
    }
    if diagnostic == "mixed-positions" { parameters += ", String?" }
  }

  private static func parameters(_ uses: [ArgumentUse], in text: String) -> String {
    let count = (uses.map(\.index).max() ?? -1) + 1
    let utf8 = Array(text.utf8)
    return (0..<count).map { index in
      switch uses.first(where: { $0.index == index })?.role {
      case nil: return "(gap)"
      case .amount: return "Int"
      case .variable: return "from the variable"
      case .substitution: return "substitution"
      case .value(let placeholder):
        let type = "\(placeholder.parameterType)"
        let name = type == "uint" ? "UInt" : type.prefix(1).uppercased() + type.dropFirst()
        guard let label = placeholder.name else { return name }
        let range = Int(label.lowerBound)..<Int(label.upperBound)
        return name + " " + String(decoding: utf8[range], as: UTF8.self)
      }
    }.joined(separator: ", ")
  }

  private static func name(_ fault: PlaceholderFault) -> String {
    switch fault.kind {
    case .strayPercent: "stray-percent"
    case .damaged: "damaged-placeholder"
    case .foreignTemplate: "foreign-template"
    case .forbidden: "forbidden-placeholder"
    case .positionOutOfRange: "position-out-of-range"
    case .misplacedPosition: "misplaced-position"
    case .malformedVariable: "malformed-variable"
    }
  }

  private static func diagnostic(_ uses: [ArgumentUse], in template: MessageTemplate) -> String {
    var placeholders: [Placeholder] = []
    for case .placeholder(let placeholder) in template.segments.map(\.kind) {
      placeholders.append(placeholder)
    }
    if placeholders.contains(where: { $0.parameterType == .string && $0.conversion != .object }) {
      return "c-string-placeholder"
    }
    let numbered = placeholders.filter { $0.position != nil }
    let isMixed = !numbered.isEmpty && numbered.count < placeholders.count
    let hasAmount = uses.contains { $0.role == .amount }
    if isMixed, !hasAmount { return "mixed-positions" }
    for (index, first) in numbered.enumerated() {
      for second in numbered.dropFirst(index + 1) where first.position == second.position {
        if first.parameterType != second.parameterType { return "position-type-conflict" }
      }
    }
    let indices = Set(uses.map(\.index))
    return indices.count == (indices.max() ?? -1) + 1 ? "" : "position-gap"
  }
}

extension String {
  func withTemplate<Result>(_ body: (MessageTemplate?) -> Result) -> Result {
    var copy = self
    return copy.withUTF8 { body(MessageTemplate(parsing: UnsafeRawBufferPointer($0))) }
  }
}
