/// The cells of a table of comma-separated values, by RFC 4180.
package enum SheetRows {
  package static let largest = 64 << 20

  package struct Cell: Sendable {
    package var text: Text
    package var range: SourceRange
  }

  /// Separated by commas, semicolons or tabs, whichever the first row has most of.
  package static func read(_ source: SourceText) -> Parsed<[[Cell]]> {
    var reader = SheetReader(source)
    reader.read()
    return Parsed(reader.rows, diagnostics: reader.diagnostics)
  }

  /// One row with its line end.
  package static func append(_ cells: [Text], to bytes: ByteStorage) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(ASCII.comma) }
      append(cell, to: bytes)
    }
    bytes.append("\r\n")
  }

  private static func append(_ cell: Text, to bytes: ByteStorage) {
    let content = cell.bytes
    let isQuoted = content.contains {
      $0 == ASCII.comma || $0 == ASCII.quote || $0 == ASCII.semicolon || ASCII.isLineBreak($0)
        || $0 == 0x09
    }
    let hasBlank = content.first == ASCII.space || content.last == ASCII.space
    guard isQuoted || hasBlank || SheetFormula.isEscaped(content) else {
      return bytes.append(content)
    }
    bytes.append(ASCII.quote)
    if SheetFormula.isEscaped(content) { bytes.append(ASCII.apostrophe) }
    for byte in content {
      if byte == ASCII.quote { bytes.append(ASCII.quote) }
      bytes.append(byte)
    }
    bytes.append(ASCII.quote)
  }
}

/// Spreadsheets take a cell that begins with `=` for a formula, which could do harm; an apostrophe
/// before it makes a text of it, and goes again when it is read.
enum SheetFormula {
  static func isEscaped(_ cell: UnsafeRawBufferPointer) -> Bool {
    guard let first = cell.first else { return false }
    if begins(first) { return true }
    return first == ASCII.apostrophe && cell.count > 1 && isMarked(cell[1])
  }

  static func unescaped(_ cell: Text) -> Text {
    let bytes = cell.bytes
    guard bytes.count > 1, bytes[0] == ASCII.apostrophe, isMarked(bytes[1]) else { return cell }
    return cell.part(1..<cell.count)
  }

  /// What an apostrophe of ours may stand before.
  private static func isMarked(_ byte: UInt8) -> Bool { begins(byte) || byte == ASCII.apostrophe }

  private static func begins(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.equals, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: true
    default: false
    }
  }
}

private struct SheetReader {
  private let source: SourceText
  private let bytes: UnsafeRawBufferPointer
  private let side: ByteStorage
  private let separator: UInt8
  private var index = 0
  private(set) var rows: [[SheetRows.Cell]] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.storage.bytes
    side = ByteStorage(capacity: source.storage.count + 16)
    separator = SheetReader.separator(of: source.storage.bytes)
  }

  /// Of the first row, outside of quotation marks.
  private static func separator(of bytes: UnsafeRawBufferPointer) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == ASCII.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if ASCII.isLineBreak(byte) { break }
      if byte == ASCII.comma || byte == ASCII.semicolon || byte == 0x09 {
        counts[byte, default: 0] += 1
      }
    }
    let order = [ASCII.comma, ASCII.semicolon, 0x09]
    return order.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? ASCII.comma
  }

  mutating func read() {
    while index < bytes.count, diagnostics.isEmpty {
      var row: [SheetRows.Cell] = []
      while true {
        guard let cell = readCell() else { return }
        row.append(cell)
        guard index < bytes.count, bytes[index] == separator else { break }
        index += 1
      }
      if index < bytes.count {
        let isBoth =
          bytes[index] == ASCII.carriageReturn && index + 1 < bytes.count
          && bytes[index + 1] == ASCII.lineFeed
        index += isBoth ? 2 : 1
      }
      if row.count > 1 || row.first.map({ !$0.text.isEmpty }) ?? false { rows.append(row) }
    }
  }

  /// Nil behind a fault.
  private mutating func readCell() -> SheetRows.Cell? {
    let start = index
    guard index < bytes.count, bytes[index] == ASCII.quote else {
      while index < bytes.count, bytes[index] != separator, !ASCII.isLineBreak(bytes[index]) {
        index += 1
      }
      return SheetRows.Cell(
        text: Text(storage: source.storage, start: start, count: index - start),
        range: SourceRange(start, index))
    }
    let first = side.count
    index += 1
    while index < bytes.count {
      if bytes[index] != ASCII.quote {
        side.append(bytes[index])
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == ASCII.quote {
        side.append(ASCII.quote)
        index += 2
      } else {
        break
      }
    }
    guard index < bytes.count else {
      return fail("the quotation mark is not closed; the file may be cut off", start)
    }
    index += 1
    guard
      index == bytes.count || bytes[index] == separator || ASCII.isLineBreak(bytes[index])
    else {
      return fail("text behind a closed quotation mark: write marks in a cell twice", index)
    }
    return SheetRows.Cell(
      text: Text(storage: side, start: first, count: side.count - first),
      range: SourceRange(start, index))
  }

  private mutating func fail(_ message: String, _ place: Int) -> SheetRows.Cell? {
    diagnostics.append(
      Diagnostic(
        rule: .malformedExchange, message: message,
        location: SourceLocation(
          text: source, range: SourceRange(place, min(place + 1, bytes.count)))))
    return nil
  }
}
