import Foundation
import Observation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct HostTests {
  static let texts: TargetFixture.Texts = [
    "de": ["a": "D"], "en": ["a": "A"], "es": ["a": "E"], "hi": ["a": "H"],
  ]

  struct Refusal: Error, Equatable {}

  /// Answers as it is told to.
  final class Host: LanguageHost {
    let options = Recorder<LanguageHostOptions>()
    let asked = Recorder<String>()
    let answer: @Sendable (String) async throws -> LanguageHostState

    init(_ answer: @escaping @Sendable (String) async throws -> LanguageHostState) {
      self.answer = answer
    }

    func start(with options: LanguageHostOptions) async throws -> LanguageHostState {
      self.options.add(options)
      return try await answer("start")
    }

    func change(to language: Language) async throws -> LanguageHostState {
      asked.add(language.code)
      return try await answer(language.code)
    }
  }

  static func state(_ selected: String, _ codes: [String] = ["en-US", "hi-IN", "es-ES"])
    -> LanguageHostState
  {
    LanguageHostState(languages: codes.map { Language($0) }, selected: selected)
  }

  static let agreeing: @Sendable (String) async throws -> LanguageHostState = {
    state($0 == "start" ? "en-US" : $0)
  }

  @Test func attachingAdoptsTheHostsLanguages() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try target.manager.select("hi")
    let host = Host { _ in Self.state("hi-IN") }
    try await target.manager.attach(host)
    #expect(host.options.values.map(\.shortCode) == ["hi"])
    #expect(host.options.values.map(\.fullCode) == ["hi-IN"])
    #expect(host.options.values.map(\.direction) == [.leftToRight])
    #expect(target.manager.available.map(\.code) == ["en-US", "hi-IN", "es-ES"])
    #expect(target.manager.current.code == "hi-IN")
    #expect(table.text(0) == "H")
    target.manager.detach()
    #expect(target.manager.available.map(\.code) == ["de", "en", "es", "hi"])
    #expect(target.manager.current.code == "hi")
    try await target.manager.attach(Host(Self.agreeing))
    #expect(target.manager.current.code == "en-US")
    #expect(table.text(0) == "A")
  }

  @Test func aChangeAsksTheHostAndIsRemembered() async throws {
    let storage = MemoryLanguageStorage()
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let host = Host(Self.agreeing)
    try await target.manager.attach(host)
    try await target.manager.change(to: "es")
    #expect(host.asked.values == ["es-ES"])
    #expect(target.manager.current.code == "es-ES")
    #expect(table.text(0) == "E")
    #expect(storage.load() == "es-ES")
    #expect(throws: LanguageError.hostAttached) { try target.manager.select("hi") }
    target.manager.detach()
    #expect(target.manager.current.code == "es")
  }

  @Test func theAnswerMayHoldOtherLanguages() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try await target.manager.attach(
      Host { $0 == "start" ? Self.state("en-US") : Self.state("de", ["de", "fr"]) })
    try await target.manager.change(to: "hi")
    #expect(target.manager.available.map(\.code) == ["de", "fr"])
    #expect(table.text(0) == "D")
  }

  @Test func whoReadTheAvailableLanguagesIsToldOfOthers() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let told = Recorder<[String]>()
    func track() {
      withObservationTracking {
        _ = target.manager.available
      } onChange: { [manager = target.manager] in
        told.add(manager.available.map(\.code))
      }
    }
    track()
    try await target.manager.attach(Host { _ in Self.state("en", ["en", "fr"]) })
    #expect(told.values == [["en", "fr"]])
    track()
    target.manager.detach()
    #expect(told.values.last == ["de", "en", "es", "hi"])
    target.manager.detach()
    #expect(told.values.count == 2)
  }

  @Test func withoutAHostAChangeIsASelection() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try await target.manager.change(to: "hi")
    #expect(table.text(0) == "H")
    let error = LanguageError.unavailable(code: "fr", available: ["de", "en", "es", "hi"])
    await #expect(throws: error) {
      try await target.manager.change(to: "fr")
    }
  }

  @Test(arguments: [
    (LanguageError.hostAttached as any Error, "a language host is attached; use change(to:)"),
    (LanguageStorageError.noSuchSuite("a"), "there are no user's defaults called \"a\""),
    (
      LocalizationFault(.tableMissing(language: "de", path: "x")), "no table for de at x"
    ),
  ])
  func errorsSayInAnAlertWhatTheyPrint(error: any Error, text: String) {
    #expect(error.localizedDescription == text)
    #expect("\(error)" == text)
  }

  @Test func aRefusalKeepsTheLanguageAndIsPublished() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try await target.manager.attach(
      Host { if $0 == "start" { Self.state("hi-IN") } else { throw Refusal() } })
    let posted = Recorder<String>()
    let token = target.observe(LanguageManager.languageChangeDidFail) { posted.add($0) }
    defer { NotificationCenter.default.removeObserver(token) }
    var failures = target.manager.failures.makeAsyncIterator()
    await #expect(throws: Refusal()) { try await target.manager.change(to: "es") }
    #expect(table.text(0) == "H")
    #expect(posted.values == ["es-ES failed: Refusal()"])
    let failure = await failures.next()
    #expect(failure?.language.code == "es-ES")
    #expect(failure?.error is Refusal)
  }

  @Test func aHostThatDoesNotListItsOwnChoice() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    await #expect(throws: LanguageError.inconsistentHost(selected: "fr", available: ["en-US"])) {
      try await target.manager.attach(Host { _ in Self.state("fr", ["en-US"]) })
    }
    #expect(table.text(0) == "A")
    #expect(target.manager.available.count == 4)
  }

  @Test(.timeLimit(.minutes(1))) func aHostThatNeverAnswers() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try await target.manager.attach(
      Host { name in
        if name == "start" { return Self.state("en-US") }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return Self.state(name)
      })
    await #expect(throws: LanguageError.timedOut(code: "hi-IN")) {
      try await target.manager.change(to: "hi", timeout: .milliseconds(50))
    }
    for seconds in [0.05, 0, -1, .nan] {
      await #expect(throws: LanguageError.timedOut(code: "es-ES")) {
        try await target.manager.change(to: "es", timeout: seconds)
      }
    }
    #expect(table.text(0) == "A")
  }

  /// Seconds beyond what a clock counts are a long time, not a trap.
  @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, 1e12])
  func aHostMayHaveAllTheTimeThereIs(_ seconds: Double) async throws {
    let target = TargetFixture(Self.texts)
    try await target.manager.attach(Host { try await Self.agreeing($0) }, timeout: seconds)
    try await target.manager.change(to: "hi", timeout: seconds)
    #expect(target.manager.current.code == "hi-IN")
  }

  @Test(.timeLimit(.minutes(1))) func theLaterOfTwoChangesWins() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let asked = AsyncStream.makeStream(of: Void.self)
    let release = AsyncStream.makeStream(of: Void.self)
    try await target.manager.attach(
      Host { name in
        if name == "hi-IN" {
          asked.continuation.yield()
          for await _ in release.stream { break }
        }
        return try await Self.agreeing(name)
      })
    let manager = target.manager
    let earlier = Task { try await manager.change(to: "hi") }
    for await _ in asked.stream { break }
    try await manager.change(to: "es")
    release.continuation.yield()
    await #expect(throws: LanguageError.superseded) { try await earlier.value }
    #expect(manager.current.code == "es-ES")
    #expect(table.text(0) == "E")
  }

  @Test(.timeLimit(.minutes(1))) func detachingEndsAChange() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let asked = AsyncStream.makeStream(of: Void.self)
    try await target.manager.attach(
      Host { name in
        if name != "start" {
          asked.continuation.yield()
          try await Task.sleep(for: .seconds(30))
        }
        return Self.state("en-US")
      })
    let manager = target.manager
    let change = Task { try await manager.change(to: "hi") }
    for await _ in asked.stream { break }
    manager.detach()
    await #expect(throws: LanguageError.detached) { try await change.value }
    #expect(manager.current.code == "en")
  }

  @Test(.timeLimit(.minutes(1))) func aCancelledChangeIsNone() async throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    try await target.manager.attach(
      Host { name in
        if name != "start" { try await Task.sleep(for: .seconds(30)) }
        return Self.state("en-US")
      })
    let manager = target.manager
    let change = Task { try await manager.change(to: "hi") }
    change.cancel()
    await #expect(throws: CancellationError.self) { try await change.value }
    #expect(manager.current.code == "en-US")
  }
}
