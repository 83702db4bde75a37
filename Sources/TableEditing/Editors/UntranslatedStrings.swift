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
      text += line(entry.key.string, form.text.string, style) + "\n"
    }
    return text
  }

  private static func line(_ key: String, _ text: String, _ style: StringsStyle) -> String {
    "// " + onOneLine("\(style.quoted(key)) = \(style.quoted(text));")
  }

  /// The key of such a line; nil for a comment that was written by others.
  static func key(of comment: String) -> Text? {
    guard comment.hasPrefix("// \""), comment.hasSuffix("\";") else { return nil }
    let file = SourceFile(
      path: "", format: .strings, table: "", language: nil,
      contents: ByteStorage(String(comment.dropFirst(3))), isDecoded: true)
    let parsed = TableParser.parse(file)
    guard parsed.diagnostics.isEmpty, let entries = parsed.value.first?.entries,
      entries.count == 1, let text = entries[0].value.message?.plainForm?.text,
      line(entries[0].key.string, text.string, StringsStyle()).utf8.elementsEqual(comment.utf8)
    else { return nil }
    return entries[0].key
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
