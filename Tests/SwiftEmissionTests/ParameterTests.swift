import SwiftEmission
import Testing

struct ParameterTests {
  private func declaration(_ value: String, comment: String? = nil) -> String {
    var test = TestTableSet()
    test.add([("key", value)], comments: comment.map { ["key": $0] } ?? [:])
    let line = test.swift.split(separator: "\n").first { $0.contains(" key") } ?? ""
    return String(line.dropFirst("  internal static ".count))
  }

  /// The line of the function that accessors of that shape call.
  private func call(_ value: String) -> String {
    var test = TestTableSet()
    test.add([("key", value)])
    let line = test.swift.split(separator: "\n").last { $0.contains("_localizedTable.text(") }
    return String((line ?? "").drop { $0 == " " })
  }

  @Test func types() {
    #expect(declaration("x") == "var key: Swift.String { _localizedText(0) }")
    #expect(call("x") == "_localizedTable.text(index)")
    #expect(
      declaration("%@ %d %u")
        == "func key(_ arg1: Swift.String, _ arg2: Swift.Int, _ arg3: Swift.UInt) -> Swift.String "
        + "{ _localizedText_siu(0, arg1, arg2, arg3) }")
    #expect(
      call("%@ %d %u") == "_localizedTable.text(index, .string(arg1), .int(arg2), .uint(arg3))")
    #expect(
      declaration("%f %c %@ %@")
        == "func key(_ arg1: Swift.Double, _ arg2: Swift.Character, _ arg3: Swift.String, "
        + "_ arg4: Swift.String) -> Swift.String { _localizedText_dcss(0, arg1, arg2, arg3, arg4) }"
    )
    #expect(
      call("%f %c %@ %@") == "_localizedTable.text(index, "
        + "[.double(arg1), .character(arg2), .string(arg3), .string(arg4)])")
  }

  /// Report 17: a gap is a parameter too, and every argument lands where its number says.
  @Test func gaps() {
    #expect(
      declaration("%3$@ %2$d")
        == "func key(_ arg1: Swift.String, _ arg2: Swift.Int, _ arg3: Swift.String) "
        + "-> Swift.String { _localizedText_sis(0, arg1, arg2, arg3) }")
    #expect(
      call("%3$@ %2$d")
        == "_localizedTable.text(index, .string(arg1), .int(arg2), .string(arg3))")
    #expect(
      call("%4$@")
        == "_localizedTable.text(index, [.string(arg1), .string(arg2), .string(arg3), "
        + ".string(arg4)])")
    #expect(
      declaration("%5$@ %6$@ on %4$@ with %2$@").contains(
        "(_ arg1: Swift.String, _ arg2: Swift.String, _ arg3: Swift.String, "
          + "_ arg4: Swift.String, _ arg5: Swift.String, _ arg6: Swift.String)"))
  }

  @Test func labels() {
    #expect(
      declaration("%(name)@ %(age)lld").contains("(name arg1: Swift.String, age arg2: Swift.Int)"))
    #expect(declaration("%@", comment: "%1$@: userName").contains("(userName arg1: Swift.String)"))
    #expect(declaration("%(var)@").contains("(`var` arg1: Swift.String)"))
    #expect(declaration("%(in)@").contains("(in arg1: Swift.String)"))
    #expect(declaration("%(arg1)@").contains("(arg1: Swift.String)"))
    #expect(
      declaration("%1$(a)@ %2$(a)@").contains("(a arg1: Swift.String, a2 arg2: Swift.String)"))
  }

  /// C7.
  @Test func labelsAreInLowerCamelCase() {
    #expect(declaration("%(COUNT)d").contains("(count arg1: Swift.Int)"))
    #expect(declaration("%(USER_NAME)@").contains("(userName arg1: Swift.String)"))
    #expect(declaration("%@", comment: "%1$@: File_Name").contains("(fileName arg1: Swift.String)"))
    #expect(declaration("%@", comment: "%@: URL").contains("(url arg1: Swift.String)"))
  }

  @Test func labelsThatAreNoIdentifiers() {
    var tableSet = TestTableSet(["key"]).tableSet
    tableSet.tables[0].signatures = [
      MessageSignature(parameters: [
        .init(label: "user name", type: .string), .init(label: "%", type: .int),
        .init(label: "Näme", type: .uint), .init(label: "localized_format_key", type: .int),
        .init(label: "COUNT", type: .int), .init(label: "User-ID", type: .string),
        .init(label: "2nd", type: .string), .init(label: "count", type: .int),
      ])
    ]
    let plan = SwiftEmission.plan(tableSet, configuration: Configuration()).value
    let labels = plan.namespaces[0].accessors[0].parameters.map { $0.label?.string }
    #expect(
      labels == [
        "userName", nil, "näme", "localizedFormatKey", "count", "userId", "_2nd", "count2",
      ])
  }
}

