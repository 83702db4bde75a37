import SwiftEmission
import Testing

struct KeyNamingTests {
  /// `cases/identifiers.tsv`, every row.
  @Test func identifierTable() throws {
    let rows = try fixture("Fixtures/identifiers.tsv").split(separator: "\n").dropFirst()
    #expect(rows.count == 45)
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let key = fields[0].replacing("\\n", with: "\n").replacing("\\t", with: "\t")
      let test = TestTableSet([key])
      if fields[2].hasPrefix("(none") {
        #expect(test.names.isEmpty, "\(key)")
        #expect(test.plan.diagnostics.map(\.rule) == ["unnameable-key"], "\(key)")
      } else {
        let expected = (fields[1].isEmpty ? "" : fields[1] + ".") + fields[2]
        #expect(test.names[key] == expected, "\(key)")
        #expect(test.plan.diagnostics.isEmpty, "\(key)")
      }
    }
  }

  @Test(arguments: [
    ("F_A_Description", "fADescription"),
    ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
    ("SPEED BOOST", "speedBoost"), ("Retro Green CRT", "retroGreenCrt"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("Snip Snap’s", "snipSnaps"),
    ("end-to-end", "endToEnd"), ("%lld MiB", "miB"),
    ("unsupported file type %@", "unsupportedFileType"),
    ("Score %@, %@ %lld, %@ %lld", "score"), ("CFBundleName", "cfBundleName"),
    ("Really? Yes. No.", "reallyYesNo"), ("price.%.2f EUR", "Price.eur"),
    ("open the URLs", "openTheUrls"), ("IDs", "ids"), ("OK2", "ok2"), ("'x'", "x"),
    ("rock 'n' roll", "rockNRoll"), ("x.1.y", "X._1.y"), ("100% sure", "_100Sure"),
    ("a.b.c.d.e.f.g.h.i.j.k.l.m", "A.B.C.D.E.F.G.H.I.J.kLM"),
  ])
  func asciiKeys(key: String, name: String) {
    #expect(TestTableSet([key]).names[key] == name)
  }

  @Test(arguments: [
    ("Äpfel und Öl", "äpfelUndÖl"), ("ÄÖÜ", "äöü"), ("ÉTATUnis", "étatUnis"),
    ("e\u{301}tat", "\u{E9}tat"), ("soft\u{AD}hyphen", "softhyphen"),
    ("می\u{200C}خواهم", "میخواهم"), ("हिन्दी भाषा", "हिन्दीभाषा"), ("שלום.עולם", "שלום.עולם"),
    ("\u{202E}abc\u{202C}", "abc"), ("col·lecció", "collecció"), ("🎉 Party", "party"),
    ("٤٠٤", "٤٠٤"), ("\u{301}a", "a"), ("ǆabc x", "ǆabcX"), ("x ǆabc", "xǅabc"),
    ("naïve\u{A0}key", "naïveKey"), ("日本語 Text", "日本語Text"), ("\u{E000}a\u{F8FF}", "a"),
  ])
  func otherScripts(key: String, name: String) {
    let names = TestTableSet([key]).names
    #expect(names[key].map { Array($0.unicodeScalars) } == Array(name.unicodeScalars), "\(names)")
  }

  /// C6: only words joined as in identifiers have namespaces.
  @Test(arguments: [
    ("1.2M subscribers", "_1_2MSubscribers"), ("http://127.0.0.1", "http127_0_0_1"),
    ("MySQL 8.4 and newer", "mySQL8_4AndNewer"), ("10.15", "_10_15"), ("v1.2.3", "v1_2_3"),
    ("user@example.com", "userExampleCom"), ("see www.example.com/a.b", "seeWwwExampleComAB"),
    ("e.g. 3.5 mm", "eG3_5Mm"), ("Node.js is required", "nodeJsIsRequired"),
    ("file.txt, page.html", "fileTxtPageHtml"), ("Größe 1.5 m² (ca.)", "größe1_5M²Ca"),
    ("東京 1.5 km", "東京1_5Km"), ("%@.%@ is missing", "isMissing"),
    ("ios.17.title", "Ios._17.title"), ("ios.17.2.title", "Ios._17_2.title"),
    ("inbox.unread %lld", "Inbox.unread"), ("inbox.%@.unread-count", "Inbox.unreadCount"),
    ("error.network:", "Error.network"), ("menu.open…", "Menu.open"), ("a.b ", "A.b"),
  ])
  func numbersAddressesAndSentences(key: String, name: String) {
    #expect(TestTableSet([key]).names[key] == name)
  }

  /// C6: the words of a sentence until about 40 characters, whichever end of a word is nearer.
  @Test(arguments: [
    (
      "Your changes could not be saved because the disk is full. Free some space.",
      "yourChangesCouldNotBeSavedBecauseTheDisk"
    ),
    (
      "This operation is not supported by internationalization services",
      "thisOperationIsNotSupportedByInternationalization"
    ),
    (
      "Do you want to permanently remove the attachment now?",
      "doYouWantToPermanentlyRemoveTheAttachment"
    ),
    (
      "Möchten Sie die ausgewählten Einträge wirklich unwiderruflich löschen?",
      "möchtenSieDieAusgewähltenEinträgeWirklich"
    ),
    (
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, bitte",
      "donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
    ),
    (
      "settings_notifications_emails_frequency_description_for_accounts",
      "settingsNotificationsEmailsFrequencyDescriptionForAccounts"
    ),
  ])
  func longSentences(key: String, name: String) {
    #expect(TestTableSet([key]).names[key] == name)
  }

  private static let longStart = "Are you sure that you want to delete all of the"

  /// Sentences that begin alike get all their words, and no warning.
  @Test func sentencesThatBeginAlike() {
    let keys = ["messages", "folders"].map { "\(Self.longStart) selected \($0)?" }
    let test = TestTableSet(keys + ["other"])
    #expect(test.plan.diagnostics.isEmpty)
    #expect(
      keys.map { test.names[$0] } == [
        "areYouSureThatYouWantToDeleteAllOfTheSelectedMessages",
        "areYouSureThatYouWantToDeleteAllOfTheSelectedFolders",
      ])
    let one = TestTableSet([keys[0], "other"])
    #expect(one.names[keys[0]] == "areYouSureThatYouWantToDeleteAllOfThe")
  }

  /// A cut name does not go to another key without a word.
  @Test func aWholeKeyThatIsACutName() {
    let test = TestTableSet([Self.longStart, Self.longStart + " messages on this device?"])
    #expect(!test.names.values.contains("areYouSureThatYouWantToDeleteAllOfThe"))
    #expect(test.plan.diagnostics.map(\.rule) == ["name-collision"])
  }

  @Test func manySentencesThatBeginAlike() {
    let start = String(repeating: "the same words again ", count: 10)
    let test = TestTableSet((0..<2_000).map { "\(start) \($0)" })
    #expect(Set(test.names.values).count == 2_000 && test.plan.diagnostics.isEmpty)
  }

  @Test func separatorIsConfigurable() {
    var test = TestTableSet(["a/b.c", "d::e"])
    test.configuration.separator = "/"
    #expect(test.names == ["a/b.c": "A.bC", "d::e": "dE"])
    test.configuration.separator = "::"
    #expect(test.names == ["a/b.c": "aBC", "d::e": "D.e"])
    test.configuration.separator = ""
    #expect(test.names == ["a/b.c": "aBC", "d::e": "dE"])
  }

  @Test func tablesAreEnums() {
    var test = TestTableSet(["title"])
    test.add([("title2", ""), ("error.x", "")], table: "Identity")
    test.add([("y", "")], table: "my-errors")
    #expect(
      test.names == [
        "title": "title", "title2": "Identity.title2", "error.x": "Identity.Error.x",
        "y": "MyErrors.y",
      ])
  }
}
