/// Every rule there is. The rule of a check is listed by its check, the others by the stage that
/// reports them.
package enum RuleRegistry {
  package static let checks: [any Check] =
    placeholderChecks + pluralChecks + keyChecks + textChecks + styleChecks + fileChecks

  package static let rules: [Rule] =
    checks.map(\.rule) + Rule.readingRules + Rule.stringsdictRules + Rule.variableRules
    + Rule.catalogRules + Rule.joiningRules + Rule.namingRules + Rule.lockRules
    + Rule.usageRules + Rule.fileRules + Rule.exchangeRules

  private static let rulesByID = Dictionary(
    rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  package static func rule(_ id: String) -> Rule? { rulesByID[id] }

  /// Rules about the placeholders of a text.
  static var placeholderRules: [Rule] { placeholderChecks.map(\.rule) }

  private static let placeholderChecks: [any Check] = [
    PlaceholderAdded(), PlaceholderRetyped(), PlaceholderSize(), PlaceholderDropped(),
    DamagedPlaceholder(),
    StrayPercent(), ForeignTemplate(), ForbiddenPlaceholder(), PositionOutOfRange(),
    MisplacedName(), MisplacedPosition(), PositionGap(), PositionTypeConflict(), MixedPositions(),
    CStringPlaceholder(), MalformedVariable(),
  ]

  private static let pluralChecks: [any Check] = [
    MissingPluralCategory(), UnusedPluralCategory(), NumberMissing(), AmbiguousPlural(),
    PluralWithoutForms(),
  ]

  private static let keyChecks: [any Check] = [
    MissingKey(), UnknownKey(), KeyAsText(), DuplicateKey(), CaseTwins(), NormalizationTwins(),
    NewlineInKey(),
  ]

  private static let textChecks: [any Check] = [
    EmptyValue(), BlankText(), Mojibake(), TemplateVariables(), MarkupRule(), HTMLEntities(),
    LiteralEscapes(), LostLineBreaks(), MixedScript(), SurroundingWhitespace(), Untranslated(),
    Typography(), InvisibleCharacters(),
    BidiControls(), StateNew(), StateNeedsReview(), StateStale(),
  ]

  /// Off unless the configuration switches them on.
  private static let styleChecks: [any Check] = [
    Links(), EndPunctuation(), Brackets(), Numbers(), DoubledWords(), CapitalStart(),
    MuchLonger(), DoNotTranslate(), InconsistentTranslation(),
  ]

  private static let fileChecks: [any Check] = [
    WrongLanguage(), InconsistentLanguages(), TableInSeveralFiles(), RequiredLanguages(),
    ApplicationNameMissing(),
  ]
}