struct NumberFamilyTests {
  private func families(_ keys: [String]) -> [String: [Int]] {
    var families: [String: [Int]] = [:]
    for namespace in TestTableSet(keys).plan.value.namespaces {
      for family in namespace.families {
        families["\(namespace.name.string).\(family.name.string)"] = family.cases.map(\.number)
      }
    }
    return families
  }

  @Test func membersAndLookUp() {
    let found = families(["error_0", "error_50001", "error_5", "error_UNKNOWN", "error"])
    #expect(found == ["LocalizationHelper.error": [0, 5, 50001]])
    #expect(TestTableSet(["error_0", "error_5"]).plan.diagnostics.isEmpty)
  }

  @Test func whatIsOne() {
    #expect(
      families(["http error-404", "http error-500"]) == [
        "LocalizationHelper.httpError": [404, 500]
      ])
    #expect(families(["x.step-1", "x.step-2"]) == ["X.step": [1, 2]])
    #expect(families(["x y. Step 1", "x y. Step 2"]) == ["LocalizationHelper.xYStep": [1, 2]])
    #expect(families(["error_1", "other_2"]).isEmpty)
    #expect(families(["error1", "error2", "a.1", "a.2", "e_-1", "e_-2", "z_01", "z_02"]).isEmpty)
    #expect(families(["f_99999999999999999999", "f_1"]).isEmpty)
  }

  /// C8: `code:` where the keys are about errors, codes or a status.
  @Test(arguments: [
    ("step_", "number"), ("error_", "code"), ("httpStatus-", "code"), ("network.Errors_", "code"),
    ("HTTPError ", "code"), ("exit code ", "code"), ("barcode_", "number"), ("terror_", "number"),
    ("decode.level_", "number"), ("STATUS_", "code"),
  ])
  func label(prefix: String, label: String) {
    let swift = TestTableSet(["\(prefix)1", "\(prefix)4"]).swift
    #expect(swift.contains("(\(label): Swift.Int) -> Swift.String?"), "\(prefix)")
    #expect(swift.contains("switch \(label) {"))
  }

  @Test func labelOfATable() {
    var test = TestTableSet()
    test.add([("network_401", ""), ("network_404", "")], table: "ErrorTexts")
    #expect(test.swift.contains("static func network(code: Swift.Int)"))
  }

  @Test func versionsAreNoNumbers() {
    #expect(families(["MySQL 8.4", "MySQL 8.5", "v.1.2", "v.1.3"]).isEmpty)
  }

  @Test func onlyWithoutParameters() {
    var test = TestTableSet()
    test.add([("e_1", "%@"), ("e_2", "x"), ("e_3", "y")])
    #expect(test.plan.value.namespaces[0].families.first?.cases.map(\.number) == [2, 3])
  }

  @Test func collisions() {
    var test = TestTableSet(["e_1", "e_2", "e-1", "e-2"])
    #expect(test.plan.value.namespaces[0].families.allSatisfy { $0.name.string.hasPrefix("e_") })
    #expect(test.plan.diagnostics.count == 3)
    test = TestTableSet(["e_1", "e_2"])
    test.add([("e", "%(number)d")])
    #expect(test.names["e"] == "e(number:)" && test.plan.diagnostics.count == 1)
  }

  @Test func anOverriddenMemberIsStillFound() {
    var test = TestTableSet(["e_1", "e_2"])
    test.configuration.nameOverrides = ["e_1": "first"]
    #expect(test.plan.value.namespaces[0].families.first?.cases.map(\.number) == [1, 2])
    #expect(
      test.swift.contains(
        """
          internal static func e(number: Swift.Int) -> Swift.String? {
            switch number {
            case 1: return _localizedText(0)
            case 2: return _localizedText(1)
            default: return nil
            }
          }
        """))
  }
}
