/// All rules over a catalog.
package enum TableChecks {
  package static let rules: [any Rule] = []

  /// Severities, `off` and `[no-lint]` comments are applied; baselines are not.
  package static func check(_ catalog: Catalog, configuration: Configuration) -> [Diagnostic] { [] }
}
