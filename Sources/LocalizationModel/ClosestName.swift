/// The known name that an unknown one was probably meant to be.
package struct ClosestName {
  package let name: String?
  private let prefix: String

  /// ` – did you mean 'x'?`, empty where nothing is near.
  package var question: String { name.map { "; did you mean '\(prefix)\($0)'?" } ?? "" }

  /// Most candidates are left out by their lengths and letters: a file may have thousands of unknown
  /// names.
  package static func of(_ name: String, in candidates: [String], prefix: String = "")
    -> ClosestName
  {
    let asked = Letters(name)
    let lowered = Array(name.lowercased().unicodeScalars.prefix(Letters.longest))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Letters(candidate)
      let limit = min(max(1, min(letters.count, asked.count) / 3 + 1), (best?.distance ?? 65) - 1)
      guard letters.leastDistance(to: asked) <= limit else { continue }
      let other = Array(candidate.lowercased().unicodeScalars.prefix(Letters.longest))
      if let distance = distance(lowered, other, atMost: limit) { best = (candidate, distance) }
    }
    return ClosestName(name: best?.name, prefix: prefix)
  }

  /// Insertions, deletions, replacements and swaps of neighbours, one each; nil for more than `limit`.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    var beforeLast = Array(repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      // No later row is below the least of two that follow each other.
      if min(current.min() ?? 0, last.min() ?? 0) > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}

/// What a name is made of, without regard to case and order.
private struct Letters {
  /// What is behind is not compared.
  static let longest = 64

  private(set) var count = 0
  /// A bit for each letter; several letters share one.
  private var bits: UInt64 = 0
  private var isASCII = true

  init(_ name: String) {
    for scalar in name.unicodeScalars {
      isASCII = isASCII && scalar.isASCII
      let isCapital = ("A"..."Z").contains(scalar)
      bits |= 1 << UInt64((isCapital ? scalar.value | 0x20 : scalar.value) & 63)
      count += 1
      if count == Self.longest { break }
    }
    // Small letters of some scripts are more characters than the capital ones.
    if !isASCII { count = min(name.lowercased().unicodeScalars.count, Self.longest) }
  }

  /// What the distance is at least: a letter that only one of them has must be put in or taken out.
  func leastDistance(to other: Letters) -> Int {
    guard isASCII, other.isASCII else { return 0 }
    let letters = max(
      (bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
    return max(abs(count - other.count), letters)
  }
}
