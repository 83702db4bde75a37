import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct StorageTests {
  static let texts: TargetFixture.Texts = ["en": ["a": "A"], "hi": ["a": "H"]]

  @Test func theChoiceIsRemembered() throws {
    let storage = MemoryLanguageStorage()
    let first = TargetFixture(Self.texts, storage: storage)
    _ = try first.table()
    try first.manager.select("hi")
    let second = TargetFixture(Self.texts, storage: storage)
    #expect(try second.table().text(0) == "H")
    #expect(second.manager.selected?.code == "hi")
    second.manager.followSystem()
    #expect(storage.load() == nil)
  }

  @Test func aStoredLanguageThatIsGoneIsReported() throws {
    let target = TargetFixture(
      Self.texts, storage: MemoryLanguageStorage("fr"), system: ["hi"])
    #expect(try target.table().text(0) == "H")
    #expect(target.manager.selected == nil)
    #expect(
      target.faults.values.map(\.kind) == [
        .storedLanguageUnavailable(code: "fr", current: "hi")
      ])
  }

  @Test func storageCanBeSetBeforeTheFirstText() throws {
    struct Untouchable: LanguageStorage {
      func load() throws -> String? { throw LanguageStorageError.notWritten }
      func save(_ code: String?) throws { throw LanguageStorageError.notWritten }
    }
    let target = TargetFixture(Self.texts, storage: Untouchable())
    let table = try target.table()
    target.manager.storage = MemoryLanguageStorage("hi")
    #expect(table.text(0) == "H")
    #expect(target.faults.values.isEmpty)
    target.manager.storage = Untouchable()
    #expect(table.text(0) == "A")
    try target.manager.select("hi")
    #expect(table.text(0) == "H")
    #expect(target.faults.values.count == 1)
  }

  @Test func aFileInTheConfigurationFolder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("program/language")
    let storage = FileLanguageStorage(file: file)
    #expect(try storage.load() == nil)
    try storage.save(nil)
    try storage.save("pt-BR")
    #expect(try String(contentsOf: file, encoding: .utf8) == "pt-BR\n")
    #expect(try FileLanguageStorage(file: file).load() == "pt-BR")
    try storage.save(nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func whateverTheFileHoldsIsNoCrash() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("storage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    for data in [Data(), Data([0xFF, 0xFE, 0]), Data(repeating: 0x41, count: 100_000)] {
      try data.write(to: file)
      let target = TargetFixture(Self.texts, storage: FileLanguageStorage(file: file))
      #expect(try target.table().text(0) == "A")
    }
  }

  #if os(Linux)
    /// What another process would read: the file, written when `save` returns.
    @Test func userDefaultsReachTheDisk() throws {
      let suite = "typed-localization-\(UUID().uuidString)"
      let storage = UserDefaultsLanguageStorage(key: "language", suiteName: suite)
      let environment = ProcessInfo.processInfo.environment
      let folder =
        environment["XDG_CONFIG_HOME"] ?? "\(environment["HOME"] ?? NSHomeDirectory())/.config"
      let file = URL(fileURLWithPath: "\(folder)/\(suite).plist")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(try storage.load() == nil)
      try storage.save("hi")
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), options: [], format: nil)
      #expect((list as? [String: Any])?["language"] as? String == "hi")
      try storage.save(nil)
      #expect(try storage.load() == nil)
    }
  #endif
}
