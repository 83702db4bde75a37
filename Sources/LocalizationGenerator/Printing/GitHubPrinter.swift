internal import Foundation

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
    text.replacingOccurrences(of: "%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
