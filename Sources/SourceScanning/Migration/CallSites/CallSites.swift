/// What is done to one file.
package struct FileMigration: Sendable {
  package let file: SwiftFile
  package fileprivate(set) var edits: [SourceEdit] = []
  package fileprivate(set) var findings: [CallSiteFinding] = []
  /// How many call sites of each shape are rewritten.
  package fileprivate(set) var shapes: [String: Int] = [:]
  /// Accessors whose numbers the old calls printed without grouping.
  package fileprivate(set) var plainNumbers: Set<Int> = []
  /// Keys that no table has.
  package fileprivate(set) var missing: [CodeText] = []

  package var rewritten: Int { shapes.values.reduce(0, +) }
}

/// The call sites of one file while they are rewritten. A call is changed as a whole or not at all.
struct CallSites {
  struct Refusal: Error {
    var reason: CallSiteFinding.Reason
    var what: String
  }

  let file: SwiftFile
  let declarations: FileDeclarations
  let target: MigrationTarget
  private var migration: FileMigration
  private var consumed: [Bool]
  /// Whether the rewritten code names the runtime library itself.
  var usesRuntime = false
  /// By stored property: the lookups in its value.
  private var stored: [Int: [(range: Range<Int>, was: String?)]] = [:]

  init(_ file: SwiftFile, _ declarations: FileDeclarations, _ target: MigrationTarget) {
    self.file = file
    self.declarations = declarations
    self.target = target
    migration = FileMigration(file: file)
    consumed = Array(repeating: false, count: file.count)
  }

  /// The edits that a file needs as a whole, such as imports, come last.
  func finished(adding edits: [SourceEdit] = []) -> FileMigration {
    var migration = migration
    for (index, lookups) in stored.sorted(by: { $0.key < $1.key }) {
      migration.findings.append(finding(declarations.properties[index], lookups))
    }
    migration.edits = (migration.edits + edits).enumerated()
      .sorted { left, right in
        (left.element.range.lowerBound, left.offset)
          < (right.element.range.lowerBound, right.offset)
      }
      .map(\.element)
    migration.findings = migration.findings.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    return migration
  }

  var isChanged: Bool { editCount > 0 }
  /// What is replaced in the file so far, in its order.
  var replacedRanges: [Range<Int>] {
    migration.edits.map(\.range).filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
  var editCount: Int { migration.edits.count }

  // MARK: Tokens that are dealt with

  func isConsumed(_ index: Int) -> Bool { consumed[index] }

  mutating func consume(_ range: Range<Int>) {
    for index in range where consumed.indices.contains(index) { consumed[index] = true }
  }

  // MARK: Findings

  mutating func leave(
    _ reason: CallSiteFinding.Reason, _ what: String, at index: Int, consuming: Range<Int>? = nil
  ) {
    migration.findings.append(
      CallSiteFinding(kind: .left, reason: reason, what: what, offset: file.start(index)))
    if let consuming { consume(consuming) }
  }

  mutating func leave(_ refusal: Refusal, at index: Int, consuming: Range<Int>? = nil) {
    leave(refusal.reason, refusal.what, at: index, consuming: consuming)
  }

  mutating func note(_ reason: CallSiteFinding.Reason, _ what: String, at index: Int) {
    migration.findings.append(
      CallSiteFinding(kind: .noted, reason: reason, what: what, offset: file.start(index)))
  }

  mutating func miss(_ text: CodeText) { migration.missing.append(text) }

  /// - Parameters:
  ///   - range: the tokens of the whole old call.
  ///   - was: what froze the text before, where the old accessor did so itself.
  mutating func rewrote(_ range: Range<Int>, as shape: String, was: String? = nil) {
    migration.shapes[shape, default: 0] += 1
    guard let property = declarations.property(holding: range.lowerBound) else { return }
    stored[property, default: []].append((range, was))
  }

  /// Counts what is no text itself.
  mutating func changed(_ shape: String) { migration.shapes[shape, default: 0] += 1 }

  mutating func printedPlainly(_ accessor: Int) {
    if target.accessors[accessor].printsNumbers { migration.plainNumbers.insert(accessor) }
  }

  private func finding(
    _ property: FileDeclarations.StoredProperty, _ lookups: [(range: Range<Int>, was: String?)]
  ) -> CallSiteFinding {
    let text = lookups.count == 1 ? "text" : "texts"
    var what = "\(property.name) keeps the \(text) of the language at creation"
    if property.isLate, lookups.count == 1, lookups[0].range == property.value {
      let was = lookups[0].was.map { ", as \($0) was" } ?? ""
      what = "\(property.name) is read once\(was); it does not follow a change of language"
    } else if property.isLate {
      what = "\(property.name) keeps the \(text) of the language at its first use"
    }
    return CallSiteFinding(
      kind: .noted, reason: .storedText, what: what, offset: file.start(property.nameIndex))
  }

  // MARK: Edits

  mutating func replace(bytes range: Range<Int>, with text: String) {
    guard !range.isEmpty || !text.isEmpty else { return }
    migration.edits.append(SourceEdit(range: range, replacement: text))
  }

  /// Replaces tokens with everything between them.
  mutating func replace(_ range: Range<Int>, with text: String) {
    replace(bytes: file.bytes(range), with: text)
    consume(range)
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(bytes: offset..<offset, with: text)
  }

  /// Replaces names joined by dots, word by word where it can be, so that what stands between them
  /// stays. Words are matched from the end.
  mutating func replacePath(_ tokens: [Int], with names: [String]) {
    guard let first = tokens.first, !names.isEmpty else { return }
    let surplus = max(tokens.count - names.count, 0)
    let head = names.prefix(max(names.count - tokens.count, 0) + 1).joined(separator: ".")
    let isBehindDot = file.isMark(first - 1, ".")
    if surplus > 0 {
      let start = file.start(tokens[surplus])
      replace(bytes: file.start(first)..<start, with: "")
    }
    var words = [head] + names.suffix(max(tokens.count - surplus - 1, 0))
    if !isBehindDot { words[0] = SwiftWord.escaped(words[0]) }
    for (token, word) in zip(tokens[surplus...], words) where file.name(token) != word {
      replace(bytes: file.bytes(token..<token + 1), with: word)
    }
    for token in tokens { consume(token..<token + 1) }
  }
}
