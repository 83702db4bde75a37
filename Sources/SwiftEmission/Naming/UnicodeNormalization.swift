internal import Foundation

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
