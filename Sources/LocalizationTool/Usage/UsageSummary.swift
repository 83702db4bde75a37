internal import TableParsing

/// The line below the findings.
struct UsageSummary {
  var keys = 0
  var files = 0

  func text(for diagnostics: [Diagnostic]) -> String {
    func count(_ rule: Rule) -> Int { diagnostics.count { $0.rule == rule.id } }
    var text = "\(counted(keys, "key")), \(counted(files, "Swift file")): "
    text += "\(count(.unusedKey)) unused, "
    text += "\(count(.undefinedKey)) undefined"
    let dynamic = count(.dynamicKey)
    guard dynamic > 0 else { return text + "\n" }
    return text + ", \(counted(dynamic, "place")) whose keys only the running program knows\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
