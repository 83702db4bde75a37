/// `localization.json`, with defaults in place.
package struct Configuration: Sendable {
  package enum AccessLevel: String, CaseIterable, Sendable { case `internal`, package, `public` }
  package enum Storage: String, CaseIterable, Sendable { case bundle, embedded }
  package enum Numbers: String, CaseIterable, Sendable { case localized, plain }
  /// Whether texts without attributes show their marks.
  package enum RichText: String, CaseIterable, Sendable { case written, plain }
  package enum RuleSetting: String, CaseIterable, Sendable { case error, warning, off }

  package struct TableSelection: Sendable {
    /// Patterns with `*` and `?`; empty includes all but `InfoPlist` and other system tables.
    package var include: [String] = []
    package var exclude: [String] = []
    package init() {}
  }

  package struct Places: Sendable {
    package var developmentLanguage: SourceLocation?
    package var baseline: SourceLocation?
    /// By pattern.
    package var includedTables: [String: SourceLocation] = [:]
    /// By language.
    package var offers: [String: SourceLocation] = [:]
    package var nameOverrides: [String: SourceLocation] = [:]
    package var lock: SourceLocation?
    package var ship: SourceLocation?
    /// By setting, then by pattern: what names keys or tables.
    package var patterns: [String: [String: SourceLocation]] = [:]
    package init() {}
  }

  /// Which languages are ready for the product.
  package struct Ship: Equatable, Sendable {
    /// The part of the texts that must be translated, from 0 to 1.
    package var minimum = 0.0
    /// Those that are in the product whatever they lack.
    package var except: [String] = []
    package init() {}
  }

  package var enumName = "LocalizationHelper"
  package var accessLevel = AccessLevel.internal
  /// Nil: the catalog's source language, else that of a folder `Base`, `en` or `en-XX`, else the only
  /// language.
  package var developmentLanguage: String?
  /// The required languages; nil: those that there are.
  package var languages: [String]?
  package var separator = "."
  package var tables = TableSelection()
  /// `Table/key` or `key` → member path.
  package var nameOverrides: [String: String] = [:]
  package var storage = Storage.bundle
  package var numbers = Numbers.localized
  package var richText = RichText.written
  /// The name of the enum of message values; nil: none is made.
  package var messages: String?
  /// The name of the enum of languages.
  package var languageEnumName = "SupportedLanguage"
  /// Keys that are the cases of enums.
  package var families: [KeyFamily] = []
  /// Patterns of the keys whose numbers are printed plainly: `key` or `Table/key`.
  package var plainNumbers: [String] = []
  /// The languages that the program offers, whatever its libraries have; nil: all.
  package var offers: [String]?
  /// Nil: every language is.
  package var ship: Ship?
  package var fallbacks: [String: [String]] = [:]
  /// Made when the package is built; in release builds, and among the available languages, only where
  /// `offers` names them.
  package var pseudoLanguages: [PseudoLanguage] = []
  package var rules: [String: RuleSetting] = [:]
  /// Table pattern → rule → setting.
  package var tableRules: [String: [String: RuleSetting]] = [:]
  package var baseline: String?
  /// The file of the names and signatures that must stay; nil: none has to.
  package var lock: String?
  /// The catalog extraction states whose keys get accessors; nil: all.
  package var extractionStates: [String]?
  /// Key patterns that an override may not replace.
  package var notOverridable: [String] = []
  /// Names of user-defined runtime attributes in storyboards that hold keys.
  package var keyAttributes = ["localizedKey"]
  /// Patterns of keys that count as used: `key` or `Table/key`.
  package var usedKeys: [String] = []
  /// Names that stand in every translation as they are.
  package var doNotTranslate: [String] = []
  /// Where the configuration says what may turn out to have no effect.
  package var places = Places()

  package init() {}
}

extension Configuration.TableSelection {
  /// What is done with a table.
  package enum Role: Sendable { case accessors, checked, excluded }

  /// Tables that the system reads by itself; without accessors unless `include` names them.
  private static let systemTables = ["InfoPlist", "*-InfoPlist", "AppShortcuts", "Root"]

  package func role(of table: String) -> Role {
    func matches(_ patterns: [String]) -> Bool {
      patterns.contains { WildcardPattern($0).matches(table) }
    }
    if matches(exclude) { return .excluded }
    if !include.isEmpty { return matches(include) ? .accessors : .excluded }
    return matches(Self.systemTables) ? .checked : .accessors
  }
}
