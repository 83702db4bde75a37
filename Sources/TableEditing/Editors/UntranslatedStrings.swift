/// A `.strings` table of a language that has no texts yet.
package enum UntranslatedStrings {
  /// The keys in their order, with the texts of the source, all of them comments: a key counts as
  /// missing, and the fallback is shown, until somebody takes its slashes away.
  package static func text(of source: TableFile) -> String {
    let style = StringsStyle()
    var text =
      "/* Translate a text and take the slashes before it away; \(source.language) is shown until then. */\n"
    for entry in source.entries {
      guard let form = entry.value.message?.plainForm else { continue }
      text += "\n"
      if let comment = entry.comment, let line = style.comment(comment.string, indent: "") {
        text += line + "\n"
      }
      let words = "\(style.quoted(entry.key.string)) = \(style.quoted(form.text.string));"
      text += "// \(onOneLine(words))\n"
    }
    return text
  }

  /// Some readers end a line comment at these.
  private static func onOneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x85: result += "\\U0085"
      case 0x2028: result += "\\U2028"
      case 0x2029: result += "\\U2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
