internal import SwiftEmission
internal import TableChecks

/// The whole pipeline: the files of a target in, findings and output files out. Touches no disk.
package func generate(
  _ files: [SourceFile], configuration: Configuration, plan: OutputPlan,
  lock: InterfaceLock? = nil
) -> ToolResult {
  let parsed = parse(files)
  let tableSet = TableSet.joining(parsed.value, configuration: configuration)
  let findings = TableChecks.check(tableSet.value, configuration: configuration)
  let emitted = SwiftEmission.emit(
    tableSet.value, options: plan.emissionOptions(for: configuration))
  let broken = lock?.differences(in: tableSet.value, configuration: configuration) ?? []
  let told = TableChecks.apply(
    configuration, to: parsed.diagnostics + tableSet.diagnostics + emitted.diagnostics + broken,
    tableSet: tableSet.value)
  return ToolResult(diagnostics: told + findings, outputs: plan.outputs(of: emitted.value))
}

/// The findings alone.
package func check(
  _ files: [SourceFile], configuration: Configuration, lock: InterfaceLock? = nil
) -> [Diagnostic] {
  generate(files, configuration: configuration, plan: OutputPlan(), lock: lock).diagnostics
}

/// All tables in the order of the files, which are parsed side by side.
package func parse(_ files: [SourceFile]) -> Parsed<[TableFile]> {
  var all = Parsed<[TableFile]>([])
  for parsed in concurrentMap(files.count, { TableParser.parse(files[$0]).namingKeys() }) {
    all.value += parsed.value
    all.diagnostics += parsed.diagnostics
  }
  return all
}

extension Parsed<[TableFile]> {
  /// With the key of the entry that a finding lies in, where the reader did not know it yet.
  fileprivate func namingKeys() -> Parsed<[TableFile]> {
    guard let first = value.first else { return self }
    var named = self
    for (index, diagnostic) in diagnostics.enumerated() where diagnostic.key == nil {
      guard let location = diagnostic.location, location.range.end > location.range.start,
        location.text === first.source
      else { continue }
      named.diagnostics[index].key = first.entry(at: location.range.start)?.key.string
    }
    return named
  }
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
