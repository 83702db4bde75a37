/// What an ASCII byte is in a name.
enum ASCIIClass {
  static let other: UInt8 = 0x2D  // -
  static let lower: UInt8 = 0x61  // a
  static let upper: UInt8 = 0x41  // A
  static let digit: UInt8 = 0x30  // 0
  static let apostrophe: UInt8 = 0x27

  /// One class for each byte below 128.
  static let table: StaticString = """
    ---------------------------------------'--------0000000000-------\
    AAAAAAAAAAAAAAAAAAAAAAAAAA------aaaaaaaaaaaaaaaaaaaaaaaaaa-----
    """

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension KeyNamer {
  /// Appends the words of a segment, cased and joined.
  func appendASCIIWords(
    _ bytes: UnsafeRawBufferPointer, _ segment: Segment, lowersFirst: Bool
  ) {
    guard let base = bytes.baseAddress else { return }
    let classes = UnsafeRawPointer(ASCIIClass.table.utf8Start)
    arena.append(room: segment.end - segment.start + 1) { output in
      var written = 0
      var index = segment.start
      while index < segment.end {
        let word = written
        while index < segment.end {
          let byte = base.load(fromByteOffset: index, as: UInt8.self)
          let kind = classes.load(fromByteOffset: Int(byte & 0x7F), as: UInt8.self)
          index += 1
          if kind == ASCIIClass.other { break }
          if kind == ASCIIClass.apostrophe { continue }
          output.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
          written += 1
        }
        guard written > word else { continue }
        Self.setCase(output + word, count: written - word, lowersFirst: lowersFirst && word == 0)
        if word == 0, ASCII.isDigit(output.load(as: UInt8.self)) {
          (output + 1).copyMemory(from: output, byteCount: written)
          output.storeBytes(of: 0x5F, as: UInt8.self)
          written += 1
        }
      }
      return written
    }
  }

  /// The case of one word in place. A leading run of capitals is one abbreviation: all of it when
  /// the word ends there, or its plural (`URLs`), else all but the capital of the next hump.
  private static func setCase(_ word: UnsafeMutableRawPointer, count: Int, lowersFirst: Bool) {
    let run = leadingCapitals(word, count: count)
    if run > 1 {
      let isWhole =
        run == count || !isLower(word, run) || (run + 1 == count && isPluralS(word, run))
      var index = lowersFirst ? 0 : 1
      while index < (isWhole ? run : run - 1) {
        lower(word, index)
        index += 1
      }
    } else if run == 1, lowersFirst {
      lower(word, 0)
    } else if run == 0, !lowersFirst, isLower(word, 0) {
      let byte = word.load(as: UInt8.self)
      word.storeBytes(of: byte & 0xDF, as: UInt8.self)
    }
  }

  private static func leadingCapitals(_ word: UnsafeMutableRawPointer, count: Int) -> Int {
    var run = 0
    while run < count {
      let byte = word.load(fromByteOffset: run, as: UInt8.self)
      if byte < 0x41 || byte > 0x5A { break }
      run += 1
    }
    return run
  }

  private static func isLower(_ word: UnsafeMutableRawPointer, _ index: Int) -> Bool {
    ASCII.isLowercase(word.load(fromByteOffset: index, as: UInt8.self))
  }

  private static func isPluralS(_ word: UnsafeMutableRawPointer, _ index: Int) -> Bool {
    word.load(fromByteOffset: index, as: UInt8.self) == 0x73
  }

  private static func lower(_ word: UnsafeMutableRawPointer, _ index: Int) {
    let byte = word.load(fromByteOffset: index, as: UInt8.self)
    word.storeBytes(of: byte | 0x20, toByteOffset: index, as: UInt8.self)
  }
}
