extension TableChecks {
  /// The rules that look at a catalog, in the order of what they look at.
  package static let rules: [any Rule] =
    placeholderRules + pluralRules + keyRules + textRules + fileRules

  private static let placeholderRules: [any Rule] = [
    PlaceholderAdded(), PlaceholderRetyped(), PlaceholderDropped(), DamagedPlaceholder(),
    StrayPercent(), ForeignTemplate(), ForbiddenPlaceholder(), PositionOutOfRange(),
    MisplacedName(), MisplacedPosition(), PositionGap(), PositionTypeConflict(), MixedPositions(),
    CStringPlaceholder(), MalformedVariable(),
  ]

  private static let pluralRules: [any Rule] = [
    MissingPluralCategory(), UnusedPluralCategory(), NumberMissingInOne(), PluralWithoutForms(),
  ]

  private static let keyRules: [any Rule] = [
    MissingKey(), UnknownKey(), DuplicateKey(), CaseTwins(), NormalizationTwins(), NewlineInKey(),
  ]

  private static let textRules: [any Rule] = [
    EmptyValue(), SurroundingWhitespace(), Untranslated(), Typography(), InvisibleCharacters(),
    BidiControls(), StateNew(), StateNeedsReview(), StateStale(),
  ]

  private static let fileRules: [any Rule] = [
    LanguageFolder(), InconsistentLanguages(), TableInSeveralFiles(), RequiredLanguages(),
  ]
}
