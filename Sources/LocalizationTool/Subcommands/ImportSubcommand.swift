internal import LocalizationGenerator
internal import TableEditing
internal import TranslationExchange

/// Texts from translators.
enum ImportSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "import", summary: "Takes what translators sent back into the tables.",
    operands: "FILE|BUNDLE PATH",
    options: [
      .init(
        "changed-source", "skip|review|take",
        "translations of a text that is another one now; review by default"),
      .init("strict", "fails where anything was left out"),
      .init("take-empty", "empty translations are meant"),
      .init("take-unfinished", "unfinished texts come too, as new or to be reviewed"),
      .init("table", "NAME", "one table"),
      .init("config", "FILE", "localization.json; else the one in the folder"),
      .init("dry-run", "prints the difference instead of writing"),
    ],
    discussion: """
      FILE is XLIFF 1.2 or a sheet as 'export' writes it, BUNDLE an .xcloc, or a folder of such files.
      PATH is a target's folder, a package's, a catalog, or a table of one language, which stands for it
      in all. Texts are found by file and id; what systems rewrite is understood, and told. A language
      that is new gets its folder or its place in the catalog.
      The rules of the build see the result before anything is written: a text with an error is left
      out and told, all others are written. Counts are printed. What is not touched keeps its bytes.
      As a plugin it needs leave to write:
      swift package --allow-writing-to-package-directory localization import …
      Exit code: 0, 1 where a text has an error, with --strict where any was left out, or nothing could
      be read, 2 for a command line that cannot be run.
      """,
    examples: [
      "import Translations/de.xliff Sources/App",
      "import --changed-source skip --strict de.xcloc Sources/App",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count >= 2, let path = arguments.operands.last,
      !arguments.operands.contains("")
    else { throw arguments.error("'import' takes a translators' file and a folder or table") }
    var policy = ImportPolicy()
    let changedSource = try arguments.choice("changed-source", of: ImportPolicy.ChangedSource.self)
    policy.changedSource = changedSource ?? .review
    policy.takesEmpty = arguments.isGiven("take-empty")
    policy.takesUnfinished = arguments.isGiven("take-unfinished")
    do throws(EditFailure) {
      console.progress?.begin("reading translations")
      var files: [TranslatorsFile] = []
      for operand in arguments.operands.dropLast() { files += try TranslatorsFile.read(operand) }
      console.progress?.begin("reading tables")
      var translation = TranslationImport(try ExchangeInput.all(path, arguments), policy)
      translation.add(files)
      console.progress?.begin("checking")
      try translation.apply()
      console.report(translation.findings)
      console.printError(translation.summary)
      let code = try EditingSession.finish(try translation.patches(), arguments, console)
      let isRefused = translation.count(.refused) > 0
      let isLeftOut = arguments.isGiven("strict") && translation.hasSkipped
      return isRefused || isLeftOut ? .failure : code
    } catch {
      return error.report(to: console)
    }
  }
}
