/// SHA-256 (FIPS 180-4) for the corpus digests; the tests' platform brings none.
struct SHA256 {
  private var state: [UInt32] = Self.roots(count: 8, power: 1.0 / 2.0)
  private var block: [UInt8] = []
  private var length: UInt64 = 0

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish().map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private static let constants = roots(count: 64, power: 1.0 / 3.0)

  /// The first 32 bits of the fractional parts of roots of the first primes.
  private static func roots(count: Int, power: Double) -> [UInt32] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      let degree = power == 0.5 ? 2 : 3
      // floor(2^32 × prime^(1/degree)), exact in integers.
      var low = UInt64(0)
      var high = UInt64(1) << 36
      while high - low > 1 {
        let middle = (low + high) / 2
        let wide = middle.multipliedFullWidth(by: middle)
        if isAtMost(wide, middle, degree: degree, prime: UInt64(prime)) {
          low = middle
        } else {
          high = middle
        }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }

  /// Whether root^degree ≤ prime × 2^(32 × degree).
  private static func isAtMost(
    _ square: (high: UInt64, low: UInt64), _ root: UInt64, degree: Int, prime: UInt64
  ) -> Bool {
    if degree == 2 { return square.high < prime || square.high == prime && square.low == 0 }
    let low = square.low.multipliedFullWidth(by: root)
    let cubeHigh = square.high * root + low.high
    return cubeHigh < prime << 32 || cubeHigh == prime << 32 && low.low == 0
  }

  mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count) * 8
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    block.append(byte)
    if block.count == 64 {
      compress()
      block.removeAll(keepingCapacity: true)
    }
  }

  mutating func finish() -> [UInt8] {
    let bits = length
    add(0x80)
    while block.count != 56 { add(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      add(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func compress() {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<64 {
      if index < 16 {
        for offset in 0..<4 { words[index] = words[index] << 8 | UInt32(block[4 * index + offset]) }
        continue
      }
      let early = words[index - 15]
      let late = words[index - 2]
      words[index] =
        words[index - 16] &+ words[index - 7]
        &+ (rotate(early, 7) ^ rotate(early, 18) ^ early >> 3)
        &+ (rotate(late, 17) ^ rotate(late, 19) ^ late >> 10)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sigma1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ sigma1 &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ words[index]
      let sigma0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let second = sigma0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }
}
