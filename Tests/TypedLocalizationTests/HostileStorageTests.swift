import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Storages that are no files, and storages that use the manager.
@Suite(.serialized, .timeLimit(.minutes(2))) struct HostileStorageTests {
  static let texts: TargetFixture.Texts = ["de": ["a": "D"], "en": ["a": "A"], "hi": ["a": "H"]]

  private final class Place {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hostile-storage-\(UUID().uuidString)")
    var file: URL { folder.appendingPathComponent("language") }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    }
  }

  static func isNoFile(_ error: any Error) -> Bool {
    if case LanguageStorageError.notAFile = error { return true }
    return false
  }

  @Test func aFolderStays() throws {
    let place = try Place()
    try FileManager.default.createDirectory(
      at: place.file.appendingPathComponent("inner"), withIntermediateDirectories: true)
    let storage = FileLanguageStorage(file: place.file)
    for code in [nil, "de"] {
      #expect { try storage.save(code) } throws: { Self.isNoFile($0) }
    }
    #expect { _ = try storage.load() } throws: { Self.isNoFile($0) }
    #expect(Files.isFolder(place.file.path + "/inner"))
    #expect(place.names == ["language"])
  }

  @Test(arguments: ["/", "/tmp", "/dev/null", "/dev/zero", "/proc/self/fd", ""])
  func whatIsNoFileIsReported(path: String) {
    let storage = FileLanguageStorage(file: URL(fileURLWithPath: path))
    #expect(throws: (any Error).self) { try storage.save("de") }
    #expect(throws: (any Error).self) { try storage.save(nil) }
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    #expect(Files.isFolder("/tmp"))
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let place = try Place()
    #expect(mkfifo(place.file.path, 0o600) == 0)
    let storage = FileLanguageStorage(file: place.file)
    #expect { _ = try storage.load() } throws: { Self.isNoFile($0) }
    #expect { try storage.save("de") } throws: { Self.isNoFile($0) }
    #expect { try storage.save(nil) } throws: { Self.isNoFile($0) }
    #expect(place.names == ["language"])
    let target = TargetFixture(Self.texts, storage: storage)
    #expect(try target.table().text(0) == "A")
    try target.manager.select("de")
    #expect(target.faults.values.count == 1)
  }

  @Test(arguments: ["real", "deeper/real"]) func aLinkLeadsToItsFile(name: String) throws {
    let place = try Place()
    let real = place.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: real.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("hi\n".utf8).write(to: real)
    #expect(chmod(real.path, 0o640) == 0)
    #expect(symlink(name, place.file.path) == 0)
    let storage = FileLanguageStorage(file: place.file)
    #expect(try storage.load() == "hi")
    try storage.save("de")
    #expect(Files.target(ofLink: place.file.path) == name)
    #expect(try String(contentsOf: real, encoding: .utf8) == "de\n")
    let mode = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
    try storage.save(nil)
    #expect(Files.target(ofLink: place.file.path) == name)
    #expect(Files.size(of: real.path) == nil)
    #expect(try storage.load() == nil)
    try storage.save("hi")
    #expect(try String(contentsOf: real, encoding: .utf8) == "hi\n")
  }

  @Test(arguments: ["language", "../nowhere/x", "/", "."])
  func linksThatLeadNowhere(target: String) throws {
    let place = try Place()
    #expect(symlink(target, place.file.path) == 0)
    let storage = FileLanguageStorage(file: place.file)
    if target != "../nowhere/x" {
      #expect(throws: (any Error).self) { try storage.save("de") }
      #expect(throws: (any Error).self) { _ = try storage.load() }
    } else {
      #expect(try storage.load() == nil)
    }
    #expect(Files.target(ofLink: place.file.path) == target)
  }

  @Test func nothingIsLeftBeside() throws {
    let place = try Place()
    let storage = FileLanguageStorage(file: place.file)
    for round in 0..<100 { try storage.save(round % 2 == 0 ? "de" : "hi") }
    #expect(place.names == ["language"])
    #expect(try storage.load() == "hi")
  }

  /// A reader in another process never sees half a file.
  @Test func theFileIsAlwaysWhole() throws {
    let place = try Place()
    let storage = FileLanguageStorage(file: place.file)
    try storage.save("de")
    let isRunning = Locked(true)
    let done = DispatchGroup()
    done.enter()
    Thread {
      while isRunning.withLock({ $0 }) {
        for code in ["de", "zh-Hant-HK"] { try? storage.save(code) }
      }
      done.leave()
    }.start()
    for _ in 0..<2000 {
      let code = try storage.load()
      #expect(code == "de" || code == "zh-Hant-HK")
    }
    isRunning.withLock { $0 = false }
    done.wait()
  }

  @Test func aValueThatIsNoLanguage() throws {
    for value in [String(repeating: "de-", count: 100), "../x", "\u{0}", "🙂"] {
      let target = TargetFixture(Self.texts, storage: MemoryLanguageStorage(value))
      #expect(try target.table().text(0) == "A")
      #expect(target.manager.selected == nil)
      #expect(target.faults.values.count == 1)
    }
  }

  /// Calls back.
  private final class Storage: LanguageStorage {
    let code: Locked<String?>
    let onLoad = Locked<(@Sendable () -> Void)?>(nil)
    let onSave = Locked<(@Sendable (String?) -> Void)?>(nil)

    init(_ code: String? = nil) { self.code = Locked(code) }

    func load() -> String? {
      let code = code.withLock { $0 }
      onLoad.withLock { $0 }?()
      return code
    }

    func save(_ code: String?) {
      onSave.withLock { $0 }?(code)
      self.code.withLock { $0 = code }
    }
  }

  @Test func savingMayUseTheManager() throws {
    let storage = Storage()
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let (manager, seen) = (target.manager, Recorder<String>())
    storage.onSave.withLock {
      $0 = { code in
        seen.add("\(code ?? "") \(manager.current.code) \(table.text(0))")
        if code == "de" { try? manager.select("hi") }
      }
    }
    try manager.select("de")
    #expect(seen.values == ["de de D", "hi hi H"])
    #expect(storage.code.withLock { $0 } == "hi")
  }

  @Test func savingMayWaitForAThreadThatUsesTheManager() throws {
    let storage = Storage()
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let (manager, seen) = (target.manager, Recorder<String>())
    storage.onSave.withLock {
      $0 = { code in
        if code == "de" {
          let done = DispatchSemaphore(value: 0)
          Thread {
            seen.add(table.text(0))
            try? manager.select("hi")
            manager.width = 7
            manager.install(Overrides(texts: ["a": "override"])).remove()
            seen.add(manager.current.code)
            done.signal()
          }.start()
          seen.add(done.wait(timeout: .now() + 20) == .success ? "in time" : "deadlock")
        }
      }
    }
    try manager.select("de")
    #expect(seen.values == ["D", "hi", "in time"])
    #expect(storage.code.withLock { $0 } == "hi")
    #expect(manager.selected?.code == "hi")
  }

  @Test func loadingMayUseTheManager() throws {
    let storage = Storage("hi")
    let target = TargetFixture(Self.texts, storage: storage, system: ["de"])
    let table = try target.table()
    let (manager, seen) = (target.manager, Recorder<String>())
    storage.onLoad.withLock { $0 = { seen.add("\(manager.current.code) \(table.text(0))") } }
    #expect(table.text(0) == "H")
    #expect(seen.values == ["de D"])
    #expect(manager.selected?.code == "hi")
  }

  /// A table that registers while the storage is read does not lose what was read.
  @Test func aTableThatRegistersMeanwhile() throws {
    let storage = Storage("hi")
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let others = Recorder<LocalizedTable>()
    storage.onLoad.withLock { $0 = { others.add(target.open()) } }
    #expect(table.text(0) == "H")
    #expect(target.manager.selected?.code == "hi")
    #expect(others.values.map { $0.text(0) } == ["H"])
  }

  /// Nor does a selection that arrives meanwhile.
  @Test func aSelectionThatArrivesMeanwhile() throws {
    let storage = Storage("hi")
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let manager = target.manager
    storage.onLoad.withLock { $0 = { try? manager.select("de") } }
    #expect(table.text(0) == "D")
    #expect(manager.selected?.code == "de")
    #expect(storage.code.withLock { $0 } == "de")
  }

  @Test func aStorageThatIsReplacedMeanwhile() throws {
    let storage = Storage("hi")
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let manager = target.manager
    storage.onLoad.withLock { $0 = { manager.storage = MemoryLanguageStorage("de") } }
    #expect(table.text(0) == "D")
    #expect(manager.selected?.code == "de")
  }

  @Test func whatWaitsGoesToTheStorageThatItWasMeantFor() throws {
    let (first, second) = (Storage(), MemoryLanguageStorage())
    let target = TargetFixture(Self.texts, storage: first)
    _ = try target.table()
    let manager = target.manager
    first.onSave.withLock {
      $0 = { code in
        if code == "de" {
          try? manager.select("hi")
          manager.storage = second
          try? manager.select("en")
        }
      }
    }
    try manager.select("de")
    #expect(first.code.withLock { $0 } == "hi")
    #expect(second.load() == "en")
  }
}
