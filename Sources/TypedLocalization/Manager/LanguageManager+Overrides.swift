extension LanguageManager {
  /// Lays `overrides` over the built-in texts, and over the overrides installed before.
  @discardableResult
  public func install(_ overrides: Overrides) -> OverrideInstallation {
    discoverTables()
    let (installation, tables) = state.withLock { state in
      state.overrideCount += 1
      let installation = OverrideInstallation(
        overrides, identifier: state.overrideCount, manager: self)
      state.overrides.append(installation)
      return (installation, state.tables)
    }
    report(overrides.faults.map { LocalizationFault(.override($0)) })
    let concerned = tables.filter { overrides.concerns($0.manifest) }
    let known = concerned.reduce(into: Set<String>()) { $0.formUnion($1.prepare(installation)) }
    if !concerned.isEmpty { reportUnknown(in: installation, known: known) }
    resetTables()
    return installation
  }

  /// What the installed overrides hold that is not used.
  public var overrideReport: [OverrideFault] {
    state.withLock { $0.overrides }.flatMap(\.report)
  }

  func remove(_ installation: OverrideInstallation) {
    state.withLock { state in state.overrides.removeAll { $0 === installation } }
    resetTables(removing: installation)
  }

  /// Those that concern a target, the last installed first.
  func overrides(for manifest: TableManifest) -> [OverrideInstallation] {
    state.withLock { $0.overrides }.filter { $0.overrides.concerns(manifest) }.reversed()
  }

  func resetTables(removing installation: OverrideInstallation? = nil) {
    for table in state.withLock({ $0.tables }) { table.reset(removing: installation) }
    noteMutation()
  }

  private func reportUnknown(in installation: OverrideInstallation, known: Set<String>) {
    var faults: [OverrideFault] = []
    for layer in installation.overrides.layers {
      for key in layer.messages.keys.sorted() where !known.contains(key) {
        faults.append(
          OverrideFault(
            reason: .unknownKey, source: layer.source, language: layer.language, key: key))
      }
    }
    installation.add(faults)
    report(faults.map { LocalizationFault(.override($0)) })
  }
}
