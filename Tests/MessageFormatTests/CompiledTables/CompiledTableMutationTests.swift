import Foundation
import TestSupport
import Testing

@testable import MessageFormat

/// Damaged tables, opened and read whole. Behind their last byte lies a page that may not be read.
struct CompiledTableMutationTests {
  private static let arguments: [FormatArgument] = [
    .int(5), .double(2.5), .string("text"), .uint(7), .character("c"),
  ]
  private static let environment = FormatEnvironment(
    language: LanguageFormat(tag: "ru", localizesNumbers: false), device: .mac, width: 10)

  @Test func hundredThousandMutatedTables() throws {
    let plain = try TestTable(
      [
        Message(form("plain")), nil, CompiledTableTests.everything,
        Message(form("%1$@ is %2$+08.*f%% of %d")),
        Message(plural([.one: "%d", .few: "%2$@", .other: "% d %x"])),
      ], keys: ["a", "b", "c", "d", "e"]
    ).storage
    var generator = SeededGenerator(seed: 4)
    var opened = 0
    let count = plain.count
    let memory = try #require(GuardedMemory(count: count))
    for round in 0..<100_000 {
      var end = count
      if round % 16 == 0 { end = Int(generator.next() % UInt64(count)) }
      let copy = memory.last(end)
      copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: plain.bytes[..<end]))
      if end > 40 { mutate(copy, round: round, using: &generator) }
      // A cut table must believe itself whole to be read.
      if round % 32 == 0, end > 40 { setSize(end, in: copy) }
      if readWhole(UnsafeRawBufferPointer(copy), decodes: round % 4 == 1) { opened += 1 }
    }
    #expect(opened > 50_000)
  }

  private func mutate(
    _ bytes: UnsafeMutableRawBufferPointer, round: Int, using generator: inout SeededGenerator
  ) {
    let changes = 1 + Int(generator.next() % 6)
    for _ in 0..<changes {
      let random = generator.next()
      // Mostly behind the header, so that most tables open.
      let first = round % 8 == 0 ? 0 : 36
      let offset = first + Int((random >> 16) % UInt64(bytes.count - first))
      switch random % 3 {
      case 0: bytes[offset] ^= 1 << UInt8(random >> 8 & 7)
      case 1: bytes[offset] = UInt8(truncatingIfNeeded: random >> 8)
      default: bytes[offset] = bytes[Int((random >> 32) % UInt64(bytes.count))]
      }
    }
  }

  private func setSize(_ size: Int, in bytes: UnsafeMutableRawBufferPointer) {
    for index in 0..<5 {
      bytes[TableLayout.sizeOffset + index] = UInt8(size >> (6 * index) & 0x3F) + 0x30
    }
  }

  private func readWhole(_ bytes: UnsafeRawBufferPointer, decodes: Bool = true) -> Bool {
    guard let table = try? CompiledTable(bytes: bytes) else { return false }
    for index in 0..<min(table.messageCount, 8) {
      _ = table.text(at: index, environment: Self.environment)
      _ = Self.arguments.withUnsafeBufferPointer {
        table.format(at: index, arguments: $0, environment: Self.environment)
      }
      if decodes { _ = table.message(at: index) }
      _ = table.key(at: index)
    }
    _ = table.index(ofKey: "c", in: 0..<table.messageCount)
    _ = table.language
    return true
  }

  @Test func everyFlippedBitOfAFileIsNoticed() throws {
    let table = try TestTable(
      [Message(form("one")), nil, CompiledTableTests.everything], keys: ["a", "b", "c"]
    ).storage
    let file = CompiledTableFile.file(of: table)
    var bytes = Array(file.bytes)
    #expect(try bytes.withUnsafeBytes { try CompiledTableFile.table(in: $0).messageCount } == 3)
    var unnoticed = 0
    for bit in 0..<bytes.count * 8 {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let table = bytes.withUnsafeBytes { try? CompiledTableFile.table(in: $0) }
      if table != nil { unnoticed += 1 }
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    #expect(unnoticed == 0)
    #expect(bytes.count > 300)
    for end in 0..<bytes.count {
      _ = bytes[..<end].withUnsafeBytes { part in
        #expect(throws: TableFault.self) { try CompiledTableFile.table(in: part) }
      }
    }
  }

  @Test func damagedArchivesAreNeverReadOutside() throws {
    let table = try TestTable([Message(form("one"))]).storage
    let archive = CompiledTableArchive.write([("en", table), ("de", table)])
    var generator = SeededGenerator(seed: 5)
    var readable = 0
    for round in 0..<10_000 {
      var bytes = Array(archive.bytes)
      bytes.withUnsafeMutableBytes { mutate($0, round: round * 8, using: &generator) }
      bytes.withUnsafeBytes { buffer in
        let entries = try? CompiledTableArchive.entries(in: buffer, size: buffer.count)
        if let entry = entries?.first(where: { $0.language == "de" }) {
          let found = UnsafeRawBufferPointer(rebasing: buffer[entry.range])
          if (try? CompiledTableFile.table(in: found)) != nil { readable += 1 }
          _ = readWhole(found)
        }
      }
    }
    #expect(readable > 100 && readable < 10_000)
  }
}
