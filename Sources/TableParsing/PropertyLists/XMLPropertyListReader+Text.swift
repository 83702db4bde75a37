extension XMLPropertyListReader {
  mutating func readText(
    _ kind: ValueNode.Kind, isKey: Bool, name: StaticString, from start: Int, content: Int
  ) {
    let stop = bytes.first(0x3C, from: content)
    var node = ValueNode(
      kind: kind, start: content, end: stop, outerStart: start, outerEnd: stop)
    if let behind = bytes.endTag(name, at: stop) {
      node.outerEnd = Int32(truncatingIfNeeded: behind)
      index = behind
      if bytes.first(0x26, from: content, to: stop) < stop {
        decode(&node, to: stop)
      }
    } else if bytes.matches("<![CDATA[", at: stop) {
      readSections(&node, name: name, from: content, section: stop)
    } else {
      abandon(&node, name: name, at: stop)
    }
    add(node, isKey: isKey)
  }

  /// Handles a text without its end tag: this element is lost, if possible no more.
  private mutating func abandon(_ node: inout ValueNode, name: StaticString, at stop: Int) {
    node.kind = .invalid
    if stop == end {
      fault(
        "<\(name)> is not closed", from: Int(node.outerStart), to: Int(node.start))
    } else {
      fault(
        "a tag inside of <\(name)>: write '<' as &lt; or close the element first", from: stop,
        to: min(bytes.first(0x3E, from: stop) + 1, end))
    }
    index = stop
    resynchronize(behind: name)
    node.outerEnd = Int32(truncatingIfNeeded: index)
  }

  /// Text with `<![CDATA[…]]>` in it.
  private mutating func readSections(
    _ node: inout ValueNode, name: StaticString, from content: Int, section: Int
  ) {
    let textStart = side.count
    var isValid = true
    var start = content
    var stop = section
    while true {
      if !appendDecoded(from: start, to: stop) { isValid = false }
      guard bytes.matches("<![CDATA[", at: stop) else { break }
      let close = bytes.find("]]>", from: stop + 9)
      side.append(UnsafeRawBufferPointer(start: base + stop + 9, count: max(close - stop - 9, 0)))
      start = min(close + 3, end)
      stop = bytes.first(0x3C, from: start)
    }
    node.end = Int32(truncatingIfNeeded: stop)
    guard let behind = bytes.endTag(name, at: stop) else {
      return abandon(&node, name: name, at: stop)
    }
    finish(&node, textStart: textStart, isValid: isValid)
    node.outerEnd = Int32(truncatingIfNeeded: behind)
    index = behind
  }

  private mutating func decode(_ node: inout ValueNode, to stop: Int) {
    let textStart = side.count
    let isValid = appendDecoded(from: Int(node.start), to: stop)
    finish(&node, textStart: textStart, isValid: isValid)
  }

  private func finish(_ node: inout ValueNode, textStart: Int, isValid: Bool) {
    if !isValid { node.kind = .invalid }
    node.isDecoded = true
    node.textStart = Int32(truncatingIfNeeded: textStart)
    node.textCount = Int32(truncatingIfNeeded: side.count - textStart)
  }

  /// Appends text with its entities replaced; false if one of them is unknown.
  private mutating func appendDecoded(from start: Int, to stop: Int) -> Bool {
    var isValid = true
    var position = start
    while position < stop {
      let ampersand = bytes.first(0x26, from: position, to: stop)
      side.append(UnsafeRawBufferPointer(start: base + position, count: ampersand - position))
      if ampersand == stop { break }
      let limit = min(stop, ampersand + 12)
      let semicolon = bytes.first(0x3B, from: ampersand, to: limit)
      guard semicolon < stop, base[semicolon] == 0x3B,
        let scalar = bytes.xmlEntity(from: ampersand + 1, to: semicolon)
      else {
        fault(
          "unknown entity: only &lt; &gt; &amp; &quot; &apos; and &#…; can be read",
          from: ampersand, to: min(semicolon + 1, stop))
        isValid = false
        position = ampersand + 1
        continue
      }
      if scalar.value < 0x20, !ASCII.isWhitespace(UInt8(scalar.value)) {
        faultControlCharacter(scalar.value, from: ampersand, to: semicolon + 1)
      }
      side.append(scalar)
      position = semicolon + 1
    }
    return isValid
  }

  // MARK: Control characters

  /// Reports those in texts. Most files have none, which one pass tells.
  mutating func findControlCharacters() {
    guard hasControlCharacter(from: 0, to: end) else { return }
    for node in 0..<nodes.count {
      let (start, stop) = (Int(nodes.base[node].start), Int(nodes.base[node].end))
      guard case .string = nodes.base[node].kind, hasControlCharacter(from: start, to: stop) else {
        continue
      }
      for position in start..<stop where isControl(base[position]) {
        faultControlCharacter(UInt32(base[position]), from: position, to: position + 1)
      }
    }
  }

  private func hasControlCharacter(from start: Int, to stop: Int) -> Bool {
    var position = start
    while position < stop {
      if base[position] < 0x20, isControl(base[position]) { return true }
      position += 1
    }
    return false
  }

  private func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  private mutating func faultControlCharacter(_ code: UInt32, from start: Int, to stop: Int) {
    let digits = String(code, radix: 16, uppercase: true)
    fault(
      "XML does not allow the control character U+\(String(repeating: "0", count: 4 - digits.count))"
        + "\(digits): strict readers refuse the whole file. Delete it", from: start, to: stop,
      rule: .controlCharacter)
  }

  // MARK: Places

  mutating func add(_ node: ValueNode, isKey: Bool) {
    if isKey { return addKey(node) }
    guard prepareValue(from: Int(node.outerStart), to: Int(node.outerEnd)) else { return }
    nodes.append(node)
    awaitsValue = false
    if depth == 0, !inList { isFinished = true }
  }

  private mutating func addKey(_ node: ValueNode) {
    let start = Int(node.outerStart)
    guard inDictionary else {
      return fault("<key> outside of <dict>", from: start, to: Int(node.outerEnd))
    }
    if awaitsValue { addMissingValue(at: start) }
    nodes.append(node)
    awaitsValue = true
    if commentNext >= 0 { attachComment(to: nodes.count - 1, above: start) }
  }

  /// Before a value: adds the key that it lacks in a dictionary. False if no value may be here.
  mutating func prepareValue(from start: Int, to stop: Int) -> Bool {
    if depth == 0, nodes.count > 0 {
      fault("a second value", from: start, to: stop)
      isFinished = true
      return false
    }
    if inDictionary, !awaitsValue {
      fault("a value without a <key>", from: start, to: stop)
      nodes.append(
        ValueNode(kind: .invalid, start: start, end: start, outerStart: start, outerEnd: start))
    }
    return true
  }

  mutating func addMissingValue(at place: Int) {
    let key = nodes.base[nodes.count - 1]
    fault("the key has no value", from: Int(key.outerStart), to: Int(key.outerEnd))
    addInvalidValue(from: place)
  }

  mutating func addInvalidValue(from start: Int? = nil) {
    let place = start ?? index
    nodes.append(
      ValueNode(kind: .invalid, start: place, end: place, outerStart: place, outerEnd: place))
    awaitsValue = false
    if depth == 0, !inList { isFinished = true }
  }

  /// A comment belongs to the key when it ends on the key's line or on the line above.
  private mutating func attachComment(to node: Int, above key: Int) {
    var lines = 0
    var position = commentNext
    commentNext = -1
    while position < key {
      if base[position] == 0x0A { lines += 1 } else if base[position] > 0x20 { return }
      position += 1
    }
    guard lines <= 1 else { return }
    var start = commentStart
    var stop = commentEnd
    while start < stop, base[start] <= 0x20 { start += 1 }
    while stop > start, base[stop - 1] <= 0x20 { stop -= 1 }
    if start < stop {
      comments[node] = Text(storage: source.storage, start: start, count: stop - start)
    }
  }
}
