import Foundation
import Observation
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Who is told of what, and in which order.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ObservationTests {
  static let texts: TargetFixture.Texts = [
    "de": ["a": "D"], "en": ["a": "A"], "es": ["a": "E"], "hi": ["a": "H"],
  ]

  /// Counts how often what `read` reads becomes another, as far as observers are told.
  final class Watcher: Sendable {
    let count = Locked(0)
    func watch(_ read: () -> Void) {
      withObservationTracking(read) { [count] in count.withLock { $0 += 1 } }
    }
    var told: Int { count.withLock { $0 } }
    static func told(_ watchers: Watcher...) -> [Int] { watchers.map(\.told) }
  }

  @Test func aPickerIsToldOfTheSelectionAlone() throws {
    let target = TargetFixture(Self.texts, system: ["de"])
    let table = try target.table()
    let (selected, current, text) = (Watcher(), Watcher(), Watcher())
    selected.watch { #expect(target.manager.selected == nil) }
    current.watch { _ = target.manager.current }
    text.watch { _ = table.text(0) }
    try target.manager.select("de")
    #expect(Watcher.told(selected, current, text) == [1, 0, 0])
    selected.watch { #expect(target.manager.selected?.code == "de") }
    target.manager.followSystem()
    #expect(Watcher.told(selected, current, text) == [2, 0, 0])
    selected.watch { #expect(target.manager.selected == nil) }
    try target.manager.select("hi")
    #expect(Watcher.told(selected, current, text) == [3, 1, 1])
  }

  @Test func aStorageIsAnotherSelection() throws {
    let target = TargetFixture(Self.texts, system: ["de"])
    _ = try target.table()
    let selected = Watcher()
    selected.watch { #expect(target.manager.selected == nil) }
    target.manager.storage = MemoryLanguageStorage("de")
    #expect(selected.told == 1)
    #expect(target.manager.selected?.code == "de")
  }

  @Test func whoReadsTheLanguagesIsNotToldOfAnother() throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let available = Watcher()
    available.watch { _ = target.manager.available }
    try target.manager.select("hi")
    #expect(available.told == 0)
  }

  /// A change inside of a notification comes after it for everyone.
  @Test func notificationsComeInTheOrderOfChanges() throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    _ = target.manager.current
    let manager = target.manager
    let (first, second) = (Recorder<String>(), Recorder<String>())
    let tokens = [
      target.observe(LanguageManager.languageDidChange) { text in
        first.add(text)
        if text.hasPrefix("hi") { try? manager.select("es") }
        if text.hasPrefix("es") { try? manager.select("de") }
      },
      target.observe(LanguageManager.languageDidChange) { second.add($0) },
    ]
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try manager.select("hi")
    #expect(first.values == ["hi after en", "es after hi", "de after es"])
    #expect(second.values == first.values)
  }

  @Test func notificationsOfManyThreadsAreAChain() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    _ = target.manager.current
    let (manager, told) = (target.manager, Recorder<String>())
    let token = target.observe(LanguageManager.languageDidChange) { told.add($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    let codes = ["de", "en", "es", "hi"]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for round in 0..<200 { try? manager.select(codes[(number + round) % codes.count]) }
        }
      }
    }
    var current = "en"
    for text in told.values {
      #expect(text.hasSuffix(" after \(current)"))
      current = String(text.prefix(2))
    }
    #expect(current == manager.current.code)
    #expect(told.values.count > 100)
  }

  // MARK: Hosts

  /// Waits in `start` until it is released.
  private func starting(
    _ target: TargetFixture, _ answer: LanguageHostState
  ) async -> (attaching: Task<Void, any Error>, release: AsyncStream<Void>.Continuation) {
    let (started, release) = (
      AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self)
    )
    let host = HostTests.Host { name in
      if name == "start" {
        started.continuation.yield()
        for await _ in release.stream { break }
        return answer
      }
      return LanguageHostState(languages: answer.languages, selected: name)
    }
    let manager = target.manager
    let attaching = Task { try await manager.attach(host) }
    for await _ in started.stream { break }
    return (attaching, release.continuation)
  }

  static let languages = ["de", "en", "es", "hi"].map { Language($0) }

  @Test func aSelectionWhileAHostStartsIsRefused() async throws {
    let storage = MemoryLanguageStorage()
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let (attaching, release) = await starting(
      target, LanguageHostState(languages: Self.languages, selected: "en"))
    #expect(throws: LanguageError.hostAttached) { try target.manager.select("hi") }
    #expect(table.text(0) == "A")
    #expect(storage.load() == nil)
    release.yield()
    try await attaching.value
    #expect(target.manager.current.code == "en")
    #expect(throws: LanguageError.hostAttached) { try target.manager.select("hi") }
  }

  @Test func aChangeWhileAHostStartsIsAskedOfIt() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let (attaching, release) = await starting(
      target, LanguageHostState(languages: Self.languages, selected: "en"))
    let manager = target.manager
    let changing = Task { try await manager.change(to: "hi") }
    await Task.yield()
    release.yield()
    try await attaching.value
    try await changing.value
    #expect(manager.current.code == "hi")
    #expect(table.text(0) == "H")
    #expect(manager.available == Self.languages)
  }

  @Test func afterAHostThatDidNotStartOneSelectsAgain() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let manager = target.manager
    await #expect(throws: HostTests.Refusal()) {
      try await manager.attach(HostTests.Host { _ in throw HostTests.Refusal() })
    }
    try manager.select("hi")
    #expect(table.text(0) == "H")
    let (attaching, _) = await starting(
      target, LanguageHostState(languages: Self.languages, selected: "en"))
    let changing = Task { try await manager.change(to: "es") }
    manager.detach()
    await #expect(throws: LanguageError.detached) { try await attaching.value }
    try await changing.value
    #expect(manager.current.code == "es")
  }

  @Test func aHostThatRenamesTheLanguage() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let names = Locked("English")
    let manager = target.manager
    try await manager.attach(
      HostTests.Host { _ in
        LanguageHostState(
          languages: [Language("en", name: names.withLock { $0 }), Language("de")], selected: "en")
      })
    let told = Recorder<String>()
    let token = target.observe(LanguageManager.languageDidChange) { told.add($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    var changes = manager.changes.makeAsyncIterator()
    let (current, available) = (Watcher(), Watcher())
    func watch() {
      current.watch { _ = manager.current.nativeName }
      available.watch { _ = manager.available }
    }
    watch()
    names.withLock { $0 = "Anglais" }
    try await manager.change(to: "en")
    #expect(manager.current.nativeName == "Anglais")
    #expect(Watcher.told(current, available) == [1, 1])
    #expect(told.values == ["en after en"])
    #expect(await changes.next()?.nativeName == "Anglais")
    watch()
    try await manager.change(to: "en")
    #expect(Watcher.told(current, available) == [1, 1])
    #expect(told.values.count == 1)
  }

  @Test func anAnswerWithoutEnd() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let long = Language(String(repeating: "x", count: 10_000))
    let many = (0..<100_000).map { Language("x\($0)") }
    try await target.manager.attach(
      HostTests.Host { _ in
        LanguageHostState(languages: [Language("en"), long] + many, selected: "en")
      })
    #expect(table.text(0) == "A")
    #expect(target.manager.available.count == 999)
    await #expect(throws: LanguageError.self) { try await target.manager.change(to: long.code) }
  }
}
