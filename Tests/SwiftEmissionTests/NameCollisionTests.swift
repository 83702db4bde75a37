import SwiftEmission
import Testing

struct NameCollisionTests {
  /// Every name but those of `plain` has a suffix, no two are equal, and there are as many warnings
  /// as groups.
  private func expectSeparated(
    _ keys: [String], plain: [String] = [], groups: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let test = TestTableSet(keys)
    let names = test.names
    #expect(Set(names.values).count == keys.count, sourceLocation: sourceLocation)
    for key in keys {
      let isPlain = names[key]?.contains("_") == false
      #expect(isPlain == plain.contains(key), "\(names)", sourceLocation: sourceLocation)
    }
    let rules = test.plan.diagnostics.map(\.rule)
    #expect(
      rules == Array(repeating: "name-collision", count: groups), "\(rules)",
      sourceLocation: sourceLocation)
  }

  @Test func reports19() {
    expectSeparated(["my-sub", "my_sub", "mySub", "other"], plain: ["other"], groups: 1)
    expectSeparated(["OK", "Ok"], groups: 1)
    expectSeparated(["Book now", "Book Now"], groups: 1)
    expectSeparated(["a", "a.b"], plain: ["a", "a.b"], groups: 0)
    expectSeparated(["東京", "東京.x"], groups: 1)
    expectSeparated(["a.header.x", "a.Header.y"], groups: 1)
    expectSeparated(["2_hours", "3_hours"], groups: 0)
    expectSeparated(["self", "self_"], groups: 1)
    expectSeparated(["welcome %@", "Welcome", "welcome %@ %@"], groups: 1)
  }

  /// Two keys, one name: they are compared by bytes, names in NFC.
  @Test func spellingsOfOneCharacter() {
    let plan = TestTableSet(["e\u{301}", "\u{E9}"]).plan
    let names = plan.value.namespaces[0].accessors.map(\.name.string)
    #expect(names.count == 2 && Set(names).count == 2)
    #expect(plan.diagnostics.map(\.rule) == ["name-collision"])
  }

  @Test func suffixComesFromTheOwnKey() throws {
    let both = TestTableSet(["OK", "Ok"]).names
    let three = TestTableSet(["OK", "Ok", "ok"]).names
    #expect(both["OK"] == three["OK"] && both["Ok"] == three["Ok"])
    let name = try #require(both["OK"])
    #expect(name.wholeMatch(of: /ok_[0-9a-f]{4}/) != nil)
  }

  @Test func manyInOneGroup() {
    let keys = (0..<3_000).map { number in
      String((0..<12).map { number >> $0 & 1 == 0 ? "a" : "A" }.joined(separator: "-"))
    }
    let test = TestTableSet(keys)
    #expect(Set(test.names.values).count == keys.count)
    #expect(test.plan.diagnostics.count == 1)
  }

  @Test func warningNamesGroupAndRemedy() throws {
    let diagnostics = TestTableSet(["a.Book Now", "a.Book now"]).plan.diagnostics
    let warning = try #require(diagnostics.first)
    #expect(warning.severity == .warning && warning.key == "a.Book Now")
    #expect(warning.message.contains("“a.Book Now” is bookNow_"))
    #expect(warning.message.contains("“a.Book now” is bookNow_"))
    #expect(
      warning.message.contains(
        #"write "nameOverrides": {"Localizable/a.Book Now": "A.bookNow"}"#))
    #expect(warning.location != nil && warning.notes.count == 1)
  }

  @Test func tableAgainstNamespace() {
    var test = TestTableSet(["identity.x"])
    test.add([("y", "")], table: "Identity")
    let names = test.names
    #expect(names["identity.x"]?.hasPrefix("Identity_") == true)
    #expect(names["y"]?.hasPrefix("Identity_") == true)
    #expect(test.plan.diagnostics.map(\.rule) == ["name-collision"])
  }

  @Test func lookUpKeepsItsName() {
    var test = TestTableSet(["String"])
    #expect(test.names == ["String": "string"] && test.plan.diagnostics.isEmpty)
    test = TestTableSet()
    test.add([("string", "%(forKey)@"), ("other", "")])
    #expect(test.names["string"]?.hasPrefix("string_") == true)
    #expect(test.plan.diagnostics.map(\.rule) == ["name-collision"])
  }
}

struct NameOverrideTests {
  @Test func settlesCollisions() {
    var test = TestTableSet(["a.header.x", "a.Header.y", "OK", "Ok"])
    test.configuration.nameOverrides = [
      "Localizable/a.Header.y": "A.Header.y", "Ok": "fine",
    ]
    #expect(
      test.names == [
        "a.header.x": "A.Header.x", "a.Header.y": "A.Header.y", "OK": "ok", "Ok": "fine",
      ])
    #expect(test.plan.diagnostics.isEmpty)
  }

  @Test func keepsItsNameAgainstOthers() {
    var test = TestTableSet(["OK", "Ok"])
    test.configuration.nameOverrides = ["Ok": "ok"]
    #expect(test.names["Ok"] == "ok" && test.names["OK"]?.hasPrefix("ok_") == true)
    #expect(test.plan.diagnostics.count == 1)
    test.configuration.nameOverrides = ["Ok": "same", "OK": "same"]
    #expect(Set(test.names.values).count == 2 && test.plan.diagnostics.count == 1)
  }

  @Test func namesWhatHasNoName() {
    var test = TestTableSet(["%@", "default"])
    test.configuration.nameOverrides = ["%@": "Values.`default`"]
    #expect(test.names == ["%@": "Values.default", "default": "default"])
  }

  @Test func aTablesOwnEntryIsStronger() {
    var test = TestTableSet(["title"])
    test.add([("title", "")], table: "Other")
    test.configuration.nameOverrides = ["title": "heading", "Other/title": "caption"]
    let names = test.plan.value.namespaces.map { $0.accessors.map(\.name.string) }
    #expect(names == [["heading"], ["caption"]])
  }

  @Test(arguments: [
    "", ".", "a.", "1a", "a b", "_", "$0", "a.Type", "init", "Swift.x", "self", "a\u{200B}b",
    "_localizedTable", "x\u{2019}",
  ])
  func invalidIsAnError(name: String) {
    var test = TestTableSet(["title"])
    test.configuration.nameOverrides = ["title": name]
    #expect(test.plan.diagnostics.map(\.rule) == ["invalid-name-override"])
    #expect(test.plan.diagnostics.map(\.severity) == [.error])
    #expect(test.names == ["title": "title"])
  }

  @Test(arguments: [
    ("\n", #""Localizable/\n""#), ("\"", #""Localizable/\"""#), ("\\", #""Localizable/\\""#),
    ("\u{1}", #""Localizable/\u0001""#),
  ])
  func theProposedLineIsJSON(key: String, written: String) {
    let message = TestTableSet([key]).plan.diagnostics.first?.message ?? ""
    #expect(message.contains("{\(written): "))
  }

  @Test func unknownKeyHasNoEffectAndIsWarnedOf() {
    var test = TestTableSet(["title"])
    test.configuration.nameOverrides = ["Localizable/titel": "heading"]
    #expect(test.plan.diagnostics.map(\.rule) == ["ineffective-setting"])
    #expect(test.plan.diagnostics.map(\.severity) == [.warning])
  }
}
