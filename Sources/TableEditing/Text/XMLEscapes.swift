/// How characters that are no text in XML are written.
package struct XMLEscapes: Sendable {
  /// Whether quotation marks and apostrophes are entities too, as attributes demand.
  package var quotes = false
  package var apostrophes = false
  /// Whether the file's encoding has characters up to U+00FF alone.
  package var isLatin1 = false

  package init(quotes: Bool = false, apostrophes: Bool = false) {
    (self.quotes, self.apostrophes) = (quotes, apostrophes)
  }

  package func applied(to text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where quotes: result += "&quot;"
      case "'" where apostrophes: result += "&apos;"
      // XML takes no other control characters as they are, and may make a line feed of this one.
      case _ where scalar.value < 0x20 && scalar != "\t" && scalar != "\n":
        result += "&#\(scalar.value);"
      case _ where isLatin1 && scalar.value > 0xFF: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
