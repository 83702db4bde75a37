internal import Foundation
internal import TableChecks

/// The rules by id, for people.
package enum RuleList {
  package static var ids: [String] { RuleRegistry.rules.map(\.id).sorted() }

  package static var rules: [Rule] { ids.compactMap(rule) }

  /// What `rules` in the configuration may name, and a baseline accept: all but malformed input.
  package static var configurableIDs: [String] { ids.filter(isConfigurable) }

  package static func rule(_ id: String) -> Rule? { RuleRegistry.rule(id) }

  package static func isConfigurable(_ id: String) -> Bool { rule(id)?.isConfigurable ?? false }

  package static var lines: String {
    rules.map { "\($0.id)\t\(severity(of: $0))\n" }.joined()
  }

  package static func severity(of rule: Rule) -> String { rule.defaultSeverity?.rawValue ?? "off" }

  /// The first sentence.
  package static func summary(of rule: Rule) -> String {
    guard let end = rule.explanation.range(of: ". ") else { return rule.explanation }
    return rule.explanation[..<end.lowerBound] + "."
  }

  /// What `explain` prints.
  package static func description(of rule: Rule) -> String {
    var text = "\(rule.id) (\(severity(of: rule)))\n\n\(wrapped(rule.explanation))\n"
    if !rule.isConfigurable { text += "\nIt cannot be switched off.\n" }
    if let bad = rule.badExample { text += "\nBad:\n" + lines(of: bad) }
    if let good = rule.goodExample { text += "\nGood:\n" + lines(of: good) }
    return text
  }

  private static func lines(of example: RuleExample) -> String {
    var text = ""
    for file in example.files {
      text += "  \(file.name)\n"
      for line in file.content.split(whereSeparator: \.isNewline) {
        text += "    \(TextPrinter.visible(String(line)))\n"
      }
    }
    return text
  }

  /// In lines of at most 80 characters.
  package static func wrapped(_ paragraph: String) -> String {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let line = lines.last, line.count + word.count < 80 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
