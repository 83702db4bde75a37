/// Inputs of any size whose reading must take no longer than their size allows.
package struct GrowingInput: Sendable, CustomStringConvertible {
  package let description: String
  /// The arguments of `localization-tool`, before the folder of the files.
  package let command: [String]
  /// What makes the files, by their path, for a size.
  package let files: @Sendable (_ size: Int) -> [String: String]

  private init(
    _ description: String, _ command: [String],
    _ files: @escaping @Sendable (_ size: Int) -> [String: String]
  ) {
    self.description = description
    self.command = command
    self.files = files
  }

  package static let all = tables + sources + migrations

  private static let tables = [
    GrowingInput("findings on one line of a catalog", ["check"]) {
      ["L.xcstrings": catalog($0)]
    },
    GrowingInput("findings on one line of a catalog as SARIF", ["check", "--format", "sarif"]) {
      ["L.xcstrings": catalog($0)]
    },
    GrowingInput("unquoted junk behind a text", ["check"]) {
      ["en.lproj/L.strings": "\"a\" = \"b\" " + String(repeating: "junk ", count: $0 * 4)]
    },
    GrowingInput("junk and semicolons on one line", ["check"]) {
      ["en.lproj/L.strings": String(repeating: "no entry; ", count: $0)]
    },
    GrowingInput("one long word behind a bracket", ["check"]) {
      ["en.lproj/L.strings": ")" + String(repeating: "word", count: $0 * 8)]
    },
    GrowingInput("texts without a closing quote", ["check"]) {
      ["en.lproj/L.strings": lines($0) { "\"key \($0)\" = \"text;" }]
    },
    GrowingInput("keys of one name", ["check"]) {
      ["en.lproj/L.strings": lines($0) { "\"a\(signs($0))b\" = \"text\";" }]
    },
    GrowingInput("one key again and again", ["check"]) {
      ["en.lproj/L.strings": lines($0) { "\"key\" = \"\($0)\";" }]
    },
    GrowingInput("each key twice", ["check"]) { size in
      ["en.lproj/L.strings": lines(size) { "\"key \($0 % (size / 2))\" = \"text\";" }]
    },
    GrowingInput("comments above an entry", ["check"]) {
      ["en.lproj/L.strings": lines($0 * 4) { "/* \($0) */" } + "\"key\" = \"text\";"]
    },
    GrowingInput("unknown rules in a configuration", ["check"]) { size in
      let rules = (0..<size).map { "\"unknown-rule-\($0)\": \"error\"" }
      return [
        "localization.json": "{\"rules\": {\(rules.joined(separator: ", "))}}",
        "en.lproj/L.strings": "\"key\" = \"text\";",
      ]
    },
    GrowingInput("brackets in a comment", ["check"]) {
      [
        "en.lproj/L.strings": "/* " + String(repeating: "[no-lint:", count: $0 * 4)
          + "] */\n\"key\" = \"text \";"
      ]
    },
  ]

  private static let sources = [
    GrowingInput("nested calls that take keys", ["usage"]) {
      target([
        "App.swift": "let a = " + String(repeating: "String(localized: ", count: $0 * 2)
          + "\"a\"" + String(repeating: ")", count: $0 * 2)
      ])
    },
    GrowingInput("unknown keys against many keys", ["usage"]) {
      target(
        ["App.swift": lines($0) { "let a\($0) = String(localized: \"key number \($0 * 7)x\")" }], $0
      )
    },
    GrowingInput("unknown keys on one line", ["usage"]) {
      target([
        "App.swift": (0..<$0).map { "let a\($0) = String(localized: \"no \($0)\"); " }.joined()
      ])
    },
    GrowingInput("unknown keys on one line of a storyboard", ["check"]) {
      target([
        "Main.storyboard": (0..<$0).map {
          "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"localizedKey\" value=\"no \($0)\"/>"
        }.joined()
      ])
    },
    GrowingInput("slashes that begin no regular expression", ["usage"]) {
      target(["App.swift": String(repeating: "(/[", count: $0 * 4)])
    },
    GrowingInput("type aliases of type aliases", ["usage"]) {
      target(["App.swift": lines($0 * 2) { "typealias A\($0) = A\($0 + 1)" }])
    },
    GrowingInput("one name as its own member", ["usage"]) {
      target(["App.swift": String(repeating: "LanguageManager.", count: $0 * 4)])
    },
  ]

  private static let migrations = [
    GrowingInput("nested calls of an old enum", ["migrate", "--from", "swiftgen"]) {
      moved("L10n.count(", "1", $0)
    },
    GrowingInput("nested formats", ["migrate", "--from", "nslocalizedstring"]) {
      moved("String(format: NSLocalizedString(\"count\", comment: \"\"), ", "1", $0)
    },
    GrowingInput("tables in constants", ["migrate", "--from", "rswift"]) {
      target(["App.swift": lines($0) { "let a\($0) = R.string.localizable" }])
    },
    GrowingInput("texts in one value", ["migrate", "--from", "swiftgen"]) {
      target(["App.swift": "let all = [\n" + lines($0) { _ in "  L10n.keyNumber0," } + "]\n"])
    },
    GrowingInput("aliases of an old enum", ["migrate", "--from", "swiftgen"]) {
      target(["App.swift": lines($0) { "typealias A\($0) = L10n\nlet b\($0) = A\($0).x" }])
    },
    GrowingInput("extensions in extensions", ["migrate", "--from", "swiftgen"]) {
      moved("extension L10n { ", "", $0, "}")
    },
    GrowingInput("questions and colons", ["migrate", "--from", "nslocalizedstring"]) {
      moved("NSLocalizedString(a ? \"a\" : ", "\"b\"", $0, ", comment: \"\")")
    },
    GrowingInput("indented configuration", ["migrate", "--from", "swiftgen"]) {
      target([
        "swiftgen.yml": "strings:\n"
          + lines($0 * 4) { String(repeating: " ", count: $0 % 9) + "- a:" },
        "App.swift": "L10n.x",
      ])
    },
  ]

  /// One call or body in another.
  private static func moved(
    _ head: String, _ inner: String, _ size: Int, _ tail: String = ")"
  ) -> [String: String] {
    let code = String(repeating: head, count: size) + inner + String(repeating: tail, count: size)
    return [
      "App.swift": code + "\n", "en.lproj/Localizable.strings": "\"count\" = \"%d\";\n",
    ]
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static func target(_ files: [String: String], _ keyCount: Int = 1) -> [String: String] {
    files.merging([
      "en.lproj/Localizable.strings": lines(keyCount) { "\"key number \($0)\" = \"text\";" }
    ]) { $1 }
  }

  /// Each text adds an argument.
  private static func catalog(_ size: Int) -> String {
    let entries = (0..<size).map { number in
      """
      "key \(number)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"ü %@"}},\
      "en":{"stringUnit":{"state":"translated","value":"é"}}}}
      """
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},"
      + "\"version\":\"1.0\"}"
  }

  /// What no name can have, another one for each number.
  private static func signs(_ number: Int) -> String {
    let signs = ["-", "+", "!", "?"]
    return (0..<10).map { signs[number >> ($0 * 2) & 3] }.joined()
  }
}
