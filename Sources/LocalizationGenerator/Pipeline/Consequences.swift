/// Findings that only follow from a file that could not be read, which is told anyway.
enum Consequences {
  /// What a table is said to lack.
  static let rules: Set = [
    "missing-key", "inconsistent-languages", "table-without-development-language",
  ]

  static func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    let broken = diagnostics.compactMap { diagnostic -> TablePath? in
      guard diagnostic.severity == .error,
        ["malformed-table", "unreadable-file"].contains(diagnostic.rule)
      else { return nil }
      return diagnostic.location.flatMap { TablePath(path: $0.text.path) }
    }
    guard !broken.isEmpty else { return diagnostics }
    return diagnostics.filter { finding in
      guard rules.contains(finding.rule) else { return true }
      return !broken.contains { $0.table == finding.table && $0.mayHold(finding.language) }
    }
  }
}

extension TablePath {
  /// A catalog holds every language; a finding without one is about several.
  fileprivate func mayHold(_ language: String?) -> Bool {
    guard let language, let folder else { return true }
    return TablePath.language(ofFolder: folder) == language
  }
}
