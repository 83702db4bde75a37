/// Words that cannot be declared as they are (SPEC §7).
enum SwiftKeywords {
  /// Need backticks where they are declared.
  static let reserved: Set<String> = Set(
    """
    Any Protocol Self Type as associatedtype break case catch class continue default defer deinit \
    do else enum extension fallthrough false fileprivate for func guard if import in init inout \
    internal is let nil operator precedencegroup private protocol public repeat rethrows return \
    self static struct subscript super switch throw throws true try typealias var where while
    """.split(separator: " ").map(String.init))

  /// Mean something else behind a dot even in backticks, or need backticks at every use.
  static let impossibleMembers: Set<String> = ["init", "self", "Type", "Protocol"]

  /// The only words that an argument label must write in backticks.
  static let escapedLabels: Set<String> = ["inout", "let", "var"]

  /// `Swift` would hide the module that generated code names.
  static let impossibleTypes: Set<String> = ["init", "self", "Type", "Protocol", "Swift"]
}
