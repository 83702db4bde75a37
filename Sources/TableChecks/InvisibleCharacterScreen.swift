/// What the texts of a file may have, told from its bytes. Each file is searched once, so that the
/// texts of clean files need not be.
final class FileScreen {
  // Asked for every text: accesses that are looked up at run time would show.
  @exclusivity(unchecked) private var last: ByteStorage?
  @exclusivity(unchecked) private var traits: MessageTraits.RawValue = 0
  private var others: [ObjectIdentifier: MessageTraits.RawValue] = [:]
  private let interest: MessageTraits.RawValue

  init(interest: MessageTraits) { self.interest = interest.rawValue }

  func traits(of storage: ByteStorage) -> MessageTraits.RawValue {
    if storage === last { return traits }
    last = storage
    if let known = others[ObjectIdentifier(storage)] {
      traits = known
      return known
    }
    traits = search(storage.bytes)
    others[ObjectIdentifier(storage)] = traits
    return traits
  }

  private func search(_ bytes: UnsafeRawBufferPointer) -> MessageTraits.RawValue {
    var found: MessageTraits.RawValue = 0
    let invisible = MessageTraits.invisibleCharacters.rawValue
    if interest & invisible != 0, InvisibleCharacterScreen.search(bytes) { found |= invisible }
    let damaged = MessageTraits.damagedCharacters.rawValue
    if interest & damaged != 0, DamagedCharacters.mayStand(in: bytes) { found |= damaged }
    let escapes = MessageTraits.escapes.rawValue
    if interest & escapes != 0, let base = bytes.baseAddress {
      let holds = memchr(base, 0x26, bytes.count) != nil || memchr(base, 0x5C, bytes.count) != nil
      if holds { found |= escapes }
    }
    let mixed = MessageTraits.mixedScripts.rawValue
    if interest & mixed != 0, let base = bytes.baseAddress {
      // Lead bytes of Greek and Cyrillic letters.
      for lead: Int32 in [0xCE, 0xCF, 0xD0, 0xD1] where found & mixed == 0 {
        if memchr(base, lead, bytes.count) != nil { found |= mixed }
      }
    }
    return found
  }
}

/// Whether bytes contain any of the characters that the rules about invisible characters look for.
enum InvisibleCharacterScreen {
  /// How many bytes are searched at once: they stay in the core's nearest cache over all passes.
  private static let pieceLength = 1 << 15

  /// Searches U+200B, U+202A…202E, U+2060…206F (lead byte E2), U+FEFF (EF) and control characters.
  static func search(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var offset = 0
    while offset < bytes.count {
      let end = min(offset + pieceLength, bytes.count)
      if hasFormat(bytes, offset..<end) || hasControl(base + offset, end - offset) { return true }
      offset = end
    }
    return false
  }

  private static func hasFormat(_ bytes: UnsafeRawBufferPointer, _ piece: Range<Int>) -> Bool {
    contains(bytes, piece, lead: 0xE2) { second, third in
      second == 0x80
        ? third == 0x8B || (third >= 0xAA && third <= 0xAE)
        : second == 0x81 && third >= 0xA0 && third <= 0xAF
    }
      || contains(bytes, piece, lead: 0xEF) { $0 == 0xBB && $1 == 0xBF }
  }

  /// A sequence that begins in `piece` may end behind it.
  private static func contains(
    _ bytes: UnsafeRawBufferPointer, _ piece: Range<Int>, lead: Int32,
    _ isSought: (UInt8, UInt8) -> Bool
  ) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var offset = piece.lowerBound
    while offset < piece.upperBound,
      let found = memchr(base + offset, lead, piece.upperBound - offset)
    {
      offset = UnsafeRawPointer(found) - base + 1
      if offset + 1 < bytes.count, isSought(bytes[offset], bytes[offset + 1]) { return true }
    }
    return false
  }

  /// A byte below 0x20 other than tab, LF and CR, or 0x7F. Thirty passes at the speed of the
  /// platform's `memchr` are faster than one loop of a debug build.
  private static func hasControl(_ base: UnsafeRawPointer, _ count: Int) -> Bool {
    var control: Int32 = 0
    while control < 0x20 {
      let isBreak = control == 0x09 || control == 0x0A || control == 0x0D
      if !isBreak, memchr(base, control, count) != nil { return true }
      control += 1
    }
    return memchr(base, 0x7F, count) != nil
  }
}

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
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
