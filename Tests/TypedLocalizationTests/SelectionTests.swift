import Foundation
import MessageFormat
import Observation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct SelectionTests {
  static let texts: TargetFixture.Texts = [
    "en": ["a": "A"], "es": ["a": "E"], "hi": ["a": "H"], "pt-BR": ["a": "P"],
  ]

  @Test func readSwitchRead() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    #expect(table.text(0) == "A")
    try target.manager.select("hi")
    #expect(table.text(0) == "H")
    #expect(target.manager.current.code == "hi")
    #expect(target.manager.selected?.code == "hi")
    target.manager.followSystem()
    #expect(table.text(0) == "A")
    #expect(target.manager.selected == nil)
  }

  @Test(arguments: [
    (["hi_IN", "es"], "hi"), (["xx", "es-MX"], "es"), (["fr"], "en"), ([], "en"), (["pt"], "pt-BR"),
  ]) func theSystemIsFollowed(preferred: [String], expected: String) throws {
    let target = TargetFixture(Self.texts, system: preferred)
    _ = try target.table()
    #expect(target.manager.current.code == expected)
    #expect(target.manager.selected == nil)
  }

  @Test(arguments: [
    ("en-US", "en"), ("pt", "pt-BR"), ("pt_BR", "pt-BR"), ("PT-br", "pt-BR"), ("hi-IN", "hi"),
  ]) func shortAndFullCodesFindEachOther(code: String, expected: String) throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    try target.manager.select(code)
    #expect(target.manager.current.code == expected)
  }

  @Test func aWrongSelectionChangesNothing() throws {
    let storage = MemoryLanguageStorage()
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    try target.manager.select("hi")
    for code in ["fr", "", "!!", "sr-Latn", "🙂"] {
      let error = #expect(throws: LanguageError.self) { try target.manager.select(code) }
      #expect("\(error.map { "\($0)" } ?? "")".contains("en, es, hi, pt-BR"))
    }
    #expect(table.text(0) == "H")
    #expect(storage.load() == "hi")
  }

  @Test func selectingTheCurrentLanguageTellsNobody() throws {
    let target = TargetFixture(Self.texts, system: ["hi"])
    _ = try target.table()
    let posted = Recorder<String>()
    let token = target.observe(LanguageManager.languageDidChange) { posted.add($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    try target.manager.select("hi")
    try target.manager.select("hi-IN")
    #expect(posted.values.isEmpty)
    #expect(target.manager.selected?.code == "hi")
    try target.manager.select("es")
    try target.manager.select("es")
    #expect(posted.values == ["es after hi"])
  }

  @Test func listenersHearEveryChangeInOrder() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    _ = target.manager.current
    var first = target.manager.changes.makeAsyncIterator()
    var second = target.manager.changes.makeAsyncIterator()
    var heard: [[String?]] = []
    for code in ["hi", "es", "es", "en"] where code != target.manager.current.code {
      try target.manager.select(code)
      heard.append([await first.next()?.code, await second.next()?.code])
    }
    #expect(heard == [["hi", "hi"], ["es", "es"], ["en", "en"]])
  }

  @Test func aListenerThatComesLateHearsTheNewest() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    _ = target.manager.current
    var changes = target.manager.changes.makeAsyncIterator()
    for round in 0..<1000 { try target.manager.select(round % 2 == 0 ? "hi" : "es") }
    try target.manager.select("pt-BR")
    #expect(await changes.next()?.code == "pt-BR")
    try target.manager.select("en")
    #expect(await changes.next()?.code == "en")
  }

  @Test func cancelledListenersAreFreed() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let listening = (0..<10).map { _ in
      let changes = target.manager.changes
      return Task { for await _ in changes {} }
    }
    #expect(target.manager.state.withLock { $0.listeners.count } == 10)
    for task in listening { task.cancel() }
    for task in listening { await task.value }
    #expect(target.manager.state.withLock { $0.listeners.isEmpty })
  }

  @Test func whoReadATextIsTold() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let told = Recorder<String>()
    withObservationTracking {
      #expect(table.text(0) == "A")
    } onChange: {
      told.add(table.text(0))
    }
    try target.manager.select("en")
    #expect(told.values.isEmpty)
    try target.manager.select("hi")
    #expect(told.values == ["H"])
  }

  @Test func whoReadTheLanguageIsTold() throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let told = Recorder<Int>()
    withObservationTracking {
      _ = target.manager.current
    } onChange: {
      told.add(1)
    }
    try target.manager.select("es")
    #expect(told.values.count == 1)
  }

  @Test func anObserverMayChangeTheLanguageAgain() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    _ = table.text(0)
    let manager = target.manager
    let token = target.observe(LanguageManager.languageDidChange) { _ in
      try? manager.select("es")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try manager.select("hi")
    #expect(table.text(0) == "E")
  }

  @Test func aTableThatComesLaterAddsItsLanguages() throws {
    let target = TargetFixture(Self.texts, system: ["fr"])
    let other = TargetFixture(["en": ["b": "B"], "fr": ["b": "F"]])
    let table = try target.table()
    #expect(target.manager.current.code == "en")
    _ = try other.table()
    let late = LocalizedTable(
      manifest: TableManifest(
        bundle: TargetFixture.bundle, fingerprint: other.fingerprint, languages: "en=\nfr=fr",
        tables: "Localizable=0..<1", options: ""),
      literals: [Unmanaged.passRetained(other.compiled("en")).takeUnretainedValue().bytes],
      folder: ResourceFolder(
        bundle: TargetFixture.bundle, places: [{ [path = other.place.path] in [path] }]),
      manager: target.manager)
    #expect(target.manager.current.code == "fr")
    #expect(late.text(0) == "F")
    #expect(table.text(0) == "A")
    #expect(target.manager.available.map(\.code) == ["en", "es", "fr", "hi", "pt-BR"])
  }
}

extension TargetFixture {
  /// Calls `body` with `new after old`, or `failed: error`, of this target's manager.
  func observe(
    _ name: Notification.Name, _ body: @escaping @Sendable (String) -> Void
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
      let language = note.userInfo?[LanguageManager.UserInfoKey.language] as? Language
      let previous = note.userInfo?[LanguageManager.UserInfoKey.previousLanguage] as? Language
      let error = note.userInfo?[LanguageManager.UserInfoKey.error] as? any Error
      body(
        error.map { "\(language?.code ?? "") failed: \($0)" }
          ?? "\(language?.code ?? "") after \(previous?.code ?? "")")
    }
  }
}
