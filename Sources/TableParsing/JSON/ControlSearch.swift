/// Finds the control characters that must not stand inside of a JSON text. Tabs and returns are
/// sought only in files that have some.
struct ControlSearch {
  private let bytes: SourceBytes
  private let hasTabs: Bool
  private let hasReturns: Bool

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    hasTabs = bytes.first(0x09, from: 0) < bytes.end
    hasReturns = bytes.first(0x0D, from: 0) < bytes.end
  }

  func isFound(from start: Int, to stop: Int) -> Bool {
    if bytes.first(0x0A, from: start, to: stop) < stop { return true }
    if hasTabs, bytes.first(0x09, from: start, to: stop) < stop { return true }
    return hasReturns && bytes.first(0x0D, from: start, to: stop) < stop
  }

  func endOfLine(from start: Int) -> Int {
    let feed = bytes.first(0x0A, from: start)
    return hasReturns ? bytes.first(0x0D, from: start, to: feed) : feed
  }
}
