import Foundation
import Observation
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Everything at once, for the thread sanitizer:
///
///     TYPED_LOCALIZATION_STRESS_SECONDS=60 swift test --sanitize=thread --filter StressTests
@Suite(.serialized) struct StressTests {
  static let languages = ["ar", "de", "en", "hi", "pl"]
  static let texts: TargetFixture.Texts = Dictionary(
    uniqueKeysWithValues: languages.map { ($0, ["a": "text \($0)", "b": "%@ \($0) %ld"]) })

  static let seconds =
    ProcessInfo.processInfo.environment["TYPED_LOCALIZATION_STRESS_SECONDS"].flatMap { Double($0) }
    ?? 2

  /// How often each operation is done at least. In a short run other tests may hold all threads of tasks
  /// until its end: what tasks do is done once then, however late.
  static let least = seconds >= 60 ? 1000 : 1

  enum Operation: String, CaseIterable {
    case select, lookUp, install, remove, withLanguage, change, attach, detach, storage, observe
    case width, available, followSystem
  }

  /// What the threads share.
  private struct Stage: Sendable {
    let target: TargetFixture
    let table: LocalizedTable
    let counts = Locked<[Operation: Int]>([:])
    let installed = Locked<[OverrideInstallation]>([])
    let wrong = Recorder<String>()
    let end = ContinuousClock.now + .seconds(StressTests.seconds)

    var manager: LanguageManager { target.manager }
    /// On a busy machine it takes longer until everything was done.
    var isOver: Bool {
      let now = ContinuousClock.now
      if now < end { return false }
      let least = StressTests.least
      let isDone = counts.withLock { counts in
        Operation.allCases.allSatisfy { counts[$0, default: 0] >= least }
      }
      return isDone || now >= end + .seconds(60)
    }

    func did(_ operation: Operation) { counts.withLock { $0[operation, default: 0] += 1 } }

    func lookUp(_ allowed: Set<String>) {
      let (plain, formatted) = (table.text(0), table.text(1, .string("x"), .int(7)))
      if !allowed.contains(plain) { wrong.add(plain) }
      if !(formatted.hasPrefix("x ") && formatted.hasSuffix(" 7")) && !formatted.hasPrefix("new ") {
        wrong.add(formatted)
      }
      did(.lookUp)
    }
  }

  private static let allowed = Set(
    languages.map { "text \($0)" } + (0..<20).map { "override \($0)" })

  @Test func everythingTogether() async throws {
    let target = TargetFixture(Self.texts)
    let stage = Stage(target: target, table: try target.table(options: "numbers=plain"))
    let finished = AsyncStream.makeStream(of: Void.self)
    let bodies: [@Sendable (inout TagGenerator) -> Void] = [
      { _ in stage.lookUp(Self.allowed) },
      { Self.scoped(stage, &$0) },
      { Self.override(stage, &$0) },
      { Self.select(stage, &$0) },
      { Self.observe(stage, &$0) },
    ]
    for (number, body) in bodies.enumerated() {
      Thread {
        var generator = TagGenerator(seed: UInt64(number + 1))
        repeat {
          for _ in 0..<10 { body(&generator) }
        } while !stage.isOver
        finished.continuation.yield()
      }.start()
    }
    async let hosts: Void = Self.hosts(stage)
    async let changes: Void = Self.changes(stage)
    _ = await (hosts, changes)
    var count = 0
    for await _ in finished.stream {
      count += 1
      if count == bodies.count { break }
    }
    Self.check(stage)
  }

  private static func check(_ stage: Stage) {
    #expect(stage.wrong.values.isEmpty, "\(stage.wrong.values.prefix(5))")
    stage.manager.detach()
    for installed in stage.installed.withLock({ $0 }) { installed.remove() }
    #expect(stage.table.text(0) == "text \(stage.manager.current.code)")
    let counts = stage.counts.withLock { $0 }
    for operation in Operation.allCases {
      let count = counts[operation] ?? 0
      #expect(count >= least, "\(operation): \(count)")
    }
    print(counts.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
  }

  private static func scoped(_ stage: Stage, _ generator: inout TagGenerator) {
    let tag = generator.next(2) == 0 ? languages[generator.next(5)] : generator.tag()
    LanguageManager.withLanguage(tag) { stage.lookUp(allowed) }
    stage.did(.withLanguage)
  }

  private static func override(_ stage: Stage, _ generator: inout TagGenerator) {
    let number = generator.next(20)
    let overrides = Overrides(
      texts: ["a": "override \(number)", "b": "new %@ %ld"],
      language: generator.next(2) == 0 ? nil : languages[generator.next(5)])
    let installed = stage.manager.install(overrides)
    stage.did(.install)
    stage.lookUp(allowed)
    stage.installed.withLock { $0.append(installed) }
    while let former = stage.installed.withLock({ $0.count > 3 ? $0.removeFirst() : nil }) {
      former.remove()
      stage.did(.remove)
    }
  }

  private static func select(_ stage: Stage, _ generator: inout TagGenerator) {
    switch generator.next(8) {
    case 0:
      stage.manager.storage = MemoryLanguageStorage(languages[generator.next(5)])
      stage.did(.storage)
    case 1:
      stage.manager.followSystem()
      stage.did(.followSystem)
    case 2:
      stage.manager.width = generator.next(100)
      stage.did(.width)
    default:
      try? stage.manager.select(languages[generator.next(5)])
      stage.did(.select)
    }
    stage.lookUp(allowed)
  }

  private static func observe(_ stage: Stage, _ generator: inout TagGenerator) {
    withObservationTracking {
      stage.lookUp(allowed)
      _ = (stage.manager.current, stage.manager.selected)
    } onChange: {
      _ = stage.manager.current
    }
    stage.did(.observe)
    _ = stage.manager.available
    stage.did(.available)
    if generator.next(4) == 0 { _ = stage.manager.changes }
  }

  private static func hosts(_ stage: Stage) async {
    let host = HostTests.Host { name in
      await Task.yield()
      return LanguageHostState(
        languages: languages.map { Language($0) }, selected: name == "start" ? "hi" : name)
    }
    repeat {
      try? await stage.manager.attach(host)
      stage.did(.attach)
      await Task.yield()
      stage.manager.detach()
      stage.did(.detach)
    } while !stage.isOver
  }

  private static func changes(_ stage: Stage) async {
    var round = 0
    repeat {
      try? await stage.manager.change(to: languages[round % languages.count])
      stage.did(.change)
      round += 1
      await Task.yield()
    } while !stage.isOver
  }
}
