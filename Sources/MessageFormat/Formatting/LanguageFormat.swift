/// One language's plural rules and number symbols; the symbols are asked from Foundation when the
/// first number is printed.
package final class LanguageFormat: Sendable {
  package let tag: String
  /// False: numbers are printed as POSIX `printf` prints them (`"numbers": "plain"`).
  package let localizesNumbers: Bool

  package init(tag: String, localizesNumbers: Bool = true) {
    self.tag = tag
    self.localizesNumbers = localizesNumbers
  }
}
