/// Takes typed values out of JSON and reports those of another type.
struct JSONMembers {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  init(source: SourceText) { self.source = source }

  mutating func error(_ message: String, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidConfiguration, message: message, location: location(range)))
  }

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(text: source, range: range)
  }

  /// Takes over what is wrong with the JSON itself.
  mutating func add(_ faults: [Diagnostic]) {
    diagnostics += faults.map { $0.reported(as: .invalidConfiguration) }
  }

  mutating func checkKnown(_ member: JSONValue.Member, keys: [String], of owner: String) {
    guard !keys.contains(member.key) else { return }
    error(
      "\(owner) has no key '\(member.key)'" + ClosestName.of(member.key, in: keys).question,
      at: member.keyRange)
  }

  /// The members of an object, each key once; none where it is no object.
  mutating func object(_ value: JSONValue, _ what: String) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      mismatch(value, what, "an object")
      return []
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      error("the key '\(member.key)' stands here twice", at: member.keyRange)
    }
    return members
  }

  mutating func dictionary<Value>(
    _ member: JSONValue.Member,
    _ read: (inout JSONMembers, JSONValue.Member) -> Value?
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for inner in object(member.value, "'\(member.key)'") {
      if let value = read(&self, inner) { values[inner.key] = value }
    }
    return values
  }

  mutating func string(_ member: JSONValue.Member) -> String? {
    string(member.value, of: "'\(member.key)'")
  }

  mutating func string(_ value: JSONValue, of what: String) -> String? {
    if case .string(let string) = value.content { return string }
    mismatch(value, what, "a string")
    return nil
  }

  mutating func number(_ member: JSONValue.Member) -> Double? {
    if case .number(let digits) = member.value.content, let number = Double(digits) {
      return number
    }
    mismatch(member.value, "'\(member.key)'", "a number")
    return nil
  }

  mutating func elements(
    _ member: JSONValue.Member, of kind: String = "strings"
  ) -> [JSONValue]? {
    if case .array(let elements) = member.value.content { return elements }
    mismatch(member.value, "'\(member.key)'", "an array of \(kind)")
    return nil
  }

  /// - Parameter choices: what an element may be; nil for anything.
  mutating func strings(_ member: JSONValue.Member, of choices: [String]? = nil) -> [String]? {
    guard let elements = elements(member) else { return nil }
    var strings: [String] = []
    for element in elements {
      guard let string = string(element, of: "an element of '\(member.key)'") else { continue }
      if let choices, !choices.contains(string) {
        reject(string, for: "an element of '\(member.key)'", of: choices, at: element.range)
      } else {
        strings.append(string)
      }
    }
    return strings
  }

  private mutating func reject(
    _ string: String, for what: String, of choices: [String], at range: SourceRange
  ) {
    error(
      "\(what) is one of " + choices.map { "'\($0)'" }.joined(separator: ", ")
        + ", not '\(string)'" + ClosestName.of(string, in: choices).question, at: range)
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ member: JSONValue.Member, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let string = string(member) else { return nil }
    if let choice = Choice(rawValue: string) { return choice }
    reject(
      string, for: "'\(member.key)'", of: Choice.allCases.map(\.rawValue), at: member.value.range)
    return nil
  }

  private mutating func mismatch(_ value: JSONValue, _ what: String, _ wanted: String) {
    let given: String
    switch value.content {
    case .object: given = "an object"
    case .array: given = "an array"
    case .string: given = "a string"
    case .number: given = "a number"
    case .boolean: given = "true or false"
    case .null: given = "null"
    case .invalid: return
    }
    error("\(what) must be \(wanted), not \(given)", at: value.range)
  }
}
