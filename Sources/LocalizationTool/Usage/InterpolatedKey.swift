internal import TableParsing

/// A key whose placeholders stand where a literal has interpolations.
enum InterpolatedKey {
  static func matches(_ key: String, pieces: [String]) -> Bool {
    let storage = ByteStorage(key)
    let parsed = withExtendedLifetime(storage) { MessageTemplate(parsing: storage.bytes) }
    guard let template = parsed else { return false }
    let text = Array(key.utf8)
    var parts = [""]
    for segment in template.segments {
      switch segment.kind {
      case .text:
        let range = Int(segment.range.lowerBound)..<min(Int(segment.range.upperBound), text.count)
        parts[parts.count - 1] += String(decoding: text[range], as: UTF8.self)
      case .percent: parts[parts.count - 1] += "%"
      case .placeholder, .variable, .substitutionArgument: parts.append("")
      }
    }
    return parts == pieces
  }
}
