/// Writes XLIFF 1.2 as Xcode does, byte for byte.
package struct XLIFFWriter {
  private let bytes: ByteStorage

  package static func write(_ document: ExchangeDocument) -> ByteStorage {
    let writer = XLIFFWriter(bytes: ByteStorage(capacity: 512 * (document.unitCount + 4)))
    writer.write(document)
    return writer.bytes
  }

  private func write(_ document: ExchangeDocument) {
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    tag("<xliff", document.attributes)
    bytes.append(">\n")
    for file in document.files { write(file) }
    bytes.append("</xliff>\n")
  }

  private func write(_ file: ExchangeFile) {
    tag("  <file", file.attributes)
    bytes.append(">\n")
    if !file.tool.isEmpty {
      bytes.append("    <header>\n")
      tag("      <tool", file.tool)
      bytes.append("/>\n    </header>\n")
    }
    bytes.append("    <body>\n")
    for unit in file.units { write(unit) }
    bytes.append("    </body>\n  </file>\n")
  }

  private func write(_ unit: ExchangeUnit) {
    bytes.append("      <trans-unit")
    attribute("id", unit.id)
    if !unit.isTranslatable { bytes.append(" translate=\"no\"") }
    if unit.preservesSpace { bytes.append(" xml:space=\"preserve\"") }
    bytes.append(">\n")
    if let source = unit.source {
      bytes.append("        <source")
      content(source, name: "source")
    }
    if let target = unit.target {
      bytes.append("        <target")
      if let state = target.state { attribute("state", Text(state)) }
      if let qualifier = target.qualifier { attribute("state-qualifier", Text(qualifier)) }
      content(target.text, name: "target")
    }
    for note in unit.notes {
      bytes.append("        <note")
      if let origin = note.origin { attribute("from", Text(origin)) }
      content(note.text, name: "note")
    }
    bytes.append("      </trans-unit>\n")
  }

  private func tag(_ opening: String, _ attributes: [ExchangeAttribute]) {
    bytes.append(opening)
    for one in attributes { attribute(one.name, one.value) }
  }

  private func attribute(_ name: String, _ value: Text) {
    bytes.append(" ")
    bytes.append(name)
    bytes.append("=\"")
    escape(value, isAttribute: true)
    bytes.append("\"")
  }

  private func content(_ text: Text, name: String) {
    if text.isEmpty { return bytes.append("/>\n") }
    bytes.append(">")
    escape(text, isAttribute: false)
    bytes.append("</")
    bytes.append(name)
    bytes.append(">\n")
  }

  /// In texts line feeds and tabs stay as they are, in attributes readers would make blanks of them.
  private func escape(_ text: Text, isAttribute: Bool) {
    let content = text.bytes
    guard let base = content.baseAddress else { return }
    var copied = 0
    var index = 0
    while index < content.count {
      let byte = base.load(fromByteOffset: index, as: UInt8.self)
      if let escape = Self.escape(of: byte, isAttribute: isAttribute) {
        bytes.append(UnsafeRawBufferPointer(start: base + copied, count: index - copied))
        bytes.append(escape)
        copied = index + 1
      }
      index += 1
    }
    bytes.append(UnsafeRawBufferPointer(start: base + copied, count: content.count - copied))
  }

  @inline(__always)
  private static func escape(of byte: UInt8, isAttribute: Bool) -> String? {
    if byte > 0x3E { return nil }
    switch byte {
    case 0x26: return "&amp;"
    case 0x3C: return "&lt;"
    case 0x3E: return "&gt;"
    case 0x0D: return "&#13;"
    case 0x22 where isAttribute: return "&quot;"
    case 0x0A where isAttribute: return "&#10;"
    case 0x09 where isAttribute: return "&#9;"
    default: return nil
    }
  }
}

extension Text {
  /// Whether XML can hold it: control characters but tab, LF and CR cannot be written at all.
  package var fitsXML: Bool {
    !bytes.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }
}
