/// 64 texts without placeholders, and their bytes.
struct PlainSample {
  let indices: [Int]
  let keys: [String]
  let texts: [String]
  private let bytes: [[UInt8]]

  init(_ tables: SyntheticTables, language: Int) {
    let found = tables.plainKeys(64)
    indices = (0..<64).map { found[$0 % found.count] }
    keys = indices.map { tables.keys[$0] }
    texts = indices.map { tables.text($0, language: language) }
    bytes = texts.map { Array($0.utf8) }
  }

  /// The yardstick: makes the same strings out of bytes in memory.
  func decode(_ times: Int) -> Int {
    var sum = 0
    for turn in 0..<times {
      bytes[turn & 63].withUnsafeBufferPointer {
        sum &+= String(decoding: $0, as: UTF8.self).utf8.count
      }
    }
    return sum
  }

  func each(_ times: Int, _ text: (Int, String) -> String) -> Int {
    var sum = 0
    for turn in 0..<times { sum &+= text(turn & 63, keys[turn & 63]).utf8.count }
    return sum
  }
}
