internal import MessageFormat

/// The slow path: once for each language in force and each change of overrides.
extension LocalizedTable {
  var development: CompiledTable? { withContents { $0.developmentTable() } }

  /// The languages not known to be unreadable; no file is opened.
  func declaredLanguages() -> [String] { contents.withLock { $0.languages } }

  /// The languages whose tables can be read; opens all of them.
  func loadedLanguages() -> [String] {
    withContents { contents in
      for language in contents.languages { _ = contents.table(for: language) }
      return contents.languages
    }
  }

  /// Whether there is one of exactly this language.
  func hasReadableTable(for language: String) -> Bool {
    withContents { $0.table(for: language) != nil }
  }

  /// Forgets what was resolved: overrides, device or width changed.
  func reset() {
    contents.withLock { contents in
      contents.forgetSnapshots()
      snapshots.clear()
    }
  }

  @inline(never)
  func resolve(_ identifier: Int) -> Unmanaged<LanguageSnapshot> {
    let identifier = identifier > 0 ? identifier : manager.resolveCurrent()
    let tag = LanguageIdentifiers.tag(of: identifier)
    return withContents { contents in
      if let known = snapshots.load(identifier) { return known }
      return snapshots.store(snapshot(for: tag, in: &contents), at: identifier)
    }
  }

  /// A message that even the development language lacks: an index of other code, a damaged literal.
  @inline(never)
  func missing(_ index: Int) -> String {
    let key = development?.key(at: index) ?? ""
    manager.report([.init(.messageMissing(bundle: manifest.bundle, index: index, key: key))])
    return key
  }

  /// Runs `body` under the lock, and reports what it found wrong when the lock is free.
  func withContents<Result>(_ body: (inout TableContents) -> Result) -> Result {
    let (result, faults) = contents.withLock { contents in
      let result = body(&contents)
      defer { contents.faults = [] }
      return (result, contents.faults)
    }
    if !faults.isEmpty { manager.report(faults) }
    return result
  }

  private func snapshot(for tag: String, in contents: inout TableContents) -> LanguageSnapshot {
    contents.checkFolder()
    let overlays = overlays(in: &contents)
    var chain: [String]
    repeat {
      var fallbacks = LanguageFallbacks(
        available: contents.languages, configured: manifest.fallbacks)
      chain = fallbacks.chain(for: tag)
    } while chain.contains { contents.table(for: $0) == nil && contents.languages.first != $0 }
    let asked = overlays.isEmpty ? nil : tag
    if let known = contents.snapshot(for: chain, asked: asked) { return known }
    let builder = SnapshotBuilder(
      tag: tag, chain: chain, overlays: overlays, setting: manager.formatSetting)
    let snapshot = builder.build(from: &contents)
    contents.keep(snapshot, for: chain, asked: asked)
    return snapshot
  }

  /// Compiles the overrides' texts for this target, and returns the keys that it has.
  func prepare(_ installation: OverrideInstallation) -> Set<String> {
    withContents { overlay(of: installation, in: &$0)?.known ?? [] }
  }

  private func overlays(in contents: inout TableContents) -> [OverrideOverlay] {
    manager.overrides(for: manifest).compactMap { overlay(of: $0, in: &contents) }
  }

  private func overlay(
    of installation: OverrideInstallation, in contents: inout TableContents
  ) -> OverrideOverlay? {
    if let known = contents.overlays[installation.identifier] { return known }
    guard let development = contents.developmentTable() else { return nil }
    var compiler = OverrideCompiler(manifest: manifest, development: development)
    let overlay = compiler.overlay(
      of: installation.overrides, identifier: installation.identifier)
    contents.overlays[installation.identifier] = overlay
    installation.add(compiler.faults)
    contents.faults += compiler.faults.map { LocalizationFault(.override($0)) }
    return overlay
  }
}
