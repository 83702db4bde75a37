internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// One language of a catalog as a catalog of its own, and back.
enum SliceSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "slice", summary: "Takes one language out of a catalog, or puts it back.",
    operands: "CATALOG",
    options: [
      .init("dry-run", "prints the difference instead of writing"),
      .init("language", "TAG", "the language that the slice holds beside the source language"),
      .init("output", "FILE", "where the slice goes instead of standard output"),
      .init("from", "FILE", "a slice whose texts of --language go into the catalog"),
    ],
    discussion: """
      A slice is a catalog with the keys, comments and source texts of the whole and the texts of one
      language: small enough to read, to review and to send. With --from its texts and states go back;
      keys that the catalog does not have are told and left out.
      Exit code: 0, 1 where something cannot be read or written, 2 for a command line that cannot be
      run.
      """,
    examples: [
      "slice --language de --output de.xcstrings Sources/App/Localizable.xcstrings",
      "slice --language de --from de.xcstrings Sources/App/Localizable.xcstrings",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first,
      let place = TablePath(path: path), place.format.holdsAllLanguages
    else { throw arguments.error("'slice' takes a string catalog") }
    let name = try arguments.required("language")
    let language = LanguageSpelling.canonical(name)
    do throws(EditFailure) {
      let catalog = try refusingFaults { () throws(DiskFault) in
        place.file(try Disk.read(path))
      }
      if let source = arguments.value("from") {
        return try putBack(source, into: catalog, language, arguments, console)
      }
      let contents = try refusing { () throws(EditRefusal) in
        try CatalogSlice.slice(of: catalog, language: language)
      }
      guard let output = arguments.value("output") else {
        withExtendedLifetime(contents) { console.output.append(contents.bytes) }
        return .success
      }
      try refusingFaults { () throws(DiskFault) in try Disk.write(contents, to: output) }
      return .success
    } catch {
      return error.report(to: console)
    }
  }

  private static func putBack(
    _ source: String, into catalog: SourceFile, _ language: String, _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) -> ExitCode {
    guard let place = TablePath(path: source), place.format.holdsAllLanguages else {
      throw EditFailure.reason("'\(source)' is no string catalog")
    }
    let slice = try refusingFaults { () throws(DiskFault) in
      place.file(try Disk.read(source))
    }
    var session = try EditingSession(catalog.path, arguments)
    let changes = try refusing { () throws(EditRefusal) in
      try CatalogSlice.changes(from: slice, to: catalog, language: language)
    }
    for key in changes.unknown {
      console.printError("note: the catalog has no key '\(VisibleText.line(key))'\n")
    }
    try session.apply(changes.changes, to: catalog.path)
    return try session.finish(arguments, console)
  }
}
