internal import Foundation
package import TableParsing

/// Everything a run prints, collected so that it leaves the process in one piece.
package final class Console {
  package let output = ByteStorage(capacity: 4096)
  package let errors = ByteStorage(capacity: 256)
  /// Whether standard output is a terminal: then findings are coloured.
  let isTerminal: Bool

  package init(isTerminal: Bool = false) { self.isTerminal = isTerminal }

  func print(_ text: String) { output.append(text) }
  func printError(_ text: String) { errors.append(text) }

  /// Writes both to the process's own streams. A reader that went away is no fault.
  func flush() {
    signal(SIGPIPE, SIG_IGN)
    Console.write(output.bytes, to: STDOUT_FILENO)
    Console.write(errors.bytes, to: STDERR_FILENO)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
