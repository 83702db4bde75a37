internal import MessageFormat

/// The tables of one target, as its generated code holds them.
@_spi(Generated)
public final class LocalizedTable: Sendable {
  let manifest: TableManifest
  let manager: LanguageManager
  let contents: Locked<TableContents>
  let snapshots: SnapshotSlots

  /// - Parameters:
  ///   - bundle: `<package>_<target>`, the resource folder's name without its extension.
  ///   - fingerprint: of the keys and signatures; a compiled table made for others is not used.
  ///   - languages: `tag=folder` a line, the development language first; an empty folder means the
  ///     shared archive (`LocalizationHelper.tables`).
  ///   - tables: `name=first..<end` a line: which message indices each table has.
  ///   - options: `name=value` a line: `numbers=plain`, `fallback=zh-TW:zh-CN,en`,
  ///     `offers=en,fr`, `notOverridable=pattern`.
  ///   - literals: compiled tables as literals: the development language's; with embedded storage
  ///     every language's, in the order of `languages`.
  ///   - registration: the generated `LocalizationHelperTables`, named here so that the optimizer
  ///     keeps it.
  ///   - resources: where the platform says the resources lie (Apple platforms).
  public convenience init(
    bundle: StaticString, fingerprint: UInt64, languages: StaticString, tables: StaticString,
    options: StaticString, literals: [StaticString],
    registration: (any LocalizedTableRegistration.Type)? = nil,
    resources: (@Sendable () -> String?)? = nil
  ) {
    let manifest = TableManifest(
      bundle: bundle.string, fingerprint: fingerprint, languages: languages.string,
      tables: tables.string, options: options.string)
    self.init(
      manifest: manifest, literals: literals.map(\.bytes),
      folder: ResourceFolder(bundle: manifest.bundle, given: resources), manager: .shared)
  }

  /// - Parameter literals: bytes that live as long as the process.
  init(
    manifest: TableManifest, literals: [UnsafeRawBufferPointer], folder: ResourceFolder,
    manager: LanguageManager
  ) {
    self.manifest = manifest
    self.manager = manager
    contents = Locked(TableContents(manifest: manifest, literals: literals, folder: folder))
    snapshots = SnapshotSlots()
    manager.register(self)
  }

  /// Called while the program is loaded, before `main`.
  public static func announce(_ type: any LocalizedTableRegistration.Type) {
    TableDiscovery.announce(type)
  }

  /// The text of a message without arguments, in the language in force.
  public func text(_ index: Int) -> String {
    read { $0.format(index, UnsafeBufferPointer(start: nil, count: 0), of: $1) } ?? missing(index)
  }

  /// The text of a message with one argument.
  public func text(_ index: Int, _ first: LocalizedArgument) -> String {
    withUnsafePointer(to: first.value) { format(index, UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The text of a message with two arguments.
  public func text(
    _ index: Int, _ first: LocalizedArgument, _ second: LocalizedArgument
  ) -> String {
    withUnsafeTemporaryAllocation(of: FormatArgument.self, capacity: 2) { buffer in
      buffer.initializeElement(at: 0, to: first.value)
      buffer.initializeElement(at: 1, to: second.value)
      defer { buffer.deinitialize() }
      return format(index, UnsafeBufferPointer(buffer))
    }
  }

  /// The text of a message with three arguments.
  public func text(
    _ index: Int, _ first: LocalizedArgument, _ second: LocalizedArgument,
    _ third: LocalizedArgument
  ) -> String {
    withUnsafeTemporaryAllocation(of: FormatArgument.self, capacity: 3) { buffer in
      buffer.initializeElement(at: 0, to: first.value)
      buffer.initializeElement(at: 1, to: second.value)
      buffer.initializeElement(at: 2, to: third.value)
      defer { buffer.deinitialize() }
      return format(index, UnsafeBufferPointer(buffer))
    }
  }

  /// The text of a message with any number of arguments.
  public func text(_ index: Int, _ arguments: [LocalizedArgument]) -> String {
    arguments.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FormatArgument.self) { format(index, $0) }
    }
  }

  /// The text as it stands in the table, placeholders unfilled; nil for a key of no table.
  public func string(forKey key: String, in indices: Range<Int>) -> String? {
    guard let index = development?.index(ofKey: key, in: indices) else { return nil }
    return read { $0.rawText(index, of: $1) }
  }

  private func format(
    _ index: Int, _ arguments: UnsafeBufferPointer<FormatArgument>
  ) -> String {
    read { $0.format(index, arguments, of: $1) } ?? missing(index)
  }

  func snapshotInForce() -> LanguageSnapshot { resolve(manager.identifierInForce()) }

  @inline(__always)
  private func read<Result>(_ body: (LanguageSnapshot, LocalizedTable) -> Result) -> Result {
    read(manager.identifierInForce(), body)
  }

  /// - Parameter body: gets this table too, which would be retained if it were captured.
  @inline(__always)
  func read<Result>(
    _ identifier: Int, _ body: (LanguageSnapshot, LocalizedTable) -> Result
  ) -> Result {
    if let snapshot = snapshots.lasting(identifier) {
      return snapshot._withUnsafeGuaranteedRef { body($0, self) }
    }
    return readSlowly(identifier, body)
  }

  @inline(never)
  private func readSlowly<Result>(
    _ identifier: Int, _ body: (LanguageSnapshot, LocalizedTable) -> Result
  ) -> Result {
    snapshots.read(identifier) { body($0, self) } ?? body(resolve(identifier), self)
  }
}

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
  func reset(removing installation: OverrideInstallation? = nil) {
    let retired = contents.withLock { contents in
      if let installation { contents.overlays[installation.identifier] = nil }
      snapshots.clear()
      return contents.retire()
    }
    if retired.isEmpty { return }
    let isFree = SnapshotReaders.haveLeft()
    contents.withLock { contents in
      if isFree { retired.forEach(snapshots.forget) } else { contents.retired += retired }
    }
  }

