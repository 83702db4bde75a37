import LocalizationModel
import Testing

@testable import TableChecks

/// Long files are searched in pieces of 32 KB.
struct InvisibleCharacterScreenTests {
  private static let piece = 1 << 15
  private static let positions = [
    0, piece - 3, piece - 2, piece - 1, piece, piece + 1, 2 * piece - 1, 2 * piece,
  ]

  private func isSuspect(_ sought: [UInt8], at position: Int, of count: Int) -> Bool {
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    bytes.replaceSubrange(position..<position + sought.count, with: sought)
    return bytes.withUnsafeBytes { InvisibleCharacterScreen.search($0) }
  }

  @Test(arguments: [[0x00], [0x1F], [0x7F], [0xE2, 0x80, 0x8B], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func foundWhereverItStands(sought: [UInt8]) {
    for position in Self.positions {
      #expect(isSuspect(sought, at: position, of: 3 * Self.piece), "\(position)")
      #expect(isSuspect(sought, at: position, of: position + sought.count), "\(position), last")
    }
  }

  @Test(arguments: [[0x09], [0x0A], [0x0D], [0xE2, 0x80, 0xA6], [0xE2, 0x80]] as [[UInt8]])
  func usualCharactersAreNoneOfThem(usual: [UInt8]) {
    for position in Self.positions {
      #expect(!isSuspect(usual, at: position, of: 3 * Self.piece), "\(position)")
      #expect(!isSuspect(usual, at: position, of: position + usual.count), "\(position), last")
    }
    #expect(!InvisibleCharacterScreen.search(UnsafeRawBufferPointer(start: nil, count: 0)))
  }
}
