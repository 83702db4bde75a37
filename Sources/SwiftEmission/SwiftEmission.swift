/// Catalog → Swift text and compiled tables.
package enum SwiftEmission {
  package static func emit(_ catalog: Catalog, options: EmissionOptions) -> Parsed<EmittedOutput> {
    let plan = plan(catalog, configuration: options.configuration)
    let fingerprint = Fingerprint(of: catalog).value
    let compiler = TableCompiler(catalog: catalog, fingerprint: fingerprint)
    let tables = concurrentMap(catalog.languages.count) { index in
      (language: catalog.languages[index], bytes: compiler.table(ofLanguage: index))
    }
    let isEmbedded = options.configuration.storage == .embedded
    let literals = (isEmbedded ? tables[...] : tables.prefix(1)).map(\.bytes)
    let description = TableDescription(
      catalog, options, fingerprint: fingerprint, literals: literals)
    let swift = SwiftFileWriter(
      plan: plan.value, description: description, fileCount: options.swiftFileCount
    ).write()
    return Parsed(EmittedOutput(swift: swift, tables: tables), diagnostics: plan.diagnostics)
  }

  /// The names and signatures that `emit` writes, and what there is to say about them.
  package static func plan(
    _ catalog: Catalog, configuration: Configuration
  ) -> Parsed<AccessorPlan> {
    AccessorPlanner(catalog: catalog, configuration: configuration).plan()
  }
}
