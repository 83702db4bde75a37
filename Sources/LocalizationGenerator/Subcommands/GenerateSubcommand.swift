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
      .init("baseline", "FILE", "accepted findings where there is no localization.json"),
      .init(
        "language-folder", "NAME", isRepeatable: true,
        "an .lproj folder of the target without a table, such as Base"),
      .init("output", "FOLDER", "where everything goes, under the usual names"),
      .init("verify", "writes nothing and fails where a file in the folder is not up to date"),
      .init("bundle-name", "NAME", "<package>_<target>, the resource folder's name"),
      .init(
        "swift-output", "FILE", isRepeatable: true,
        "the Swift file, where --output is not given; several share the accessors"),
      .init(
        "table-output", "LPROJ=FILE", isRepeatable: true,
        "where the table of the languages of that folder goes"),
      .init("archive-output", "FILE", "the table file of the languages without a folder"),
      .init(
        "told", "SEVERITY:TEXT", isRepeatable: true,
        "what the plugin found about the target; in a second line the file that it is about"),
      .init("again", "FILE", "an input that is changed, so that the next build says it again"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables; without one, the target that the
      output folder lies in. Findings go to standard error as path:line:column: severity: message
      [rule]. Outputs are written only where they differ, also when there are errors; the exit code
      is then 1. In a folder of a package the name of the resource folder is told by Package.swift
      and the target's folder. Files of languages that are gone are taken away.
      """,
    examples: [
      "generate --output Sources/App/Generated", "generate --verify --output Sources/App/Generated",
      "generate Sources/App --output Generated --bundle-name App_App",
    ])

  package static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let plan = try plan(arguments)
    let unsuitable = try UnsuitableTarget(arguments)
    let input = try input(arguments, unsuitable)
    guard let configuration = input.configuration else {
      return console.report(input.diagnostics + unsuitable.diagnostics)
    }
    var usedPlan = OutputPlan()
    if let plan {
      usedPlan = plan
    } else {
      usedPlan = try folderPlan(arguments, input, configuration)
    }
    var result = ToolResult(
      diagnostics: input.diagnostics,
      outputs: unsuitable.outputs(configuration, to: usedPlan.neededSwift)
    )
    if !input.files.isEmpty || !unsuitable.isTold {
      result = generate(
        input.files, folders: input.languageFolders, configuration: configuration, plan: usedPlan,
        lock: input.lock,
        reported: input.diagnostics + input.lockDiagnostics)
    }
    result.diagnostics += unsuitable.diagnostics
    if !result.outputs.isEmpty { result.outputs += emptied(usedPlan.swift, of: result.outputs) }
    result.diagnostics += finish(result.outputs, arguments, unsuitable)
    return console.report(
      SummedFindings.of(
        input.accepting(result.diagnostics, without: Set(Rule.usageRules.map(\.id)))))
  }

  private static func input(
    _ arguments: Arguments, _ unsuitable: UnsuitableTarget
  ) throws(UsageError) -> TargetInput {
    if arguments.operands.isEmpty, !arguments.isGiven("output"), unsuitable.isTold {
      return TargetInput(arguments)
    }
    guard arguments.operands.isEmpty, let output = arguments.value("output") else {
      try arguments.requirePaths("a table or a folder of tables")
      return TargetInput(arguments)
    }
    let target = TargetFolders.target(around: output)
    guard Disk.isFolder(target) else { throw arguments.missing(target) }
    return TargetInput(
      paths: [target], configuration: arguments.value("config"),
      folders: arguments.values("language-folder"), baseline: arguments.value("baseline"))
  }

  /// Writes or compares; what went wrong.
  private static func finish(
    _ outputs: [OutputFile], _ arguments: Arguments, _ unsuitable: UnsuitableTarget
  ) -> [Diagnostic] {
    let folder = arguments.value("output").map(TableSearch.normalized)
    let committed = folder.map { CommittedOutputs(outputs, folder: $0) }
    if arguments.isGiven("verify"), let committed { return committed.staleness() }
    var diagnostics: [Diagnostic] = []
    for output in outputs {
      do throws(DiskFault) {
        try Disk.write(output.contents, to: output.path)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    do throws(DiskFault) {
      try unsuitable.prepareNextBuild()
    } catch {
      diagnostics.append(error.diagnostic)
    }
    return diagnostics + (outputs.isEmpty ? [] : committed?.removeLeftovers() ?? [])
  }

  /// Files of an earlier run, of which the others declare everything now.
  private static func emptied(_ paths: [String], of outputs: [OutputFile]) -> [OutputFile] {
    let head = EmittedOutput.emptyPart
    let made = Set(outputs.map(\.path))
    return paths.filter { !made.contains($0) }.compactMap { path in
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
    guard !arguments.isGiven("verify") else {
      throw arguments.error("'--verify' needs '--output'")
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

  /// What needs no file gets none: languages in the code, and an archive without languages.
  private static func folderPlan(
    _ arguments: Arguments, _ input: TargetInput, _ configuration: Configuration
  ) throws(UsageError) -> OutputPlan {
    let files = input.files
    var folders: [String: String] = [:]
    for file in files where !file.format.holdsAllLanguages {
      guard let language = file.language, !BuildFileNames.isBase(language) else { continue }
      folders[language] = folders[language] ?? language + ".lproj"
    }
    let isBundle = configuration.storage == .bundle
    var plan = OutputPlan(
      folder: TableSearch.normalized(arguments.value("output") ?? "."),
      languageFolders: isBundle ? folders.values.sorted() : [],
      bundleName: try bundleName(arguments, input))
    let hasOthers =
      files.contains { $0.format.holdsAllLanguages } || !configuration.pseudoLanguages.isEmpty
    if !isBundle || !hasOthers { plan.archive = nil }
    return plan
  }

  /// As given; else, of outputs that lie in a target's folder, what SwiftPM calls it.
  private static func bundleName(
    _ arguments: Arguments, _ input: TargetInput
  ) throws(UsageError) -> String {
    if let name = arguments.value("bundle-name") { return name }
    guard let folder = input.paths.first, input.paths.count == 1, Disk.isFolder(folder) else {
      return ""
    }
    let target = TableSearch.normalized(folder)
    let output = TableSearch.normalized(arguments.value("output") ?? ".")
    guard target == "." ? !output.hasPrefix("/") : output.hasPrefix(target + "/") else { return "" }
    return try BundleName.of(target, arguments) ?? ""
  }
}
