internal import SwiftEmission

extension KeyFamily {
  private static let keys = ["enum", "declared", "cases"]

  /// `"order.status.*": { "enum": "OrderStatus" }`. Nil, with an error, for what is no family.
  init?(_ member: JSONValue.Member, _ reader: inout JSONMembers) {
    self.init(pattern: member.key, enumName: "")
    place = reader.location(member.keyRange)
    if !pattern.hasSuffix("*") || pattern.count < 2 || pattern.dropLast().contains("*") {
      reader.error(
        "a family is named by what its keys begin with and an asterisk, such as 'order.status.*'",
        at: member.keyRange)
    }
    for part in reader.object(member.value, "a family") {
      switch part.key {
      case "enum": readName(part, &reader)
      case "declared":
        if case .boolean(let isDeclared) = part.value.content {
          self.isDeclared = isDeclared
        } else {
          reader.error("'declared' must be true or false", at: part.value.range)
        }
      case "cases": readCases(part, &reader)
      default: reader.checkKnown(part, keys: Self.keys, of: "a family")
      }
    }
    if enumName.isEmpty {
      if case .object(let members) = member.value.content,
        !members.contains(where: { $0.key == "enum" })
      {
        reader.error("a family has an \"enum\"", at: member.value.range)
      }
      return nil
    }
    if !isDeclared, enumName.contains(".") {
      reader.error(
        "an enum that is generated has no dot in its name; write \"declared\": true where '\(enumName)' is the target's own",
        at: member.value.range)
      return nil
    }
  }

  private mutating func readName(_ part: JSONValue.Member, _ reader: inout JSONMembers) {
    guard let name = reader.string(part) else { return }
    guard SwiftEmission.isTypeName(name) else {
      return reader.error("'\(name)' cannot be the name of an enum", at: part.value.range)
    }
    enumName = name
  }

  private mutating func readCases(_ part: JSONValue.Member, _ reader: inout JSONMembers) {
    guard let elements = reader.elements(part) else { return }
    var cases: [String] = []
    for element in elements {
      guard let name = reader.string(element, of: "an element of 'cases'") else { continue }
      if cases.contains(name) {
        reader.error("the case '\(name)' stands here twice", at: element.range)
      }
      cases.append(name)
      casePlaces[name] = reader.location(element.range)
    }
    self.cases = cases
  }
}
