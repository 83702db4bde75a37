extension Text {
  /// The scalars that satisfy a condition, with their ranges in the text.
  func scalars(
    where isSought: (Unicode.Scalar) -> Bool
  ) -> [(scalar: Unicode.Scalar, range: Range<Int32>)] {
    let string = self.string
    var found: [(scalar: Unicode.Scalar, range: Range<Int32>)] = []
    var offset: Int32 = 0
    for scalar in string.unicodeScalars {
      let end = offset + Int32(truncatingIfNeeded: UTF8.width(scalar))
      if isSought(scalar) { found.append((scalar, offset..<end)) }
      offset = end
    }
    return found
  }
}

extension Unicode.Scalar {
  /// `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
