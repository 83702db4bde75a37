internal import TableChecks

/// Tells many findings of one cause as one, for people: twelve keys that a language lacks are
/// translated together, and what a converter did to forty files is mended in one go.
///
/// Which rules are told so is in their declarations (`Rule.Telling`). Errors are never summed, and
/// baselines, `[no-lint]` and JSON know every finding.
package enum SummedFindings {
  /// As many as are told as one.
  private static let fewest = 3
  /// How many of the others are named.
  private static let shown = 5

  private struct Crowd: Hashable {
    var rule: String
    var severity: Severity
    /// Nil for one of the whole target.
    var table: String?
  }

  package static func of(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var crowds: [Crowd: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      if let crowd = crowd(of: diagnostic) { crowds[crowd, default: []].append(index) }
    }
    var sums: [Int: Diagnostic] = [:]
    var isTold = [Bool](repeating: true, count: diagnostics.count)
    for indices in crowds.values where indices.count >= fewest {
      for index in indices { isTold[index] = false }
      let inOrder = indices.sorted {
        Finding.precedes((diagnostics[$0], $0), (diagnostics[$1], $1))
      }
      isTold[inOrder[0]] = true
      sums[inOrder[0]] = sum(of: inOrder, among: diagnostics)
    }
    guard !sums.isEmpty else { return diagnostics }
    return diagnostics.indices.filter { isTold[$0] }.map { sums[$0] ?? diagnostics[$0] }
  }

  private static func crowd(of diagnostic: Diagnostic) -> Crowd? {
    guard diagnostic.severity != .error, let rule = RuleList.rule(diagnostic.rule) else {
      return nil
    }
    switch rule.telling {
    case .singly: return nil
    case .togetherByTable:
      guard let table = diagnostic.table else { return nil }
      return Crowd(rule: rule.id, severity: diagnostic.severity, table: table)
    case .togetherByTarget: return Crowd(rule: rule.id, severity: diagnostic.severity)
    }
  }

  /// The first of them with the number of the others, some of which are notes.
  private static func sum(of indices: [Int], among diagnostics: [Diagnostic]) -> Diagnostic {
    var sum = diagnostics[indices[0]]
    let tables = Places(of: indices) { diagnostics[$0].table }
    let languages = Places(of: indices) { diagnostics[$0].language }
    sum.message += " (and \(indices.count - 1) more like it"
    if let table = crowd(of: sum)?.table { sum.message += " in \(table)" }
    if tables.count > 1 { sum.message += ", in \(tables.count) tables" }
    if languages.count > 1 {
      sum.message += (tables.count > 1 ? " and " : ", in ") + "\(languages.count) languages"
    }
    sum.message += ")"
    let others = (tables.count > 1 ? tables : languages).firstOfOthers(indices, limit: shown)
    sum.notes += others.map { other in
      let more = other.more.map { " (and \($0.count) more in \($0.name))" } ?? ""
      return Diagnostic.Note(
        diagnostics[other.index].message + more, at: diagnostics[other.index].location)
    }
    if others.count + 1 < indices.count {
      sum.notes.append(
        Diagnostic.Note("'localization-tool check --format json' lists all \(indices.count)"))
    }
    if tables.count > 1 { sum.table = nil }
    if languages.count > 1 { sum.language = nil }
    sum.key = nil
    sum.keys = []
    return sum
  }
}

/// How many findings there are in each table, or in each language.
private struct Places {
  private let name: (Int) -> String
  private var counts: [String: Int] = [:]

  init(of indices: [Int], name: @escaping (Int) -> String?) {
    self.name = { name($0) ?? "" }
    for index in indices { counts[self.name(index), default: 0] += 1 }
  }

  var count: Int { counts.count }

  /// The first finding of each place but the first one's, with the number of those that follow it
  /// there; where there is but one place, the findings behind the first.
  func firstOfOthers(
    _ indices: [Int], limit: Int
  ) -> [(index: Int, more: (count: Int, name: String)?)] {
    guard count > 1 else { return indices.dropFirst().prefix(limit).map { ($0, nil) } }
    var seen: Set = [name(indices[0])]
    var firsts: [(index: Int, more: (count: Int, name: String)?)] = []
    for index in indices where firsts.count < limit {
      let name = name(index)
      guard seen.insert(name).inserted else { continue }
      let more = counts[name, default: 1] - 1
      firsts.append((index, more > 0 ? (more, name) : nil))
    }
    return firsts
  }
}
