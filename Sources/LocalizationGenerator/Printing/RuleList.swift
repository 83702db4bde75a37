internal import Foundation
internal import TableChecks

/// The rules by id, for people.
package enum RuleList {
  package static let ids = RuleRegistry.rules.map(\.id).sorted()

  package static var rules: [Rule] { ids.compactMap(rule) }

  /// What `rules` in the configuration may name, and a baseline accept: all but malformed input.
  package static let configurableIDs = ids.filter(isConfigurable)

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
    if let telling = telling(of: rule) { text += "\n\(telling)\n" }
    if let bad = rule.badExample { text += "\nBad:\n" + lines(of: bad) }
    if let good = rule.goodExample { text += "\nGood:\n" + lines(of: good) }
    return text
  }

  /// How findings that come in crowds are told; nil for those that are told one by one.
  static func telling(of rule: Rule) -> String? {
    switch rule.telling {
    case .singly: nil
    case .togetherByTable: "Three and more in one table are told as one."
    case .togetherByTarget: "Three and more in one target are told as one."
    }
  }

  private static func lines(of example: RuleExample) -> String {
    var text = ""
    for file in example.files {
      text += "  \(file.name)\n"
      for line in file.content.split(whereSeparator: \.isNewline) {
        text += "    \(VisibleText.line(String(line)))\n"
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

/// The rules as a page of the documentation.
package enum RuleMarkdown {
  package static var page: String {
    var text = """
      # Rules

      What the build and `localization-tool check` look for.

      ## Overview

      Each finding names its rule in brackets. In `localization.json`, `"rules"` sets a rule to
      `"error"`, `"warning"` or `"off"`, and `"tableRules"` does so for the tables whose name fits a
      pattern. The comment of a key silences rules for that key: `[no-lint:rule-id]` one, `[no-lint]`
      all. A baseline accepts the findings that there are, until they are mended.
      `localization-tool explain <rule>` prints one section of this page.

      | Rule | Severity |
      |---|---|

      """
    for rule in RuleList.rules {
      text += "| [\(rule.id)](#\(rule.id)) | \(severity(of: rule)) |\n"
    }
    return text + RuleList.rules.map { "\n" + section(of: $0, level: 2) }.joined()
  }

  /// With a heading of `level`.
  package static func section(of rule: Rule, level: Int) -> String {
    var text = String(repeating: "#", count: level) + " \(rule.id)\n\n"
    text += "*\(severity(of: rule))*\n\n\(RuleList.wrapped(escaped(rule.explanation)))\n"
    if let telling = RuleList.telling(of: rule) { text += "\n\(telling)\n" }
    if let bad = rule.badExample { text += "\nBad:\n" + blocks(of: bad) }
    if let good = rule.goodExample { text += "\nGood:\n" + blocks(of: good) }
    return text
  }

  private static func severity(of rule: Rule) -> String {
    RuleList.severity(of: rule) + (rule.isConfigurable ? "" : ", always on")
  }

  private static func blocks(of example: RuleExample) -> String {
    example.files.map { file in
      var block = "\n`\(file.name)`\n\n```\n"
      for line in file.content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      {
        block += VisibleText.line(String(line)) + "\n"
      }
      return block + "```\n"
    }.joined()
  }

  /// What Markdown would take for markup.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\*_`[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
