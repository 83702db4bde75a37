/// Names of text that is not all ASCII: by scalars, with Unicode's letters and case mappings. The
/// rules are those of the ASCII path.
struct WordCasing {
  let lowersFirst: Bool
  /// About how many characters the name may have.
  let limit: Int
  private(set) var name = ""
  /// Whether words are left out.
  private(set) var isCut = false

  init(lowersFirst: Bool, limit: Int) {
    self.lowersFirst = lowersFirst
    self.limit = limit
  }

  mutating func add(_ text: String) {
    var count = 0
    for word in Self.words(of: UnicodeNormalization.composed(text)) {
      var part = Self.cased(word, lowersFirst: lowersFirst && name.isEmpty)
      if let last = name.unicodeScalars.last, Self.isDigit(last), Self.isDigit(word[0]) {
        part = "_" + part
      }
      isCut = count > 0 && KeyNamer.isTooLong(count + part.count, count, limit: limit)
      if isCut { break }
      name += part
      count += part.count
    }
    if let first = name.unicodeScalars.first, !IdentifierCharacters.isHead(first) {
      name = "_" + name
    }
    name = UnicodeNormalization.composed(name)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func words(of text: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var word: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if IdentifierCharacters.isLetterOrNumber(scalar) {
        word.append(scalar)
      } else if IdentifierCharacters.isMark(scalar) {
        if !word.isEmpty { word.append(scalar) }
      } else if !IdentifierCharacters.isApostrophe(scalar),
        !IdentifierCharacters.isInvisible(scalar), !word.isEmpty
      {
        words.append(word)
        word = []
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func cased(_ word: [Unicode.Scalar], lowersFirst: Bool) -> String {
    let run = word.prefix(while: isCapital).count
    var lowered = 0..<0
    if run > 1 {
      let isWhole =
        run == word.count || !word[run].properties.isLowercase
        || (run + 1 == word.count && word[run] == "s")
      lowered = (lowersFirst ? 0 : 1)..<(isWhole ? run : max(run - 1, 1))
    } else if run == 1, lowersFirst {
      lowered = 0..<1
    }
    var result = ""
    for (index, scalar) in word.enumerated() {
      if lowered.contains(index) {
        result += scalar.properties.lowercaseMapping
      } else if index == 0, run == 0, !lowersFirst {
        result += scalar.properties.titlecaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: true
    default: false
    }
  }
}
