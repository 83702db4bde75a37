extension PluralRules {
  /// Those that some integer below a million selects.
  package var integerCategories: [PluralCategory] {
    let counts = counts(below: 1_000_000)
    return categories.filter { counts[Int($0.rawValue)] > 0 }
  }

  /// Whether more than one integer selects `category`.
  package func holdsSeveralIntegers(_ category: PluralCategory) -> Bool {
    counts(below: .max)[Int(category.rawValue)] > 1
  }

  /// The same where a form `zero` takes the number 0 away.
  package func holdsSeveralIntegersBesidesZero(_ category: PluralCategory) -> Bool {
    let zero = self.category(of: 0) == category ? 1 : 0
    return counts(below: .max)[Int(category.rawValue)] - zero > 1
  }

  /// Per category, how many of the integers select it that are enough to tell all rules apart:
  /// rules look at a remainder by 100 or less, at round thousands or at round millions.
  private func counts(below limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: PluralCategory.allCases.count)
    for number in 0...212 { counts[Int(category(of: number).rawValue)] += 1 }
    for number in Self.roundNumbers where number < limit {
      counts[Int(category(of: number).rawValue)] += 1
    }
    return counts
  }

  private static let roundNumbers = [
    300, 800, 1000, 1001, 2000, 20_000, 21_000, 40_000, 100_000, 100_001, 300_000, 1_000_000,
    1_000_001, 2_000_000, 1_100_000, 3_000_000,
  ]
}
