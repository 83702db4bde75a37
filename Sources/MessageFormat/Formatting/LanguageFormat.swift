internal import Synchronization

/// One language's plural rules and number symbols; the symbols are asked from Foundation when the
/// first number is printed.
package final class LanguageFormat: Sendable {
  package let tag: String
  /// False: numbers are printed as POSIX `printf` prints them (`"numbers": "plain"`).
  package let localizesNumbers: Bool
  package let plurals: PluralRules
  /// The address of the symbols; 0 before they are known.
  private let cache = Atomic<UInt>(0)

  package init(tag: String, localizesNumbers: Bool = true) {
    self.tag = tag
    self.localizesNumbers = localizesNumbers
    plurals = PluralRules(tag: tag)
  }

  deinit { known?.deallocate() }

  /// Nil for POSIX output. They live as long as this. Without a lock: threads that come first together
  /// each ask Foundation, and one answer is kept.
  var symbols: NumberSymbols? {
    guard localizesNumbers else { return nil }
    return known ?? makeSymbols()
  }

  private var known: NumberSymbols? {
    NumberSymbols(address: cache.load(ordering: .acquiring))
  }

  @inline(never)
  private func makeSymbols() -> NumberSymbols? {
    let made = NumberSymbols(tag: tag)
    let (isKept, _) = cache.compareExchange(
      expected: 0, desired: made.address, ordering: .acquiringAndReleasing)
    if isKept { return made }
    made.deallocate()
    return known
  }
}
