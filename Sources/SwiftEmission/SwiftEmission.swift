/// Catalog → Swift text and compiled tables.
package enum SwiftEmission {
  package static func emit(_ tableSet: TableSet, options: EmissionOptions) -> Parsed<EmittedOutput>
  {
    let plan = plan(tableSet, configuration: options.configuration)
    let fingerprint = Fingerprint(of: tableSet).value
    let compiler = TableCompiler(tableSet: tableSet, fingerprint: fingerprint)
    let tables = concurrentMap(tableSet.languages.count) { index in
      (language: tableSet.languages[index], bytes: compiler.table(ofLanguage: index))
    }
    let isEmbedded = options.configuration.storage == .embedded
    let literals = (isEmbedded ? tables[...] : tables.prefix(1)).map(\.bytes)
    let description = TableDescription(
      tableSet, options, fingerprint: fingerprint, literals: literals)
    let swift = SwiftFileWriter(
      plan: plan.value, description: description, fileCount: options.swiftFileCount
    ).write()
    return Parsed(EmittedOutput(swift: swift, tables: tables), diagnostics: plan.diagnostics)
  }

  /// The names and signatures that `emit` writes, and what there is to say about them.
  package static func plan(
    _ tableSet: TableSet, configuration: Configuration
  ) -> Parsed<AccessorPlan> {
    AccessorPlanner(tableSet: tableSet, configuration: configuration).plan()
  }
}
