internal import Foundation

/// Everything a run prints, collected so that it leaves the process in one piece.
package final class Console {
  package let output = ByteStorage(capacity: 4096)
  package let errors = ByteStorage(capacity: 256)
  /// Whether findings on standard output are coloured.
  package let isColoured: Bool
  /// Nil where there is nobody to look at it.
  package let progress: ProgressLine?

  /// Colourless and without progress.
  package convenience init() { self.init(isColoured: false) }

  package init(isColoured: Bool, progress: ProgressLine? = nil) {
    self.isColoured = isColoured
    self.progress = progress
  }

  /// On a terminal, and unless the user wants none: https://no-color.org.
  package static func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  package func print(_ text: String) { output.append(text) }
  package func printError(_ text: String) { errors.append(text) }

  /// Writes both to the process's own streams. A reader that went away is no fault.
  package func flush() {
    progress?.finish()
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
