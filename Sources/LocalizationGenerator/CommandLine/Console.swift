internal import Dispatch
internal import Foundation

/// Everything a run prints, collected so that it leaves the process in one piece.
package final class Console {
  package let output = ByteStorage(capacity: 4096)
  package let errors = ByteStorage(capacity: 256)
  /// Whether findings on standard output are coloured.
  package let isColoured: Bool
  /// Nil where there is nobody to look at it.
  package private(set) var progress: ProgressLine?
  /// Whether what is only good to know is left out.
  package private(set) var isQuiet = false

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
  package func printError(_ text: String) { errors.append(ToolCommand.named(text)) }
  /// What is only good to know: sums, names of written files, hints.
  package func tell(_ text: String) { if !isQuiet { printError(text) } }

  package func beQuiet() {
    isQuiet = true
    progress?.finish()
    progress = nil
  }

  /// Prints findings to standard error; what the run ends with if they are all.
  @discardableResult
  package func report(_ diagnostics: [Diagnostic]) -> ExitCode {
    TextPrinter().print(Finding.resolving(diagnostics), to: errors)
    return ExitCode(of: diagnostics)
  }

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

/// One line on a terminal that says what takes so long. It appears only after a while and is gone
/// at the end.
package final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let write: @Sendable (String) -> Void
  private let timer: any DispatchSourceTimer
  private var step = ""
  private var isShown = false
  private var isFinished = false
  private var ticks = 0

  /// In seconds: how long nothing is shown, and how often the line moves after that.
  init(
    after delay: Double = 1, every interval: Double = 0.2,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.write = write
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInteractive))
    timer.schedule(deadline: .now() + delay, repeating: interval)
    timer.setEventHandler { [weak self] in self?.show() }
    timer.activate()
  }

  /// On standard error; nil where that is no terminal.
  static func onTerminal() -> ProgressLine? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return ProgressLine { text in
      var text = text
      text.withUTF8 { bytes in
        if let base = bytes.baseAddress { _ = Foundation.write(STDERR_FILENO, base, bytes.count) }
      }
    }
  }

  package func begin(_ step: String) {
    lock.withLock { self.step = String(VisibleText.line(step).prefix(70)) }
  }

  func finish() {
    timer.cancel()
    lock.withLock {
      if isShown { write("\r\u{1B}[K") }
      isFinished = true
      isShown = false
    }
  }

  private func show() {
    lock.withLock {
      guard !isFinished, !step.isEmpty else { return }
      let signs = ["|", "/", "-", "\\"]
      write("\r\u{1B}[K\(signs[ticks % signs.count]) \(step) …")
      ticks += 1
      isShown = true
    }
  }
}
