import Foundation
import TestSupport
import Testing

@testable import MessageFormat

/// The data in the sources against the extracts that `make.py` makes it from.
@Suite struct CLDRDataTests {
  private struct Extract: Decodable {
    var source: String
    var likelySubtags: [String: String]
    var languageAliases: [String: String]
    var parents: [String: String]
    /// By kind and language, separated by blanks.
    var categories: [String: [String: String]]
  }

  private static let extract = Result {
    try JSONDecoder().decode(Extract.self, from: LanguageFixture.data("cldr49_babel.json"))
  }

  private func entries(_ data: StaticString) -> [String: String] {
    let pairs = "\(data)".split(separator: " ").map { entry in
      let parts = entry.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts[1])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func everyLikelyTagIsCLDRs() throws {
    let extract = try Self.extract.get()
    #expect(extract.source == "Babel 2.19.0, CLDR 49")
    #expect(extract.likelySubtags.count == 7868)
    for (tag, likely) in extract.likelySubtags {
      let found = LikelySubtags.maximize(LanguageSubtags(canonical: tag)).joined
      if found != likely { Issue.record("\(tag): \(found), not \(likely)") }
    }
    let records = "\(LikelySubtagData.languages)".utf8.count
    #expect(records % 9 == 0)
    #expect(entries(LikelySubtagData.entries).count + records / 9 == 7868)
  }

  @Test func everyAliasOfACodeIsCLDRs() throws {
    let extract = try Self.extract.get()
    #expect(extract.languageAliases.count == 437)
    let codes = entries(LanguageAliasData.codes)
    for (code, replacement) in extract.languageAliases where codes[code] == nil {
      #expect(LanguageAliases.replacement(of: code) == replacement, "\(code)")
    }
    // What the short code stands for is an alias of its own where CLDR goes further.
    for (code, short) in codes {
      #expect(extract.languageAliases[code] == LanguageAliases.replacement(of: short) ?? short)
    }
    let own = entries(LanguageAliasData.aliases).keys.filter { !$0.contains("-") }
    let added = own.filter { extract.languageAliases[$0] == nil }
    #expect(added.sorted() == ["fat", "mnk"], "Apple's matcher has these still")
    #expect(own.count - added.count + codes.count == 437)
  }

  @Test func explicitParentsAreCLDRs() throws {
    let parents = entries(ParentLocaleData.parents)
    let rows = CaseTable.rows("MessageFormatTests/Fixtures/cldr48_parents.tsv")
    #expect(parents.count == rows.count)
    for row in rows { #expect(parents[row[0]] == (row[1] == "und" ? "" : row[1]), "\(row[0])") }
    // CLDR 49 keeps all of them that are no roots.
    for (child, parent) in try Self.extract.get().parents { #expect(parents[child] == parent) }
  }

  /// What is tolerated is what CLDR 49 has beyond CLDR 48.
  @Test(arguments: [("cardinal", PluralRules.Kind.cardinal), ("ordinal", .ordinal)])
  func addedCategoriesAreThoseOfTheNextVersion(name: String, kind: PluralRules.Kind) throws {
    let categories = try #require(try Self.extract.get().categories[name])
    #expect(categories.count == 1147)
    for (language, known) in categories where !language.contains("-") {
      let rules = PluralRules(tag: language, kind: kind)
      let own = rules.categories.map(\.name)
      let added = known.split(separator: " ").map(String.init).filter { !own.contains($0) }
      #expect(rules.toleratedCategories.map(\.name) == added, "\(language)")
    }
  }

  @Test(.enabled("needs python3") { runsPython(["-c", ""]) })
  func swiftFilesAreWhatTheExtractsMake() {
    #expect(Self.runsPython([Self.script, "--check"]))
  }

  @Test(
    .enabled("needs python3 with babel 2.19.0") {
      runsPython(["-c", "import babel; assert babel.__version__ == '2.19.0'"])
    })
  func extractIsWhatBabelHolds() {
    #expect(Self.runsPython([Self.script, "--check-extract"]))
  }

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/MessageFormat/Languages/Data/make.py").path

  /// Whether the script ends without a fault.
  private static func runsPython(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
