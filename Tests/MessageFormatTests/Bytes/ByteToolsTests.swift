import Testing

@testable import MessageFormat

@Suite struct ByteToolsTests {
  @Test func classesAreThoseOfUnicodeBelow128() {
    for byte in UInt8.min...UInt8.max {
      let scalar = Unicode.Scalar(byte)
      let character = Character(scalar)
      let isASCII = byte < 0x80
      #expect(ASCII.isDigit(byte) == (isASCII && character.isNumber), "\(byte)")
      #expect(ASCII.isLetter(byte) == (isASCII && character.isLetter), "\(byte)")
      #expect(ASCII.isLowercase(byte) == (isASCII && character.isLowercase), "\(byte)")
      #expect(ASCII.isUppercase(byte) == (isASCII && character.isUppercase), "\(byte)")
      #expect(ASCII.isAlphanumeric(byte) == (ASCII.isLetter(byte) || ASCII.isDigit(byte)))
      #expect(ASCII.isWord(byte) == (ASCII.isAlphanumeric(byte) || character == "_"))
      #expect(
        ASCII.isWhitespace(byte) == (isASCII && scalar.properties.isWhitespace), "\(byte)")
      #expect(ASCII.isHexadecimal(byte) == (isASCII && character.isHexDigit), "\(byte)")
      #expect(
        ASCII.hexadecimalValue(byte) == (isASCII ? character.hexDigitValue.map(UInt32.init) : nil),
        "\(byte)")
    }
  }

  @Test func scalarsAreWrittenAsUTF8() {
    let scalars: [Unicode.Scalar] = [
      "\u{0}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
    ]
    let storage = ByteStorage(capacity: 0)
    for scalar in scalars { storage.append(scalar) }
    #expect(Array(storage.bytes) == scalars.flatMap { Array(String($0).utf8) })
    let bytes = SourceBytes(storage)
    var index = 0
    for scalar in scalars {
      let (value, length) = bytes.scalar(at: index)
      #expect(value == scalar.value)
      index += length
    }
    #expect(index == bytes.end)
  }

  @Test func onlySurrogatePairsMakeAScalar() {
    #expect(UnicodeEncoding.scalar(high: 0xD83D, low: 0xDE00) == "\u{1F600}")
    #expect(UnicodeEncoding.scalar(high: 0xDBFF, low: 0xDFFF) == "\u{10FFFF}")
    #expect(UnicodeEncoding.scalar(high: 0xDE00, low: 0xDE00) == nil)
    #expect(UnicodeEncoding.scalar(high: 0xD83D, low: 0xD83D) == nil)
    #expect(UnicodeEncoding.scalar(high: 0xD83D, low: 0x41) == nil)
  }

  @Test func numbersAreWrittenWhole() {
    let storage = ByteStorage(capacity: 0)
    for number in [0, 9, 10, -1, 1_000_000, .max, .min] {
      storage.append(decimal: number)
      storage.append(" ")
    }
    storage.append(hexadecimal: 0xAB_CDEF, digits: 4)
    let text = Text(storage: storage, start: 0, count: storage.count).string
    #expect(text == "0 9 10 -1 1000000 \(Int.max) \(Int.min) cdef")
  }

  /// Generated names and compiled tables hold it.
  @Test func hashNeverChanges() {
    func hash(_ text: String, seed: UInt64 = 0) -> UInt64 {
      let storage = ByteStorage(text)
      return ByteHash(storage.base, count: storage.count, seed: seed).value
    }
    #expect(hash("welcome.title") == 0xDD96_7C03_CE07_6E51)
    #expect(hash("") == 0xF8BB_92CE_2658_5846)
    #expect(hash("a", seed: 1) == 0xBFAA_C9FC_3182_1F67)
  }

  @Test func tableFindsEveryKeyWhileItGrows() {
    let table = HashTable(capacity: 1)
    var keys: [String] = []
    func find(_ key: String, _ hash: UInt64) -> (ordinal: Int?, probe: HashTable.Probe) {
      var probe = table.probe(hash)
      while let ordinal = table.next(&probe) {
        if keys[ordinal] == key { return (ordinal, probe) }
      }
      return (nil, probe)
    }
    // Few hashes, so that many keys share one and others stand in their way.
    func hash(_ number: Int) -> UInt64 { UInt64(number % 7) }
    for number in 0..<500 {
      let (known, probe) = find("\(number)", hash(number))
      #expect(known == nil)
      keys.append("\(number)")
      #expect(table.insert(probe) == number)
    }
    for number in 0..<500 { #expect(find("\(number)", hash(number)).ordinal == number) }
    #expect(find("500", hash(500)).ordinal == nil)
    #expect(table.count == 500)
  }

  @Test func searchesStopAtTheirEnds() {
    let storage = ByteStorage("a=b;;c=]]>")
    let bytes = SourceBytes(storage)
    #expect(bytes.first(0x3B, from: 0) == 3)
    #expect(bytes.first(0x3B, from: 0, to: 3) == 3)
    #expect(bytes.first(0x3B, from: 5) == bytes.end)
    #expect(bytes.first(0x3B, from: 20, to: 3) == 3)
    #expect(bytes.find("]]>", from: 0) == 7)
    #expect(bytes.find("]]>", from: 8) == bytes.end)
    #expect(bytes.matches("c=", at: 5) && !bytes.matches("]]>>", at: 7))
  }

  @Test(arguments: [
    ("50٪", true), ("100％", true), ("50%", false), ("ٮ", false), ("", false), ("：", false),
  ])
  func foreignPercentSignsAreSuspected(text: String, expected: Bool) {
    let storage = ByteStorage(text)
    #expect(SourceBytes(storage).mayHoldForeignPercent == expected)
  }
}
