internal import Foundation
internal import SwiftEmission
internal import TableChecks

/// What the build-tool plugin runs.
package enum GenerateSubcommand: Subcommand {
  package static let description = SubcommandDescription(
    name: "generate", summary: "Checks tables and writes the accessors and compiled tables.",
    operands: "PATH…",
    options: [
      .init("config", "FILE", "localization.json; else the one in a given folder"),
      .init(
        "language-folder", "NAME", isRepeatable: true,
        "an .lproj folder of the target without a table, such as Base"),
      .init("output", "FOLDER", "where everything goes, under the usual names"),
      .init("bundle-name", "NAME", "<package>_<target>, the resource folder's name"),
      .init(
        "swift-output", "FILE", isRepeatable: true,
        "the Swift file, where --output is not given; several share the accessors"),
      .init(
        "table-output", "LPROJ=FILE", isRepeatable: true,
        "where the table of the languages of that folder goes"),
      .init("archive-output", "FILE", "the table file of the languages without a folder"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables. Findings go to standard error as
      path:line:column: severity: message [rule]. Outputs are written only where they differ, also
      when there are errors; the exit code is then 1.
      """,
    examples: ["generate Sources/App --output Generated --bundle-name App_App"])

  package static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requireOperands("a table or a folder of tables")
    let plan = try plan(arguments)
    let input = TargetInput(arguments)
    guard let configuration = input.configuration else {
      return console.report(input.diagnostics)
    }
    let usedPlan = plan ?? folderPlan(arguments, for: input.files)
    var result = generate(
      input.files, folders: input.languageFolders, configuration: configuration, plan: usedPlan,
      lock: input.lock,
      reported: input.diagnostics + input.lockDiagnostics)
    if !result.outputs.isEmpty { result.outputs += emptied(usedPlan.formerSwift) }
    for output in result.outputs {
      do throws(DiskFault) {
        try Disk.write(output.contents, to: output.path)
      } catch {
        result.diagnostics.append(error.diagnostic)
      }
    }
    return console.report(
      SummedFindings.of(
        input.accepting(result.diagnostics, without: Set(Rule.usageRules.map(\.id)))))
  }

  /// Files of an earlier run, of which the others declare everything now.
  private static func emptied(_ paths: [String]) -> [OutputFile] {
    var writer = SwiftWriter()
    writer.line(EmittedOutput.partHead)
    let head = writer.storage
    return paths.compactMap { path in
      guard let old = try? Disk.read(path), old.count >= head.count,
        memcmp(old.base, head.base, head.count) == 0
      else { return nil }
      return OutputFile(path: path, contents: head)
    }
  }

  /// The plan that the options name one by one; nil with `--output`.
  private static func plan(_ arguments: Arguments) throws(UsageError) -> OutputPlan? {
    let single = ["swift-output", "table-output", "archive-output"].first(where: arguments.isGiven)
    guard !arguments.isGiven("output") else {
      guard let single else { return nil }
      throw arguments.error("'--output' and '--\(single)' exclude each other")
    }
    guard single != nil else {
      throw arguments.error("the option '--output' is missing, or '--swift-output' and its like")
    }
    var plan = OutputPlan()
    plan.bundleName = arguments.value("bundle-name") ?? ""
    plan.swift = arguments.values("swift-output")
    if let path = plan.swift.first(where: { path in plan.swift.count { $0 == path } > 1 }) {
      throw arguments.error("'--swift-output \(path)' is given twice")
    }
    plan.archive = arguments.value("archive-output")
    for value in arguments.values("table-output") {
      guard let equals = value.firstIndex(of: "="),
        BuildFileNames.language(ofFolder: value[..<equals]) != nil
      else {
        throw arguments.error("'--table-output \(value)' is not of the form de.lproj=FILE")
      }
      plan.tables.append(
        OutputPlan.TableOutput(
          folder: String(value[..<equals]), path: String(value[value.index(after: equals)...])))
    }
    return plan
  }

  private static func folderPlan(_ arguments: Arguments, for files: [SourceFile]) -> OutputPlan {
    var folders: [String: String] = [:]
    for file in files where !file.format.holdsAllLanguages {
      guard let language = file.language, !BuildFileNames.isBase(language) else { continue }
      folders[language] = folders[language] ?? language + ".lproj"
    }
    return OutputPlan(
      folder: TableSearch.normalized(arguments.value("output") ?? "."),
      languageFolders: folders.values.sorted(),
      bundleName: arguments.value("bundle-name") ?? "",
      tableBytes: files.reduce(0) { $0 + $1.contents.count })
  }
}
