internal import Foundation
internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Untranslated texts through another program: the tool itself knows no network.
enum TranslateSubcommand: Subcommand {
  static let description = SubcommandDescription.editing(
    name: "translate", summary: "Hands untranslated texts to a program and takes its answers.",
    operands: "PATH",
    options: [
      .init("with", "COMMAND", "run by the shell, once"),
      .init("language", "TAG", isRepeatable: true, "these alone; else all that there are"),
    ],
    discussion: """
      The command gets a JSON object a line on its standard input: id, key, table, language, form,
      source, comment, placeholders, and categories, the plural categories of the language. It answers
      with a line {"id": …, "text": …} for each text that it has, in any order. Answers that the rules
      of the build refuse are told and left out; all others are written, in catalogs as needing review.

      """,
    examples: ["translate --with ./translate.py --language de Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first, !path.isEmpty else {
      throw arguments.error("'translate' takes a folder or table")
    }
    let command = try arguments.required("with")
    do throws(EditFailure) {
      var session = try EditingSession(path, arguments)
      let rows = try TextRows(
        session, languages: arguments.values("language"), isUntranslated: true
      ).rows.filter { $0.source.map { !$0.isEmpty } ?? false }
      guard !rows.isEmpty else {
        console.printError("nothing is untranslated\n")
        return .success
      }
      let answers = try answers(to: rows, from: command, console)
      let refused = try take(answers, rows, &session, console)
      console.printError(
        "\(rows.count) texts asked, \(answers.count) answered, \(refused) refused\n")
      return try session.finish(arguments, console)
    } catch {
      return error.report(to: console)
    }
  }

  // MARK: The program

  private static func answers(
    to rows: [TextRow], from command: String, _ console: Console
  ) throws(EditFailure) -> [Int: String] {
    let input = ByteStorage(capacity: 1 << 16)
    for (id, row) in rows.enumerated() {
      var writer = JSONWriter(input)
      write(row, id: id, to: &writer)
      input.append("\n")
    }
    console.progress?.begin(command)
    guard let run = ProgramRun.run("/bin/sh", ["-c", command], input: input) else {
      throw EditFailure.reason("'\(command)' cannot be run")
    }
    guard run.status == 0 else {
      let words = run.errors.split(separator: "\n").last.map { ": \($0)" } ?? ""
      throw EditFailure.reason("'\(command)' ended with \(run.status)\(words)")
    }
    var answers: [Int: String] = [:]
    let lines = run.output.string.split(whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let (id, text) = try answer(String(line), number + 1)
      guard rows.indices.contains(id) else {
        throw EditFailure.reason("answer \(number + 1) has an id that was not asked: \(id)")
      }
      answers[id] = text
    }
    return answers
  }

  private static func write(_ row: TextRow, id: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("id")
      writer.value(id)
      writer.field("key", row.key)
      writer.field("table", row.table)
      writer.field("language", row.language)
      if !row.form.isEmpty { writer.field("form", "\(row.form)") }
      writer.field("source", row.source)
      if let comment = row.comment { writer.field("comment", comment) }
      writer.name("placeholders")
      writer.array { writer in
        for placeholder in row.source.map(placeholders) ?? [] { writer.value(placeholder) }
      }
      writer.name("categories")
      writer.array { writer in
        for category in PluralRules(tag: row.language).categories { writer.value(category.name) }
      }
    }
  }

  private static func placeholders(_ text: Text) -> [Text] {
    guard let template = MessageTemplate(parsing: text.bytes) else { return [] }
    return template.segments.compactMap { segment in
      switch segment.kind {
      case .text, .percent: nil
      case .placeholder, .variable, .substitutionArgument: text.part(segment.range)
      }
    }
  }

  private static func answer(
    _ line: String, _ number: Int
  ) throws(EditFailure) -> (id: Int, text: String) {
    let source = SourceText(path: "answer \(number)", storage: ByteStorage(line))
    let parsed = JSONValue.parse(source)
    guard parsed.diagnostics.isEmpty, case .object(let members) = parsed.value.content,
      case .number(let digits)? = members.last(where: { $0.key == "id" })?.value.content,
      let id = Int(digits),
      case .string(let text)? = members.last(where: { $0.key == "text" })?.value.content
    else {
      throw EditFailure.reason("answer \(number) is no {\"id\": …, \"text\": …}")
    }
    return (id, text)
  }

  // MARK: Answers

  /// Sets what passes the rules; returns how many did not.
  private static func take(
    _ answers: [Int: String], _ rows: [TextRow], _ session: inout EditingSession,
    _ console: Console
  ) throws(EditFailure) -> Int {
    var refused = 0
    var groups: [[TextAssignment]] = []
    for (id, row) in rows.enumerated() {
      guard let text = answers[id] else { continue }
      let one = TextAssignment(
        key: row.key.string, language: row.language, text: text, form: row.form,
        state: TextState.needsReview, table: row.table)
      // The forms of one message are right or wrong together.
      if let last = groups.last?.last, last.key == one.key, last.language == one.language {
        groups[groups.count - 1].append(one)
      } else {
        groups.append([one])
      }
    }
    var whole = session
    try whole.set(groups.flatMap(\.self))
    if try whole.newErrors().isEmpty {
      session = whole
      return 0
    }
    for group in groups {
      var trial = session
      try trial.set(group)
      let errors = try trial.newErrors()
      if errors.isEmpty {
        session = trial
      } else {
        refused += group.count
        console.report(errors)
      }
    }
    return refused
  }
}
