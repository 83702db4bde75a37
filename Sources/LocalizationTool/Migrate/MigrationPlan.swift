internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// What a run is going to do, told before it does it.
struct MigrationPlan {
  private let target: TargetMigration
  private let options: MigrationOptions
  private var lines: [(String, String)] = []

  init(_ target: TargetMigration, _ options: MigrationOptions) {
    self.target = target
    self.options = options
    describeTables()
    if options.tool.hasNames { describeNames() }
    if let kept = target.kept { describe(kept) } else { describeCalls() }
    describeMeaning()
  }

  var text: String {
    let title = "\(target.path): from \(options.tool.rawValue) to \(target.target.enumName)"
    return VisibleText.line(title) + "\n"
      + lines.map { name, value in
        let padding = String(repeating: " ", count: max(12 - name.count, 1))
        return "  \(name)\(padding)\(VisibleText.line(value))\n"
      }.joined()
  }

  private mutating func add(_ name: String, _ value: String) { lines.append((name, value)) }

  // MARK: Tables and names

  private mutating func describeTables() {
    let tables = target.target.tables
    let names = tables.map(\.name).joined(separator: ", ")
    add("tables", "\(names.isEmpty ? "none" : names): \(target.target.accessors.count) keys")
    if !target.faults.isEmpty {
      add("check", "\(target.faults.count) errors in the tables, to be mended before --write")
    }
    if !target.extracted.isEmpty {
      add("extracted", "\(target.extracted.count) texts that only the code had")
    }
    if !target.conflicts.isEmpty {
      add("ambiguous", "several texts are given for " + Self.list(target.conflicts))
    }
  }

  private mutating func describeNames() {
    let members = target.search.names.members
    let known = members.filter { $0.member.accessor != nil }
    add("names", "\(known.count) matched, from \(target.search.origin)")
    let unknown = members.filter { $0.member.accessor == nil }.map {
      $0.path.joined(separator: ".")
    }
    if !unknown.isEmpty { add("in no table", "\(unknown.count): \(Self.list(unknown))") }
    let ambiguous = target.search.names.ambiguous.map { $0.joined(separator: ".") }.sorted()
    if !ambiguous.isEmpty { add("ambiguous", Self.list(ambiguous)) }
    let changed = known.compactMap { item -> String? in
      guard let index = item.member.accessor else { return nil }
      let new = target.target.accessors[index].path
      return item.path.last == new.last
        ? nil : item.path.joined(separator: ".") + " → " + new.joined(separator: ".")
    }
    if !changed.isEmpty { add("renamed", "\(changed.count): \(Self.list(changed))") }
    let generated = target.search.generated.sorted()
    if !generated.isEmpty {
      add("remove", generated.joined(separator: ", ") + " by hand, when nothing uses it")
    }
  }

  private mutating func describe(_ kept: KeptNames) {
    add("kept", "\(kept.same) names as they are, \(kept.overrides.count) by nameOverrides")
    if kept.forwarded > 0 {
      add("forwarded", "\(kept.forwarded) by deprecated members in \(kept.file)")
    }
    for problem in kept.problems { add("not kept", problem) }
    if let hint = kept.hint { add("by hand", hint) }
  }

  // MARK: Call sites

  private mutating func describeCalls() {
    var shapes: [String: Int] = [:]
    var reasons: [String: Int] = [:]
    var noted = 0
    for migration in target.migrations {
      shapes.merge(migration.shapes, uniquingKeysWith: +)
      for finding in migration.findings {
        if finding.kind == .noted {
          noted += 1
        } else {
          reasons[finding.reason.rawValue, default: 0] += 1
        }
      }
    }
    let rewritten = shapes.values.reduce(0, +)
    let left = reasons.values.reduce(0, +)
    let share = rewritten + left == 0 ? 100 : Double(rewritten * 1000 / (rewritten + left)) / 10
    add("call sites", "\(rewritten) rewritten, \(left) left, \(noted) noted: \(share) % rewritten")
    if rewritten > 0 { add("rewritten", Self.counts(shapes)) }
    if left > 0 { add("left", Self.counts(reasons)) }
    for (path, count) in target.objectiveC {
      add("left", "\(count) calls of NSLocalizedString in \(path), which is Objective-C")
    }
  }

  private mutating func describeMeaning() {
    let plain = Set(target.migrations.flatMap(\.plainNumbers)).map {
      target.target.accessors[$0]
    }
    if target.session.configuration.numbers == .localized, !plain.isEmpty {
      let keys = plain.map { "\"\($0.table)/\($0.key)\"" }.sorted()
      add(
        "numbers",
        "1000 is printed as the language groups it; \"plainNumbers\": "
          + "[\(keys.joined(separator: ", "))] keeps 1000")
    }
    let hasViews = target.migrations.contains {
      $0.shapes.keys.contains("keys in views") || $0.shapes.keys.contains("texts in views")
    }
    let extracted = target.target.accessors.count { $0.catalogState == .extracted }
    if !options.tool.hasNames, extracted > 0 {
      add(
        "catalogs",
        "\(extracted) keys were extracted by Xcode, which takes them for stale when no "
          + "literal has them; \"extractionState\" : \"manual\" keeps them")
    }
    if hasViews {
      add(
        "language", "views followed the environment's locale; accessors follow LanguageManager")
    }
  }

  private static func counts(_ counts: [String: Int]) -> String {
    counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.value) \($0.key)" }
      .joined(separator: ", ")
  }

  /// Lists longer than this are cut.
  private static let listed = 12

  private static func list(_ names: [String]) -> String {
    let rest = names.count > listed ? ", …" : ""
    return names.prefix(listed).joined(separator: ", ") + rest
  }
}
