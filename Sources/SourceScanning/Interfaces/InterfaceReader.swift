/// Finds the keys in a storyboard or `.xib`. A damaged file gives those that can still be told.
package struct InterfaceReader {
  private let bytes: SourceBytes
  private let attributes: Set<String>
  private var index = 0
  private var keys: [InterfaceKey] = []
  /// The attribute whose value stands in an element of its own.
  private var open: String?

  /// - Parameter attributes: the key paths of the attributes that hold keys.
  package static func keys(in source: SourceText, attributes: [String]) -> [InterfaceKey] {
    withExtendedLifetime(source) {
      var reader = InterfaceReader(
        bytes: SourceBytes(source.storage), attributes: Set(attributes))
      reader.read()
      return reader.keys
    }
  }

  private init(bytes: SourceBytes, attributes: Set<String>) {
    self.bytes = bytes
    self.attributes = attributes
  }

  private mutating func read() {
    while true {
      index = bytes.first(0x3C, from: index)
      guard index < bytes.end else { return }
      if bytes.matches("<!--", at: index) {
        index = behind("-->", from: index + 4)
      } else if bytes.matches("<![CDATA[", at: index) {
        index = behind("]]>", from: index + 9)
      } else if bytes.matches("</userDefinedRuntimeAttribute", at: index) {
        open = nil
        index += 2
      } else {
        readTag()
      }
    }
  }

  private func behind(_ word: StaticString, from start: Int) -> Int {
    min(bytes.find(word, from: start) + word.utf8CodeUnitCount, bytes.end)
  }

  private mutating func readTag() {
    let start = index
    index += 1
    if isTag("<userDefinedRuntimeAttribute", at: start) {
      let tag = XMLTag(bytes, at: start)
      index = tag.end
      take(tag)
    } else if open != nil, isTag("<string", at: start) || isTag("<mutableString", at: start) {
      let tag = XMLTag(bytes, at: start)
      index = tag.end
      takeText(of: tag)
    }
  }

  private func isTag(_ word: StaticString, at start: Int) -> Bool {
    guard bytes.matches(word, at: start) else { return false }
    let behind = start + word.utf8CodeUnitCount
    return behind < bytes.end
      && (bytes.base[behind] <= 0x20 || bytes.base[behind] == 0x3E || bytes.base[behind] == 0x2F)
  }

  private mutating func take(_ tag: XMLTag) {
    open = nil
    guard let name = tag.attribute("keyPath")?.text, attributes.contains(name),
      (tag.attribute("type")?.text ?? "string").lowercased().hasSuffix("string")
    else { return }
    if let value = tag.attribute("value") {
      add(name, value.text, value.range)
    } else if !tag.isEmpty {
      open = name
    }
  }

  /// `<string key="value">…</string>`, where a text of several lines stands.
  private mutating func takeText(of tag: XMLTag) {
    guard let name = open, tag.attribute("key")?.text == "value", !tag.isEmpty,
      tag.attribute("base64-UTF8") == nil
    else { return }
    let stop = bytes.first(0x3C, from: tag.end)
    add(name, XMLTag.decoded(bytes, tag.end..<stop), SourceRange(tag.end, stop))
    index = stop
  }

  private mutating func add(_ attribute: String, _ key: String, _ range: SourceRange) {
    guard !key.isEmpty else { return }
    keys.append(InterfaceKey(attribute: attribute, key: key, range: range))
  }
}

/// A key that a storyboard or `.xib` gives to a user-defined runtime attribute.
package struct InterfaceKey: Equatable, Sendable {
  package var attribute: String
  package var key: String
  /// Of the key as it is written.
  package var range: SourceRange
}

/// One start tag with its attributes.
struct XMLTag {
  struct Attribute: Equatable {
    var name: String
    var text: String
    /// Of the value, without its quotation marks.
    var range: SourceRange
  }

  private(set) var attributes: [Attribute] = []
  /// Behind the `>`, or the end of the file.
  private(set) var end: Int
  /// Whether it ends with `/>`.
  private(set) var isEmpty = false

  /// `start` is the place of the `<`.
  init(_ bytes: SourceBytes, at start: Int) {
    end = start + 1
    while end < bytes.end, bytes.base[end] > 0x20, bytes.base[end] != 0x3E { end += 1 }
    while end < bytes.end {
      let byte = bytes.base[end]
      if byte == 0x3E {
        isEmpty = bytes.base[end - 1] == 0x2F
        end += 1
        return
      }
      if byte == 0x3C { return }
      if byte <= 0x20 || byte == 0x2F { end += 1 } else { readAttribute(bytes) }
    }
  }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  private mutating func readAttribute(_ bytes: SourceBytes) {
    let start = end
    while end < bytes.end, !Array(" \t\r\n=>/<".utf8).contains(bytes.base[end]) { end += 1 }
    let name = XMLTag.decoded(bytes, start..<end)
    skipSpace(bytes)
    guard end < bytes.end, bytes.base[end] == 0x3D else {
      if end == start { end += 1 }
      return
    }
    end += 1
    skipSpace(bytes)
    guard end < bytes.end, bytes.base[end] == 0x22 || bytes.base[end] == 0x27 else { return }
    let stop = bytes.first(Int32(bytes.base[end]), from: end + 1)
    let range = (end + 1)..<max(stop, end + 1)
    attributes.append(
      Attribute(
        name: name, text: XMLTag.decoded(bytes, range),
        range: SourceRange(range.lowerBound, range.upperBound)))
    end = min(stop + 1, bytes.end)
  }

  private mutating func skipSpace(_ bytes: SourceBytes) {
    while end < bytes.end, bytes.base[end] <= 0x20 { end += 1 }
  }

  /// The text with its entities replaced; one that is not known stays as it is.
  static func decoded(_ bytes: SourceBytes, _ range: Range<Int>) -> String {
    let raw = String(
      decoding: UnsafeBufferPointer(start: bytes.base + range.lowerBound, count: range.count),
      as: UTF8.self)
    guard raw.utf8.contains(UInt8(ascii: "&")) else { return raw }
    var text = ""
    var rest = raw[...]
    while let ampersand = rest.firstIndex(of: "&") {
      text += rest[..<ampersand]
      let semicolon = rest[ampersand...].prefix(12).firstIndex(of: ";")
      if let semicolon, let scalar = entity(rest[rest.index(after: ampersand)..<semicolon]) {
        text.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: semicolon)...]
      } else {
        text += "&"
        rest = rest[rest.index(after: ampersand)...]
      }
    }
    return text + rest
  }

  private static func entity(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
