/// What `<?xml … encoding="…"?>` says, by its IANA name.
enum XMLEncodingDeclaration: Equatable {
  case utf8, utf16, latin1
  case other(String)

  /// Nil where there is no declaration or it names no encoding, which means UTF-8.
  init?(of bytes: UnsafeRawBufferPointer) {
    var start = 0
    while start < bytes.count, bytes[start] == 0x20 || 9...13 ~= bytes[start] { start += 1 }
    guard bytes.count - start > 5, bytes[start..<(start + 5)].elementsEqual("<?xml".utf8) else {
      return nil
    }
    let head = String(decoding: bytes[start..<min(bytes.count, start + 256)], as: UTF8.self)
    guard let name = Self.name(in: head) else { return nil }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "utf-16", "utf-16le", "utf-16be": self = .utf16
    case "iso-8859-1", "iso_8859-1", "latin1", "l1": self = .latin1
    default: self = .other(name)
    }
  }

  private static func name(in head: String) -> String? {
    guard let end = head.firstIndex(of: ">") else { return nil }
    let words = head[..<end].split(separator: "=", omittingEmptySubsequences: false)
    for (word, value) in zip(words, words.dropFirst())
    where word.split(whereSeparator: \.isWhitespace).last == "encoding" {
      let quoted = value.drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return String(quoted.dropFirst().prefix { $0 != quote })
    }
    return nil
  }
}
