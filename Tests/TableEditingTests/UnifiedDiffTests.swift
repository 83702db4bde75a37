import Foundation
import TestSupport
import Testing

@testable import TableEditing

/// The printed differences, applied by `patch`.
@Suite struct UnifiedDiffTests {
  static let patch = ["/usr/bin/patch", "/bin/patch"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(from: ByteStorage(old), path: "f", to: ByteStorage(new), path: "f")
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
    ("a\n", "a\nb", "@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file\n"),
    ("a\nb\n", "b\n", "@@ -1,2 +1 @@\n-a\n b\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n5\n6\n7\n8\n9\n",
      "@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+x\n 5\n 6\n 7\n"
    ),
  ])
  func changesArePrinted(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == "--- a/f\n+++ b/f\n" + hunks)
  }

  @Test func theSameTextHasNoDifference() { #expect(diff("a\n", "a\n") == "") }

  @Test func newAndRemovedFilesHaveNoOtherSide() {
    let text = ByteStorage("a\n")
    #expect(
      FilePatch(path: "f", old: nil, new: text).unifiedDiff
        == "--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      FilePatch(path: "f", old: text, new: nil).unifiedDiff
        == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test(.enabled(if: patch != nil, "there is no program patch")) func patchAppliesThem() throws {
    var generator = SeededGenerator(seed: 11)
    let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<60 {
      var lines = (0..<Int.random(in: 0...60, using: &generator))
        .map { _ in "line \(Int.random(in: 0...9, using: &generator))" }
      let old = lines.joined(separator: "\n") + (Bool.random(using: &generator) ? "\n" : "")
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0...lines.count, using: &generator)
        if Bool.random(using: &generator), place < lines.count {
          lines.remove(at: place)
        } else {
          lines.insert("new \(Int.random(in: 0...9, using: &generator))", at: place)
        }
      }
      let new = lines.joined(separator: "\n") + (Bool.random(using: &generator) ? "\n" : "")
      let file = folder.appending(path: "f")
      try Data(old.utf8).write(to: file)
      try Data(diff(old, new).utf8).write(to: folder.appending(path: "change"))
      let run = try Run(try #require(Self.patch), ["-s", "-p1", "-i", "change"], in: folder)
      let patched = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(run.status == 0 && patched == new, "\(run.output)\n\(diff(old, new))")
    }
  }
}
