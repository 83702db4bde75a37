internal import Foundation

/// How a `.strings` file is written.
struct StringsStyle {
  let lineEnd: String
  /// Between key and text.
  private(set) var equals = " = "
  /// What entries are indented by.
  private(set) var indent = ""
  /// Before an entry.
  private(set) var gap: String
  private let usesLineComments: Bool
  /// Whether texts hold line breaks and tabs as they are.
  private let keepsLineBreaks: Bool
  private let keepsTabs: Bool
  /// Whether characters beyond ASCII are written as escapes.
  private let escapesUnicode: Bool

  /// As new files are written.
  init() {
    lineEnd = "\n"
    gap = "\n"
    (usesLineComments, keepsLineBreaks, keepsTabs, escapesUnicode) = (false, false, false, false)
  }

  init(_ storage: ByteStorage, _ entries: [TableEntry]) {
    let bytes = SourceBytes(storage)
    lineEnd = storage.lineEnd
    func has(_ word: StaticString) -> Bool { bytes.find(word, from: 0) < bytes.end }
    let raw = StringsStyle.rawCharacters(storage, entries)
    keepsLineBreaks = raw.hasLineBreak && !has("\\n")
    keepsTabs = raw.hasTab && !has("\\t")
    escapesUnicode = has("\\U") && !storage.bytes.contains { $0 >= 0x80 }
    gap = lineEnd
    usesLineComments = StringsStyle.commentsAreLines(storage, entries)
    guard let example = entries.last(where: { !$0.value.isUnsupported }) else { return }
    indent = storage.indentation(at: Int(example.range.start))
    gap = lineEnd + indent
    let key = StringsToken(example.keyRange, in: storage, from: Int(example.range.start))
    let value = StringsToken(value: example, in: storage)
    guard key.outer.upperBound < value.outer.lowerBound else { return }
    let between = storage.string(key.outer.upperBound..<value.outer.lowerBound)
    if between.allSatisfy({ $0 == " " || $0 == "=" || $0 == "\t" }) { equals = between }
  }

  private static func rawCharacters(
    _ storage: ByteStorage, _ entries: [TableEntry]
  ) -> (hasLineBreak: Bool, hasTab: Bool) {
    var found = (hasLineBreak: false, hasTab: false)
    for entry in entries {
      guard let range = entry.value.message?.plainForm?.range else { continue }
      for byte in storage.bytes[Int(range.start)..<Int(range.end)] where byte < 0x20 {
        if byte == ASCII.lineFeed { found.hasLineBreak = true }
        if byte == 0x09 { found.hasTab = true }
      }
      if found.hasLineBreak, found.hasTab { break }
    }
    return found
  }

  private static func commentsAreLines(_ storage: ByteStorage, _ entries: [TableEntry]) -> Bool {
    guard let entry = entries.last(where: { $0.comment != nil }) else { return false }
    let index = entries.lastIndex { $0.range == entry.range } ?? 0
    let from = index > 0 ? Int(entries[index - 1].range.end) : 0
    let comments = CommentGap.comments(storage, from..<Int(entry.range.start))
    return comments.last?.isBlock == false
  }

  /// Nil where it cannot be written.
  func comment(_ text: String, indent: String) -> String? {
    if usesLineComments {
      let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      return lines.map { "// " + $0 }.joined(separator: lineEnd + indent)
    }
    return text.contains("*/") ? nil : "/* \(text) */"
  }

  func quoted(_ text: String) -> String { token(text, quote: ASCII.quote) }

  /// - Parameter quote: nil where a bare word stood, which the text may be again.
  func token(_ text: String, quote: UInt8?) -> String {
    guard let quote else {
      let isBare = !text.isEmpty && text.utf8.allSatisfy(StringsStyle.isBare)
      return isBare && !text.hasPrefix("//") && !text.hasPrefix("/*") ? text : quoted(text)
    }
    let mark = String(Unicode.Scalar(quote))
    return mark + escaped(text, quote: Unicode.Scalar(quote)) + mark
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x24 || byte >= 0x2D && byte <= 0x3A
  }

  private func escaped(_ text: String, quote: Unicode.Scalar) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote: result += "\\" + String(quote)
      case "\\": result += "\\\\"
      case "\n": result += keepsLineBreaks ? "\n" : "\\n"
      case "\t": result += keepsTabs ? "\t" : "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += StringsStyle.hexadecimal(UInt16(scalar.value))
      case _ where scalar.value >= 0x80 && escapesUnicode:
        for unit in String(scalar).utf16 { result += StringsStyle.hexadecimal(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
