internal import Synchronization

/// One language's plural rules and number symbols; the symbols are asked from Foundation when the
/// first number is printed.
package final class LanguageFormat: Sendable {
  package let tag: String
  /// False: numbers are printed as POSIX `printf` prints them (`"numbers": "plain"`).
  package let localizesNumbers: Bool
  package let plurals: PluralRules
  /// Retained until this ends.
  private let cache = Atomic<Unmanaged<NumberSymbols>?>(nil)

  package init(tag: String, localizesNumbers: Bool = true) {
    self.tag = tag
    self.localizesNumbers = localizesNumbers
    plurals = PluralRules(tag: tag)
  }

  deinit { cache.load(ordering: .acquiring)?.release() }

  /// Nil for POSIX output. They live as long as this; not retained, since threads that write the
  /// same count wait for each other. Without a lock: threads that come first together each ask
  /// Foundation, and one answer is kept.
  var symbols: Unmanaged<NumberSymbols>? {
    guard localizesNumbers else { return nil }
    return cache.load(ordering: .acquiring) ?? makeSymbols()
  }

  @inline(never)
  private func makeSymbols() -> Unmanaged<NumberSymbols>? {
    let made = Unmanaged.passRetained(NumberSymbols(tag: tag))
    let (isKept, known) = cache.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    if isKept { return made }
    made.release()
    return known
  }
}
