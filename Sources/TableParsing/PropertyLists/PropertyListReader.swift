/// Reads a property list of either kind.
enum PropertyListReader {
  static func read(_ file: SourceFile) -> Parsed<ValueTree?> {
    if isBinary(file.contents.bytes) {
      let list = BinaryPropertyListReader.read(file)
      return Parsed(list.value, diagnostics: list.diagnostics.map { $0.named(after: file) })
    }
    let text = SourceDecoder.decode(file)
    let list = XMLPropertyListReader.read(text.value)
    return Parsed(
      list.value,
      diagnostics: text.diagnostics + list.diagnostics.map { $0.named(after: file) })
  }

  static func isBinary(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 6 && bytes[0] == 0x62 && bytes[1] == 0x70 && bytes[2] == 0x6C
      && bytes[3] == 0x69 && bytes[4] == 0x73 && bytes[5] == 0x74
  }
}
