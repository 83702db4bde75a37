import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct ScopeTests {
  static let languages = ["ar", "de", "en", "hi", "pl"]
  static let texts: TargetFixture.Texts = Dictionary(
    uniqueKeysWithValues: languages.map { ($0, ["a": "text \($0)", "b": "%@ \($0)"]) })

  @Test func theInnermostScopeCounts() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try target.manager.select("de")
    let texts = LanguageManager.withLanguage("hi") {
      let outer = table.text(0)
      let inner = LanguageManager.withLanguage("pl-PL") { table.text(0) }
      return [outer, inner, table.text(0), target.manager.current.code]
    }
    #expect(texts == ["text hi", "text pl", "text hi", "hi"])
    #expect(table.text(0) == "text de")
    #expect(target.manager.current.code == "de")
  }

  @Test func aScopeTakesALanguage() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let polish = try #require(target.manager.available.first { $0.code == "pl" })
    #expect(LanguageManager.withLanguage(polish) { table.text(0) } == "text pl")
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try LanguageManager.withLanguage(polish) { throw Refusal() } }
  }

  @Test func anAsynchronousScopeTakesALanguage() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let text = await LanguageManager.withLanguage(Language("ar-EG")) {
      await Task.yield()
      return table.text(0)
    }
    #expect(text == "text ar")
  }

  @Test func aSelectionDoesNotReachIntoAScope() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try LanguageManager.withLanguage("hi") {
      try target.manager.select("ar")
      #expect(table.text(0) == "text hi")
    }
    #expect(table.text(0) == "text ar")
  }

  @Test(arguments: ["xx", "", "🙂", "zz-Zzzz-ZZ"])
  func whatIsNoLanguageAnswersInTheDevelopmentLanguage(code: String) throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    #expect(LanguageManager.withLanguage(code) { table.text(0) } == "text en")
    #expect(LanguageManager.withLanguage(code) { target.manager.current.code } == "en")
  }

  @Test func errorsPassThroughScopes() throws {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try LanguageManager.withLanguage("hi") { throw Refusal() } }
  }

  @Test func childTasksInherit() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let texts = await LanguageManager.withLanguage("hi") {
      async let first = table.text(0)
      await Task.yield()
      let second = await Task { table.text(0) }.value
      let third = await Task.detached { table.text(0) }.value
      return [await first, second, third]
    }
    #expect(texts == ["text hi", "text hi", "text en"])
  }

  @Test func aThousandTasksInFiveLanguages() async throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 0..<1000 {
        let language = Self.languages[number % Self.languages.count]
        group.addTask {
          await LanguageManager.withLanguage(language) {
            var wrong = 0
            for _ in 0..<5 {
              wrong += table.text(0) == "text \(language)" ? 0 : 1
              await Task.yield()
              wrong += table.text(1, .string("x")) == "x \(language)" ? 0 : 1
            }
            return wrong
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func anyNumberOfTagsFromClients() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    for number in 0..<2000 {
      let tag = "de-x-\(number)"
      #expect(LanguageManager.withLanguage(tag) { table.text(0) }.hasPrefix("text "))
    }
    #expect(LanguageManager.withLanguage("hi") { table.text(0) } == "text hi")
  }

  @Test func eightReadersWhileAnotherSwitches() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let manager = target.manager
    let (running, failures) = (Locked(true), Recorder<String>())
    let allowed = Set(Self.languages.map { "text \($0)" })
    let done = DispatchGroup()
    for _ in 0..<8 {
      done.enter()
      Thread {
        while running.withLock({ $0 }) {
          let text = table.text(0)
          if !allowed.contains(text) { failures.add(text) }
          _ = table.text(1, .string("x"))
          _ = manager.current
        }
        done.leave()
      }.start()
    }
    for round in 0..<300 {
      let language = Self.languages[round % Self.languages.count]
      try target.manager.select(language)
      #expect(table.text(0) == "text \(language)")
      if round % 50 == 0 { target.manager.width = round }
    }
    running.withLock { $0 = false }
    done.wait()
    #expect(failures.values.isEmpty)
    #expect(target.faults.values.isEmpty)
  }

  @Test func switchersOnManyThreadsAgreeInTheEnd() async throws {
    let storage = MemoryLanguageStorage()
    let target = TargetFixture(Self.texts, storage: storage)
    let table = try target.table()
    let manager = target.manager
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          if number % 7 == 0 {
            manager.followSystem()
          } else {
            try? manager.select(Self.languages[number % Self.languages.count])
          }
        }
      }
    }
    #expect(table.text(0) == "text \(manager.current.code)")
    #expect(storage.load() == manager.selected?.code)
  }
}
