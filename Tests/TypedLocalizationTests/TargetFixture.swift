import Foundation
import MessageFormat

@testable @_spi(Generated) import TypedLocalization

/// A target with compiled tables in a temporary folder, as the build leaves them.
final class TargetFixture: Sendable {
  typealias Texts = [String: [String: String]]

  static let bundle = "package_target"
  let place: URL
  let manager: LanguageManager
  let keys: [String]
  let fingerprint: UInt64
  private let texts: Texts
  private let development: String
  private let hidesMarks: Bool
  let faults = Recorder<LocalizationFault>()

  /// - Parameter texts: language → key → text; the development language has every key.
  init(
    _ texts: Texts, development: String = "en", fingerprint: UInt64 = 0xFEED_F00D_1234,
    storage: any LanguageStorage = MemoryLanguageStorage(), system: [String] = [],
    manager: LanguageManager? = nil, hidesMarks: Bool = false
  ) {
    self.hidesMarks = hidesMarks
    self.texts = texts
    self.development = development
    self.fingerprint = fingerprint
    keys = (texts[development] ?? [:]).keys.sorted {
      Array($0.utf8).lexicographicallyPrecedes($1.utf8)
    }
    place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "runtime-\(UUID().uuidString)")
    self.manager = manager ?? LanguageManager(storage: storage, systemLanguages: { system })
    let faults = faults
    self.manager.faultHandler = { faults.add($0) }
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  var root: URL { place.appendingPathComponent("\(Self.bundle).resources") }

  func index(_ key: String) -> Int { keys.firstIndex(of: key) ?? -1 }

  /// The table as the generated code makes it.
  /// - Parameters:
  ///   - folders: language → folder as written; by default the tag. Empty: the archive.
  ///   - onDisk: language → folder on disk, where it is another.
  func table(
    folders: [String: String] = [:], onDisk: [String: String] = [:],
    without missing: Set<String> = [],
    options: String = "", name: String = "Localizable"
  ) throws -> LocalizedTable {
    let others = texts.keys.filter { $0 != development }.sorted()
    for language in others where folders[language] != "" && !missing.contains(language) {
      // As SwiftPM spells it.
      let folder = onDisk[language] ?? (folders[language] ?? language).lowercased()
      try write(
        CompiledTableFile.file(of: compiled(language)),
        to: "\(folder).lproj/LocalizationHelper.table")
    }
    let archived = others.filter { folders[$0] == "" && !missing.contains($0) }
    if !archived.isEmpty {
      try write(
        CompiledTableArchive.write(archived.map { ($0, compiled($0)) }),
        to: "LocalizationHelper.tables")
    }
    return open(folders: folders, options: options, name: name)
  }

  /// Without writing anything.
  func open(
    folders: [String: String] = [:], options: String = "", name: String = "Localizable",
    manager: LanguageManager? = nil
  ) -> LocalizedTable {
    let others = texts.keys.filter { $0 != development }.sorted()
    let listings = ([development] + others).map { "\($0)=\(folders[$0] ?? $0)" }
    let place = place.path
    let literal = Unmanaged.passRetained(compiled(development)).takeUnretainedValue()
    return LocalizedTable(
      manifest: TableManifest(
        bundle: Self.bundle, fingerprint: fingerprint,
        languages: listings.joined(separator: "\n"), tables: "\(name)=0..<\(keys.count)",
        options: options),
      literals: [literal.bytes],
      folder: ResourceFolder(bundle: Self.bundle, places: [{ [place] }]),
      manager: manager ?? self.manager)
  }

  func compiled(_ language: String, fingerprint: UInt64? = nil) -> ByteStorage {
    var writer = CompiledTableWriter(
      language: language, fingerprint: fingerprint ?? self.fingerprint, messageCount: keys.count,
      keys: language == development ? keys.map { Text($0) } : nil)
    writer.hidesMarks = hidesMarks
    for key in keys {
      guard let string = texts[language]?[key] else {
        writer.appendMissing()
        continue
      }
      writer.append(MessageForm(text: Text(string)))
    }
    return writer.finish()
  }

  func write(_ bytes: ByteStorage, to path: String) throws {
    let data = withExtendedLifetime(bytes) { Data(bytes.bytes) }
    try write(data, to: root.appendingPathComponent(path))
  }

  func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// Collects values from any thread.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Value] = []

  func add(_ value: Value) { lock.withLock { all.append(value) } }
  var values: [Value] { lock.withLock { all } }
}
