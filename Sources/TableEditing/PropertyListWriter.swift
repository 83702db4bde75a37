internal import Foundation

/// Writes an XML property list.
struct PropertyListWriter {
  let storage = ByteStorage(capacity: 4096)
  private var depth = 0

  static func list(_ body: (inout PropertyListWriter) -> Void) -> ByteStorage {
    var writer = PropertyListWriter()
    writer.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    writer.line(
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
        + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#)
    writer.line(#"<plist version="1.0">"#)
    writer.dictionary(body)
    writer.line("</plist>")
    return writer.storage
  }

  mutating func dictionary(_ body: (inout PropertyListWriter) -> Void) {
    line("<dict>")
    depth += 1
    body(&self)
    depth -= 1
    line("</dict>")
  }

  /// Above a key. Two hyphens would end it.
  func comment(_ text: Text) {
    line(
      "<!-- "
        + text.string.components(separatedBy: "--").joined(separator: "- -") + " -->")
  }

  func key(_ text: Text) { element("key", text) }
  func key(_ text: String) { element("key", Text(text)) }
  func string(_ text: Text) { element("string", text) }
  func string(_ text: String) { element("string", Text(text)) }

  private func line(_ text: String) {
    indent()
    append(text)
    storage.append(0x0A)
  }

  private func element(_ name: String, _ text: Text) {
    indent()
    append("<\(name)>")
    appendEscaped(text)
    append("</\(name)>\n")
  }

  private func indent() {
    for _ in 0..<depth { storage.append(0x09) }
  }

  /// The members of an object, or the elements of an array.
  mutating func members(of value: NewValue) {
    switch value {
    case .object(let members):
      for member in members {
        key(member.name)
        add(member.value)
      }
    case .array(let elements):
      for element in elements { add(element) }
    default: break
    }
  }

  private mutating func add(_ value: NewValue) {
    switch value {
    case .text(let text), .number(let text): string(text)
    case .boolean(let value): line(value ? "<true/>" : "<false/>")
    case .object: dictionary { $0.members(of: value) }
    case .array:
      line("<array>")
      depth += 1
      members(of: value)
      depth -= 1
      line("</array>")
    }
  }

  private func append(_ text: String) { storage.append(text) }

  /// Markup as entities, and control characters, which XML does not take as they are.
  private func appendEscaped(_ text: Text) {
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case 0x09, 0x0A: storage.append(byte)
      case 0..<0x20: append("&#\(byte);")
      default: storage.append(byte)
      }
    }
  }
}
