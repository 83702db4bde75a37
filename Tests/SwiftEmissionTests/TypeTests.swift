import LocalizationModel
import Testing

@testable import SwiftEmission

/// The types beside the accessors: languages, message values, families of keys.
struct TypeTests {
  private func test(_ keys: [String], _ families: [KeyFamily] = []) -> TestTableSet {
    var test = TestTableSet(keys)
    test.configuration.families = families
    return test
  }

  private func family(_ pattern: String, _ name: String, cases: [String]? = nil) -> KeyFamily {
    var family = KeyFamily(pattern: pattern, enumName: name)
    family.cases = cases
    return family
  }

  @Test(arguments: [
    ("en", "en"), ("pt-BR", "ptBR"), ("zh-Hans", "zhHans"), ("sr-Latn-RS", "srLatnRS"),
    ("es-419", "es419"), ("ca-valencia", "caValencia"), ("is", "is"), ("as", "as"),
  ])
  func aLanguageIsACase(_ tag: String, _ name: String) {
    #expect(SwiftIdentifier(languageCase: tag).string == name)
  }

  @Test func languagesAreThoseOfTheTablesWithoutPseudoLanguages() {
    var test = TestTableSet(["a"])
    for language in ["zh-Hans", "de", "en-XA"] { test.add([("a", "b")], language: language) }
    let languages = test.plan.value.languages
    #expect(languages?.name.string == "SupportedLanguage")
    #expect(languages?.cases.map(\.tag) == ["en", "de", "zh-Hans"])
    #expect(test.swift.contains(#"case zhHans = "zh-Hans""#))
  }

  @Test func aKeyThatWantsATypesNameGetsASuffix() {
    var test = test(["message.title", "supported_language.a", "x"])
    test.configuration.messages = "Message"
    test.configuration.separator = "."
    let plan = test.plan
    #expect(plan.value.messages?.string == "Message")
    let names = plan.value.namespaces.map(\.name.string)
    #expect(names[1].hasPrefix("Message_"))
    #expect(plan.diagnostics.map(\.rule) == ["name-collision", "name-collision"])
    test.configuration.messages = "Value"
    test.configuration.languageEnumName = "AppLanguage"
    #expect(test.plan.diagnostics.isEmpty)
  }

  @Test func aChosenNameDoesNotLeadIntoAReservedEnum() {
    var test = test(["a", "b"])
    test.configuration.nameOverrides = ["a": "SupportedLanguage.title"]
    let plan = test.plan
    let names = plan.value.namespaces.map(\.name.string)
    #expect(names.count == 2)
    let accessors = plan.value.namespaces.filter { !$0.accessors.isEmpty }.map(\.name.string)
    #expect(accessors.count == 2)
    #expect(plan.value.languages?.name.string != accessors[1])
  }

  @Test func aFamilyIsAFunctionOverAnEnum() {
    let test = test(
      ["order.status.in-transit", "order.status.shipped", "order.status.shipped.title", "other"],
      [family("order.status.*", "OrderStatus")])
    let plan = test.plan
    #expect(plan.diagnostics.isEmpty)
    let found = plan.value.namespaces[0].caseFamilies
    #expect(found.map(\.name.string) == ["orderStatus"])
    #expect(found[0].cases.map(\.name.string) == ["inTransit", "shipped"])
    #expect(found[0].cases.map(\.rawValue.string) == ["in-transit", "shipped"])
    let declared = plan.value.declarations.map(\.text)
    #expect(declared.contains("func orderStatus(_: OrderStatus) -> String"))
    #expect(declared.contains("case OrderStatus.inTransit"))
    #expect(test.swift.contains("case .inTransit: return _localizedText(0)"))
  }

  @Test func aCaseWithoutAKeyAndAKeyWithoutACaseAreErrors() {
    let wanted = family("size.*", "ShirtSize", cases: ["small", "large", "hug"])
    let plan = test(["size.huge", "size.large", "size.small"], [wanted]).plan
    #expect(plan.diagnostics.map(\.rule) == ["incomplete-family", "incomplete-family"])
    #expect(
      plan.diagnostics.map(\.message) == [
        "the key “size.huge” of the family ShirtSize is no case of it: add 'huge' to the family's "
          + "\"cases\", or remove the key",
        "the case 'hug' of ShirtSize has no key that begins with “size.”",
      ])
    #expect(plan.diagnostics[0].key == "size.huge")
  }

  @Test func keysThatCannotBeCasesAreErrors() {
    var test = TestTableSet()
    test.add([("a.b-c", "x"), ("a.b_c", "y"), ("a.d", "%@")])
    test.configuration.families = [family("a.*", "A"), family("gone.*", "B")]
    let plan = test.plan
    #expect(
      plan.diagnostics.filter { $0.rule != "name-collision" }.map(\.message) == [
        "the key “a.b_c” of the family A has the case 'bC', which another key has: rename one of "
          + "them",
        "the key “a.d” of the family A has arguments, and those of a family have none",
        "no key begins like “gone.*” of families",
      ])
  }

  @Test func aFamilyAndALookUpByNumberStandBesideEachOther() {
    let plan = test(["level_1", "level_2"], [family("level_*", "Level")]).plan
    #expect(plan.diagnostics.isEmpty)
    let namespace = plan.value.namespaces[0]
    #expect(namespace.families.map(\.name.string) == ["level"])
    #expect(namespace.caseFamilies.map(\.name.string) == ["level"])
    #expect(namespace.caseFamilies[0].cases.map(\.name.string) == ["_1", "_2"])
  }

  @Test func messagesHaveTheMembersOfTheAccessors() {
    var test = TestTableSet()
    test.add([("a.b", "%@ has %d"), ("c", "x")])
    test.configuration.messages = "Message"
    for count in [1, 3] {
      let swift = test.swiftFiles(count).joined()
      #expect(
        swift.contains(
          "static func b(_ arg1: some _TypedLocalization.LocalizedText, _ arg2: some "
            + "_TypedLocalization.LocalizedInteger) -> _TypedLocalization.LocalizedMessage { "
            + "_localizedMessage_si(0, arg1, arg2) }"))
      #expect(
        swift.contains(
          "static var c: _TypedLocalization.LocalizedMessage { _localizedMessage(1) }"))
    }
    test.configuration.messages = nil
    #expect(!test.swift.contains("_localizedMessage"))
  }
}
