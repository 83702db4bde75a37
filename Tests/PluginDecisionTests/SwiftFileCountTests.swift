import Foundation
import Testing

/// How many Swift files the plug-in announces: more than there are keys for, rather than fewer.
struct SwiftFileCountTests {
  @Test(arguments: [
    (0, 0, 1), (15_999, 0, 1), (16_000, 0, 5), (31_999, 0, 5), (32_000, 0, 9), (64_000, 0, 17),
    (127_999, 0, 17), (128_000, 0, 33), (1_000_000_000, 0, 33), (0, 128_000, 5), (8_000, 64_000, 5),
  ])
  func itFollowsTheSizeInSteps(language: Int, shared: Int, count: Int) {
    #expect(BuildFileNames.swiftCount(languageBytes: language, sharedBytes: shared) == count)
    #expect(BuildFileNames.swift.count >= count)
  }

  @Test func theLargestLanguageCounts() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sizes = [
      "en.lproj/Localizable.strings": 20_000, "en.lproj/Other.strings": 15_000,
      "de.lproj/Localizable.strings": 30_000, "fr.lproj/Localizable.strings": 30_000,
      "Catalog.xcstrings": 8_000,
    ]
    for (path, size) in sizes {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(count: size).write(to: file)
    }
    let tables = TargetTables(files: sizes.keys.map { folder.appending(path: $0) })
    // 36,000 bytes.
    #expect(tables.swiftCount == 9)
  }
}
