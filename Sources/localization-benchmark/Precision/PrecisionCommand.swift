internal import Foundation
internal import LocalizationGenerator
internal import LocalizationModel

/// `localization-benchmark precision`: what the checks find in tables of real apps, for people who
/// judge which findings are right.
struct PrecisionCommand {
  private var folders: [String] = []
  private var configuration: String?
  private var listsTargets = false
  /// How many findings of each rule are shown with their texts.
  private var sampleSize = 0
  private var seed = 1
  /// Empty: all.
  private var rules: Set<String> = []

  static let usage = """
    Counts what 'check' finds in the targets below folders: every folder with .lproj folders or
    string catalogs in it is a target.

    USAGE: localization-benchmark precision FOLDER… [--sample N] [--seed S] [--rule ID]…
             [--config FILE] [--targets]

      --sample N     shows N findings of each rule with the texts they are about
      --seed S       chooses other findings for the sample; 1 by default
      --rule ID      only findings of that rule
      --config FILE  a localization.json for all targets, such as one that switches rules on
      --targets      a line for each target with findings or translated texts

    Each line: rule, severity, findings as 'check' tells them, findings one by one, findings for
    1,000 translated texts, the median of that over the targets that have such texts, targets with such
    findings. At the end, a line for each FOLDER: all errors and warnings for 1,000 texts, their
    mean over all texts and their median over the targets.

    """

  /// Nil for bad use.
  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        folders.append(argument)
        continue
      }
      if argument == "--targets" {
        listsTargets = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch (argument, Int(value)) {
      case ("--sample", let size?) where size >= 0: sampleSize = size
      case ("--seed", let number?) where number >= 0: seed = number
      case ("--rule", _): rules.insert(value)
      case ("--config", _): configuration = value
      default: return nil
      }
    }
    if folders.isEmpty { return nil }
  }

  func run() -> Int32 {
    let targets = folders.flatMap { root in
      PrecisionTarget.folders(below: root).sorted().compactMap {
        PrecisionTarget($0, below: root, configuration: configuration, rules: rules)
      }
    }
    let texts = targets.reduce(0) { $0 + $1.translationCount }
    printed("\(targets.count) targets, \(texts) translated texts")
    printed(PrecisionRow.heading)
    for row in PrecisionRow.all(of: targets) { printed(row.line) }
    printRates(targets)
    if sampleSize > 0 { printSamples(targets) }
    return targets.isEmpty ? 1 : 0
  }

  private func printRates(_ targets: [PrecisionTarget]) {
    printed("")
    for root in folders {
      let row = PrecisionRow.total(of: targets.filter { $0.root == root })
      printed(
        "\(root): mean \(BenchmarkRow.decimal(row.rate, 2)), "
          + "median \(BenchmarkRow.decimal(row.medianRate, 2))")
    }
    guard listsTargets else { return }
    for target in targets where target.translationCount > 0 || !target.findings.isEmpty {
      let row = PrecisionRow.total(of: [target])
      let rate = BenchmarkRow.decimal(row.medianRate, 2)
      printed(
        "\(target.folder): \(row.count) for \(target.translationCount) texts"
          + (target.translationCount > 0 ? ", \(rate) for 1,000" : ""))
    }
  }

  /// Of findings one by one: what each says is judged.
  private func printSamples(_ targets: [PrecisionTarget]) {
    for rule in Set(targets.flatMap { $0.singleFindings.map(\.rule) }).sorted() {
      let findings = targets.enumerated().flatMap { index, target in
        target.singleFindings.filter { $0.rule == rule }.map { (target: index, finding: $0) }
      }
      var random = SeededNumbers(seed: UInt64(seed))
      let chosen = random.choose(sampleSize, of: findings.count)
      printed("\n\(rule): \(chosen.count) of \(findings.count)")
      for index in chosen {
        printed(targets[findings[index].target].description(of: findings[index].finding))
      }
    }
  }

  private func printed(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}

/// One rule's findings, or those of several together, over all targets.
struct PrecisionRow {
  let name: String
  let severity: String
  let count: Int
  /// Each by itself.
  let singleCount: Int
  /// For 1,000 translated texts.
  let rate: Double
  /// Over the targets that have translated texts.
  let medianRate: Double
  let targetCount: Int

  private init(
    _ name: String, severity: String, _ targets: [PrecisionTarget],
    where isCounted: (Diagnostic) -> Bool
  ) {
    self.name = name
    self.severity = severity
    let counts = targets.map { $0.findings.count(where: isCounted) }
    count = counts.reduce(0, +)
    singleCount = targets.reduce(0) { $0 + $1.singleFindings.count(where: isCounted) }
    targetCount = counts.count { $0 > 0 }
    let translations = targets.map(\.translationCount)
    rate = 1_000 * Double(count) / Double(max(translations.reduce(0, +), 1))
    let rates = zip(counts, translations).filter { $1 > 0 }
      .map { 1_000 * Double($0) / Double($1) }.sorted()
    medianRate =
      rates.isEmpty ? 0 : (rates[(rates.count - 1) / 2] + rates[rates.count / 2]) / 2
  }

  /// By rule and severity, then all errors, all warnings, both together.
  static func all(of targets: [PrecisionTarget]) -> [PrecisionRow] {
    let kinds = Set(targets.flatMap { $0.findings.map { [$0.rule, $0.severity.rawValue] } })
    let rows = kinds.sorted { $0.lexicographicallyPrecedes($1) }.map { kind in
      PrecisionRow(kind[0], severity: kind[1], targets) {
        $0.rule == kind[0] && $0.severity.rawValue == kind[1]
      }
    }
    return rows + [
      PrecisionRow("all", severity: "error", targets) { $0.severity == .error },
      PrecisionRow("all", severity: "warning", targets) { $0.severity == .warning },
      total(of: targets),
    ]
  }

  static func total(of targets: [PrecisionTarget]) -> PrecisionRow {
    PrecisionRow("all", severity: "both", targets) { $0.severity != .note }
  }

  static let heading = columns([
    "rule", "severity", "findings", "single", "per 1,000", "median", "targets",
  ])

  var line: String {
    Self.columns([
      name, severity, "\(count)", "\(singleCount)", BenchmarkRow.decimal(rate, 2),
      BenchmarkRow.decimal(medianRate, 2), "\(targetCount)",
    ])
  }

  private static func columns(_ cells: [String]) -> String {
    let name = cells[0] + String(repeating: " ", count: max(30 - cells[0].count, 1))
    return name
      + zip(cells.dropFirst(), [8, 10, 8, 10, 10, 8])
      .map { BenchmarkRow.padded($0, to: $1) }.joined()
  }
}
