import TableParsing
import Testing

@testable import TranslationExchange

/// Ids, order, categories and shapes of units.
@Suite struct UnitTests {
  @Test(arguments: [
    ("ar", "zero one two few many other"), ("ru", "one few many other"),
    ("cs", "one few many other"),
    ("pl", "one few many other"), ("uk", "one few many other"), ("de", "one other"),
    ("fr", "one other"), ("es", "one other"), ("pt-BR", "one other"), ("hu", "one other"),
    ("ja", "other"), ("zh-Hant-HK", "other"), ("en", "one other"), ("et", "one other"),
    ("eu", "one other"), ("ta", "one other"), ("tzm", "one other"),
  ])
  func categoriesAreXcodes(language: String, categories: String) {
    let found = TranslationCategories.categories(of: language)
    #expect(found.map(\.name).joined(separator: " ") == categories)
  }

  @Test func unitsAreInTheOrderOfNumbersAndCodePoints() {
    let ordered = [
      "", "9rO", "12g", "A", "A b", "A|==|plural.one", "Z", "a", "a1", "a2", "a10", "é",
    ]
    for (left, right) in zip(ordered, ordered.dropFirst()) {
      #expect(UnitOrder.precedes(Text(left), Text(right)), "\(left) \(right)")
      #expect(!UnitOrder.precedes(Text(right), Text(left)), "\(right) \(left)")
    }
  }

  @Test(arguments: [
    ("key", "key", ""), ("key|==|plural.one", "key", "plural.one"),
    ("literal|==|text", "literal|==|text", ""),
    ("varied|==|key|==|plural.one", "varied|==|key", "plural.one"),
    ("k|==|device.iphone.plural.other", "k", "device.iphone.plural.other"),
    ("k|==|substitutions.@A..B@.plural.one", "k", "substitutions.@A..B@.plural.one"),
    ("|==|", "|==|", ""), ("k|==|", "k|==|", ""), ("k|==|plural.none", "k|==|plural.none", ""),
  ])
  func catalogIdsAreSplitAtTheLastMark(id: String, key: String, form: String) {
    let found = UnitIdentifier.readCatalog(Text(id))
    #expect(found.key.string == key)
    #expect("\(found.form)" == form)
  }

  @Test(arguments: [
    ("/%d files:dict/NSStringLocalizedFormatKey:dict/:string", "%d files", ""),
    ("/%d files:dict/files:dict/one:dict/:string", "%d files", "substitutions.files.plural.one"),
    (
      "/%1$d/%2$d item(s) selected:dict/items:dict/few:dict/:string",
      "%1$d/%2$d item(s) selected", "substitutions.items.plural.few"
    ),
    ("/a:dict/b:dict/c:dict/two:dict/:string", "a:dict/b", "substitutions.c.plural.two"),
  ])
  func stringsdictIdsAreReadFromTheRight(id: String, key: String, form: String) throws {
    let found = try #require(UnitIdentifier.readStringsdict(Text(id)))
    #expect(found.key.string == key)
    #expect("\(found.form)" == form)
    #expect(UnitIdentifier.stringsdict(found.key, found.form).string == id)
  }

  private func catalog(_ strings: String) throws -> ExchangeTable {
    let text = "{ \"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\" }"
    return try #require(Sample.catalog(ByteStorage(text)))
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(text)\" } }"
  }

  private func shown(_ table: ExchangeTable, _ language: String) -> [String] {
    TableUnits(table, language: language).units.map { planned in
      [
        planned.unit.id.string, planned.unit.source?.string ?? "-",
        planned.unit.target.map { "\($0.text)/\($0.state ?? "")" } ?? "-",
      ].joined(separator: " ; ")
    }
  }

  @Test func shapesFollowTheTarget() throws {
    let table = try catalog(
      """
      "flat": { "localizations": {
        "en": { "variations": { "plural": { "one": \(unit("%lld day")), "other": \(unit("%lld days")) } } },
        "de": \(unit("%lld Tage")) } },
      "varied": { "localizations": { "de": { "variations": { "device": {
        "iphone": \(unit("Tippen")), "other": \(unit("Klicken", "needs_review")) } } } } },
      "none": { "shouldTranslate": false, "localizations": { "de": \(unit("Nichts")) } }
      """)
    #expect(
      shown(table, "de") == [
        "flat ; %lld days ; %lld Tage/translated", "none ; none ; -",
        "varied|==|device.iphone ; varied ; Tippen/translated",
        "varied|==|device.other ; varied ; Klicken/needs-review-l10n",
      ])
    #expect(
      shown(table, "ru") == [
        "flat|==|plural.few ; %lld days ; -", "flat|==|plural.many ; %lld days ; -",
        "flat|==|plural.one ; %lld day ; -", "flat|==|plural.other ; %lld days ; -",
        "none ; none ; -", "varied ; varied ; -",
      ])
    #expect(
      shown(table, "en") == [
        "flat|==|plural.one ; %lld day ; %lld day/translated",
        "flat|==|plural.other ; %lld days ; %lld days/translated", "none ; none ; none/new",
        "varied ; varied ; varied/new",
      ])
  }

  @Test func substitutionsAreSpeltOut() throws {
    let forms = "\"one\": \(unit("%arg bird")), \"other\": \(unit("%arg birds"))"
    let table = try catalog(
      """
      "k": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@B@ on %@" },
        "substitutions": { "B": { "argNum": 2, "formatSpecifier": ".1f",
          "variations": { "plural": { \(forms) } } } } } } }
      """)
    #expect(
      shown(table, "ja") == [
        "k ; %2$#@B@ on %@ ; -", "k|==|substitutions.B.plural.other ; %2$.1f birds ; -",
      ])
  }

  @Test func stringsdictHasTheCategoriesOfTheLanguageAndZero() throws {
    let entry = { (forms: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>
      """
    }
    let table = try #require(
      Sample.table(
        .stringsdict,
        [
          "en": entry(
            "<key>zero</key><string/><key>one</key><string>one</string><key>other</key>"
              + "<string>more</string>"), "ja": entry("<key>other</key><string>他</string>"),
        ]))
    #expect(
      shown(table, "ja") == [
        "/k:dict/NSStringLocalizedFormatKey:dict/:string ; %#@n@ ; %#@n@/",
        "/k:dict/n:dict/other:dict/:string ; more ; 他/", "/k:dict/n:dict/zero:dict/:string ;  ; -",
      ])
  }

  @Test func storyboardsHaveTheirTextsInComments() {
    let comment = #"Class = "UILabel"; text = "Say \"hi\"\n!"; ObjectID = "a1b-2c-d3E";"#
    #expect(InterfaceTexts.text(of: "a1b-2c-d3E.text", in: comment) == "Say \"hi\"\n!")
    #expect(InterfaceTexts.text(of: "a1b-2c-d3E.title", in: comment) == nil)
    #expect(InterfaceTexts.text(of: "text", in: comment) == nil)
  }
}
