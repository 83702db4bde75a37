/// Files that show a rule at work.
package struct RuleExample: Sendable {
  /// Paths such as `de.lproj/Localizable.strings` and what the files hold.
  package var files: [(name: String, content: String)]
  /// `languages` of the configuration.
  package var requiredLanguages: [String]?

  package init(
    _ files: [(name: String, content: String)], requiredLanguages: [String]? = nil
  ) {
    self.files = files
    self.requiredLanguages = requiredLanguages
  }

  /// `Localizable.strings` by language.
  static func strings(_ contents: KeyValuePairs<String, String>) -> RuleExample {
    RuleExample(contents.map { ("\($0.key).lproj/Localizable.strings", $0.value) })
  }

  /// A `Localizable.stringsdict` by language: one key, `items`, whose count varies by `forms`.
  static func plural(
    _ forms: KeyValuePairs<String, KeyValuePairs<String, String>>, valueType: String = "d"
  ) -> RuleExample {
    RuleExample(
      forms.map {
        ("\($0.key).lproj/Localizable.stringsdict", plist($0.value, valueType: valueType))
      })
  }

  static func catalog(_ content: String) -> RuleExample {
    RuleExample([("Localizable.xcstrings", content)])
  }

  private static func plist(
    _ forms: KeyValuePairs<String, String>, valueType: String
  ) -> String {
    let cases = forms.map { "        <key>\($0.key)</key><string>\($0.value)</string>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>items</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
          <key>count</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(valueType)</string>
      \(cases.joined(separator: "\n"))
          </dict>
        </dict>
      </dict>
      </plist>
      """
  }
}
