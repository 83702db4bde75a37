internal import LocalizationModel

/// Writes an XML property list of dictionaries and strings.
struct PropertyListWriter {
  let bytes: ByteStorage
  private var depth = 0

  init(_ bytes: ByteStorage) { self.bytes = bytes }

  mutating func document(_ body: (inout PropertyListWriter) -> Void) {
    bytes.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    dictionary(body)
    bytes.append("</plist>\n")
  }

  mutating func dictionary(_ body: (inout PropertyListWriter) -> Void) {
    line("<dict>")
    depth += 1
    body(&self)
    depth -= 1
    line("</dict>")
  }

  mutating func key(_ key: Text) { element("key", key) }
  mutating func key(_ key: String) { element("key", Text(key)) }
  mutating func string(_ string: Text) { element("string", string) }
  mutating func string(_ string: String) { element("string", Text(string)) }

  private func element(_ name: String, _ content: Text) {
    indent()
    bytes.append("<\(name)>")
    for byte in content.bytes {
      switch byte {
      case 0x26: bytes.append("&amp;")
      case 0x3C: bytes.append("&lt;")
      case 0x3E: bytes.append("&gt;")
      case 0x09, 0x0A, 0x20...: bytes.append(byte)
      default: bytes.append("&#\(byte);")
      }
    }
    bytes.append("</\(name)>\n")
  }

  private func line(_ text: String) {
    indent()
    bytes.append(text)
    bytes.append(0x0A)
  }

  private func indent() {
    for _ in 0..<depth { bytes.append(0x09) }
  }
}
