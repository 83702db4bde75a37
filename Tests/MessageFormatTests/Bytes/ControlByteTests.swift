import MessageFormat
import TestSupport
import Testing

/// What is searched by words is what a loop over the bytes finds.
struct ControlByteTests {
  @Test func controlCharactersOfRandomTexts() {
    var generator = SeededGenerator(seed: 11)
    let frequent: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0x61, 0x80, 0xFF]
    var (found, wrong): (Int, [[UInt8]]) = (0, [])
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        frequent.randomElement(using: &generator) ?? 0
      }
      if !bytes.isEmpty, Bool.random(using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...0x21, using: &generator)
      }
      let expected = bytes.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) }
      let storage = bytes.withUnsafeBytes { ByteStorage($0) }
      found += expected ? 1 : 0
      if SourceBytes(storage).holdsControls(from: 0, to: storage.count) != expected {
        wrong.append(bytes)
      }
    }
    #expect(wrong.isEmpty)
    #expect(found > 5000)
  }

  @Test(arguments: UInt8.min...UInt8.max) func everyByteInEveryPlace(_ byte: UInt8) {
    let isOther = byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte)
    for place in 0..<17 {
      var bytes = [UInt8](repeating: 0x20, count: 17)
      bytes[place] = byte
      let storage = bytes.withUnsafeBytes { ByteStorage($0) }
      #expect(SourceBytes(storage).holdsControls(from: 0, to: storage.count) == isOther)
    }
  }
}
