internal import LocalizationModel
internal import TableChecks

/// The rules by id, for people.
enum RuleCatalog {
  static var ids: [String] { TableChecks.rules.map(\.id) }

  /// What `rules` in the configuration may name, and a baseline accept.
  static var configurableIDs: [String] { ids }

  static var lines: String {
    TableChecks.rules.map { "\($0.id)\t\(severity(of: $0))\n" }.sorted().joined()
  }

  static func explanation(of id: String) -> String? { rule(id)?.explanation }

  /// What `explain` prints.
  static func description(of id: String) -> String? {
    guard let rule = rule(id) else { return nil }
    return "\(rule.id) (\(severity(of: rule)))\n\n\(rule.explanation)\n"
  }

  private static func rule(_ id: String) -> (any Rule)? { TableChecks.rules.first { $0.id == id } }

  private static func severity(of rule: any Rule) -> String {
    rule.defaultSeverity?.rawValue ?? "off"
  }
}
