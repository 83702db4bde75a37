import Foundation
import TableParsing

/// A `.strings` file in memory, read.
struct StringsFixture {
  struct Finding: Equatable, CustomStringConvertible {
    var rule: String
    var line: Int
    var column: Int

    var description: String { "\(line):\(column) \(rule)" }
  }

  let parsed: Parsed<[TableFile]>

  init(_ bytes: [UInt8], path: String = "en.lproj/Localizable.strings") {
    let contents = bytes.withUnsafeBytes { ByteStorage($0) }
    parsed = TableParser.parse(
      SourceFile(
        path: path, format: .strings, table: "Localizable", language: "en", contents: contents))
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// `marked` without its digit keycaps (`1️⃣`), and the positions of those.
  static func marked(_ marked: String) -> (StringsFixture, [Int: SourcePosition]) {
    var bytes: [UInt8] = []
    var offsets: [Int: Int] = [:]
    for character in marked {
      let scalars = Array(character.unicodeScalars)
      if scalars.count == 3, scalars[2] == "\u{20E3}", let digit = Int(String(scalars[0])) {
        offsets[digit] = bytes.count
      } else {
        bytes += Array(String(character).utf8)
      }
    }
    let lines = bytes.withUnsafeBytes { LineTable($0) }
    return (StringsFixture(bytes), offsets.mapValues { SourcePosition(lines.position(of: $0)) })
  }

  var entries: [TableEntry] { parsed.value.first?.entries ?? [] }
  var diagnostics: [Diagnostic] { parsed.diagnostics }
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// Keys and texts in file order; nested values as `⟨…⟩`.
  var pairs: [String] {
    entries.map { entry in
      guard case .message(.plain(let form)) = entry.value else { return "\(entry.key)=⟨…⟩" }
      return "\(entry.key)=\(form.text)"
    }
  }

  /// The last text of every key.
  var texts: [Text: Text] {
    var texts: [Text: Text] = [:]
    for entry in entries {
      if case .message(.plain(let form)) = entry.value { texts[entry.key] = form.text }
    }
    return texts
  }

  var positions: [SourcePosition] {
    diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return SourcePosition((0, 0)) }
      let lines = LineTable(location.text.storage.bytes)
      return SourcePosition(lines.position(of: Int(location.range.start)))
    }
  }
}

struct SourcePosition: Hashable, CustomStringConvertible {
  var line: Int
  var column: Int

  init(_ position: (line: Int, column: Int)) { (line, column) = position }

  var description: String { "\(line):\(column)" }
}
