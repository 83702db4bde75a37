internal import LocalizationGenerator
internal import TableParsing

/// Keys that no source uses and keys that no table has.
enum UsageSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "usage", summary: "Finds keys that no source uses and keys that no table has.",
    operands: "PATH…",
    options: [
      .init("sources", "PATH", isRepeatable: true, "Swift files or folders; else those below PATH"),
      .init("allow", "PATTERN", isRepeatable: true, "keys that count as used: error_*, Menu/*"),
      .init("format", "text|json|github|sarif", "how findings are printed; text by default"),
      .init("config", "FILE", "localization.json; else the one in a given folder"),
    ],
    discussion: """
      PATH is a target's folder, or tables and folders of tables. Of a package's folder each target
      is looked at on its own; one whose enum is not internal may be used by all of them.

      unused-key     at the key in its table: no source names its accessor, by the enum's path
                     (LocalizationHelper.Inbox.unread), an alias of it or .unread, and none asks for
                     it by string(forKey:), NSLocalizedString, String(localized:) or a storyboard
      undefined-key  at the literal or the attribute of a storyboard: no table has the key
      dynamic-key    a note where the key is not a literal: only the running program knows it, so a
                     key used nowhere else is told as unused

      Only Swift and interface files are seen: what Objective-C or scripts use is not known.
      Comments and strings do not count, the code of interpolations does. --allow, and "usedKeys" in
      localization.json, take patterns with * and ? for KEY or TABLE/KEY. [no-lint:unused-key] in a
      key's comment silences one key, // [no-lint:undefined-key] one line.
      Exit code: 0 without errors, 1 with some, 2 for a command line that cannot be run.
      """,
    examples: [
      "usage Sources/App",
      "usage --allow 'error_*' Sources/App/Resources --sources Sources --sources Tests",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requirePaths("a target's folder or its tables")
    let format = try arguments.choice("format", of: FindingFormat.self) ?? .text
    var total = UsageSummary()
    var diagnostics: [Diagnostic] = []
    for input in TargetInput.targets(arguments) {
      console.progress?.begin("looking at \(input.paths.joined(separator: ", "))")
      diagnostics += findings(in: input, arguments, &total)
    }
    format.print(Finding.resolving(diagnostics), console: console)
    if format == .text { console.tell(total.text(for: diagnostics)) }
    return ExitCode(of: diagnostics)
  }

  /// By the options `--allow` and `--sources`.
  static func findings(in input: TargetInput, _ arguments: Arguments) -> [Diagnostic] {
    var total = UsageSummary()
    return findings(in: input, arguments, &total)
  }

  private static func findings(
    in input: TargetInput, _ arguments: Arguments, _ total: inout UsageSummary
  ) -> [Diagnostic] {
    guard var configuration = input.configuration else { return input.diagnostics }
    configuration.usedKeys += arguments.values("allow")
    var paths = arguments.values("sources")
    if paths.isEmpty {
      paths = configuration.accessLevel == .internal ? input.paths : arguments.operands
    }
    let swift = CodeSearch(paths, suffixes: CodeSearch.swiftSuffixes)
    let interfaces = CodeSearch(paths + input.paths, suffixes: CodeSearch.interfaceSuffixes)
    var analysis = UsageAnalysis(
      tables: parse(input.files).value, folders: input.languageFolders, configuration: configuration
    )
    total.keys += analysis.keyCount
    total.files += swift.sources.count
    return analysis.findings(
      swift: swift.sources, interfaces: interfaces.sources,
      reported: input.diagnostics + swift.diagnostics + interfaces.diagnostics)
  }
}

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
