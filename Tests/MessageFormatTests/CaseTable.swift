import Foundation

/// A tab-separated file of `Fixtures`, header row left out.
func caseRows(_ name: String) -> [[String]] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
  return text.split(separator: "\n").dropFirst().map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
