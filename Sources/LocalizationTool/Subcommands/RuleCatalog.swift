internal import TableChecks

/// The rules by id, for people.
enum RuleCatalog {
  static var ids: [String] { TableChecks.knownRules.keys.sorted() }

  /// What `rules` in the configuration may name, and a baseline accept: all but malformed input.
  static var configurableIDs: [String] { ids.filter(isConfigurable) }

  static func isConfigurable(_ id: String) -> Bool {
    TableChecks.knownRules[id]?.isConfigurable ?? false
  }

  static var lines: String {
    ids.compactMap { TableChecks.knownRules[$0] }.map { "\($0.id)\t\(severity(of: $0))\n" }.joined()
  }

  static func explanation(of id: String) -> String? { TableChecks.knownRules[id]?.explanation }

  /// What `explain` prints.
  static func description(of id: String) -> String? {
    guard let rule = TableChecks.knownRules[id] else { return nil }
    var text = "\(rule.id) (\(severity(of: rule)))\n\n\(wrapped(rule.explanation))\n"
    if !rule.isConfigurable { text += "\nIt cannot be switched off.\n" }
    if let bad = rule.badExample { text += "\nBad:\n" + lines(of: bad) }
    if let good = rule.goodExample { text += "\nGood:\n" + lines(of: good) }
    return text
  }

  private static func severity(of rule: KnownRule) -> String {
    rule.defaultSeverity?.rawValue ?? "off"
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
  private static func wrapped(_ paragraph: String) -> String {
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
