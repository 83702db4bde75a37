import Foundation

/// The part of the SARIF 2.1.0 schema that a log of findings touches: required members, members
/// that there may be, and values. The schema forbids all others.
struct SARIFSchema {
  struct Shape: Sendable {
    var required: Set<String> = []
    /// Of these one is required.
    var oneOf: Set<String> = []
    var members: [String: Kind]
  }

  indirect enum Kind: Sendable {
    case text, uri, truth
    case number(least: Int)
    case choice(Set<String>)
    case object(String)
    case list(Kind)
  }

  private static let shapes: [String: Shape] = [
    "sarifLog": Shape(
      required: ["version", "runs"],
      members: [
        "$schema": .uri, "version": .choice(["2.1.0"]), "runs": .list(.object("run")),
      ]),
    "run": Shape(
      required: ["tool"],
      members: [
        "tool": .object("tool"), "results": .list(.object("result")),
        "columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]),
        "defaultSourceLanguage": .text, "language": .text,
      ]),
    "tool": Shape(required: ["driver"], members: ["driver": .object("toolComponent")]),
    "toolComponent": Shape(
      required: ["name"],
      members: [
        "name": .text, "rules": .list(.object("reportingDescriptor")), "version": .text,
        "informationUri": .uri,
      ]),
    "reportingDescriptor": Shape(
      required: ["id"],
      members: [
        "id": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"),
        "help": .object("multiformatMessageString"), "helpUri": .uri,
        "defaultConfiguration": .object("reportingConfiguration"),
      ]),
    "multiformatMessageString": Shape(
      required: ["text"], members: ["text": .text, "markdown": .text]),
    "reportingConfiguration": Shape(members: ["enabled": .truth, "level": .choice(levels)]),
    "result": Shape(
      required: ["message"],
      members: [
        "ruleId": .text, "ruleIndex": .number(least: -1), "level": .choice(levels),
        "message": .object("message"), "locations": .list(.object("location")),
        "relatedLocations": .list(.object("location")),
      ]),
    "message": Shape(
      oneOf: ["text", "id"], members: ["text": .text, "markdown": .text, "id": .text]),
    "location": Shape(
      members: [
        "id": .number(least: -1), "physicalLocation": .object("physicalLocation"),
        "message": .object("message"),
      ]),
    "physicalLocation": Shape(
      oneOf: ["address", "artifactLocation"],
      members: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    "artifactLocation": Shape(
      members: ["uri": .uri, "uriBaseId": .text, "index": .number(least: -1)]),
    "region": Shape(
      members: [
        "startLine": .number(least: 1), "startColumn": .number(least: 1),
        "endLine": .number(least: 1), "endColumn": .number(least: 1),
      ]),
  ]

  private static let levels: Set = ["none", "note", "warning", "error"]

  /// What is wrong with a log, each with its path.
  static func faults(in log: Any) -> [String] { faults(log, .object("sarifLog"), "log") }

  private static func faults(_ value: Any, _ kind: Kind, _ path: String) -> [String] {
    switch kind {
    case .text: return value is String ? [] : ["\(path) is no string"]
    case .truth: return value is Bool ? [] : ["\(path) is no boolean"]
    case .uri:
      let text = value as? String
      let isURI = text.map { !$0.isEmpty && URL(string: $0) != nil && !$0.contains(" ") } ?? false
      return isURI ? [] : ["\(path) is no URI reference"]
    case .number(let least):
      return (value as? Int).map { $0 >= least } ?? false ? [] : ["\(path) is below \(least)"]
    case .choice(let choices):
      return (value as? String).map(choices.contains) ?? false ? [] : ["\(path) is \(value)"]
    case .list(let element):
      guard let list = value as? [Any] else { return ["\(path) is no array"] }
      return list.enumerated().flatMap { faults($0.element, element, "\(path)[\($0.offset)]") }
    case .object(let name):
      guard let object = value as? [String: Any], let shape = shapes[name] else {
        return ["\(path) is no object"]
      }
      return faults(object, shape, path)
    }
  }

  private static func faults(
    _ object: [String: Any], _ shape: Shape, _ path: String
  ) -> [String] {
    var faults = shape.required.subtracting(object.keys).map { "\(path) lacks \($0)" }
    if !shape.oneOf.isEmpty, shape.oneOf.isDisjoint(with: object.keys) {
      faults.append("\(path) has none of \(shape.oneOf.sorted())")
    }
    for (name, value) in object {
      guard let kind = shape.members[name] else {
        faults.append("\(path) has \(name)")
        continue
      }
      faults += Self.faults(value, kind, "\(path).\(name)")
    }
    return faults
  }
}