  func resolve(_ identifier: Int) -> LanguageSnapshot {
    let identifier = identifier > 0 ? identifier : manager.resolveCurrent()
    let (snapshot, isFull) = withContents { contents -> (LanguageSnapshot, Bool) in
      if let known = snapshots.snapshot(identifier) { return (known.takeUnretainedValue(), false) }
      let kept = self.snapshot(for: LanguageIdentifiers.tag(of: identifier), in: &contents)
      snapshots.store(kept, at: identifier)
      return (kept.snapshot, contents.isFull)
    }
    if isFull { reset() }
    return snapshot
  }

  /// A table that was read when it was whole, and has become another in memory: a mapped file that was
  /// written over. Its messages come from the next language.
  @inline(never)
  func reportDamage(of table: CompiledTable, in language: String) {
    let reason = table.isExchanged ? "it became one made for other keys" : "\(TableFault.damaged)"
    let folder = contents.withLock { $0.path(ofTableFor: language) }
    manager.report([.init(.tableUnreadable(language: language, path: folder, reason: reason))])
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

  private func snapshot(for tag: String, in contents: inout TableContents) -> KeptSnapshot {
    contents.checkFolder()
    let overlays = overlays(in: &contents)
    var chain: [String]
    repeat {
      var fallbacks = LanguageFallbacks(
        available: contents.languages, configured: manifest.fallbacks)
      chain = fallbacks.chain(for: tag)
    } while chain.contains { contents.table(for: $0) == nil && contents.languages.first != $0 }
    let layers = SnapshotBuilder(tag: tag, chain: chain, overlays: overlays).layers(from: &contents)
    return contents.snapshot(of: layers, asked: tag, setting: manager.formatSetting)
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

/// An argument of a generated accessor.
@_spi(Generated)
public struct LocalizedArgument: Sendable {
  let value: FormatArgument

  /// Of `%@`, `%s` and `%S`.
  public static func string(_ value: String) -> Self { Self(value: .string(value)) }
  /// Of `%d`, `%i` and `*`.
  public static func int(_ value: Int) -> Self { Self(value: .int(Int64(value))) }
  /// Of `%u`, `%o`, `%x` and `%p`.
  public static func uint(_ value: UInt) -> Self { Self(value: .uint(UInt64(value))) }
  /// Of `%f`, `%e`, `%g` and `%a`.
  public static func double(_ value: Double) -> Self { Self(value: .double(value)) }
  /// Of `%c` and `%C`.
  public static func character(_ value: Character) -> Self { Self(value: .character(value)) }
}

extension StaticString {
  fileprivate var string: String {
    String(decoding: bytes.assumingMemoryBound(to: UInt8.self), as: UTF8.self)
  }

  /// Valid for the life of the process.
  fileprivate var bytes: UnsafeRawBufferPointer {
    guard hasPointerRepresentation else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
