import Foundation
import Synchronization
import Testing

/// Stands for `print` in the code of the guide: what is printed must be the comment behind the call.
final class Printer: Sendable {
  private let printed = Mutex<[(text: String, line: Int)]>([])

  func callAsFunction(_ text: String, line: Int = #line) {
    printed.withLock { $0.append((text, line)) }
  }

  func check(against file: String = #filePath) throws {
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (text, line) in printed.withLock({ $0 }) {
      #expect(lines[line - 1].hasSuffix("  // " + text), "line \(line) prints \(text)")
    }
  }
}
