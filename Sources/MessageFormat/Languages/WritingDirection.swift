/// In which direction a script's characters and lines run.
package enum WritingDirection: Int, CaseIterable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
  /// Columns that follow each other to the left.
  case topToBottomRightToLeft = 2
  /// Columns that follow each other to the right.
  case topToBottomLeftToRight = 3
  /// The script is not known.
  case unsupported = 4

  package init(script: String) {
    if Self.rightToLeftScripts.contains(script) {
      self = .rightToLeft
    } else if Self.columnsToTheRight.contains(script) {
      self = .topToBottomLeftToRight
    } else if Self.columnsToTheLeft.contains(script) {
      self = .topToBottomRightToLeft
    } else if ["Zxxx", "Zyyy", "Zinh", "Zzzz"].contains(script) {
      self = .unsupported
    } else {
      self = .leftToRight
    }
  }

  /// Scripts whose letters have the bidirectional class R or AL in Unicode 17.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung",
    "Khar", "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr",
    "Palm", "Phli", "Phlp", "Phlv", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sidt", "Sogd", "Sogo",
    "Syrc", "Syre", "Syrj", "Syrn", "Thaa", "Yezi",
  ]

  private static let columnsToTheRight: Set<String> = ["Mong", "Phag"]
  private static let columnsToTheLeft: Set<String> = ["Jurc", "Kits", "Nshu", "Tang"]
}
