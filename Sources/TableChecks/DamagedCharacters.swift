/// Finds text that was read in a wrong encoding and saved so: Ã© for é, â€™ for ’, Ð¿Ñ€ for пр, √© for é.
enum DamagedCharacters {
  struct Finding {
    var range: Range<Int32>
    /// What was meant, where it can be told.
    var meant: String?
  }

  // MARK: Screening files

  /// Whether a search of the texts may find anything.
  static func mayStand(in bytes: UnsafeRawBufferPointer) -> Bool {
    contains(bytes, lead: 0xC3) { second, third in
      second >= 0x82 && second <= 0xB4
        && (third == 0xC2 || third == 0xE2 || third >= 0xC5 && third <= 0xCB)
    }
      || contains(bytes, lead: 0xEF) { $0 == 0xBF && $1 == 0xBD }
      || contains(bytes, lead: 0xE2) { $0 == 0x88 && $1 == 0x9A || $0 == 0x80 && $1 == 0x9A }
      || mayHoldCyrillic(bytes)
  }

  /// The Cyrillic е and а read as Windows-1251, `Рµ` and `Р°`.
  private static func mayHoldCyrillic(_ bytes: UnsafeRawBufferPointer) -> Bool {
    contains(bytes, lead: 0xA0) { $0 == 0xC2 && ($1 == 0xB0 || $1 == 0xB5) }
  }

