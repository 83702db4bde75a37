/// The keys with placeholders, found by what stands between these: `"Hello \(name)"` asks for
/// `Hello %@`.
package struct InterpolatedKeys {
  private var messages: [[String]: [(table: String, message: Int)]] = [:]

  package init() {}

  package mutating func add(_ key: Text, table: String, message: Int) {
    let parsed = withExtendedLifetime(key.storage) { MessageTemplate(parsing: key.bytes) }
    guard let template = parsed else { return }
    var pieces = [""]
    for segment in template.segments {
      switch segment.kind {
      case .text: pieces[pieces.count - 1] += key.part(segment.range).string
      case .percent: pieces[pieces.count - 1] += "%"
      case .placeholder, .variable, .substitutionArgument: pieces.append("")
      }
    }
    messages[pieces, default: []].append((table, message))
  }

  /// The messages that a literal asks for, of a table or of any.
  package func messages(matching pieces: [String], table: String?) -> [Int] {
    (messages[pieces] ?? []).compactMap { table == nil || $0.table == table ? $0.message : nil }
  }
}
