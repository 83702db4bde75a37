internal import MessageFormat
internal import Synchronization

/// The tables of one target, as its generated code holds them.
@_spi(Generated)
public final class LocalizedTable: Sendable {
  let manifest: TableManifest
  let manager: LanguageManager
  let contents: Locked<TableContents>
  /// Language identifier → `LanguageSnapshot`, retained for good.
  let snapshots: SnapshotSlots

  /// - Parameters:
  ///   - bundle: `<package>_<target>`, the resource folder's name without its extension.
  ///   - fingerprint: of the keys and signatures; a compiled table made for others is not used.
  ///   - languages: `tag=folder` a line, the development language first; an empty folder means the
  ///     shared archive (`LocalizationHelper.tables`).
  ///   - tables: `name=first..<end` a line: which message indices each table has.
  ///   - options: `name=value` a line: `numbers=plain`, `fallback=zh-TW:zh-CN,en`,
  ///     `notOverridable=pattern`.
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

  public func text(_ index: Int) -> String {
    snapshot()._withUnsafeGuaranteedRef {
      $0.format(index, UnsafeBufferPointer(start: nil, count: 0))
    } ?? missing(index)
  }

  public func text(_ index: Int, _ first: LocalizedArgument) -> String {
    withUnsafePointer(to: first.value) { format(index, UnsafeBufferPointer(start: $0, count: 1)) }
  }

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

  public func text(_ index: Int, _ arguments: [LocalizedArgument]) -> String {
    arguments.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FormatArgument.self) { format(index, $0) }
    }
  }

  /// The text as it stands in the table, placeholders unfilled; nil for a key of no table.
  public func string(forKey key: String, in indices: Range<Int>) -> String? {
    guard let index = development?.index(ofKey: key, in: indices) else { return nil }
    return snapshot()._withUnsafeGuaranteedRef { $0.rawText(index) }
  }

  /// The languages that these tables have, by code.
  public var languages: [Language] {
    loadedLanguages().sorted().map { Language($0) }
  }

  private func format(
    _ index: Int, _ arguments: UnsafeBufferPointer<FormatArgument>
  ) -> String {
    snapshot()._withUnsafeGuaranteedRef { $0.format(index, arguments) } ?? missing(index)
  }

  func snapshotInForce() -> LanguageSnapshot { snapshot().takeUnretainedValue() }

  @inline(__always)
  private func snapshot() -> Unmanaged<LanguageSnapshot> {
    let identifier = manager.identifierInForce()
    return snapshots.load(identifier) ?? resolve(identifier)
  }
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
