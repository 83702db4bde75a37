import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct LookupTests {
  static let texts: TargetFixture.Texts = [
    "en": ["greeting": "Hello %@", "only-english": "English", "sign-in": "Sign in"],
    "de": ["greeting": "Hallo %@", "sign-in": "Anmelden"],
    "de-AT": ["sign-in": "Einloggen"],
  ]

  @Test func eachKeyFallsBackOnItsOwn() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try target.manager.select("de-AT")
    #expect(table.text(target.index("sign-in")) == "Einloggen")
    #expect(table.text(target.index("greeting"), .string("Ram")) == "Hallo Ram")
    #expect(table.text(target.index("only-english")) == "English")
    try target.manager.select("en")
    #expect(table.text(target.index("sign-in")) == "Sign in")
    #expect(target.faults.values.isEmpty)
  }

  @Test(arguments: [
    ("zh-Hant", "zh-Hant", "zh-hant"), ("zh-CN", "zh_CN", "zh_cn"), ("de", "German", "german"),
    ("pt-BR", "pt-BR", "pt_BR"), ("sr-Latn", "sr-Latn", "SR-LATN"),
    ("de-AT", "de-AT", "de-AT"),
  ])
  func foldersAreFoundHoweverTheyAreSpelt(tag: String, folder: String, onDisk: String) throws {
    let target = TargetFixture(["en": ["a": "A"], tag: ["a": "B"]])
    let table = try target.table(folders: [tag: folder], onDisk: [tag: onDisk])
    try target.manager.select(tag)
    #expect(table.text(0) == "B")
    #expect(target.faults.values.isEmpty)
  }

  @Test func languagesOfCatalogsLieInTheArchive() throws {
    let target = TargetFixture(["en": ["a": "A"], "fr": ["a": "F"], "hi": ["a": "H"]])
    let table = try target.table(folders: ["fr": "", "hi": ""])
    #expect(target.manager.available.map(\.code) == ["en", "fr", "hi"])
    try target.manager.select("hi")
    #expect(table.text(0) == "H")
    try target.manager.select("fr")
    #expect(table.text(0) == "F")
  }

  @Test func aLanguageThatTheCodeDoesNotListIsIgnored() throws {
    let target = TargetFixture(["en": ["a": "A"], "fr": ["a": "F"]])
    let table = try target.table()
    try target.write(target.compiled("fr"), to: "de.lproj/LocalizationHelper.table")
    #expect(target.manager.available.map(\.code) == ["en", "fr"])
    #expect(throws: LanguageError.unavailable(code: "de", available: ["en", "fr"])) {
      try target.manager.select("de")
    }
    #expect(table.text(0) == "A")
  }

  @Test func withoutItsResourceFolderTheDevelopmentLanguageAnswers() throws {
    let target = TargetFixture(Self.texts, system: ["de"])
    let table = target.open()
    for _ in 0..<3 { #expect(table.text(target.index("sign-in")) == "Sign in") }
    #expect(target.manager.available.map(\.code) == ["en"])
    #expect(target.manager.current.code == "en")
    #expect(target.faults.values.count == 1)
    guard case .resourceFolderMissing(TargetFixture.bundle, _)? = target.faults.values.first?.kind
    else {
      Issue.record("\(target.faults.values)")
      return
    }
  }

  @Test func oneNoticeEvenInTheDevelopmentLanguage() {
    let target = TargetFixture(Self.texts)
    #expect(target.open().text(target.index("sign-in")) == "Sign in")
    #expect(target.faults.values.count == 1)
  }

  @Test func aListedLanguageWithoutTableIsNotAvailable() throws {
    let target = TargetFixture(Self.texts, system: ["de"])
    let table = try target.table(without: ["de"])
    #expect(table.text(target.index("sign-in")) == "Einloggen")
    #expect(target.manager.available.map(\.code) == ["de-AT", "en"])
    _ = target.manager.available
    #expect(target.faults.values.count == 1)
    guard case .tableMissing("de", _)? = target.faults.values.first?.kind else {
      Issue.record("\(target.faults.values)")
      return
    }
  }

  enum Damage: CaseIterable { case empty, text, truncated, foreign, folder }

  @Test(arguments: Damage.allCases) func damagedTablesAreReportedOnce(damage: Damage) throws {
    let target = TargetFixture(["en": ["a": "A"], "fr": ["a": "F"]], system: ["fr"])
    let table = try target.table()
    let file = target.root.appendingPathComponent("fr.lproj/LocalizationHelper.table")
    switch damage {
    case .empty: try target.write(Data(), to: file)
    case .text: try target.write(Data("<html>not found</html>".utf8), to: file)
    case .truncated: try target.write(Data(contentsOf: file).dropLast(3), to: file)
    case .foreign:
      try target.write(
        CompiledTableFile.file(of: target.compiled("fr", fingerprint: 1)),
        to: "fr.lproj/LocalizationHelper.table")
    case .folder:
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
    #expect(table.text(0) == "A")
    #expect(target.manager.available.map(\.code) == ["en"])
    #expect(table.text(0) == "A")
    #expect(target.faults.values.count == 1, "\(target.faults.values)")
  }

  @Test func anIndexOfOtherCodeIsReported() throws {
    let target = TargetFixture(["en": ["a": "A"]])
    let table = target.open()
    #expect(table.text(7) == "")
    #expect(table.text(-1) == "")
    #expect(target.faults.values.count == 2)
  }

  @Test func anyNumberOfArguments() throws {
    let target = TargetFixture([
      "en": [
        "1": "%@", "2": "%@ %ld", "3": "%@ %ld %@", "5": "%@ %@ %@ %@ %@", "%": "100%%",
      ]
    ])
    let table = target.open(options: "numbers=plain")
    #expect(table.text(target.index("1"), .string("a")) == "a")
    #expect(table.text(target.index("2"), .string("a"), .int(2)) == "a 2")
    #expect(table.text(target.index("3"), .string("a"), .int(2), .string("c")) == "a 2 c")
    let five = ["a", "b", "c", "d", "e"].map { LocalizedArgument.string($0) }
    #expect(table.text(target.index("5"), five) == "a b c d e")
    #expect(table.text(target.index("%")) == "100%")
  }

  @Test func keysFromData() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    try target.manager.select("de")
    let all = 0..<target.keys.count
    #expect(table.string(forKey: "greeting", in: all) == "Hallo %@")
    #expect(table.string(forKey: "only-english", in: all) == "English")
    #expect(table.string(forKey: "nothing", in: all) == nil)
    #expect(table.string(forKey: "sign-in", in: 0..<1) == nil)
    #expect(target.manager.string(forKey: "sign-in") == "Anmelden")
    #expect(target.manager.string(forKey: "sign-in", table: "Other") == nil)
  }

  @Test func whatIsAvailableIsAskedOnce() throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let codes = target.manager.available.map(\.code)
    #expect(codes.count > 1)
    try FileManager.default.removeItem(at: target.place)
    #expect(target.manager.available.map(\.code) == codes)
    let literal = Unmanaged.passRetained(target.compiled("en")).takeUnretainedValue()
    _ = LocalizedTable(
      manifest: TableManifest(
        bundle: "late", fingerprint: target.fingerprint, languages: "en=\ncy=",
        tables: "Localizable=0..<1", options: ""),
      literals: [literal.bytes, literal.bytes], folder: ResourceFolder(bundle: "late", places: []),
      manager: target.manager)
    #expect(target.manager.available.map(\.code) == (codes + ["cy"]).sorted())
  }

  @Test func traceTellsWhoWasAsked() throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    try target.manager.select("de-AT")
    let trace = try #require(target.manager.trace(forKey: "greeting"))
    #expect(trace.steps.map(\.language.code) == ["de-AT", "de"])
    #expect(trace.steps.map(\.hasText) == [false, true])
    #expect(trace.answer?.code == "de")
    #expect(target.manager.trace(forKey: "only-english")?.answer?.code == "en")
    #expect(target.manager.trace(forKey: "nothing") == nil)
  }

  @Test func configuredFallbacksStandBeforeTheDevelopmentLanguage() throws {
    let target = TargetFixture([
      "en": ["a": "A", "b": "B", "c": "C"], "zh-CN": ["b": "简"], "zh-TW": ["c": "繁"],
    ])
    let table = try target.table(options: "fallback=zh-TW:zh-CN,en")
    try target.manager.select("zh-TW")
    #expect(["a", "b", "c"].map { table.text(target.index($0)) } == ["A", "简", "繁"])
    let trace = try #require(target.manager.trace(forKey: "a"))
    #expect(trace.steps.map(\.language.code) == ["zh-TW", "zh-CN", "en"])
  }

  @Test func aTableOfTheProgramItselfNeedsNoFolder() {
    let target = TargetFixture(["en": ["a": "A"], "de": ["a": "D"]])
    let literals = ["en", "de"].map { target.compiled($0) }
    let table = LocalizedTable(
      manifest: TableManifest(
        bundle: "none", fingerprint: target.fingerprint, languages: "en=\nde=",
        tables: "Localizable=0..<1", options: ""),
      literals: literals.map(\.bytes), folder: ResourceFolder(bundle: "none", places: []),
      manager: target.manager)
    withExtendedLifetime(literals) {
      #expect(target.manager.available.map(\.code) == ["de", "en"])
      #expect(LanguageManager.withLanguage("de") { table.text(0) } == "D")
      #expect(target.faults.values.isEmpty)
    }
  }
}
