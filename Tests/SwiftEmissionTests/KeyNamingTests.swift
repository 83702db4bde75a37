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
