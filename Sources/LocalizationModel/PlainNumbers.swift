/// Which messages print their numbers as they are, without separators and digits of the language: those
/// marked `[plain-numbers]` in the comment of the development language, and those that the
/// configuration names.
package struct PlainNumbers {
  private static let mark = "[plain-numbers]"

  /// Of `key` or `Table/key`.
  private let patterns: [WildcardPattern]

  package init(_ configuration: Configuration) {
    patterns = configuration.plainNumbers.map { WildcardPattern($0) }
  }

  package func applies(
    to reference: EntryReference, of column: LanguageColumn, in table: String
  ) -> Bool {
    if let comment = column.comment(of: reference), comment.count >= Self.mark.utf8.count,
      memchr(comment.storage.base + Int(comment.start), 0x5B, Int(comment.count)) != nil,
      comment.contains(Text(Self.mark))
    {
      return true
    }
    guard !patterns.isEmpty else { return false }
    let key = column.key(of: reference).string
    return patterns.contains { $0.matches(key) || $0.matches("\(table)/\(key)") }
  }
}
