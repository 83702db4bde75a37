/// How a table's file is encoded, so that it is written as it was read.
struct DocumentEncoding {
  let form: TextEncoding.Form
  private let mark: ByteStorage

  init(of contents: ByteStorage) {
    let encoding = TextEncoding(of: contents.bytes)
    mark = ByteStorage(contents.part(0..<encoding.markLength))
    let body = UnsafeRawBufferPointer(rebasing: contents.bytes[encoding.markLength...])
    if encoding.unitLength == 1, XMLEncodingDeclaration(of: body) == .latin1 {
      form = .latin1
    } else {
      form = encoding.form
    }
  }

  /// Nil where a character has no place in the encoding.
  func encode(_ text: ByteStorage) -> ByteStorage? {
    if form == .utf8, mark.count == 0 { return text }
    let output = ByteStorage(capacity: mark.count + text.count)
    output.append(mark.bytes)
    switch form {
    case .utf8: output.append(text.bytes)
    case .utf16(let bigEndian):
      output.reserve(text.count * 2)
      for unit in text.string.utf16 {
        withUnsafeBytes(of: bigEndian ? unit.bigEndian : unit.littleEndian) { output.append($0) }
      }
    case .utf32(let bigEndian):
      output.reserve(text.count * 4)
      for scalar in text.string.unicodeScalars {
        let unit = bigEndian ? scalar.value.bigEndian : scalar.value.littleEndian
        withUnsafeBytes(of: unit) { output.append($0) }
      }
    case .latin1:
      for scalar in text.string.unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { return nil }
        output.append(byte)
      }
    }
    return output
  }
}
