/// A pattern in which `*` stands for any run of characters and `?` for one. The configuration's
/// patterns are read alike by the checks and by the running program.
package struct WildcardPattern: Sendable {
  private let pattern: [Unicode.Scalar]

  package init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

  /// Whether the whole of `text` fits. Linear in practice, since only the last star is tried again;
  /// in the product of the lengths at worst.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < text.count {
      if position < pattern.count, pattern[position] == "*" {
        retry = (position, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == text[index]
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
