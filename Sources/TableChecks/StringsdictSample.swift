/// The text of a `.stringsdict` with one entry, for the examples of rules.
enum StringsdictSample {
  /// An entry `items` whose variable `count` has `forms`.
  static func text(
    format: String? = "%#@count@", ruleType: String? = "NSStringPluralRuleType",
    valueType: String = "d",
    forms: KeyValuePairs<String, String> = ["one": "%d file", "other": "%d files"]
  ) -> String {
    var lines: [String] = []
    if let format { lines.append(pair("NSStringLocalizedFormatKey", format)) }
    lines += ["<key>count</key>", "<dict>"]
    if let ruleType { lines.append("  " + pair("NSStringFormatSpecTypeKey", ruleType)) }
    lines.append("  " + pair("NSStringFormatValueTypeKey", valueType))
    lines += forms.map { "  " + pair($0.key, $0.value) } + ["</dict>"]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>items</key>
        <dict>
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
        </dict>
      </dict>
      </plist>
      """
  }

  /// The same as the English `Localizable`.
  static func example(
    format: String? = "%#@count@", ruleType: String? = "NSStringPluralRuleType",
    valueType: String = "d",
    forms: KeyValuePairs<String, String> = ["one": "%d file", "other": "%d files"]
  ) -> RuleExample {
    RuleExample([
      (
        "en.lproj/Localizable.stringsdict",
        text(format: format, ruleType: ruleType, valueType: valueType, forms: forms)
      )
    ])
  }

  private static func pair(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }
}
