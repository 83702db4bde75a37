internal import Foundation

/// The order in which Xcode writes the keys, languages and members of a catalog: that of the Finder.
///
/// Letters without regard to case and accents first, digits as numbers, signs before digits before
/// letters; of keys that are the same by that, accents and lower case decide.
package enum KeyOrder {
  private static let options: String.CompareOptions = [
    .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
  ]
  private static let english = Locale(identifier: "en_US")

  package static func precedes(_ left: String, _ right: String) -> Bool {
    // For names of members and most languages, this is all there is to it.
    if let order = LowercaseOrder.compare(left, right) { return order }
    return left.compare(right, options: options, range: nil, locale: english) == .orderedAscending
  }

  /// Sorted, of equal keys the first stays first.
  package static func sorted<Element>(
    _ elements: [Element], by key: (Element) -> String
  ) -> [Element] {
    let keyed = elements.map { (key: key($0), element: $0) }
    return keyed.sorted { precedes($0.key, $1.key) }.map(\.element)
  }
}

/// The order of texts that consist of `a` to `z` alone, which the order of their bytes is.
private enum LowercaseOrder {
  /// Nil where one of the texts has anything else.
  static func compare(_ left: String, _ right: String) -> Bool? {
    guard left.utf8.allSatisfy(ASCII.isLowercase), right.utf8.allSatisfy(ASCII.isLowercase) else {
      return nil
    }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
