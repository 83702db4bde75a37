import Foundation
import Synchronization

@testable import AccountKit

/// What a person types and sees.
final class Terminal: Sendable {
  private let state: Mutex<(lines: [String], output: String)>

  init(typing lines: [String] = []) { state = Mutex((lines.reversed(), "")) }

  var output: String { state.withLock { $0.output } }

  @discardableResult
  func run(_ arguments: String..., isInteractive: Bool = false) async -> Int32 {
    await AccountProgram(
      arguments: arguments, input: { self.state.withLock { $0.lines.popLast() } },
      output: { text in self.state.withLock { $0.output += text } },
      isInteractive: isInteractive
    ).run()
  }
}
