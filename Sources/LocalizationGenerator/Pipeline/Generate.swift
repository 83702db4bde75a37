internal import SwiftEmission
internal import TableChecks

/// The whole pipeline: the files of a target in, findings and output files out. Touches no disk.
/// - Parameters:
///   - folders: the names of the target's `.lproj` folders, with or without a table.
///   - reported: what was found while the files were looked for and read.
package func generate(
  _ files: [SourceFile], folders: [String] = [], configuration: Configuration, plan: OutputPlan,
  lock: InterfaceLock? = nil, reported: [Diagnostic] = []
) -> ToolResult {
  var outputs: [OutputFile] = []
  let diagnostics = examine(
    files, folders: folders, configuration: configuration, lock: lock, reported: reported
  ) { tableSet, tables, shipping in
    let emitted = SwiftEmission.emit(
      shipping.shipped(withPseudoLanguages(tableSet, tables, folders, configuration)),
      options: plan.emissionOptions(for: configuration))
    outputs = plan.outputs(of: emitted.value)
    return emitted.diagnostics
  }
  return ToolResult(diagnostics: diagnostics, outputs: outputs)
}

/// Languages that nobody writes are not checked: what is wrong in them is wrong in what they are made of.
private func withPseudoLanguages(
  _ tableSet: TableSet, _ tables: [TableFile], _ folders: [String], _ configuration: Configuration
) -> TableSet {
  if configuration.pseudoLanguages.isEmpty { return tableSet }
  let development = PseudoLanguage.sources(tables, development: tableSet.developmentLanguage)
  let made = configuration.pseudoLanguages.flatMap { language in
    development.map { language.table($0) }
  }
  return TableSet.joining(tables + made, folders: folders, configuration: configuration).value
}

/// The findings alone: names are planned, but nothing is written.
package func check(
  _ files: [SourceFile], folders: [String] = [], configuration: Configuration,
  lock: InterfaceLock? = nil, reported: [Diagnostic] = []
) -> [Diagnostic] {
  examine(
    files, folders: folders, configuration: configuration, lock: lock, reported: reported
  ) { tableSet, _, _ in SwiftEmission.plan(tableSet, configuration: configuration).diagnostics }
}

/// What all stages find. `emission` gives what there is to say about the accessors.
private func examine(
  _ files: [SourceFile], folders: [String], configuration: Configuration, lock: InterfaceLock?,
  reported: [Diagnostic], emission: (TableSet, [TableFile], Shipping) -> [Diagnostic]
) -> [Diagnostic] {
  let parsed = parse(files)
  let tableSet = TableSet.joining(
    parsed.value, folders: folders, configuration: configuration)
  let findings = TableChecks.check(tableSet.value, configuration: configuration)
  let shipping = Shipping(tableSet.value, configuration)
  let emitted = emission(tableSet.value, parsed.value, shipping)
  let broken = lock?.differences(in: tableSet.value, configuration: configuration) ?? []
  let ineffective = configuration.ineffectiveSettings(files, tableSet.value)
  return TableChecks.apply(
    configuration,
    to: reported + parsed.diagnostics + tableSet.diagnostics + ineffective + emitted + broken
      + shipping.findings + findings,
    tableSet: tableSet.value)
}

/// All tables in the order of the files, which are parsed side by side.
package func parse(_ files: [SourceFile]) -> Parsed<[TableFile]> {
  var all = Parsed<[TableFile]>([])
  for parsed in concurrentMap(files.count, { TableParser.parse(files[$0]) }) {
    all.value += parsed.value
    all.diagnostics += parsed.diagnostics
  }
  return all
}

/// What a run found and what it wants written.
package struct ToolResult {
  package var diagnostics: [Diagnostic]
  package var outputs: [OutputFile]
}

/// A file that the tool makes; written only where the bytes differ.
package struct OutputFile {
  package var path: String
  package var contents: ByteStorage

  package init(path: String, contents: ByteStorage) {
    self.path = path
    self.contents = contents
  }
}
