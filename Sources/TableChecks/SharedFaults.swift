/// Makes one finding of one fault.
///
/// What is wrong in the development language is often copied by every translation: it is told once,
/// where it comes from, with the number of languages. And a fault that two stages find is told by one
/// of them.
struct SharedFaults {
  /// Rules about what stands in a text, which translators copy.
  private static let copied: Set<String> = Set(
    (RuleRegistry.placeholderRules + Rule.stringsdictRules + Rule.variableRules).map(\.id)
      + [Mojibake().rule.id, NumberMissing().rule.id, AmbiguousPlural().rule.id]
  )

  private struct Fault: Hashable {
    var rule: String
    var table: String?
    var key: String
    /// What is written there.
    var text: Text
  }

  private struct Place: Hashable {
    var table: String?
    var language: String?
    var key: String
  }

  /// - Parameter development: the development language of a table.
  static func merged(
    _ diagnostics: [Diagnostic], development: (_ table: String?) -> String?
  ) -> [Diagnostic] {
    let distinct = withoutRepetitions(diagnostics)
    var sources: [Fault: Int] = [:]
    for (index, diagnostic) in distinct.enumerated()
    where copied.contains(diagnostic.rule)
      && diagnostic.language == development(diagnostic.table)
    {
      if let fault = fault(of: diagnostic), sources[fault] == nil { sources[fault] = index }
    }
    guard !sources.isEmpty else { return distinct }
    var merged: [Diagnostic] = distinct
    var echoes: Set<Int> = []
    for (index, diagnostic) in distinct.enumerated() {
      guard copied.contains(diagnostic.rule), let language = diagnostic.language,
        language != development(diagnostic.table),
        let source = fault(of: diagnostic).flatMap({ sources[$0] })
      else { continue }
      echoes.insert(index)
      merged[source].echoes.append(
        Diagnostic.Echo(language: language, location: diagnostic.location))
    }
    return merged.enumerated().filter { !echoes.contains($0.offset) }.map { $0.element.counted }
  }

  private static func fault(of diagnostic: Diagnostic) -> Fault? {
    guard copied.contains(diagnostic.rule), let key = diagnostic.key,
      let location = diagnostic.location
    else { return nil }
    let start = Int(location.range.start)
    let count = Int(location.range.end) - start
    guard start >= 0, count > 0, Int(location.range.end) <= location.text.storage.count else {
      return nil
    }
    return Fault(
      rule: diagnostic.rule, table: diagnostic.table, key: key,
      text: Text(storage: location.text.storage, start: start, count: count))
  }

  /// Without what follows from faults that the readers report: a variable's value type, bytes that are
  /// no text.
  private static func withoutRepetitions(_ all: [Diagnostic]) -> [Diagnostic] {
    let undecodable = Set(
      all.compactMap {
        $0.rule == Rule.invalidEncoding.id ? $0.location.map { ObjectIdentifier($0.text) } : nil
      })
    let mojibake = Mojibake().rule.id
    let diagnostics =
      undecodable.isEmpty
      ? all
      : all.filter { diagnostic in
        guard diagnostic.rule == mojibake, let text = diagnostic.location?.text else { return true }
        return !undecodable.contains(ObjectIdentifier(text))
      }
    let mismatch = Rule.valueTypeMismatch.id
    var places: Set<Place> = []
    for diagnostic in diagnostics where diagnostic.rule == mismatch {
      if let place = place(of: diagnostic) { places.insert(place) }
    }
    guard !places.isEmpty else { return diagnostics }
    let repeating: Set = [
      PlaceholderRetyped().rule.id, PlaceholderSize().rule.id, PositionTypeConflict().rule.id,
    ]
    return diagnostics.filter { diagnostic in
      guard repeating.contains(diagnostic.rule), let place = place(of: diagnostic) else {
        return true
      }
      return !places.contains(place)
    }
  }

  private static func place(of diagnostic: Diagnostic) -> Place? {
    diagnostic.key.map {
      Place(table: diagnostic.table, language: diagnostic.language, key: $0)
    }
  }
}

extension Diagnostic {
  /// With the number of languages that copy the fault.
  fileprivate var counted: Diagnostic {
    guard !echoes.isEmpty else { return self }
    var diagnostic = self
    let count = Set(echoes.map(\.language)).count
    diagnostic.message +=
      count == 1 ? " (and in \(echoes[0].language))" : " (and in \(count) languages)"
    return diagnostic
  }
}
