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
