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
}
