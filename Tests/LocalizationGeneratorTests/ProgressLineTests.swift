import Foundation
import Testing

@testable import LocalizationGenerator

struct ProgressLineTests {
  /// What a line wrote.
  private final class Screen: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""
    func write(_ more: String) { lock.withLock { text += more } }
    var all: String { lock.withLock { text } }
  }

  @Test func shortWorkShowsNothing() {
    let screen = Screen()
    let line = ProgressLine(after: 60) { screen.write($0) }
    line.begin("checking")
    line.finish()
    #expect(screen.all == "")
  }

  @Test func longWorkShowsALineThatIsGoneAtTheEnd() async throws {
    let screen = Screen()
    let line = ProgressLine(after: 0.01, every: 0.01) { screen.write($0) }
    line.begin("checking A\nB")
    for _ in 0..<500 where screen.all.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    line.finish()
    let shown = screen.all
    #expect(shown.hasPrefix("\r\u{1B}[K| checking A\\nB …"))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
    try await Task.sleep(for: .milliseconds(50))
    #expect(screen.all == shown)
  }
}
