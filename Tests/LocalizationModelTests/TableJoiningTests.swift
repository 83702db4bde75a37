import LocalizationModel
import TestSupport
import Testing

@Suite struct TableJoiningTests {
  private func join(
    _ files: [TableFile], _ change: (inout Configuration) -> Void = { _ in }
  ) -> Parsed<TableSet> {
    var configuration = Configuration()
    change(&configuration)
    return TableSet.joining(files, configuration: configuration)
  }

  /// `key=value` of one column, in the order of the keys.
  private func texts(_ table: JoinedTable, _ column: Int) -> [String] {
    zip(table.keys, table.columns[column].entries).map { key, reference in
      guard let reference,
        case .message(.plain(let form)) = table.columns[column].entry(reference).value
      else { return "\(key)" }
      return "\(key)=\(form.text)"
    }
  }

  @Test func keysAreInByteOrderAndLanguagesFollowTheDevelopmentLanguage() throws {
    let joined = join([
      .make("fr.lproj/L.strings", "fr", ["b": "2f", "z": "unknown", "a": "1f"]),
      .make("en.lproj/L.strings", "en", ["b": "2", "é": "4", "a": "1", "aa": "3"]),
      .make("de.lproj/L.strings", "de", ["a": "1d"]),
    ])
    let table = try #require(joined.value.tables.first)
    #expect(joined.value.languages == ["en", "de", "fr"])
    #expect(texts(table, 0) == ["a=1", "aa=3", "b=2", "é=4"])
    #expect(texts(table, 1) == ["a=1d", "aa", "b", "é"])
    #expect(texts(table, 2) == ["a=1f", "aa", "b=2f", "é"])
    #expect(table.columns[2].unknown.map { table.columns[2].entry($0).key.string } == ["z"])
    #expect(joined.diagnostics.isEmpty)
  }

  @Test func canonicallyEquivalentKeysAreDifferentKeys() throws {
    let joined = join([.make("L.strings", "en", ["\u{e9}": "composed", "e\u{301}": "decomposed"])])
    let table = try #require(joined.value.tables.first)
    #expect(table.keys.count == 2)
  }

  @Test func lastOfRepeatedKeysWinsAndIsRecorded() throws {
    let joined = join([.make("L.strings", "en", ["a": "1", "b": "2", "a": "3"])])
    let table = try #require(joined.value.tables.first)
    #expect(texts(table, 0) == ["a=3", "b=2"])
    let pairs = table.columns[0].repeated.map { [$0.replaced.entry, $0.by.entry] }
    #expect(pairs == [[0, 2]])
  }

  @Test func stringsdictEntryWinsSilently() throws {
    let joined = join([
      .make("en.lproj/L.stringsdict", "en", format: .stringsdict, ["a": "dict"]),
      .make("en.lproj/L.strings", "en", ["a": "strings", "b": "only"]),
    ])
    let table = try #require(joined.value.tables.first)
    #expect(texts(table, 0) == ["a=dict", "b=only"])
    #expect(table.columns[0].repeated.isEmpty)
    #expect(joined.diagnostics.isEmpty)
  }

