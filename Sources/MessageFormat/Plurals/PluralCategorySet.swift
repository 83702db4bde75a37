/// Some of the plural categories, without allocation.
struct PluralCategorySet: Sendable {
  private var bits: UInt8 = 0

  mutating func insert(_ category: PluralCategory) { bits |= 1 << category.rawValue }

  /// In CLDR's order.
  var list: [PluralCategory] {
    PluralCategory.allCases.filter { bits & (1 << $0.rawValue) != 0 }
  }
}
