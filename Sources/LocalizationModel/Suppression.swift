/// What a comment silences: `[no-lint]` all rules, `[no-lint:rule-id]` one, `[no-lint:a, b]` some.
package struct Suppression: Equatable, Sendable {
  package private(set) var silencesAll = false
  package private(set) var rules: [String] = []

  package init(_ comment: Text?) {
    guard let comment, !comment.isEmpty else { return }
    let bytes = comment.bytes
    var start = 0
    while let open = bytes.firstIndex(of: UInt8(ascii: "["), from: start) {
      start = open + 1
      guard let close = bytes.firstIndex(of: UInt8(ascii: "]"), from: start) else { return }
      add(String(decoding: bytes[start..<close], as: UTF8.self))
    }
  }

  package func silences(_ rule: String) -> Bool { silencesAll || rules.contains(rule) }

  private mutating func add(_ bracketed: String) {
    guard bracketed.hasPrefix("no-lint") else { return }
    let rest = bracketed.dropFirst("no-lint".count)
    if rest.isEmpty { silencesAll = true }
    guard rest.first == ":" else { return }
    rules += rest.dropFirst().split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
