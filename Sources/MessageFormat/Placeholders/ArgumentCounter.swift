/// Numbers the arguments of one text. Unnumbered ones do not see the numbered ones (SPEC §4.2).
struct ArgumentCounter {
  /// The next unnumbered argument, from 0.
  private var next: Int

  init(first: Int) { next = first }

  /// `position` from 1, nil for an unnumbered argument. Never below 0.
  mutating func index(position: Int32?) -> Int {
    if let position { return max(Int(position) - 1, 0) }
    defer { next += 1 }
    return next
  }
}
