import Foundation
import TableParsing
import Testing

/// The `.strings` files of real applications, against what the platform's reader makes of them.
struct StringsCorpusTests {
  struct Reference: Sendable {
    var path: String
    var container: String
    var status: String
    var entries: Int
    var keys: Int
    var digest: String

    init(_ row: [String]) {
      (path, container, status) = (row[0], row[1], row[2])
      (entries, keys, digest) = (Int(row[3]) ?? -1, Int(row[4]) ?? -1, row[5])
    }
  }

  static let references: [Reference] = {
    guard let corpus = FixtureFiles.corpus else {
      print("skipped: ../shared/corpus is not beside the package")
      return []
    }
    let url = corpus.appendingPathComponent("EXPECTED.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      Reference(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  static func read(_ path: String) throws -> StringsFixture {
    let corpus = try #require(FixtureFiles.corpus)
    let data = try Data(contentsOf: corpus.appendingPathComponent(path))
    return StringsFixture([UInt8](data), path: path)
  }

  /// The first 16 digits of the hash of all keys and values, NUL behind each, in key order.
  static func digest(_ texts: [Text: Text]) -> String {
    var bytes: [UInt8] = []
    for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
      bytes += Array(key.bytes) + [0] + Array(value.bytes) + [0]
    }
    return String(SHA256.hexadecimal(bytes).prefix(16))
  }

  @Test func hashIsSHA256() {
    #expect(
      SHA256.hexadecimal(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func everyReadableFileGivesItsKeysAndTexts() throws {
    var compared = 0
    for reference in Self.references where reference.status == "ok" {
      let read = try Self.read(reference.path)
      #expect(read.entries.count == reference.entries, "\(reference.path)")
      #expect(read.texts.count == reference.keys, "\(reference.path)")
      #expect(Self.digest(read.texts) == reference.digest, "\(reference.path)")
      #expect(read.errors.isEmpty, "\(reference.path): \(read.errors.map(\.message))")
      compared += 1
    }
    print("corpus: \(compared) files compared by digest")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var path: String
    var positions: [String]
    var message: String
    /// As many lines of the file begin with a key.
    var entries: Int
    var testDescription: String { path }
  }

  static let monitor = "MonitorControl__MonitorControl/MonitorControl/UI"
  static let quicksilver = "quicksilver__Quicksilver/Quicksilver"
  static let rocket = "RocketChat__Rocket.Chat.iOS/Rocket.Chat.ShareExtension/Resources"

  /// The files that the platform's reader refuses or cuts off. `cs.lproj` has two faulty entries.
  static let faults = [
    Fault(
      path: "\(monitor)/cs.lproj/Main.strings", positions: ["215:90", "221:122"],
      message: "unescaped quote", entries: 140),
    Fault(
      path: "\(monitor)/pt-BR.lproj/Main.strings", positions: ["299:185"],
      message: "';' is missing", entries: 141),
    Fault(
      path: "\(monitor)/pt-PT.lproj/Main.strings", positions: ["299:180"],
      message: "';' is missing", entries: 141),
    Fault(
      path: "\(rocket)/it.lproj/Localizable.strings", positions: ["19:37"],
      message: "unexpected ';'", entries: 21),
    Fault(
      path: "bitstadium__HockeySDK-iOS/Resources/fa.lproj/HockeySDK.strings",
      positions: ["28:1"], message: "unexpected '+'", entries: 89),
    Fault(
      path: "fastlane__fastlane/frameit/spec/fixtures/translations.bad.strings",
      positions: ["2:10"], message: "':' stands where '=' belongs", entries: 1),
    Fault(
      path: "\(quicksilver)/Localized/IGNORED.strings", positions: ["1:5"],
      message: "expected '='", entries: 0),
    Fault(
      path: "\(quicksilver)/Localized/cs.lproj/Localizable.strings", positions: ["1:1"],
      message: "two byte-order marks", entries: 147),
    Fault(
      path: "\(quicksilver)/PlugIns-Main/Bezel/nl.lproj/Localizable.strings",
      positions: ["1:1"], message: "two byte-order marks", entries: 1),
    Fault(
      path: "utmapp__UTM/Platform/fr.lproj/Localizable.strings", positions: ["683:39"],
      message: "unexpected '='", entries: 763),
  ]

  @Test(.enabled(if: FixtureFiles.corpus != nil), arguments: faults)
  func faultyFileHasItsErrorAndAllEntries(_ fault: Fault) throws {
    let read = try Self.read(fault.path)
    #expect(read.positions.map(\.description) == fault.positions)
    #expect(read.errors.count == fault.positions.count)
    #expect(read.errors.allSatisfy { $0.message.contains(fault.message) })
    #expect(read.entries.count == fault.entries)
  }

  @Test(.enabled(if: FixtureFiles.corpus != nil))
  func noOtherFileIsFaulty() {
    let known = Self.references.filter { $0.status != "ok" }.map(\.path)
    #expect(Set(known) == Set(Self.faults.map(\.path)))
  }
}
