internal import MessageFormat

/// The direction in which a language is written.
public enum LanguageDirection: Int, CaseIterable, Codable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
  case topToBottomRightToLeft = 2
  case topToBottomLeftToRight = 3
  /// No language, or a value that is not known here.
  case unsupported = 4

  /// From a number of another system; `unsupported` for any that is not known.
  public init(number: Int) { self = LanguageDirection(rawValue: number) ?? .unsupported }

  /// Decided by the script, the written one or the likely one.
  init(ofTag tag: String) {
    self.init(number: LanguageTag(tag)?.direction.rawValue ?? Self.unsupported.rawValue)
  }
}
