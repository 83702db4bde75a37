internal import TableChecks

/// The rules of a SARIF log, with what a code-scanning service shows about them.
enum SARIFRules {
  /// The members of `tool`.
  static func write(_ rules: [String], to json: inout JSONWriter) {
    json.object("driver") { json in
      json.field("name", "localization-tool")
      json.name("rules")
      json.array { json in
        for rule in rules { write(rule, to: &json) }
      }
    }
  }

  private static func write(_ id: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      guard let rule = RuleList.rule(id) else { return }
      json.object("shortDescription") { $0.field("text", RuleList.summary(of: rule)) }
      json.object("fullDescription") { $0.field("text", rule.explanation) }
      json.object("help") { json in
        json.field("text", RuleList.description(of: rule))
        json.field("markdown", RuleMarkdown.section(of: rule, level: 1))
      }
      json.object("defaultConfiguration") { json in
        json.name("enabled")
        json.value(rule.defaultSeverity != nil)
        json.field("level", (rule.defaultSeverity ?? .warning).rawValue)
      }
    }
  }
}
