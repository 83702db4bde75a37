internal import Foundation
internal import MessageFormat
internal import Observation
@_spi(Generated) internal import TypedLocalization

/// One text after the other, as generated code asks for them.
struct LookupBenchmarks {
  let workspace: Workspace
  let report: Report
  private let group = "look-up"
  private let table: LocalizedTable
  /// Russian, as the platform has it.
  private let bundle: Bundle

  init(workspace: Workspace, report: Report) throws {
    self.workspace = workspace
    self.report = report
    table = try workspace.openTable()
    // From here on every look-up asks whether its task has a language of its own.
    LanguageManager.withLanguage("de") {}
    let path = workspace.folders + "/ru.lproj"
    guard let bundle = Bundle(path: path) else { throw BenchmarkError.noBundle(path) }
    self.bundle = bundle
  }

  func run() throws {
    try runOpening()
    runPlain()
    runOtherSources()
    runFormatted()
    runPlural()
    runOverride()
  }

  /// From the path to a table that can be read, as at the first text in a language.
  private func runOpening() throws {
    let compiled = URL(fileURLWithPath: workspace.generated + "/ru.lproj/LocalizationHelper.table")
    let strings = URL(fileURLWithPath: workspace.folders + "/ru.lproj/Localizable.strings")
    let count = try Self.messageCount(of: compiled)
    report.expect(count == workspace.tables.keyCount, "the table has \(count) messages")
    let comparison = workspace.sampler(15).compare { times in
      repeated(times * 100) { (try? Self.messageCount(of: compiled)) ?? 0 }
    } with: { times in
      repeated(times) {
        let contents = (try? Data(contentsOf: strings)) ?? Data()
        return (try? PropertyListSerialization.propertyList(from: contents, format: nil)) == nil
          ? 0 : 1
      }
    }
    report.add(
      group, "open a table", "PropertyListSerialization reading its .strings",
      comparison.dividing(subjectBy: 100))
  }

  private static func messageCount(of table: URL) throws -> Int {
    try Data(contentsOf: table, options: .alwaysMapped).withUnsafeBytes {
      try CompiledTableFile.table(in: $0).messageCount
    }
  }

  private func runPlain() {
    let sample = PlainSample(workspace.tables, language: 5)
    for (index, text) in zip(sample.indices, sample.texts) {
      report.expect(table.text(index) == text, "text \(index) is \(table.text(index)), not \(text)")
    }
    let loops = workspace.loops(100_000)
    report.add(
      group, "plain", "String(decoding:)",
      loops.compare({ look(at: sample.indices, $0) }, with: sample.decode), must: 2)
    report.add(
      group, "plain", "Bundle.localizedString",
      workspace.loops(10_000).compare({ look(at: sample.indices, $0) }) { times in
        sample.each(times) { bundle.localizedString(forKey: $1, value: nil, table: nil) }
      }, must: 1 / 6.0)
  }

  private func look(at indices: [Int], _ times: Int) -> Int {
    var sum = 0
    for turn in 0..<times { sum &+= table.text(indices[turn & 63]).utf8.count }
    return sum
  }

  /// Other ways to a plain text.
  private func runOtherSources() {
    let sample = PlainSample(workspace.tables, language: 5)
    let german = PlainSample(workspace.tables, language: 1)
    let missing = workspace.tables.index(of: SyntheticTables.onlyEnglishKey)
    let english = workspace.tables.text(missing, language: 0)
    report.expect(table.text(missing) == english, "the fallback is \(table.text(missing))")
    let loops = workspace.loops(100_000)
    report.add(
      group, "plain, falling back to another language", "String(decoding:)",
      loops.compare(
        { look(at: Array(repeating: missing, count: 64), $0) }, with: sample.decode))
    report.add(
      group, "plain, language of the task", "String(decoding:)",
      loops.compare(
        { times in LanguageManager.withLanguage("de") { look(at: german.indices, times) } },
        with: german.decode))
    report.add(
      group, "plain, observed", "String(decoding:)",
      loops.compare(
        { times in
          withObservationTracking {
            look(at: sample.indices, times)
          } onChange: {
          }
        }, with: sample.decode))
  }

  private func runFormatted() {
    let index = workspace.tables.index(of: SyntheticTables.formattedKey)
    let pattern = workspace.tables.text(index, language: 5)
    let start = String(pattern.prefix { $0 != "%" })
    let names = (0..<64).map { "name \($0)" }
    let text = table.text(index, .string(names[0]), .int(7))
    report.expect(text == "\(start)\(names[0]) 7.", "the formatted text is \(text)")
    let loops = workspace.loops(50_000)
    let typed = { (times: Int) -> Int in
      var sum = 0
      for turn in 0..<times {
        sum &+= table.text(index, .string(names[turn & 63]), .int(turn & 511)).utf8.count
      }
      return sum
    }
    report.add(
      group, "string and integer", "interpolation",
      loops.compare(typed) { times in
        var sum = 0
        for turn in 0..<times {
          sum &+= "\(start)\(names[turn & 63]) \(turn & 511).".utf8.count
        }
        return sum
      }, must: 2)
    report.add(
      group, "string and integer", "Bundle.localizedString and String(format:)",
      workspace.loops(5_000).compare(typed) { times in
        var sum = 0
        for turn in 0..<times {
          let format = bundle.localizedString(
            forKey: SyntheticTables.formattedKey, value: nil, table: nil)
          sum &+= Self.formatted(format, names[turn & 63], turn & 511).utf8.count
        }
        return sum
      }, must: 1 / 15.0)
  }

  private static func formatted(_ format: String, _ name: String, _ number: Int) -> String {
    #if canImport(Darwin)
      String(format: format, name, number)
    #else
      String(format: format, NSString(string: name), number)
    #endif
  }

  private func runPlural() {
    let index = workspace.tables.index(of: SyntheticTables.pluralKey)
    let forms = workspace.tables.forms(index, language: 5) ?? []
    guard let few = forms.first(where: { $0.category == "few" })?.text else { return }
    let expected = few.replacingOccurrences(of: "%lld", with: "3")
    report.expect(table.text(index, .int(3)) == expected, "3 gives \(table.text(index, .int(3)))")
    let parts = few.components(separatedBy: "%lld")
    report.add(
      group, "plural, Russian", "interpolation",
      workspace.loops(50_000).compare(
        { times in
          var sum = 0
          for turn in 0..<times { sum &+= table.text(index, .int(turn & 511)).utf8.count }
          return sum
        },
        with: { times in
          var sum = 0
          for turn in 0..<times { sum &+= "\(parts[0])\(turn & 511)\(parts[1])".utf8.count }
          return sum
        }), must: 3)
  }

  private func runOverride() {
    let sample = PlainSample(workspace.tables, language: 5)
    let texts = Dictionary(
      sample.keys.map { ($0, "replaced \($0)") }, uniquingKeysWith: { first, _ in first })
    let installation = LanguageManager.shared.install(Overrides(texts: texts, language: "ru"))
    report.expect(
      table.text(sample.indices[0]) == "replaced \(sample.keys[0])", "the override is not used")
    report.add(
      group, "plain, overridden", "String(decoding:)",
      workspace.loops(100_000).compare({ look(at: sample.indices, $0) }, with: sample.decode))
    installation.remove()
  }
}
