import LocalizationModel
import Testing

@testable import SourceScanning

/// The names that other tools give to keys, as their documentation, their generators and apps that use
/// them have them.
@Suite struct OldNameTests {
  @Test(arguments: [
    ("sign-in", "signIn"), ("welcome_user", "welcomeUser"), ("HEADER_TITLE", "headerTitle"),
    ("OK", "ok"), ("menu.CLOSE_ALL", "menuCLOSEALL"), ("error_UNKNOWN", "errorUNKNOWN"),
    ("Don’t ask", "donTAsk"), ("2_hours", "_2Hours"), ("URLChooser", "urlChooser"),
    ("cover_URL", "coverURL"), ("größe", "größe"), ("a b  c", "abc"), ("FAQ link", "faqLink"),
    ("x", "x"), ("東京", "東京"), ("", ""),
  ])
  func swiftGenMembers(_ key: String, _ name: String) {
    #expect(SwiftGenNames.memberName(key) == name)
  }

  @Test(arguments: [("side-bar", "SideBar"), ("Inbox", "Inbox"), ("SETTINGS", "Settings")])
  func swiftGenTables(_ table: String, _ name: String) {
    #expect(SwiftGenNames.tableName(table) == name)
  }

  @Test(arguments: [
    ("menu.open.file", false, ".", ["Menu", "Open", "file"]),
    ("menu.open.file", true, ".", ["menuOpenFile"]), ("a..b", false, ".", ["A", "b"]),
    ("settings.", false, ".", ["settings"]), ("a/b.c", false, "/", ["A", "bc"]),
    ("...", false, ".", []),
  ])
  func swiftGenPaths(_ key: String, _ isFlat: Bool, _ separator: String, _ path: [String]) {
    var entry = SwiftGenNames.Entry()
    entry.isFlat = isFlat
    entry.separator = separator
    #expect(SwiftGenNames.path(of: key, entry) == path)
  }

  @Test(arguments: [
    ("sign_in", "sign_in"), ("HEADER_TITLE", "header_TITLE"), ("OK", "oK"), ("FAQ", "faQ"),
    ("HEADER", "headeR"), ("FAQ_title", "faq_title"), ("2_hours", "_hours"), ("404", ""),
    ("welcome.message", "welcomeMessage"), ("Settings-Page", "settingsPage"),
    ("error.2_minutes", "error2_minutes"), ("fee.v2.hint", "feeV2Hint"), ("A", "a"),
    ("URLs", "urLs"), ("über uns", "überUns"), ("a🙂b", "a🙂b"),
  ])
  func rSwift(_ key: String, _ name: String) {
    #expect(RSwiftNames.name(key) == name)
  }

  @Test(arguments: [
    ("HeadingTitle", "headingTitle"), ("my.snake_case.with-dash", "mySnake_caseWithDash"),
    ("footer_text", "footer_text"), ("FAQ_LINK", "faQ_LINK"), ("URLStrings", "urlStrings"),
    ("FAQ", "faq"), ("Localizable", "localizable"), ("germanShepherd", "germanShepherd"),
  ])
  func xcstringsTool(_ key: String, _ name: String) {
    #expect(XcstringsToolNames.name(key) == name)
  }

  @Test(arguments: [
    ("action.copy_link", "actionCopyLink"), ("F_A_Description", "fADescription"),
    ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
    ("SPEED BOOST", "speedBoost"), ("Retro Green CRT", "retroGreenCrt"),
    ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("Snip Snap’s", "snipSnaps"),
    ("end-to-end", "endToEnd"), ("%lld MiB", "miB"),
    ("unsupported file type %@", "unsupportedFileType"), ("Score %@, %@ %lld", "score"),
    ("attachment.error.detail", "attachmentErrorDetail"),
  ])
  func xcodeSymbols(_ key: String, _ name: String) {
    #expect(XcodeSymbolNames.name(key) == name)
  }

  // MARK: What the names are read from

  @Test func configurationsAreRead() {
    let text = """
      # How texts are made
      input_dir: Resources
      strings:
        - inputs: [en.lproj/Main.strings, "en.lproj/Main.stringsdict"]
          outputs:
            - templateName: flat-swift5   # one name a key
              output: Strings.swift
              params: # of the template
                enumName: Words
                forceFileNameEnum: true
        - inputs:
          - en.lproj/Inbox.strings
          options:
            separator: "/"
          outputs:
            templatePath: Templates/mine.stencil
      xcassets:
        inputs: A.xcassets
      """
    let entries = SwiftGenConfiguration(parsing: text).entries
    #expect(entries.count == 2)
    #expect(
      entries[0].inputs == [
        "Resources/en.lproj/Main.strings", "Resources/en.lproj/Main.stringsdict",
      ])
    #expect(entries[0].names.isFlat && entries[0].names.namesTables)
    #expect(entries[0].names.enumName == "Words" && entries[0].names.separator == ".")
    #expect(entries[1].inputs == ["Resources/en.lproj/Inbox.strings"])
    #expect(entries[1].names.enumName == "L10n" && entries[1].names.separator == "/")
    #expect(!entries[1].names.isFlat)
  }

  @Test(arguments: [
    "", "strings", "strings:", "- - - -", "a: b: c", "a:\n - b\n  - c\n- d", "[", "{}", "\"",
    "a:\n  b: 1\n c: 2\nd: 3", String(repeating: "- ", count: 5_000),
    String(repeating: "a:\n ", count: 5_000), "strings: [a, [b]]", "\t- x",
  ])
  func anythingIsAConfiguration(_ text: String) {
    #expect(SwiftGenConfiguration(parsing: text).entries.count <= 2)
  }

  /// Lines that are nested wrongly are passed over, not read again and again.
  @Test func outlinesAreLinear() {
    let lines = (0..<20_000).map { String(repeating: " ", count: $0 % 7) + "k\($0): v" }
    let outline = YAMLOutline(parsing: lines.joined(separator: "\n"))
    #expect(outline["k0"]?.text == "v")
  }

  @Test func generatedFilesAreRead() {
    let file = SwiftFile(
      SourceText(
        path: "Strings.swift",
        storage: ByteStorage(
          #"""
          internal enum L10n {
            /// Plural format key: "%#@books@"
            internal static func unread(_ p1: Int) -> String {
              return L10n.tr("Localizable", "shelf.unread", p1, fallback: "Plural")
            }
            internal enum Shelf {
              internal static let moved = L10n.tr("Localizable", "shelf.\"moved\"")
              internal static func pair(_ p1: Any, _ p2: UnsafePointer<CChar>) -> String {
                return L10n.tr("Other", "pair", String(describing: p1), p2)
              }
            }
          }
          extension L10n {
            private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
              return String(format: key, arguments: args)
            }
          }
          """#)))
    #expect(
      SwiftGenFile.members(in: file) == [
        .init(
          path: ["L10n", "unread"], table: "Localizable", key: "shelf.unread", types: ["Int"]),
        .init(
          path: ["L10n", "Shelf", "moved"], table: "Localizable", key: "shelf.\"moved\"",
          types: []),
        .init(
          path: ["L10n", "Shelf", "pair"], table: "Other", key: "pair",
          types: ["Any", "UnsafePointer<CChar>"]),
      ])
    let calls = "enum A { static let b = L10n.tr(\"T\", \"k\") }"
    let caller = SwiftFile(SourceText(path: "A.swift", storage: ByteStorage(calls)))
    #expect(SwiftGenFile.members(in: caller).isEmpty)
  }
}
