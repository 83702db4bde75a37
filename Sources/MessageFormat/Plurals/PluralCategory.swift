/// CLDR's plural categories, in the order in which rules are tested.
package enum PluralCategory: UInt8, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  package init?(name: String) {
    switch name {
    case "zero": self = .zero
    case "one": self = .one
    case "two": self = .two
    case "few": self = .few
    case "many": self = .many
    case "other": self = .other
    default: return nil
    }
  }

  package var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}

/// Some of the plural categories, without allocation.
struct PluralCategorySet: Sendable {
  private var bits: UInt8 = 0

  mutating func insert(_ category: PluralCategory) { bits |= 1 << category.rawValue }

  /// In CLDR's order.
  var list: [PluralCategory] {
    PluralCategory.allCases.filter { bits & (1 << $0.rawValue) != 0 }
  }
}
