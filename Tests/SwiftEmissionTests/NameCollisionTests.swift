import Foundation
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
    expectSeparated(["a.header.x", "a.Header.x", "other"], plain: ["other"], groups: 1)
    expectSeparated(["2_hours", "3_hours"], groups: 0)
    expectSeparated(["self", "self_"], groups: 1)
    expectSeparated(["welcome %@", "Welcome", "welcome %@ %@"], groups: 1)
  }

  /// Segments that differ in case alone lead to one namespace.
  @Test(arguments: [
    (
      ["a.header.x", "a.Header.y", "a.HEADER.z"],
      ["a.header.x": "A.Header.x", "a.Header.y": "A.Header.y", "a.HEADER.z": "A.Header.z"]
    ),
    (
      ["TokenScript.x", "tokenScript.y.z", "tokenScript.Y.w"],
      [
        "TokenScript.x": "TokenScript.x", "tokenScript.y.z": "TokenScript.Y.z",
        "tokenScript.Y.w": "TokenScript.Y.w",
      ]
    ),
    (
      ["tokenscript.x", "tokenScript.y"],
      ["tokenscript.x": "Tokenscript.x", "tokenScript.y": "TokenScript.y"]
    ),
  ])
  func namespacesThatDifferInCaseAreOne(_ keys: [String], _ names: [String: String]) {
    let test = TestTableSet(keys)
    #expect(test.names == names)
    #expect(test.plan.diagnostics.isEmpty)
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
    let diagnostics = TestTableSet(["a.Book-Now", "a.Book-now"]).plan.diagnostics
    let warning = try #require(diagnostics.first)
    #expect(warning.severity == .warning && warning.key == "a.Book-Now")
    #expect(warning.message.contains("“a.Book-Now” is bookNow_"))
    #expect(warning.message.contains("“a.Book-now” is bookNow_"))
    #expect(
      warning.message.contains(
        #"write "nameOverrides": {"Localizable/a.Book-now": "A.bookNow2"}"#))
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

/// A20: what the warning proposes are free names, and taking them ends it.
struct CollisionAdviceTests {
  /// Takes the advice of all findings as it stands in their messages.
  private func advised(_ test: TestTableSet) throws -> TestTableSet {
    var test = test
    for diagnostic in test.plan.diagnostics {
      let line = try #require(
        diagnostic.message.firstMatch(of: /"nameOverrides": (\{.*\})/), "\(diagnostic.message)")
      let object = try JSONSerialization.jsonObject(with: Data(line.output.1.utf8))
      for (key, name) in try #require(object as? [String: String]) {
        #expect(test.configuration.nameOverrides.updateValue(name, forKey: key) != name)
      }
    }
    return test
  }

  @Test(arguments: [
    ["OK", "Ok"], ["my-sub", "my_sub", "mySub"], ["OK", "Ok", "ok2", "ok-2", "ok3"],
    ["a.Book Now", "a.Book now"], ["self", "self_"], ["step1", "step-1", "step1_2"],
    ["東京", "東京.x"], ["a.header.x", "a.Header.y", "a.Header.z", "a.HEADER.z"],
    ["a.b.c", "a.B.c", "A.b.c", "A.B.C", "a.b.C"], ["\"a\"", "a"], ["e\u{301}", "\u{E9}"],
    ["e_1", "e_2", "e-1", "e-2"], ["e_1", "e_2", "e-1", "e-2", "E 1", "E 2", "e", "E"],
    ["x.step_1", "x.step_2", "x.step-1", "x.step-2"], ["tab\t", "tab"],
    ["%@", "—", "name", "name2"], ["…", "%d"],
    [
      "Are you sure that you want to delete all of the",
      "Are you sure that you want to delete all of the messages on this device?",
    ],
  ])
  func endsTheWarning(keys: [String]) throws {
    let test = TestTableSet(keys)
    #expect(!test.plan.diagnostics.isEmpty)
    let names = try advised(test)
    #expect(names.plan.diagnostics.isEmpty, "\(names.plan.diagnostics.map(\.message))")
    #expect(names.accessorCount == keys.count)
    #expect(names.names.values.allSatisfy { !$0.contains(/_[0-9a-f]{4}\b/) }, "\(names.names)")
  }

  @Test func ofTablesAndLookUps() throws {
    var test = TestTableSet(["identity.x", "identity.z"])
    test.add([("y", "")], table: "Identity")
    #expect(try advised(test).plan.diagnostics.isEmpty)
    #expect(
      try advised(test).names
        == ["identity.x": "Identity2.x", "identity.z": "Identity2.z", "y": "Identity.y"])
    test = TestTableSet()
    test.add([("string", "%(forKey)@"), ("String", "%(forKey)@"), ("sTring", "x")])
    #expect(try advised(test).plan.diagnostics.isEmpty)
    test = TestTableSet(["step_1", "step_2"])
    test.add([("step", "%(number)d")])
    #expect(try advised(test).plan.diagnostics.isEmpty)
    #expect(try advised(test).names["step"] == "step(number:)")
  }

  @Test func alsoWhereNamesWereChosenBefore() throws {
    var test = TestTableSet(["OK", "Ok", "oK"])
    test.configuration.nameOverrides = ["Ok": "same", "OK": "same", "oK": "same2"]
    #expect(try advised(test).plan.diagnostics.isEmpty)
    test.configuration.nameOverrides = ["Ok": "oK"]
    #expect(try advised(test).plan.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Inbox/unraed", "Inbox/unread"), ("greting", "greeting"), ("Inbox/greting", nil),
  ])
  func ofAKeyThatIsMisspelt(_ item: (spelling: String, meant: String?)) {
    var test = TestTableSet(["greeting"])
    test.add([("unread", "")], table: "Inbox")
    test.configuration.nameOverrides = [item.spelling: "name"]
    let question = item.meant.map { "; did you mean '\($0)'?" } ?? ""
    #expect(
      test.plan.diagnostics.map(\.message)
        == ["no table has the key “\(item.spelling)” of nameOverrides\(question)"])
  }

  /// A large group is told in part.
  @Test func aStepAtATime() throws {
    var test = TestTableSet(
      (0..<32).map { number in
        (0..<5).map { number >> $0 & 1 == 0 ? "a" : "A" }.joined(separator: "-")
      })
    #expect(test.plan.diagnostics[0].message.hasSuffix(" and so on for the other 26"))
    for _ in 0..<7 { test = try advised(test) }
    #expect(test.plan.diagnostics.isEmpty && Set(test.names.values).count == 32)
  }

  @Test func twoTables() {
    var test = TestTableSet()
    test.add([("x", "")], table: "my-errors")
    test.add([("y", "")], table: "my_errors")
    let messages = test.plan.diagnostics.map(\.message)
    #expect(messages.map { $0.hasSuffix("; rename one of the tables") } == [true])
  }
}

