/// Findings as GitHub workflow commands, which become annotations of a pull request.
enum GitHubPrinter {
  static func print(_ findings: [Finding], to bytes: ByteStorage) {
    for finding in findings { bytes.append(line(finding)) }
  }

  private static func line(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    var properties: [String] = []
    if let place = finding.place {
      properties = [
        "file=\(property(VisibleText.line(place.text.path)))", "line=\(place.line)",
        "col=\(place.column)",
      ]
    }
    properties.append("title=\(property(diagnostic.rule))")
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let lines = [diagnostic.message] + finding.notes.map(description)
    let message = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { escaped(VisibleText.line(String($0))) }.joined(separator: "%0A")
    return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
  }

  private static func description(of note: Finding.Note) -> String {
    guard let place = note.place else { return note.message }
    return "\(place.text.path):\(place.line):\(place.column): \(note.message)"
  }

  private static func escaped(_ text: String) -> String {
    escaped(text, [(UInt8(ascii: "%"), "%25")])
  }

  private static func property(_ text: String) -> String {
    escaped(
      text, [(UInt8(ascii: "%"), "%25"), (UInt8(ascii: ":"), "%3A"), (UInt8(ascii: ","), "%2C")])
  }

  private static func escaped(
    _ text: String, _ replacements: [(byte: UInt8, text: String)]
  ) -> String {
    guard text.utf8.contains(where: { byte in replacements.contains { $0.byte == byte } }) else {
      return text
    }
    var result: [UInt8] = []
    for byte in text.utf8 {
      if let replacement = replacements.first(where: { $0.byte == byte }) {
        result += replacement.text.utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
