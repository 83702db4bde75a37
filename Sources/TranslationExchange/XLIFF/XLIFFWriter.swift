/// Writes XLIFF 1.2 as Xcode does, byte for byte.
package struct XLIFFWriter {
  private let bytes: ByteStorage

  package static func write(_ document: ExchangeDocument) -> ByteStorage {
    let writer = XLIFFWriter(bytes: ByteStorage(capacity: 512 * (document.unitCount + 4)))
    writer.write(document)
    return writer.bytes
  }

  private func write(_ document: ExchangeDocument) {
    add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    tag("<xliff", document.attributes)
    add(">\n")
    for file in document.files { write(file) }
    add("</xliff>\n")
  }

  private func write(_ file: ExchangeFile) {
    tag("  <file", file.attributes)
    add(">\n")
    if !file.tool.isEmpty {
      add("    <header>\n")
      tag("      <tool", file.tool)
      add("/>\n    </header>\n")
    }
    add("    <body>\n")
    for unit in file.units { write(unit) }
    add("    </body>\n  </file>\n")
  }

  private func write(_ unit: ExchangeUnit) {
    add("      <trans-unit id=\"")
    escape(unit.id.bytes, isAttribute: true)
    add("\"")
    if !unit.isTranslatable { add(" translate=\"no\"") }
    if unit.preservesSpace { add(" xml:space=\"preserve\"") }
    add(">\n")
    if let source = unit.source {
      add("        <source")
      content(source, end: "</source>\n")
    }
    if let target = unit.target {
      add("        <target")
      attribute(" state=\"", target.state)
      attribute(" state-qualifier=\"", target.qualifier)
      content(target.text, end: "</target>\n")
    }
    for note in unit.notes {
      add("        <note")
      attribute(" from=\"", note.origin)
      content(note.text, end: "</note>\n")
    }
    add("      </trans-unit>\n")
  }

  /// Without making a `String` of it, which a document with many units would feel.
  private func add(_ word: StaticString) { bytes.append(word) }

  private func tag(_ opening: StaticString, _ attributes: [ExchangeAttribute]) {
    add(opening)
    for one in attributes {
      add(" ")
      bytes.append(one.name)
      add("=\"")
      escape(one.value.bytes, isAttribute: true)
      add("\"")
    }
  }

  private func attribute(_ beginning: StaticString, _ value: String?) {
    guard var value else { return }
    add(beginning)
    value.withUTF8 { escape(UnsafeRawBufferPointer($0), isAttribute: true) }
    add("\"")
  }

  private func content(_ text: Text, end: StaticString) {
    if text.isEmpty { return add("/>\n") }
    add(">")
    escape(text.bytes, isAttribute: false)
    add(end)
  }

  /// In texts line feeds and tabs stay as they are, in attributes readers would make blanks of them.
  private func escape(_ content: UnsafeRawBufferPointer, isAttribute: Bool) {
    guard let base = content.baseAddress else { return }
    var copied = 0
    var index = 0
    while index < content.count {
      let byte = base.load(fromByteOffset: index, as: UInt8.self)
      if byte <= 0x3E, let escape = Self.escape(of: byte, isAttribute: isAttribute) {
        bytes.append(UnsafeRawBufferPointer(start: base + copied, count: index - copied))
        add(escape)
        copied = index + 1
      }
      index += 1
    }
    bytes.append(UnsafeRawBufferPointer(start: base + copied, count: content.count - copied))
  }

  @inline(__always)
  private static func escape(of byte: UInt8, isAttribute: Bool) -> StaticString? {
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

extension ExchangeUnit {
  var fitsXML: Bool {
    id.fitsXML && source?.fitsXML ?? true && target?.text.fitsXML ?? true
      && notes.allSatisfy(\.text.fitsXML)
  }
}

extension Text {
  /// Whether XML can hold it: control characters but tab, LF and CR cannot be written at all.
  package var fitsXML: Bool {
    !SourceBytes(storage.base + Int(start), count: Int(count)).holdsControls(
      from: 0, to: Int(count))
  }
}
