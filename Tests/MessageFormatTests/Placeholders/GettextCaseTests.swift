import Testing

@testable import MessageFormat

/// gettext's opinion on which texts are valid Objective-C format strings.
struct GettextCaseTests {
  /// Where ours differs, and why.
  static let exceptions = [
    "%@ %2$@": "the source is invalid too, so gettext checks nothing: mixed positions",
    "%2$@": "the source is invalid too: position 1 is missing",
    "%1$@ %3$@": "the source is invalid too: position 2 is missing",
    "100% sicher": "gettext reads `% s`; here it is text without a placeholder",
    "%y": "the source is invalid too: no such conversion",
    "%": "the source is invalid too: cut off",
    "%0$@": "the source is invalid too: positions count from 1",
    "%n": "gettext lets it pass; it is forbidden here",
    "%<PRId64>": "a macro of C sources, which no platform's runtime reads",
    "%v": "the source is invalid too: no such conversion",
  ]

  @Test(arguments: caseRows("gettext_objc_cases.tsv"))
  func validity(_ row: [String]) {
    let translation = row[1]
    let isValid = !row[2].contains("'msgstr' is not a valid")
    let expected = Self.exceptions[translation] == nil ? isValid : !isValid
    #expect(Self.isSound(translation) == expected, "\(row[0]) | \(translation)")
  }

  private static func isSound(_ text: String) -> Bool {
    let diagnostic = TemplateSummary(text).diagnostic
    return diagnostic.isEmpty || diagnostic == "c-string-placeholder"
  }
}
