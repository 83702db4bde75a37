/// Which languages are ready to be in the product, by `"ship"` of the configuration.
package struct Shipping {
  package struct Progress: Equatable {
    package var language: String
    package var done = 0
    package var keys = 0

    /// Rounded down, so that 100 means all.
    package var percent: Int { keys == 0 ? 100 : done * 100 / keys }
  }

  /// Those that stay out of the product, in the order of the languages.
  package private(set) var waiting: [Progress] = []
  private let minimum: Double
  private let place: SourceLocation?

  package init(_ tableSet: TableSet, _ configuration: Configuration) {
    minimum = configuration.ship?.minimum ?? 0
    place = configuration.places.ship
    guard let ship = configuration.ship, ship.minimum > 0 else { return }
    for language in tableSet.languages where language != tableSet.developmentLanguage {
      if ship.except.contains(language) { continue }
      let progress = Shipping.progress(of: language, in: tableSet, configuration.fallbacks)
      if Double(progress.done) < ship.minimum * Double(progress.keys) { waiting.append(progress) }
    }
  }

  private static func progress(
    of language: String, in tableSet: TableSet, _ fallbacks: [String: [String]]
  ) -> Progress {
    var progress = Progress(language: language)
    for table in tableSet.tables {
      guard let column = table.columns.firstIndex(where: { $0.language == language }) else {
        continue
      }
      let answering = table.answeringColumns(fallbacks)[column]
      for row in table.keys.indices {
        guard let original = table.entry(row, 0) else { continue }
        switch table.status(row, column, original, answering) {
        case .excluded: continue
        case .translated, .inherited: progress.done += 1
        case .missing, .needsReview, .outdated: break
        }
        progress.keys += 1
      }
    }
    return progress
  }

  /// Without the languages that stay out.
  package func shipped(_ tableSet: TableSet) -> TableSet {
    if waiting.isEmpty { return tableSet }
    let names = Set(waiting.map(\.language))
    var shipped = tableSet
    shipped.languages.removeAll(where: names.contains)
    for index in shipped.tables.indices {
      shipped.tables[index].columns.removeAll { names.contains($0.language) }
    }
    return shipped
  }

  /// What is told once; empty where every language is ready.
  package var findings: [Diagnostic] {
    guard !waiting.isEmpty else { return [] }
    return [Diagnostic(rule: .languageNotReady, message: sentence, location: place)]
  }

  private var sentence: String {
    let names = waiting.map { "\($0.language) (\($0.percent) %)" }.joined(separator: ", ")
    return "not in the product, being translated to less than \(Int((minimum * 100).rounded())) %: "
      + names
  }

  /// Of a report; nil where every language is ready.
  package func line(of target: String) -> String? {
    waiting.isEmpty ? nil : (target.isEmpty ? "" : target + ": ") + sentence + "\n"
  }
}
