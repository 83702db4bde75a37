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
