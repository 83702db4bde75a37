internal import Dispatch
internal import Foundation

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
    lock.withLock { self.step = String(TextPrinter.visible(step).prefix(70)) }
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
