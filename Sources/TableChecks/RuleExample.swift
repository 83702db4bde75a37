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
    _ forms: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> RuleExample {
    RuleExample(
      forms.map {
        ("\($0.key).lproj/Localizable.stringsdict", StringsdictSample.text(forms: $0.value))
      })
  }

  static func catalog(_ content: String) -> RuleExample {
    RuleExample([("Localizable.xcstrings", content)])
  }
}
