/// Writes JSON piece by piece, without white space.
package struct JSONWriter {
  package let bytes: ByteStorage
  private var needsComma = false

  package init(_ bytes: ByteStorage) { self.bytes = bytes }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(0x7B)
    body(&self)
    close(0x7D)
  }

  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(0x5B)
    body(&self)
    close(0x5D)
  }

  package mutating func name(_ name: String) {
    separate()
    bytes.append(jsonString: name)
    bytes.append(0x3A)
    needsComma = false
  }

  package mutating func value(_ string: String?) {
    separate()
    if let string { bytes.append(jsonString: string) } else { bytes.append("null") }
  }

  package mutating func value(_ text: Text?) {
    separate()
    if let text { bytes.append(jsonString: text.bytes) } else { bytes.append("null") }
  }

  package mutating func value(_ isTrue: Bool) {
    separate()
    bytes.append(isTrue ? "true" : "false")
  }

  package mutating func value(_ number: Int) {
    separate()
    bytes.append(String(number))
  }

  package mutating func field(_ name: String, _ string: String?) {
    self.name(name)
    value(string)
  }

  package mutating func field(_ name: String, _ text: Text?) {
    self.name(name)
    value(text)
  }

  package mutating func field(_ name: String, _ number: Int) {
    self.name(name)
    value(number)
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }
}

extension ByteStorage {
  /// Appends `bytes` between quotes with what JSON must escape escaped, and what a terminal would not
  /// show as it is. They are UTF-8.
  package func append(jsonString bytes: UnsafeRawBufferPointer) {
    guard bytes.contains(where: VisibleText.mayBeginInvisible) else {
      return append(quoted: bytes) { append(jsonEscaped: UInt32($0)) }
    }
    append(0x22)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if VisibleText.isInvisible(scalar) || scalar == "\"" || scalar == "\\" {
        append(jsonEscaped: scalar.value)
      } else {
        append(scalar)
      }
    }
    append(0x22)
  }

  private func append(jsonEscaped scalar: UInt32) {
    append(0x5C)
    switch scalar {
    case 0x22, 0x5C: append(UInt8(truncatingIfNeeded: scalar))
    case 0x0A: append(0x6E)
    case 0x0D: append(0x72)
    case 0x09: append(0x74)
    default:
      append(0x75)
      append(hexadecimal: UInt64(scalar), digits: 4)
    }
  }

  package func append(jsonString string: String) {
    var copy = string
    copy.withUTF8 { append(jsonString: UnsafeRawBufferPointer($0)) }
  }
}
