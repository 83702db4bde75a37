import Foundation
import TableParsing
import TestSupport
import Testing

/// The `.strings` files of real applications, against what the platform's reader makes of them.
struct StringsCorpusTests {
  private static func read(_ path: String, of corpus: Corpus) throws -> StringsFixture {
    StringsFixture([UInt8](try corpus.data(path)), path: path)
  }

  /// All keys and their last texts, NUL behind each, in key order.
  private static func joined(_ texts: [Text: Text]) -> Data {
    var bytes: [UInt8] = []
    for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
      bytes += Array(key.bytes) + [0] + Array(value.bytes) + [0]
    }
    return Data(bytes)
  }

  @Test(
    .enabled(if: Corpus.isPresent, "\(Corpus.reason)"),
    .enabled(if: Digests.areThere, "there is no sha256sum and no shasum in PATH"),
    arguments: zip(Corpus.all, [348, 1124]))
  func everyReadableFileGivesItsKeysAndTexts(corpus: Corpus, count: Int) throws {
    let references = try corpus.references().filter { $0.status == .ok }
    #expect(references.count == count)
    var contents: [Data] = []
    for reference in references {
      let read = try Self.read(reference.path, of: corpus)
      #expect(read.entries.count == reference.entries, "\(reference.path)")
      #expect(read.texts.count == reference.keys, "\(reference.path)")
      #expect(read.errors.isEmpty, "\(reference.path): \(read.errors.map(\.message))")
      contents.append(Self.joined(read.texts))
    }
    let digests = try Digests.of(contents)
    try #require(digests.count == count)
    for (reference, digest) in zip(references, digests) {
      #expect(digest == reference.digest, "\(reference.path)")
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var corpus = Corpus.first
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

  /// The files that the platform's reader refuses or cuts off; two byte-order marks are read here. `cs.lproj` has two faulty entries.
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
    Fault(
      corpus: .second, path: "Decybel07__L10n-swift/Images/sample_strings_file.strings",
      positions: ["3:47"], message: "stands where ';' belongs", entries: 6),
    Fault(
      corpus: .second,
      path: "sparrowcode__PermissionsKit/Sources/PermissionsKit/Resources/Localization/ar.lproj/"
        + "Localizable.strings",
      positions: ["13:43"], message: "unexpected '='", entries: 17),
  ]

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"), arguments: faults)
  func faultyFileHasItsErrorAndAllEntries(_ fault: Fault) throws {
    let read = try Self.read(fault.path, of: fault.corpus)
    #expect(read.positions.map(\.description) == fault.positions)
    let isRead = fault.message == "two byte-order marks"
    #expect(read.errors.count == (isRead ? 0 : fault.positions.count))
    #expect(read.diagnostics.count == fault.positions.count)
    #expect(read.diagnostics.allSatisfy { $0.message.contains(fault.message) })
    #expect(read.entries.count == fault.entries)
  }

  struct Counts: Sendable { let errors, truncated, empty: Int }

  /// The platform makes no table of an empty file, of which nothing need be said.
  @Test(
    .enabled(if: Corpus.isPresent, "\(Corpus.reason)"),
    arguments: zip(
      Corpus.all,
      [Counts(errors: 7, truncated: 3, empty: 0), Counts(errors: 234, truncated: 1, empty: 233)]))
  func noOtherFileIsFaulty(corpus: Corpus, counts: Counts) throws {
    let references = try corpus.references()
    #expect(references.count { $0.status == .error } == counts.errors)
    #expect(references.count { $0.status == .truncated } == counts.truncated)
    let known = try references.filter { try $0.status != .ok && !corpus.data($0.path).isEmpty }
    #expect(
      Set(known.map(\.path))
        == Set(Self.faults.filter { $0.corpus.name == corpus.name }.map(\.path)))
    let empty = try references.filter { try corpus.data($0.path).isEmpty }
    #expect(empty.count == counts.empty)
    for file in empty { #expect(try Self.read(file.path, of: corpus).diagnostics.isEmpty) }
  }
}
