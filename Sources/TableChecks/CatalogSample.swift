/// Catalogs with one key, for the examples of rules.
enum CatalogSample {
  /// German is in `state`.
  static func state(_ state: String) -> RuleExample {
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

  static func extractionState(_ state: String) -> RuleExample {
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

  /// English has `localization`, a JSON object.
  static func localization(
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
  static func unit(
    _ value: String, key: String = "welcome", version: String = "1.0"
  ) -> RuleExample {
    localization(
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(value) } }", key: key,
      version: version)
  }

  /// One text for `device` and one for all others.
  static func devices(_ device: String) -> RuleExample {
    localization(
      """
      { "variations" : { "device" : {
        "\(device)" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } }
      } } }
      """)
  }

  static let substitution = """
    "substitutions" : { "files" : {
        "argNum" : 1, "formatSpecifier" : "lld",
        "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
        } }
      } }
    """
}