  private static func contains(
    _ bytes: UnsafeRawBufferPointer, lead: Int32, _ isSought: (UInt8, UInt8) -> Bool
  ) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var offset = 0
    while offset < bytes.count, let found = memchr(base + offset, lead, bytes.count - offset) {
      offset = UnsafeRawPointer(found) - base + 1
      if offset + 1 < bytes.count, isSought(bytes[offset], bytes[offset + 1]) { return true }
    }
    return false
  }

  // MARK: Searching texts

  static func find(in text: Text) -> Finding? {
    let scalars = Array(text.string.unicodeScalars)
    var offset: Int32 = 0
    for (index, scalar) in scalars.enumerated() {
      if let (count, meant) = damage(at: index, of: scalars) {
        let length = scalars[index..<index + count].reduce(0) { $0 + UTF8.width($1) }
        return Finding(
          range: offset..<offset + Int32(truncatingIfNeeded: length), meant: meant)
      }
      offset += Int32(truncatingIfNeeded: UTF8.width(scalar))
    }
    return nil
  }

  private static func damage(
    at index: Int, of scalars: [Unicode.Scalar]
  ) -> (count: Int, meant: String?)? {
    let scalar = scalars[index]
    if scalar.value == 0xFFFD { return (1, nil) }
    if scalar == "√" || scalar == "‚" { return macRoman(index, scalars) }
    if scalar == "Р" || scalar == "С" { return run(index, scalars, byte: windows1251, least: 3) }
    guard (0xC2...0xF4).contains(scalar.value) else { return nil }
    guard let first = character(index, scalars, byte: windows1252) else { return nil }
    if isCertain(first, index, scalars) { return (first.count, first.meant) }
    return run(index, scalars, byte: windows1252, least: 2)
  }

  /// Several damaged characters in a row.
  private static func run(
    _ start: Int, _ scalars: [Unicode.Scalar], byte: (Unicode.Scalar) -> UInt8?, least: Int
  ) -> (count: Int, meant: String?)? {
    var index = start
    var meant = ""
    while let next = character(index, scalars, byte: byte), isPlausible(next.meant) {
      meant += next.meant
      index += next.count
    }
    return meant.unicodeScalars.count >= least ? (index - start, meant) : nil
  }

  /// The character whose UTF-8 bytes stand here as characters of another encoding.
  private static func character(
    _ index: Int, _ scalars: [Unicode.Scalar], byte: (Unicode.Scalar) -> UInt8?
  ) -> (count: Int, meant: String)? {
    guard index < scalars.count, let lead = byte(scalars[index]), lead >= 0xC2 else { return nil }
    let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + count <= scalars.count else { return nil }
    var bytes = [lead]
    for scalar in scalars[index + 1..<index + count] {
      guard let next = byte(scalar), next & 0xC0 == 0x80 else { return nil }
      bytes.append(next)
    }
    let meant = String(decoding: bytes, as: UTF8.self)
    return meant.unicodeScalars.first?.value == 0xFFFD ? nil : (count, meant)
  }

  /// What texts in other languages than those with such letters hold; not every sequence that might
  /// be UTF-8, like é and a guillemet after a no-break space.
  private static func isPlausible(_ meant: String) -> Bool {
    guard let scalar = meant.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0xC0...0x17F, 0x370...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0xE01...0xE5B,
      0x2013...0x2026, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return true
    default: return false
    }
  }

  /// Whether one damaged character is enough: `â€™`, or `Ã©` beside lower-case letters.
  private static func isCertain(
    _ damaged: (count: Int, meant: String), _ index: Int, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    guard let lead = windows1252(scalars[index]), let second = windows1252(scalars[index + 1]),
      let meant = damaged.meant.unicodeScalars.first
    else { return false }
    if lead == 0xE2 {
      return [0x80, 0x82, 0x84, 0x86].contains(second) && (0x2010...0x2200).contains(meant.value)
    }
    guard damaged.count == 2, [0xC2, 0xC3, 0xC4, 0xC5].contains(lead) else { return false }
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 2 < scalars.count ? scalars[index + 2] : nil
    if lead == 0xC2 {
      let sign = scalars[index + 1]
      return "©®°±²³¿¡£§".unicodeScalars.contains(sign)
        && !(before?.properties.isUppercase ?? false)
    }
    if before?.properties.isLowercase ?? false { return !isSpace(scalars[index + 1]) }
    guard after?.properties.isLowercase ?? false else { return false }
    // Ä and Ö at the beginning of a word are "Ã„" and "Ã–"; nothing opens or joins behind a lone Ã.
    let isCapital = lead == 0xC3 && (second == 0x84 || second == 0x96)
    return isCapital || !isQuotation(scalars[index + 1])
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xA0 }

  private static func isQuotation(_ scalar: Unicode.Scalar) -> Bool {
    "’‘“”‚„…–—\u{A0}".unicodeScalars.contains(scalar)
  }

  /// UTF-8 read as Mac OS Roman: `√©`, `‚Äô`.
  private static func macRoman(
    _ index: Int, _ scalars: [Unicode.Scalar]
  ) -> (count: Int, meant: String?)? {
    if scalars[index] == "‚" {
      guard index + 2 < scalars.count, scalars[index + 1] == "Ä",
        "ôúùìî¶ò".unicodeScalars.contains(scalars[index + 2])
      else { return nil }
      return (3, nil)
    }
    guard index > 0, index + 1 < scalars.count, scalars[index - 1].properties.isLowercase,
      "©®º±∂ß†¢£•™´¨≠ÆØ∞¥µ°§∫ªΩ≤≥".unicodeScalars.contains(scalars[index + 1])
    else { return nil }
    return (2, nil)
  }

  // MARK: Encodings

  /// The characters of Windows-1252 from 0x80 to 0x9F; the rest is Latin-1.
  private static let windows1252Signs = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  private static func windows1252(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return scalar.value < 0x80 ? nil : UInt8(scalar.value) }
    guard let index = windows1252Signs.firstIndex(of: scalar) else { return nil }
    return UInt8(0x80 + index)
  }

  private static let windows1251Signs = Array(
    "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї".unicodeScalars
  )

  private static func windows1251(_ scalar: Unicode.Scalar) -> UInt8? {
    if (0x410...0x44F).contains(scalar.value) { return UInt8(scalar.value - 0x410 + 0xC0) }
    guard let index = windows1251Signs.firstIndex(of: scalar) else { return nil }
    return UInt8(0x80 + index)
  }
}