  /// Of a catalog Apple's compiler makes a stringsdict of the devices and puts the text for all
  /// others into the strings.
  @Test func textOfTheStringsIsWhatADeviceRuleSaysOnOtherDevices() throws {
    let mac = MessageNode.Case(DeviceClass.mac, range: SourceRange(0, 0), .form(.make("Click %@")))
    let other = MessageNode.Case(DeviceClass.other, range: SourceRange(0, 0), .form(.make("Press")))
    let strings = TableFile.make(
      "en.lproj/L.strings", "en", ["a": "Tap %@ %d times", "b": "Tap", "c": "Tap"])
    let joined = join([
      strings,
      .make(
        "en.lproj/L.stringsdict", "en", format: .stringsdict,
        [
          .make("a", .message(.variants(MessageVariants(root: .device([mac]))))),
          .make("b", .message(.variants(MessageVariants(root: .device([mac, other]))))),
          .make("c", .message(.variants(MessageVariants(root: .form(.make("always")))))),
        ]),
    ])
    let table = try #require(joined.value.tables.first)
    let column = table.columns[0]
    let forms = column.entries.compactMap { $0 }.map { reference -> [String] in
      guard case .message(.variants(let variants)) = column.entry(reference).value else {
        return []
      }
      return variants.forms.map { "\($0.device.map(\.name) ?? "-"): \($0.form.text)" }
    }
    #expect(
      forms == [
        ["mac: Click %@", "other: Tap %@ %d times"], ["mac: Click %@", "other: Press"],
        ["-: always"],
      ])
    #expect(table.signatures[0].parameters.map(\.type) == [.string, .int])
    #expect(column.repeated.isEmpty)
  }

  @Test func sameLanguageFromTwoFoldersIsRead() throws {
    let joined = join([
      .make("A/en.lproj/L.strings", "en", ["a": "1", "b": "2"]),
      .make("B/English.lproj/L.strings", "en", ["b": "3", "c": "4"]),
    ])
    let table = try #require(joined.value.tables.first)
    #expect(texts(table, 0) == ["a=1", "b=3", "c=4"])
    #expect(table.columns[0].repeated.count == 1)
  }

  @Test func baseServesAsDevelopmentLanguageAndLiesBelowItsOwnFiles() throws {
    let joined = join([
      .make("Base.lproj/L.strings", "Base", ["a": "base", "b": "base"]),
      .make("en.lproj/L.strings", "en", ["b": "own"]),
      .make("Base.lproj/Other.strings", "Base", table: "Other", ["c": "base"]),
    ])
    #expect(joined.value.languages == ["en"])
    #expect(joined.value.tables.map { texts($0, 0) } == [["a=base", "b=own"], ["c=base"]])
    #expect(joined.value.tables.allSatisfy { $0.columns[0].repeated.isEmpty })
  }

  static let choices:
    [(languages: [String], source: String?, configured: String?, chosen: String?)] = [
      (["de", "en", "fr"], nil, nil, "en"),
      (["de", "en", "fr"], nil, "fr", "fr"),
      (["de", "en"], "de", nil, "de"),
      (["en-US", "de"], nil, nil, "en-US"),
      (["de", "en-GB", "en-US"], nil, nil, "en-US"),
      (["de", "en-AU"], "en-AU", nil, "en-AU"),
      (["de", "jp"], nil, "jp", "ja"),
      (["Base", "de"], nil, "en", "en"),
      (["de"], nil, nil, "de"),
      (["de", "fr"], nil, nil, nil),
      (["de", "fr"], nil, "en", nil),
      (["Base", "de"], nil, nil, nil),
    ]

  @Test(arguments: choices) func developmentLanguage(
    _ choice: (languages: [String], source: String?, configured: String?, chosen: String?)
  ) {
    let files = choice.languages.map {
      TableFile.make(
        "\($0).lproj/L", $0, sourceLanguage: choice.source,
        [.make("a", .message(.plain(.make("1"))))])
    }
    let joined = join(files) { $0.developmentLanguage = choice.configured }
    if let chosen = choice.chosen {
      #expect(joined.value.languages.first == chosen)
      let misspelt = choice.languages.contains("jp")
      #expect(joined.diagnostics.map(\.rule) == (misspelt ? ["language-folder"] : []))
      #expect(joined.value.tables.count == 1)
    } else {
      #expect(joined.diagnostics.map(\.rule) == ["development-language"])
      #expect(joined.diagnostics.first?.severity == .warning)
      #expect(joined.value.languages.first == "en")
      #expect(joined.value.tables.isEmpty == !choice.languages.contains("Base"))
    }
  }

  @Test func undecidedLanguageSaysWhatToWrite() {
    let joined = join([.make("de/L", "de", ["a": "1"]), .make("fr/L", "fr", ["a": "1"])])
    let message = joined.diagnostics.first?.message ?? ""
    #expect(message.contains("localization.json"))
    #expect(message.contains("\"developmentLanguage\": \"de\""))
  }

  @Test func catalogBesideStringsIsAnErrorThatNamesBoth() {
    let joined = join([
      .make("Localizable.xcstrings", "en", format: .xcstrings, ["a": "1"]),
      .make("en.lproj/Localizable.strings", "en", ["b": "1"]),
    ])
    #expect(joined.diagnostics.map(\.rule) == ["catalog-beside-strings"])
    let message = joined.diagnostics.first?.message ?? ""
    #expect(message.contains("Localizable.xcstrings"))
    #expect(message.contains("en.lproj/Localizable.strings"))
  }

  @Test func twoCatalogsOfOneNameAreAnError() {
    let joined = join([
      .make("A/L.xcstrings", "en", format: .xcstrings, ["a": "1"]),
      .make("B/L.xcstrings", "en", format: .xcstrings, ["b": "1"]),
    ])
    #expect(joined.diagnostics.map(\.rule) == ["duplicate-catalog"])
    #expect(joined.diagnostics.first?.message.contains("A/L.xcstrings and B/L.xcstrings") == true)
  }

  @Test func tableThatTheDevelopmentLanguageLacksIsReported() {
    let joined = join([
      .make("en.lproj/A.strings", "en", table: "A", ["a": "1"]),
      .make("de.lproj/B.strings", "de", table: "B", ["b": "1"]),
      .make("de.lproj/Empty.strings", "de", table: "Empty", [TableEntry]()),
    ])
    #expect(joined.diagnostics.map(\.rule) == ["table-without-development-language"])
    #expect(joined.value.tables.map(\.name) == ["A"])
  }

  static let selections: [(include: [String], exclude: [String], tables: [String])] = [
    ([], [], ["Localizable", "Main"]),
    (["*"], [], ["InfoPlist", "Localizable", "Main"]),
    (["M?in", "Info*"], [], ["InfoPlist", "Main"]),
    ([], ["M*"], ["Localizable"]),
    (["*"], ["*nfo*"], ["Localizable", "Main"]),
  ]

  @Test(arguments: selections) func tableSelection(
    _ selection: (include: [String], exclude: [String], tables: [String])
  ) {
    let names = ["Localizable", "InfoPlist", "Main"]
    let joined = join(names.map { .make("\($0).strings", "en", table: $0, ["a": "1"]) }) {
      $0.tables.include = selection.include
      $0.tables.exclude = selection.exclude
    }
    #expect(joined.value.tables.map(\.name) == selection.tables)
  }

  @Test func extractionStatesRestrictKeysAndTheirTranslationsAreNotUnknown() throws {
    var manual = CatalogAttributes()
    manual.extractionState = "manual"
    let files = ["en", "de"].map {
      TableFile.make(
        "L.xcstrings", $0, format: .xcstrings, sourceLanguage: "en",
        [
          .make("a", .message(.plain(.make("1"))), catalog: manual),
          .make("b", .message(.plain(.make("2"))), catalog: CatalogAttributes()),
        ])
    }
    let joined = join(files) { $0.extractionStates = ["manual"] }
    let table = try #require(joined.value.tables.first)
    #expect(table.keys == ["a"])
    #expect(table.columns[1].unknown.isEmpty)
    let all = join(files) { $0.extractionStates = ["manual", "automatic"] }
    #expect(all.value.tables.first?.keys == ["a", "b"])
  }

  @Test func unsupportedEntriesGiveNoKey() throws {
    let files = [
      TableFile.make(
        "L.stringsdict", "en",
        [.make("a", .unsupported(SourceRange(0, 0))), .make("b", .message(.plain(.make("1"))))]),
      TableFile.make("de/L.strings", "de", ["a": "x"]),
    ]
    let table = try #require(join(files).value.tables.first)
    #expect(table.keys == ["b"])
    #expect(table.columns[1].unknown.isEmpty)
  }

  @Test func randomTablesAreJoinedAsADictionaryWould() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let names = (0..<200).map { _ in "k\(random.next() % 150)" }
      let others = (0..<200).map { _ in "k\(random.next() % 170)" }
      let values = names.indices.map { "v\($0)" }
      let joined = join([
        .make("en", "en", zip(names, values).map { .make($0, .message(.plain(.make($1)))) }),
        .make("de", "de", zip(others, values).map { .make($0, .message(.plain(.make($1)))) }),
      ])
      let table = try #require(joined.value.tables.first)
      let expected = Dictionary(zip(names, values)) { $1 }
      let expectedOther = Dictionary(zip(others, values)) { $1 }
      let keys = expected.keys.sorted()
      #expect(table.keys.map(\.string) == keys)
      #expect(texts(table, 0) == keys.map { "\($0)=\(expected[$0] ?? "")" })
      #expect(
        texts(table, 1) == keys.map { key in expectedOther[key].map { "\(key)=\($0)" } ?? key })
      #expect(table.columns[1].unknown.count == others.filter { expected[$0] == nil }.count)
    }
  }
}
