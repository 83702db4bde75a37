import Foundation
import Testing

@testable import LocalizationTool

/// A file that ends too early is told of as that, and what is left of its last entry is not compared
/// with what is gone.
struct CutOffTableTests {
  private static let plural = """
    { "variations" : { "plural" : {
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld x in %@" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld xs in %@" } } } } }
    """

  private static let catalog = """
    { "sourceLanguage" : "en", "strings" : {
      "files" : { "localizations" : { "de" : \(plural), "en" : \(plural) } },
      "name" : { "comment" : "Who", "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ und %d" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%@ and %d" } } } }
    }, "version" : "1.0" }

    """

  private static let strings = """
    "files" = "%lld files in %@";
    /* Who */
    "name" = "%1$@ and %2$d";

    """

  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld x</string>
          <key>other</key><string>%lld xs</string>
        </dict>
      </dict>
    </dict></plist>

    """

  @Test(arguments: [
    ("T.xcstrings", catalog), ("de.lproj/T.strings", strings),
    ("en.lproj/T.strings", strings), ("de.lproj/T.stringsdict", stringsdict),
    ("en.lproj/T.stringsdict", stringsdict),
  ])
  func nothingIsMadeUp(_ name: String, _ text: String) throws {
    let folder = try TemporaryFolder()
    if name.contains("/") {
      for language in ["en", "de"] {
        try folder.write(text, to: "\(language).lproj/" + name.dropFirst("en.lproj/".count))
      }
    }
    let bytes = Array(text.utf8)
    for count in stride(from: 0, to: bytes.count, by: 3) {
      // Behind a brace of a catalog it may be another that was forgotten.
      if name == "T.xcstrings", bytes[..<count].last == UInt8(ascii: "}") { continue }
      try folder.write(String(decoding: bytes[..<count], as: UTF8.self), to: name)
      let errors = ToolRun(["check", folder.path], in: folder).output.split(separator: "\n")
        .filter { $0.contains(": error: ") && !$0.contains("[malformed-") }
      #expect(errors.isEmpty, "\(count): \(errors)")
    }
  }

  /// What stands before the last entry is told all the same.
  @Test func nothingElseIsLost() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"%@\";\n\"b\" = \"%@\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n\"b\" = \"%d", to: "de.lproj/T.strings")
    try folder.write("\"a\" = \"%@\";\n\"b\" = \"%f\"\n", to: "fr.lproj/T.strings")
    let lines = ToolRun(["check", folder.path], in: folder).output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains(": error: ") }.map { $0.split(separator: ": error").first } == [
        "de.lproj/T.strings:1:8", "de.lproj/T.strings:2:7", "fr.lproj/T.strings:2:8",
        "fr.lproj/T.strings:2:11",
      ])
  }
}