/// `prefix*` under `nameOverrides` names what keys have in common.
struct PrefixNameTests {
  @Test func namespacesAndLookUps() {
    var test = TestTableSet(
      ["a.header.x", "a.header.y.z", "step_1", "step_2", "b.step_1", "b.step_2"])
    test.configuration.nameOverrides = [
      "a.header.*": "Top", "Localizable/step_*": "stage", "b.*": "Second",
    ]
    #expect(test.plan.diagnostics.isEmpty)
    #expect(
      test.names == [
        "a.header.x": "A.Top.x", "a.header.y.z": "A.Top.Y.z", "step_1": "step1",
        "step_2": "step2", "b.step_1": "Second.step1", "b.step_2": "Second.step2",
      ])
    #expect(test.plan.value.namespaces[0].families.map(\.name.string) == ["stage"])
  }

  @Test(arguments: [
    ("nothing.*", "Top"), ("a.*", "A.Top"), ("a.*", "Swift"), ("a", "Top"), ("*", "x"),
  ])
  func whatNamesNothingIsReported(prefix: String, name: String) {
    var test = TestTableSet(["a.header.x"])
    test.configuration.nameOverrides = [prefix: name]
    #expect(test.plan.diagnostics.map(\.rule) == ["ineffective-setting"])
    #expect(test.names == ["a.header.x": "A.Header.x"])
  }

  @Test func aKeyThatEndsSoIsAKey() {
    var test = TestTableSet(["a.*", "a.x"])
    test.configuration.nameOverrides = ["a.*": "star"]
    #expect(test.names == ["a.*": "star", "a.x": "A.x"] && test.plan.diagnostics.isEmpty)
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
