/// Texts from outside as a terminal or a log may get them: they cannot move the cursor, change the
/// direction of what stands around them, end a line or be taken for a command of a CI service.
package enum VisibleText {
  /// One line, whatever a key or text holds.
  package static func line(_ text: String) -> String {
    guard text.utf8.contains(where: needsLook) else { return text }
    // Bytes, since a string looks for its end again with each scalar that it gets.
    var shown: [UInt8] = []
    shown.reserveCapacity(text.utf8.count + 16)
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n".utf8
      case "\r": shown += "\\r".utf8
      case "\t": shown += "\\t".utf8
      // `##vso[` and `##[` are commands of Azure Pipelines wherever they stand.
      case "#" where previous == "#": shown += "\\u{23}".utf8
      case _ where isInvisible(scalar):
        shown += "\\u{\(String(scalar.value, radix: 16))}".utf8
      case _ where scalar.isASCII: shown.append(UInt8(scalar.value))
      default: shown += String(scalar).utf8
      }
      previous = scalar
    }
    return String(decoding: shown, as: UTF8.self)
  }

  private static func needsLook(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x23 || byte == 0x7F || mayBeginInvisible(byte)
  }

  /// A path at the beginning of a line.
  package static func path(_ path: String) -> String { withoutCommand(line(path)) }

  /// A line that does not begin with the colons of a GitHub command, which spaces may precede.
  static func withoutCommand(_ line: String) -> String {
    guard line.drop(while: \.isWhitespace).hasPrefix("::"), let colon = line.firstIndex(of: ":")
    else {
      return line
    }
    return line[..<colon] + "\\u{3a}" + line[line.index(after: colon)...]
  }

  /// Whether it is a control character, ends a line, or changes the direction of the text.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a scalar of several bytes that begins so may be one that is not shown as it is.
  static func mayBeginInvisible(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }
}
