/// The text of a `.stringsdict` with one entry, for the examples of rules.
enum StringsdictSample {
  /// An entry `items` whose variable `count` has `forms`.
  static func text(
    format: String = "%#@count@", valueType: String = "d",
    forms: KeyValuePairs<String, String> = ["one": "%d file", "other": "%d files"]
  ) -> String {
    let cases = forms.map { "      <key>\($0.key)</key><string>\($0.value)</string>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>items</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
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
