import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Tables that become others under a program that has them mapped, as memory shows it.
struct ExchangedTableTests {
  static let texts: TargetFixture.Texts = [
    "en": ["a": "Sign in", "b": "Hello %@"], "hi": ["a": "साइन इन", "b": "नमस्ते %@"],
  ]
  /// Of the same size, so that it fits into the same file.
  static let others: TargetFixture.Texts = [
    "en": ["a": "Delete", "b": "Buy %@"], "hi": ["a": "हटाएँ यह", "b": "खरीदें  %@"],
  ]

  /// A target whose Hindi lies in memory that the test writes to.
  private struct Program {
    let target = TargetFixture(texts, system: ["hi"])
    let memory: UnsafeMutableRawBufferPointer
    let table: LocalizedTable

    init() {
      let hindi = target.compiled("hi")
      memory = .allocate(byteCount: hindi.count, alignment: 8)
      memory.copyMemory(from: hindi.bytes)
      let english = Unmanaged.passRetained(target.compiled("en")).takeUnretainedValue()
      table = LocalizedTable(
        manifest: TableManifest(
          bundle: "package_target", fingerprint: target.fingerprint, languages: "en=\nhi=",
          tables: "Localizable=0..<2", options: ""),
        literals: [english.bytes, UnsafeRawBufferPointer(memory)],
        folder: ResourceFolder(bundle: "none", places: []), manager: target.manager)
    }

    var rendered: [String] { [table.text(0), table.text(1, .string("x"))] }

    var reasons: [String] {
      target.faults.values.map { fault in
        guard case .tableUnreadable("hi", _, let reason) = fault.kind else { return "\(fault)" }
        return reason
      }
    }

    func overwrite(_ bytes: UnsafeRawBufferPointer) {
      memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(memory.count)))
    }
  }

  @Test(arguments: [7, 0xFEED_F00D_1235, 0, UInt64.max])
  func aTableForOtherKeysAnswersNothing(fingerprint: UInt64) {
    let program = Program()
    #expect(program.rendered == ["साइन इन", "नमस्ते x"])
    let other = TargetFixture(Self.others).compiled("hi", fingerprint: fingerprint)
    withExtendedLifetime(other) { program.overwrite(other.bytes) }
    for _ in 0..<3 { #expect(program.rendered == ["Sign in", "Hello x"]) }
    #expect(program.table.string(forKey: "a", in: 0..<2) == "Sign in")
    #expect(program.reasons == ["it became one made for other keys"])
  }

  @Test func aTableOfZerosAnswersNothing() {
    let program = Program()
    #expect(program.rendered == ["साइन इन", "नमस्ते x"])
    program.memory.initializeMemory(as: UInt8.self, repeating: 0)
    for _ in 0..<3 { #expect(program.rendered == ["Sign in", "Hello x"]) }
    #expect(program.reasons == ["it became one made for other keys"])
  }

  /// Every byte behind the header, one after the other: what was a node is none any more.
  @Test func aDamagedMessageIsReportedOnce() {
    var damaged = 0
    let count = Program().memory.count
    for place in 36..<count {
      let program = Program()
      #expect(program.rendered == ["साइन इन", "नमस्ते x"])
      program.memory[place] = UInt8(ascii: "~")
      let (texts, again) = (program.rendered, program.rendered)
      #expect(texts == again)
      let fellBack = texts.contains("Sign in") || texts.contains("Hello x")
      #expect(program.reasons == (fellBack ? ["damaged"] : []), "\(place): \(texts)")
      damaged += fellBack ? 1 : 0
    }
    #expect(damaged > 5 && damaged < count)
  }

  /// A message that the language never had is no fault.
  @Test func aMissingMessageIsNotDamaged() throws {
    let target = TargetFixture(["en": ["a": "A", "b": "B"], "hi": ["a": "H"]], system: ["hi"])
    let table = try target.table()
    #expect([table.text(0), table.text(1)] == ["H", "B"])
    #expect(target.faults.values.isEmpty)
  }
}
