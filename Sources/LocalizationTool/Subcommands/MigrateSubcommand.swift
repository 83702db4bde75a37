internal import LocalizationGenerator
internal import SourceScanning
internal import TableEditing
internal import TableParsing

/// Moves an app from another tool to typed accessors.
enum MigrateSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "migrate", summary: "Moves call sites from other tools to typed accessors.",
    operands: "TARGET…",
    options: [
      .init("from", MigrationTool.list, "the other tool"),
      .init("write", "writes all files or none; else the difference is printed"),
      .init("dry-run", "prints the difference, as without --write"),
      .init("keep-names", "keeps the old names valid instead of rewriting (swiftgen, rswift)"),
      .init("extract", "texts that only the code has go into the tables first"),
      .init(
        "current-language-expression", "CODE", isRepeatable: true,
        "Swift that means the language in force: locale.rLanguages"),
      .init("function", "NAME", isRepeatable: true, "a function of the app that takes a key"),
      .init("map", "FILE", "names and their keys: read where it is there, else made by --write"),
      .init("report", "FILE", "the calls that are left or noted, separated by tabs"),
      .init("swiftgen-config", "FILE", "swiftgen.yml; else the nearest above TARGET"),
      .init("sources", "PATH", isRepeatable: true, "Swift files or folders; else those of TARGET"),
      .init("config", "FILE", "localization.json; else the one in the folder"),
    ],
    discussion: """
      TARGET is a target's folder with its tables and Swift sources. A plan comes first, then the
      difference, then every call that stays as it is and why, and every call that means something
      else now. What is not understood is never changed. A second run changes nothing.

      swiftgen           the enums of its file, or by swiftgen.yml, or L10n
      rswift             R.string of any version
      nslocalizedstring  NSLocalizedString, String(localized:), literals in SwiftUI's views
      localize-swift     localized() and its kin
      xcstrings-tool     String(localizable:), Text(localizable:), .localizable(…)
      xcode-symbols      symbols of catalogs in views and in String(localized:)

      As a plugin it needs leave to write:
      swift package --allow-writing-to-package-directory localization migrate …
      Exit code: 0, 1 where nothing was changed for a reason that is told, 2 for a command line that
      cannot be run.
      """,
    examples: [
      "migrate --from swiftgen Sources/App",
      "migrate --from rswift --current-language-expression locale.rLanguages --write Sources/App",
      "migrate --from nslocalizedstring --extract --write Sources/App",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let options = try MigrationOptions(arguments)
    try arguments.requirePaths("a target's folder")
    do throws(EditFailure) {
      var targets: [TargetMigration] = []
      for path in arguments.operands {
        console.progress?.begin("looking at \(path)")
        targets.append(try TargetMigration(path, arguments, options))
      }
      return try finish(targets, options, console)
    } catch {
      return error.report(to: console)
    }
  }

  private static func finish(
    _ targets: [TargetMigration], _ options: MigrationOptions, _ console: Console
  ) throws(EditFailure) -> ExitCode {
    var patches: [FilePatch] = []
    for target in targets {
      console.print(MigrationPlan(target, options).text)
      if options.writes, !target.faults.isEmpty { throw EditFailure.findings(target.faults) }
      console.report(target.faults)
      patches += try target.session.patches()
    }
    if let map = options.map, options.writes, !Disk.exists(map), let first = targets.first {
      patches.append(FilePatch(path: map, old: nil, new: first.search.map(first.target)))
    }
    let report = MigrationReport(targets.flatMap(\.migrations))
    if let path = options.report {
      try refusingFaults { () throws(DiskFault) in
        try Disk.write(ByteStorage(report.table), to: path)
      }
    }
    if options.writes {
      try refusingFaults { () throws(DiskFault) in try FileTransaction.write(patches) }
      for patch in patches {
        console.printError("changed \(VisibleText.line(patch.path))\n")
      }
      if patches.isEmpty { console.printError("nothing to change\n") }
    } else {
      for patch in patches { console.print(patch.unifiedDiff) }
    }
    console.printError(report.text)
    return .success
  }
}
