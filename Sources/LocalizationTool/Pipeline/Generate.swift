internal import SwiftEmission
internal import TableChecks
internal import TableParsing

/// The whole pipeline: the files of a target in, findings and output files out. Touches no disk.
func generate(
  _ files: [SourceFile], configuration: Configuration, plan: OutputPlan
) -> ToolResult {
  let parsed = parse(files)
  let catalog = Catalog.joining(parsed.value, configuration: configuration)
  let findings = TableChecks.check(catalog.value, configuration: configuration)
  let emitted = SwiftEmission.emit(
    catalog.value, options: plan.emissionOptions(for: configuration))
  let told = TableChecks.apply(
    configuration, to: parsed.diagnostics + catalog.diagnostics + emitted.diagnostics,
    catalog: catalog.value)
  return ToolResult(diagnostics: told + findings, outputs: plan.outputs(of: emitted.value))
}

/// The findings alone.
func check(_ files: [SourceFile], configuration: Configuration) -> [Diagnostic] {
  generate(files, configuration: configuration, plan: OutputPlan()).diagnostics
}

/// All tables in the order of the files, which are parsed side by side.
func parse(_ files: [SourceFile]) -> Parsed<[TableFile]> {
  var all = Parsed<[TableFile]>([])
  for parsed in concurrentMap(files.count, { TableParser.parse(files[$0]) }) {
    all.value += parsed.value
    all.diagnostics += parsed.diagnostics
  }
  return all
}
