/// The known name that an unknown one was probably meant to be.
package struct ClosestName {
  package let name: String?
  private let prefix: String

  /// ` – did you mean 'x'?`, empty where nothing is near.
  package var question: String { name.map { "; did you mean '\(prefix)\($0)'?" } ?? "" }

  package static func of(_ name: String, in candidates: [String], prefix: String = "")
    -> ClosestName
  {
    let lowered = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let distance = distance(lowered, other)
      guard distance <= max(1, min(other.count, lowered.count) / 3 + 1) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return ClosestName(name: best?.name, prefix: prefix)
  }

  /// Insertions, deletions, replacements and swaps of neighbours, one each.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
