internal import Foundation

/// Which characters names are made of: Swift's grammar, and what of it counts as part of a word.
enum IdentifierCharacters {
  /// Letters, their marks and numbers: what words consist of.
  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrNumber(scalar) || isMark(scalar)
  }

  /// What a word may begin with.
  static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      isPart(scalar)
    default: false
    }
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: isPart(scalar) && !isInvisible(scalar)
    default: false
    }
  }

  /// Characters that show nothing and may stand inside a word: joiners, soft hyphens, direction
  /// marks, variation selectors. A zero width space is none of them: it separates words.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xAD, scalar.value != 0x200B else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
  }

  /// Vanish inside a word: `don’t` → `dont`, `col·lecció` → `collecció`.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0xB7, 0x2018, 0x2019, 0xFF07: true
    default: false
    }
  }

  static func isVisiblePart(_ scalar: Unicode.Scalar) -> Bool {
    isPart(scalar) && !isInvisible(scalar) && scalar.value != 0x200B
      && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
  }

  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x24, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isPart(scalar)
    }
  }

  /// The ranges of *identifier-character* in the Swift grammar.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x24: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF:
      true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF:
      true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE44, 0xFE47...0xFFFD:
      true
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

/// Words that cannot be declared as they are.
enum SwiftKeywords {
  /// Need backticks where they are declared.
  static let reserved: Set<String> = Set(
    """
    Any Protocol Self Type as associatedtype break case catch class continue default defer deinit \
    do else enum extension fallthrough false fileprivate for func guard if import in init inout \
    internal is let nil operator precedencegroup private protocol public repeat rethrows return \
    self static struct subscript super switch throw throws true try typealias var where while
    """.split(separator: " ").map(String.init))

  /// Mean something else behind a dot even in backticks, or need backticks at every use.
  static let impossibleMembers: Set<String> = ["init", "self", "Type", "Protocol"]

  /// The only words that an argument label must write in backticks.
  static let escapedLabels: Set<String> = ["inout", "let", "var"]

  /// `Swift` would hide the module that generated code names.
  static let impossibleTypes: Set<String> = ["init", "self", "Type", "Protocol", "Swift"]
}

/// The composed form (NFC) of names; the standard library has none.
enum UnicodeNormalization {
  static func composed(_ string: String) -> String {
    string.unicodeScalars.allSatisfy(isInert)
      ? string : string.precomposedStringWithCanonicalMapping
  }

  /// Whether the scalar stays as it is in NFC whatever stands beside it.
  private static func isInert(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x400...0x482, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
