/// The text of a `.stringsdict` with one entry, for the examples of rules.
enum StringsdictSample {
  /// An entry `items` whose variable `count` has `forms`.
  static func text(
    format: String = "%#@count@", valueType: String = "d", forms: KeyValuePairs<String, String>,
    more: String = ""
  ) -> String {
    text(format: format, variables: variable("count", valueType: valueType, forms: forms) + more)
  }

  static func variable(
    _ name: String, valueType: String = "d", forms: KeyValuePairs<String, String>
  ) -> String {
    let cases = forms.map { "      <key>\($0.key)</key><string>\($0.value)</string>\n" }
    return """
          <key>\(name)</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(valueType)</string>
      \(cases.joined())    </dict>

      """
  }

  static func text(format: String, variables: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>items</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables)  </dict>
    </dict>
    </plist>

    """
  }
}
