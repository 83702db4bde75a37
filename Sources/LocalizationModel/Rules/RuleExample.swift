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
  package static func strings(_ contents: KeyValuePairs<String, String>) -> RuleExample {
    RuleExample(contents.map { ("\($0.key).lproj/Localizable.strings", $0.value) })
  }

  /// A `Localizable.stringsdict` by language: one key, `items`, whose count varies by `forms`.
  package static func plural(
    _ forms: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> RuleExample {
    RuleExample(
      forms.map {
        ("\($0.key).lproj/Localizable.stringsdict", StringsdictSample.text(forms: $0.value))
      })
  }

  package static func catalog(_ content: String) -> RuleExample {
    RuleExample([("Localizable.xcstrings", content)])
  }
}

/// The text of a `.stringsdict` with one entry, for the examples of rules.
package enum StringsdictSample {
  /// An entry `items` whose variable `count` has `forms`.
  package static func text(
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
  package static func example(
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

/// String catalogs with one key, for the examples of rules.
package enum CatalogSample {
  /// German is in `state`.
  package static func state(_ state: String) -> RuleExample {
    RuleExample.catalog(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "yes" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "\(state)", "value" : "Ja" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Yes" } }
            }
          }
        },
        "version" : "1.0"
      }
      """)
  }

  package static func extractionState(_ state: String) -> RuleExample {
    RuleExample.catalog(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "yes" : {
            "extractionState" : "\(state)",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Yes" } }
            }
          }
        },
        "version" : "1.0"
      }
      """)
  }

  /// English and `language` have a text.
  package static func language(_ language: String) -> RuleExample {
    RuleExample.catalog(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "yes" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Yes" } },
              "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "Oui" } }
            }
          }
        },
        "version" : "1.0"
      }
      """)
  }

  /// English has `localization`, a JSON object.
  package static func localization(
    _ localization: String, key: String = "welcome", version: String = "1.0"
  ) -> RuleExample {
    let lines = localization.split(separator: "\n").joined(separator: "\n        ")
    return RuleExample.catalog(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : {
            "localizations" : {
              "en" : \(lines)
            }
          }
        },
        "version" : "\(version)"
      }
      """)
  }

  /// English has `value`, as JSON.
  package static func unit(
    _ value: String, key: String = "welcome", version: String = "1.0"
  ) -> RuleExample {
    localization(
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(value) } }", key: key,
      version: version)
  }

  /// English has two plural forms.
  package static func plural(_ one: String, _ other: String) -> RuleExample {
    localization(
      """
      { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "\(one)" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "\(other)" } }
      } } }
      """)
  }

  /// One text for `device` and one for all others.
  package static func devices(_ device: String) -> RuleExample {
    localization(
      """
      { "variations" : { "device" : {
        "\(device)" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } }
      } } }
      """)
  }

  package static let substitution = """
    "substitutions" : { "files" : {
        "argNum" : 1, "formatSpecifier" : "lld",
        "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
        } }
      } }
    """
}
