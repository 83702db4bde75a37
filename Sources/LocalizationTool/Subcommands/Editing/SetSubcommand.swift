internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// One text, or a batch of them.
enum SetSubcommand: Subcommand {
  static let description = SubcommandDescription.editing(
    name: "set", summary: "Sets the text of a key in a language, or a batch of texts.",
    operands: "KEY LANGUAGE TEXT PATH",
    options: [
      .init("form", "FORM", "plural.one, device.ipad, substitutions.NAME.plural.other"),
      .init("state", "STATE", "of a catalog's text: translated, needs_review, new"),
      .init("comment", "TEXT", "what translators are told"),
      .init("from-json", "FILE", "a batch; - is standard input. Then PATH is the only operand"),
    ],
    discussion: """
      A batch is a JSON array of objects with key, language and text, and perhaps table, form, state
      and comment. It is written as a whole or not at all. A changed development text marks its
      translations as needing a review: in catalogs by their states, else localization-states.json
      says of which development text each was made.

      """,
    examples: [
      "set greeting de 'Hallo %@' Sources/App",
      "set unread pl '%lld wiadomości' --form plural.few Sources/App",
      "set --from-json texts.json Sources/App",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let batch = arguments.value("from-json")
    let count = batch == nil ? 4 : 1
    guard arguments.operands.count == count, let path = arguments.operands.last, !path.isEmpty
    else {
      throw arguments.error(
        batch == nil
          ? "'set' takes a key, a language, a text, a folder or table"
          : "'set --from-json' takes a folder or table")
    }
    var form = FormPath()
    if let text = arguments.value("form") {
      guard let parsed = FormPath(text) else {
        throw arguments.error("'\(text)' is no form such as plural.one or device.ipad")
      }
      form = parsed
    }
    do throws(EditFailure) {
      let assignments = try batch.map { name throws(EditFailure) in try TextBatch.read(name) }
      var session = try EditingSession(path, arguments)
      let operands = arguments.operands
      let texts =
        assignments ?? [
          TextAssignment(
            key: operands[0], language: operands[1], text: operands[2], form: form,
            state: arguments.value("state"), comment: arguments.value("comment"))
        ]
      try session.set(texts)
      try session.markStale(texts)
      let code = try session.finish(arguments, console)
      for remark in session.remarks(on: texts) {
        console.tell("warning: \(VisibleText.line(remark))\n")
      }
      return code
    } catch {
      return error.report(to: console)
    }
  }
}
