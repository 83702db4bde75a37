/// A pattern for keys: `*` stands for any run of characters, `?` for one.
struct KeyPattern {
  private let pattern: [Unicode.Scalar]

  init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

  /// Linear in practice: only the last star is tried again.
  func matches(_ key: String) -> Bool {
    let key = Array(key.unicodeScalars)
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < key.count {
      if position < pattern.count, pattern[position] == "*" {
        retry = (position, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == key[index]
      {
        position += 1
        index += 1
      } else if let last = retry {
        position = last.position + 1
        index = last.index + 1
        retry = (last.position, index)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
