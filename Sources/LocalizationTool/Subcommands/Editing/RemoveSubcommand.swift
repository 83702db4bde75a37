internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// A key taken out of its table in all languages.
enum RemoveSubcommand: Subcommand {
  static let description = SubcommandDescription.editing(
    name: "remove", summary: "Removes a key in all languages, or all unused keys.",
    operands: "KEY PATH",
    options: [
      .init("unused", "removes all keys that no source uses; then PATH is the only operand"),
      .init("sources", "PATH", isRepeatable: true, "Swift files or folders; else those below PATH"),
      .init("allow", "PATTERN", isRepeatable: true, "keys that count as used: error_*, Menu/*"),
    ],
    discussion: """
      The comments above a key go with it. Which keys are unused 'usage' tells beforehand.

      """,
    examples: ["remove greeting Sources/App", "remove --unused --dry-run Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let isUnused = arguments.isGiven("unused")
    guard arguments.operands.count == (isUnused ? 1 : 2), let path = arguments.operands.last,
      !path.isEmpty
    else {
      throw arguments.error(
        isUnused
          ? "'remove --unused' takes a folder or table" : "'remove' takes a key, a folder or table")
    }
    do throws(EditFailure) {
      var session = try EditingSession(path, arguments)
      if isUnused {
        try removeUnused(&session, arguments, console)
      } else {
        let key = arguments.operands[0]
        try remove([try session.table(with: key): [key]], in: &session)
      }
      return try session.finish(arguments, console)
    } catch {
      return error.report(to: console)
    }
  }

  private static func remove(
    _ keys: [String], of table: String, in session: inout EditingSession
  ) throws(EditFailure) {
    for path in session.paths(ofTable: table) {
      var changes: [EntryChange] = []
      let present = Set(try session.keys(of: path).map { Text($0) })
      for key in keys where present.contains(Text(key)) {
        changes.append(EntryChange(key, [.remove]))
      }
      try session.apply(changes, to: path)
    }
  }

  private static func removeUnused(
    _ session: inout EditingSession, _ arguments: Arguments, _ console: Console
  ) throws(EditFailure) {
    let findings = UsageSubcommand.findings(in: session.input, arguments)
    var keys: [String: [String]] = [:]
    for finding in findings where finding.rule == Rule.unusedKey.id {
      guard let table = finding.table, let key = finding.key, session.isInScope(table) else {
        continue
      }
      keys[table, default: []].append(key)
    }
    let dynamic = findings.count { $0.rule == Rule.dynamicKey.id }
    if dynamic > 0 {
      console.printError(
        "note: at \(dynamic) places only the running program knows the key; see 'usage'\n")
    }
    try remove(keys, in: &session)
  }

  /// - Parameter keys: by table.
  private static func remove(
    _ keys: [String: [String]], in session: inout EditingSession
  ) throws(EditFailure) {
    var states = try StateFile(session)
    for (table, keys) in keys.sorted(by: { $0.key < $1.key }) {
      try remove(keys, of: table, in: &session)
      for key in keys { states.states.move(key, of: table, to: nil) }
    }
    if !states.patch.isEmpty { session.change(states.patch) }
  }
}

extension EditingSession {
  func keys(of path: String) throws(EditFailure) -> [String] {
    let document = try document(path)
    return try refusing { () throws(EditRefusal) in try document.keys() }
  }
}
