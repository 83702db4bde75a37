import Foundation
import TableChecks
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

struct UsageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      "title" = "Title";
      "inbox.unread" = "Unread";
      "inbox.empty" = "Empty";
      "error_1" = "One";
      "error_2" = "Two";
      "Hello %@" = "Hello %@";
      """, to: "en.lproj/Localizable.strings")
    try folder.write("\"default\" = \"Default\";\n", to: "en.lproj/Identity.strings")
  }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  /// `path:line:column rule` of each finding.
  private func findings(_ arguments: String...) throws -> [String] {
    let run = ToolRun(["usage", "--format", "json"] + arguments + [folder.path], in: folder)
    let findings = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return (findings as? [[String: Any]] ?? []).map { finding in
      let place = "\(finding["path"] ?? ""):\(finding["line"] ?? 0):\(finding["column"] ?? 0)"
      return "\(place) \(finding["rule"] ?? "")"
    }
  }

  /// The keys that are told as unused when `swift` is the only source.
  private func unused(_ swift: String) throws -> Set<String> {
    try folder.write(swift, to: "A.swift")
    let run = ToolRun(["usage", "--format", "json", folder.path], in: folder)
    let findings = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return Set(
      (findings as? [[String: Any]] ?? []).compactMap { finding in
        finding["rule"] as? String == "unused-key" ? finding["key"] as? String : nil
      })
  }

  private static let all: Set = [
    "title", "inbox.unread", "inbox.empty", "error_1", "error_2", "Hello %@", "default",
  ]

  @Test func messageValuesUseTheirKeys() throws {
    try folder.write(
      #"{ "messages": true, "families": { "error_*": { "enum": "Failure" } } }"#,
      to: "localization.json")
    let swift = """
      typealias M = LocalizationHelper.Message
      print(M.title, LocalizationHelper.Message.Inbox.unread, LocalizationHelper.error(._1))
      """
    #expect(try unused(swift) == ["inbox.empty", "Hello %@", "default"])
  }

  static let uses: [(swift: String, keys: Set<String>)] = [
    ("LocalizationHelper.title", ["title"]), ("\\LocalizationHelper.Type.title", ["title"]),
    ("LocalizationHelper.self.Inbox.unread", ["inbox.unread"]),
    ("LocalizationHelper.Inbox.self", ["inbox.unread", "inbox.empty"]),
    ("LocalizationTesting.everyText(of: LocalizationHelper.self)", []),
    ("Text(\"Hello \\(name)\")", ["Hello %@"]), ("App.LocalizationHelper.title", ["title"]),
    ("LocalizationHelper\n  .Inbox // x\n  .unread", ["inbox.unread"]),
    ("LocalizationHelper.Identity.`default`", ["default"]),
    ("LocalizationHelper.hello(\"x\")", ["Hello %@"]),
    ("print(\"a \\(LocalizationHelper.title) b\")", ["title"]),
    ("#\"\\#(LocalizationHelper.title) \\(LocalizationHelper.Inbox.unread)\"#", ["title"]),
    (
      "// LocalizationHelper.title\n/* LocalizationHelper.title */ \"LocalizationHelper.title\"", []
    ),
    ("show(.title)", ["title"]), ("x ? .Inbox.unread : .title", ["inbox.unread", "title"]),
    ("view.title", []), ("a?.title", []), ("f(x).title", []), ("other.Inbox.unread", []),
    ("LocalizationHelper.error(code: n)", ["error_1", "error_2"]),
    ("LocalizationHelper.error(code: 2)", ["error_2"]), ("LocalizationHelper.error1", ["error_1"]),
    (
      "typealias L = LocalizationHelper\ntypealias I = L.Inbox\nI.unread; L.title",
      ["inbox.unread", "title"]
    ),
    (
      "extension LocalizationHelper.Inbox { static var a: String { unread + title } }\nempty",
      ["inbox.unread", "title"]
    ),
    ("extension LocalizationHelper { static let a = Self.title }", ["title"]),
    ("LocalizationHelper.string(forKey: \"inbox.empty\")", ["inbox.empty"]),
    ("LocalizationHelper.Identity.string(forKey: \"title\")", []),
    ("LanguageManager.shared.string(forKey: \"title\")", ["title"]),
    ("defaults.string(forKey: \"title\")", ["title"]),
    (
      "LocalizationHelper.string(forKey: isNew ? \"title\" : \"inbox.empty\")",
      ["title", "inbox.empty"]
    ),
    ("NSLocalizedString(\"title\", comment: \"\")", ["title"]),
    ("NSLocalizedString(\"default\", tableName: \"Identity\", comment: \"\")", ["default"]),
    ("String(localized: \"\"\"\n  title\n  \"\"\")", ["title"]),
    ("String(localized: \"Hello \\(name, format: .x)\")", ["Hello %@"]), ("String(\"title\")", []),
    ("Text(\"title\")", ["title"]),
  ]

  @Test(arguments: uses)
  func whatIsNamedIsUsed(use: (swift: String, keys: Set<String>)) throws {
    #expect(try unused(use.swift) == Self.all.subtracting(use.keys))
  }

  @Test func unusedKeysAreToldAtTheirPlaceInTheTable() throws {
    try folder.write(
      "a(.title, .unread, .hello, LocalizationHelper.error(code: n))", to: "A.swift")
    let run = run("usage", folder.path)
    #expect(
      run.output == """
        en.lproj/Identity.strings:1:2: warning: no Swift source uses the key 'default' as \
        LocalizationHelper.Identity.default; remove it, or name it under "usedKeys" [unused-key]
          "default" = "Default";
           ^~~~~~~
        en.lproj/Localizable.strings:3:2: warning: no Swift source uses the key 'inbox.empty' as \
        LocalizationHelper.Inbox.empty; remove it, or name it under "usedKeys" [unused-key]
          "inbox.empty" = "Empty";
           ^~~~~~~~~~~

        """)
    #expect(run.errors == "7 keys, 1 Swift file: 2 unused, 0 undefined\n")
    #expect(run.exitCode == .success)
  }

  static let undefined: [(swift: String, message: String?)] = [
    (
      "LocalizationHelper.string(forKey: 1️⃣\"titel\")",
      "table Localizable has no key 'titel'; did you mean 'title'?"
    ),
    (
      "LocalizationHelper.Identity.string(forKey: 1️⃣\"title\")",
      "table Identity has no key 'title'; it is in Localizable"
    ),
    (
      "/* ü */ NSLocalizedString(1️⃣\"zzzzzzzzz\", comment: \"\")", "no table has the key 'zzzzzzzzz'"
    ),
    (
      "NSLocalizedString(1️⃣\"title\", tableName: \"Menu\", comment: \"\")",
      "there is no table 'Menu' to have 'title'"
    ),
    ("\n  String(localized: 1️⃣#\"\\n\"#)", "no table has the key '\\n'"),
    (
      "LanguageManager.shared.string(forKey: 1️⃣\"nowhere to be found\")",
      "no table has the key 'nowhere to be found'"
    ),
    ("defaults.string(forKey: \"x\")", nil), ("Text(\"x\")", nil),
    ("String(describing: \"x\")", nil),
    ("NSLocalizedString(\"x\", bundle: other, comment: \"\")", nil),
    ("NSLocalizedString(\"x\", comment: \"\") // [no-lint:undefined-key]", nil),
    ("// [no-lint]\nNSLocalizedString(\"x\", comment: \"\")", nil),
    ("LocalizationHelper.string(forKey: \"\")", nil), ("\"NSLocalizedString(\\\"x\\\")\"", nil),
  ]

  @Test(arguments: undefined)
  func keysThatNoTableHasAreUndefined(use: (swift: String, message: String?)) throws {
    let marked = Marked(use.swift)
    try folder.write(marked.text, to: "A.swift")
    let run = run("usage", "--allow", "*", folder.path)
    #expect(run.output == "")
    let findings = ToolRun(["usage", folder.path], in: folder).output.split(separator: "\n")
      .filter { $0.hasSuffix("[undefined-key]") }.map(String.init)
    let expected = use.message.map { message in
      ["A.swift:\(marked.places[0]): error: \(VisibleText.line(message)) [undefined-key]"]
    }
    #expect(findings == expected ?? [])
  }

  @Test func keysThatOnlyTheProgramKnowsAreNotes() throws {
    let marked = Marked(
      """
      LocalizationHelper.string(forKey: 1️⃣key)
      NSLocalizedString(2️⃣"a" + b, comment: "")
      String(localized: 3️⃣"Bye \\(name)")
      let texts = 4️⃣LocalizationHelper.Inbox.self
      defaults.string(forKey: key)
      """)
    try folder.write(marked.text, to: "A.swift")
    let notes = try findings("--allow", "*")
    #expect(notes == marked.places.map { "A.swift:\($0) dynamic-key" })
    let run = run("usage", "--allow", "*", folder.path)
    #expect(
      run.errors.hasSuffix("0 undefined, 4 places whose keys only the running program knows\n"))
    #expect(run.exitCode == .success)
  }

  @Test func allowedKeysAreUsed() throws {
    try folder.write("{ \"usedKeys\": [\"inbox.*\", \"Identity/*\"] }", to: "localization.json")
    #expect(
      try findings("--allow", "error_?", "--allow=Hello*") == [
        "en.lproj/Localizable.strings:1:2 unused-key"
      ])
  }

  @Test func severitiesAndCommentsCount() throws {
    try folder.write(
      "/* [no-lint:unused-key] */\n\"a\" = \"x\";\n\"b\" = \"y\";\n",
      to: "en.lproj/Localizable.strings")
    try folder.write(
      "{ \"rules\": { \"unused-key\": \"error\" }, \"tableRules\": { \"Identity\": { "
        + "\"unused-key\": \"off\" } } }", to: "localization.json")
    let run = run("usage", folder.path)
    #expect(run.output.hasPrefix("en.lproj/Localizable.strings:3:2: error: "))
    #expect(run.errors == "3 keys, 0 Swift files: 1 unused, 0 undefined\n")
    #expect(run.exitCode == .failure)
  }

  @Test func sourcesMayLieElsewhere() throws {
    try folder.write("LocalizationHelper.title", to: "Other/A.swift")
    try folder.write("a(.unread, .empty, .hello, .error, .default)", to: "More/B.swift")
    let tables = folder.path + "/en.lproj"
    let run = run(
      "usage", tables, "--sources", folder.path + "/Other", "--sources",
      folder.path + "/More/B.swift")
    #expect(run.output == "")
    #expect(run.errors == "7 keys, 2 Swift files: 0 unused, 0 undefined\n")
  }

  @Test func storyboardsAreSearchedByCheckAndUsage() throws {
    let marked = Marked(
      """
      <document><label>
        <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="title"/>
        <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="1️⃣titel"/>
        <userDefinedRuntimeAttribute type="string" keyPath="hint" value="2️⃣zzzzzz"/>
      </label></document>
      """)
    try folder.write(marked.text, to: "Base.lproj/Main.storyboard")
    let check = run("check", folder.path)
    let place = "Base.lproj/Main.storyboard:\(marked.places[0])"
    #expect(
      check.output.hasPrefix(
        "\(place): error: no table has the key 'titel'; did you mean 'title'? [undefined-key]\n"))
    #expect(check.exitCode == .failure)
    #expect(try findings().contains("\(place) undefined-key"))
    #expect(try !findings().contains("en.lproj/Localizable.strings:1:2 unused-key"))
    try folder.write("{ \"keyAttributes\": [\"hint\"] }", to: "localization.json")
    #expect(
      run("check", folder.path).output.hasPrefix("Base.lproj/Main.storyboard:\(marked.places[1]): ")
    )
    try folder.write(
      "{ \"rules\": { \"undefined-key\": \"off\" } }", to: "localization.json")
    #expect(run("check", folder.path).output == "")
  }

  @Test func aPackageIsLookedAtByTarget() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("\"a\" = \"x\";\n", to: "Sources/A/en.lproj/Localizable.strings")
    try folder.write("\"b\" = \"x\";\n", to: "Sources/B/en.lproj/Localizable.strings")
    try folder.write("{ \"accessLevel\": \"public\" }", to: "Sources/B/localization.json")
    try folder.write("LocalizationHelper.a; LocalizationHelper.b", to: "Sources/C/C.swift")
    let run = run("usage", folder.path)
    #expect(run.output.hasPrefix("Sources/A/en.lproj/Localizable.strings:1:2: warning: "))
    #expect(run.errors == "2 keys, 1 Swift file: 1 unused, 0 undefined\n")
  }

  @Test func severalTargetsAreLookedAtSeparately() throws {
    for target in ["A", "B"] {
      try folder.write("\"a\" = \"x\";\n", to: "\(target)/en.lproj/Localizable.strings")
    }
    try folder.write("LocalizationHelper.a", to: "A/A.swift")
    let paths = ["A", "B"].map { folder.path + "/" + $0 }
    let run = ToolRun(["usage"] + paths, in: folder)
    #expect(run.output.hasPrefix("B/en.lproj/Localizable.strings:1:2: warning: "))
    #expect(run.errors == "2 keys, 1 Swift file: 1 unused, 0 undefined\n")
  }

  @Test(arguments: ["unused-key", "undefined-key", "dynamic-key"])
  func rulesAreKnown(rule: String) {
    #expect(RuleList.isConfigurable(rule))
    #expect(RuleList.rule(rule)?.explanation.contains("key") == true)
  }
}
