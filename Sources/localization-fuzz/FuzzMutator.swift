internal import TestSupport

/// Numbers that a seed decides.
struct FuzzRandom: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(_ seed: UInt64, _ name: String, _ iteration: Int) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    for byte in name.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state ^= UInt64(truncatingIfNeeded: iteration) &* 0xD134_2543_DE82_EF95
    generator = SeededGenerator(seed: state)
  }

  mutating func next() -> UInt64 { generator.next() }

  mutating func below(_ limit: Int) -> Int { limit < 2 ? 0 : Int(next() % UInt64(limit)) }
}

/// Damages seeds.
struct FuzzMutator {
  static let sizeLimit = 1 << 18

  private let seeds: [[UInt8]]
  private var random: FuzzRandom

  /// The input of an iteration: mostly a seed with a few changes, seldom a very long one.
  static func input(_ seeds: [[UInt8]], seed: UInt64, kind: String, iteration: Int) -> [UInt8] {
    var mutator = FuzzMutator(seeds: seeds, random: FuzzRandom(seed, kind, iteration))
    return mutator.input()
  }

  private mutating func input() -> [UInt8] {
    var bytes = seeds.isEmpty ? [] : seeds[random.below(seeds.count)]
    let changes = 1 + random.below(random.below(4) == 0 ? 16 : 4)
    for _ in 0..<changes { change(&bytes) }
    if random.below(400) == 0 { lengthen(&bytes) }
    if bytes.count > Self.sizeLimit { bytes.removeSubrange(Self.sizeLimit...) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    let rest = bytes.count - place
    let isInside = rest > 0
    switch random.below(11) {
    case 0 where isInside: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1 where isInside: bytes[place] ^= 1 << UInt8(random.below(8))
    case 2: bytes.removeSubrange(place..<place + min(rest, 1 + random.below(24)))
    case 3: bytes.insert(contentsOf: bytes[place..<place + min(rest, 40)], at: place)
    case 4: insertSplice(&bytes, at: place)
    case 5 where random.below(8) == 0: bytes.removeSubrange(place...)
    case 6: replaceNumber(&bytes, from: place)
    case 7: move(&bytes, from: place)
    case 8: repeatPiece(&bytes, at: place, times: 2 + random.below(30))
    default:
      bytes.insert(contentsOf: Self.splinters[random.below(Self.splinters.count)], at: place)
    }
  }

  /// A piece of another seed.
  private mutating func insertSplice(_ bytes: inout [UInt8], at place: Int) {
    guard !seeds.isEmpty else { return }
    let other = seeds[random.below(seeds.count)]
    let start = random.below(other.count)
    bytes.insert(
      contentsOf: other[start..<min(other.count, start + 1 + random.below(64))], at: place)
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8], from place: Int) {
    guard let start = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { return }
    let end = bytes[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Self.numbers[random.below(Self.numbers.count)])
  }

  private mutating func move(_ bytes: inout [UInt8], from place: Int) {
    let count = min(bytes.count - place, 1 + random.below(32))
    let piece = Array(bytes[place..<place + count])
    bytes.removeSubrange(place..<place + count)
    bytes.insert(contentsOf: piece, at: random.below(bytes.count + 1))
  }

  private mutating func repeatPiece(_ bytes: inout [UInt8], at place: Int, times: Int) {
    let count = min(bytes.count - place, 1 + random.below(12))
    let piece = Array(bytes[place..<place + count])
    bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
  }

  /// For what takes longer than its length allows.
  private mutating func lengthen(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    var piece = Self.splinters[random.below(Self.splinters.count)]
    if random.below(2) == 0 { piece += Self.splinters[random.below(Self.splinters.count)] }
    if random.below(2) == 0, place < bytes.count {
      piece = Array(bytes[place..<min(bytes.count, place + 1 + random.below(80))])
    }
    let times = (1 << (10 + random.below(8))) / max(piece.count, 1)
    bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
  }

  private static let numbers = [
    "0", "-1", "1", "127", "255", "256", "65535", "2147483647", "2147483648", "4294967296",
    "9223372036854775807", "9223372036854775808", "99999999999999999999999", "1e999", "0.0000001",
    ".5.5", "1..1", "00000000000000000001",
  ].map { Array($0.utf8) }

  private static let splinters: [[UInt8]] =
    [
      "\"", "'", "\\", ";", "=", ",", ":", ".", "/*", "*/", "//", "{", "}", "[", "]", "(", ")", "<",
      ">", "\n", "\r\n", "\r", "\t", " ", "\0", "%", "@", "$", "#", "*", "-", "_", "&", "?", "!",
      "\u{FEFF}", "\u{2028}", "\u{202E}", "\u{200B}", "\u{85}", "é", "😀", "%@", "%1$@", "%2$lld",
      "%#@v@", "%1$#@v@", "%*.*f", "%arg", "%n", "%(name)@", "\\U0041", "\\UD800", "\\u00e9",
      "\\\"",
      "\\(", "\"\"\"", "#\"", "\"#", "`", "<key>", "</key>", "<string>", "</string>", "<dict>",
      "</dict>", "<array>", "<plist>", "</plist>", "<!--", "-->", "<![CDATA[", "]]>", "&lt;",
      "&#x41;", "bplist00", "stringUnit", "localizations", "variations", "substitutions", "plural",
      "one", "other", "value", "null", "true", "1", "-", "e9", "../", "::error::", "[no-lint]",
      "[no-lint:", "q=", ";q=0.5", "de", "en-US", "zh-Hant", "x-", "u-", "String(localized: ",
      "NSLocalizedString(", "typealias A = ", "LocalizationHelper.", "func ", "enum ", "/a", "(/[",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xF4, 0x90]]
}
