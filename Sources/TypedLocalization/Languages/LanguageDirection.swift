internal import Foundation
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

  /// Decided by the script, the written one or the likely one: Foundation's own answer outside Apple
  /// platforms is wrong for `az-Arab`.
  init(ofTag tag: String) {
    let language = Locale.Language(identifier: tag)
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    guard LanguageTag(tag) != nil, language.languageCode != nil else {
      self = .unsupported
      return
    }
    let script = language.script?.identifier ?? likely.script?.identifier ?? "Latn"
    self =
      Self.rightToLeftScripts.contains(script)
      ? .rightToLeft
      : Self.verticalScripts.contains(script) ? .topToBottomLeftToRight : .leftToRight
  }

  /// Unicode scripts of bidirectional class R or AL, with those no longer in use.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Garay", "Gara", "Hatr", "Hebr",
    "Hung", "Khar", "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh",
    "Palm", "Phli", "Phlp", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sidt", "Sogd", "Sogo", "Syrc",
    "Syre", "Syrj", "Syrn", "Thaa", "Todr", "Yezi",
  ]

  private static let verticalScripts: Set<String> = ["Mong", "Phag", "Ougr"]
}
