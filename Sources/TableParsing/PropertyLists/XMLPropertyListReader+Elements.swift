extension XMLPropertyListReader {
  mutating func readStartTag() {
    let start = index
    if bytes.matches("<key>", at: start) {
      return readText(.string, isKey: true, name: "key", from: start, content: start + 5)
    }
    if bytes.matches("<string>", at: start) {
      return readText(.string, isKey: false, name: "string", from: start, content: start + 8)
    }
    var nameEnd = start + 1
    while nameEnd < end, isNameByte(base[nameEnd]) { nameEnd += 1 }
    var stop = nameEnd
    while stop < end, base[stop] != 0x3E {
      let byte = base[stop]
      if byte == 0x22 || byte == 0x27 {
        stop = bytes.first(Int32(byte), from: stop + 1)
      }
      if stop < end { stop += 1 }
    }
    guard stop < end else {
      fault("the tag is not closed", from: start, to: nameEnd)
      index = end
      return
    }
    readElement(
      from: start, nameEnd: nameEnd, content: stop + 1, isEmpty: base[stop - 1] == 0x2F)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x3E && byte != 0x2F && byte != 0x3C
  }

  private mutating func readElement(from start: Int, nameEnd: Int, content: Int, isEmpty: Bool) {
    let name = start + 1
    func isNamed(_ word: StaticString) -> Bool {
      bytes.matches(word, from: name, to: nameEnd)
    }
    if isNamed("dict") {
      openContainer(.dictionary, from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("array") {
      openContainer(.array, from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("plist") {
      inList = true
      index = content
      if isEmpty { fault("the property list has no value", from: start, to: content) }
    } else if isNamed("key") {
      readScalar(.string, "key", from: start, content: content, isEmpty: isEmpty, isKey: true)
    } else if isNamed("string") {
      readScalar(.string, "string", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("integer") {
      readScalar(.number, "integer", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("real") {
      readScalar(.number, "real", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("true") {
      readScalar(.boolean, "true", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("false") {
      readScalar(.boolean, "false", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("date") {
      readScalar(.date, "date", from: start, content: content, isEmpty: isEmpty)
    } else if isNamed("data") {
      readScalar(.data, "data", from: start, content: content, isEmpty: isEmpty)
    } else {
      readUnknownElement(from: start, nameEnd: nameEnd, content: content)
    }
  }

  private mutating func readScalar(
    _ kind: ValueNode.Kind, _ name: StaticString, from start: Int, content: Int, isEmpty: Bool,
    isKey: Bool = false
  ) {
    if isEmpty {
      index = content
      let node = ValueNode(
        kind: kind, start: content, end: content, outerStart: start, outerEnd: content)
      add(node, isKey: isKey)
    } else {
      readText(kind, isKey: isKey, name: name, from: start, content: content)
    }
  }

  private mutating func readUnknownElement(from start: Int, nameEnd: Int, content: Int) {
    let name = String(
      decoding: UnsafeBufferPointer(start: base + start + 1, count: nameEnd - start - 1),
      as: UTF8.self)
    fault("unknown element <\(name)>", from: start, to: content)
    index = content
    if awaitsValue || !inDictionary { addInvalidValue(from: start) }
    resynchronize()
  }

  /// Goes on at the next tag that a property list could have here, or behind the end of the text
  /// that is being read past.
  mutating func resynchronize(behind name: StaticString? = nil) {
    while true {
      index = bytes.first(0x3C, from: index)
      if index == end { return }
      if let name, let behind = bytes.endTag(name, at: index) {
        index = behind
        return
      }
      for word: StaticString in [
        "<key", "<string", "<dict", "<array", "</dict", "</array", "</plist",
      ] where bytes.matches(word, at: index) { return }
      index += 1
    }
  }

  // MARK: Containers

  private mutating func openContainer(
    _ kind: ValueNode.Kind, from start: Int, content: Int, isEmpty: Bool
  ) {
    index = content
    guard depth < Self.depthLimit else {
      fault("nested more than \(Self.depthLimit) deep", from: start, to: content)
      isFinished = true
      return
    }
    let node = ValueNode(
      kind: kind, start: content, end: content, outerStart: start, outerEnd: content)
    guard prepareValue(from: start, to: content) else { return }
    nodes.append(node)
    open[depth] = Int32(truncatingIfNeeded: nodes.count - 1)
    depth += 1
    if case .dictionary = kind { inDictionary = true } else { inDictionary = false }
    awaitsValue = false
    if isEmpty { closeContainer(end: content, outerEnd: content) }
  }

  mutating func closeContainer(end contentEnd: Int, outerEnd: Int) {
    depth -= 1
    nodes.close(Int(open[depth]), end: contentEnd, outerEnd: outerEnd)
    awaitsValue = false
    inDictionary = false
    if depth > 0, case .dictionary = nodes.base[Int(open[depth - 1])].kind { inDictionary = true }
    if depth == 0, !inList { isFinished = true }
  }

  mutating func readEndTag() {
    let start = index
    let stop = bytes.first(0x3E, from: start)
    index = min(stop + 1, end)
    if bytes.endTag("plist", at: start) != nil {
      if awaitsValue { addMissingValue(at: start) }
      if depth > 0 {
        fault(
          "the list ends before this element is closed", from: start, to: index,
          note: "the element", noteAt: Int(nodes.base[Int(open[depth - 1])].outerStart))
      }
      while depth > 0 { closeContainer(end: start, outerEnd: start) }
      if nodes.count == 0, diagnostics.isEmpty {
        fault("the property list has no value", from: start, to: index)
      }
      isFinished = true
    } else if bytes.endTag("dict", at: start) != nil {
      closeElement(isDictionary: true, at: start)
    } else if bytes.endTag("array", at: start) != nil {
      closeElement(isDictionary: false, at: start)
    } else {
      fault("an end tag without its beginning", from: start, to: index)
    }
  }

  private mutating func closeElement(isDictionary: Bool, at start: Int) {
    if awaitsValue { addMissingValue(at: start) }
    var level = depth - 1
    while level >= 0 {
      if case .dictionary = nodes.base[Int(open[level])].kind {
        if isDictionary { break }
      } else if !isDictionary {
        break
      }
      level -= 1
    }
    guard level >= 0 else {
      return fault("an end tag without its beginning", from: start, to: index)
    }
    if level < depth - 1 {
      fault(
        "the wrong end tag", from: start, to: index, note: "this element is open",
        noteAt: Int(nodes.base[Int(open[depth - 1])].outerStart))
    }
    while depth > level + 1 { closeContainer(end: start, outerEnd: start) }
    closeContainer(end: start, outerEnd: index)
  }
}

extension SourceBytes {
  /// Behind the end tag `</name>` at `start`; nil where another thing stands there.
  func endTag(_ name: StaticString, at start: Int) -> Int? {
    guard matches("</", at: start), matches(name, at: start + 2) else { return nil }
    var stop = start + 2 + name.utf8CodeUnitCount
    while stop < end, base[stop] <= 0x20 { stop += 1 }
    return stop < end && base[stop] == 0x3E ? stop + 1 : nil
  }
}
