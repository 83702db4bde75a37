internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// What Git calls to merge a table.
enum MergeDriverSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "merge-driver", summary: "Merges three versions of a table by key, for Git.",
    operands: "BASE OURS THEIRS PATH",
    options: [.init("setup", "prints what .gitattributes and the configuration of Git need")],
    discussion: """
      Two people who add keys, or change texts of different languages or forms, are in no conflict.
      Where both changed one text, both stand in the file between conflict markers. The result goes
      into OURS; PATH is what the file is called. What cannot be read as tables is merged by lines.
      Exit code: 0, 1 with conflicts, 2 for a command line that cannot be run.
      """,
    examples: ["merge-driver --setup", "merge-driver %O %A %B %P"])

  private static let setup = """
    # .gitattributes
    *.*strings* merge=localization

    # once a clone
    git config merge.localization.name "Tables merged by key"
    git config merge.localization.driver "localization-tool merge-driver %O %A %B %P"

    """

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    if arguments.isGiven("setup") {
      console.print(setup)
      return .success
    }
    guard arguments.operands.count == 4, !arguments.operands.contains("") else {
      throw arguments.error("'merge-driver' takes three versions and the path of a table")
    }
    let operands = arguments.operands
    do throws(EditFailure) {
      guard let result = try merged(operands) else { return byLines(operands, console) }
      try refusingFaults { () throws(DiskFault) in
        try Disk.write(result.contents, to: operands[1])
      }
      for conflict in result.conflicts {
        console.printError(
          "CONFLICT: both sides changed \(VisibleText.line(conflict)) in "
            + "\(VisibleText.line(operands[3]))\n")
      }
      return result.conflicts.isEmpty ? .success : .failure
    } catch {
      return error.report(to: console)
    }
  }

  private static func merged(_ operands: [String]) throws(EditFailure) -> TableMerge.Result? {
    guard let place = TablePath(path: operands[3]) else { return nil }
    var files: [SourceFile] = []
    for path in operands.prefix(3) {
      let contents = try refusingFaults { () throws(DiskFault) in try Disk.read(path) }
      files.append(place.file(contents))
    }
    do throws(EditRefusal) {
      return try TableMerge.merge(base: files[0], ours: files[1], theirs: files[2])
    } catch {
      return nil
    }
  }

  /// As Git would without a driver.
  private static func byLines(_ operands: [String], _ console: Console) -> ExitCode {
    console.printError("\(VisibleText.line(operands[3])): merged by lines\n")
    let names = ["-L", "ours", "-L", "base", "-L", "theirs", "--"]
    let run = ProgramRun.run(
      "git", ["merge-file"] + names + [operands[1], operands[0], operands[2]])
    guard let run else { return .failure }
    return run.status == 0 ? .success : .failure
  }
}
