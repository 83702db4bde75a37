internal import Synchronization

/// One language's plural rules and number symbols; the symbols are asked from Foundation when the
/// first number is printed.
package final class LanguageFormat: Sendable {
  package let tag: String
  /// False: numbers are printed as POSIX `printf` prints them (`"numbers": "plain"`).
  package let localizesNumbers: Bool
  package let plurals: PluralRules
  private let cache = AtomicLazyReference<NumberSymbols>()

  package init(tag: String, localizesNumbers: Bool = true) {
    self.tag = tag
    self.localizesNumbers = localizesNumbers
    plurals = PluralRules(tag: tag)
  }

  /// Nil for POSIX output. Without a lock: threads that come first together each ask Foundation,
  /// and one answer is kept.
  var symbols: NumberSymbols? {
    guard localizesNumbers else { return nil }
    if let symbols = cache.load() { return symbols }
    return cache.storeIfNil(NumberSymbols(tag: tag))
  }
}
