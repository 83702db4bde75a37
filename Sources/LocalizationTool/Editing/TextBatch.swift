internal import Foundation
internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Texts from a script, as JSON.
enum TextBatch {
  /// What standard input may hold at most.
  private static let largest = 256 << 20

  /// - Parameter name: a file's path, or `-` for standard input.
  static func read(_ name: String) throws(EditFailure) -> [TextAssignment] {
    let contents: ByteStorage
    if name == "-" {
      contents = try standardInput()
    } else {
      contents = try refusingFaults { () throws(DiskFault) in try Disk.read(name) }
    }
    return try parse(contents, path: name == "-" ? "standard input" : name)
  }

  private static func standardInput() throws(EditFailure) -> ByteStorage {
    let storage = ByteStorage(capacity: 1 << 16)
    while storage.count < largest {
      let data = FileHandle.standardInput.availableData
      if data.isEmpty { return storage }
      data.withUnsafeBytes { storage.append($0) }
    }
    throw EditFailure.reason("standard input holds more than 256 MB")
  }

  static func parse(_ contents: ByteStorage, path: String) throws(EditFailure) -> [TextAssignment] {
    let text = SourceDecoder.decode(contents, path: path)
    let json = JSONValue.parse(text.value)
    let faults = (text.diagnostics + json.diagnostics).filter { $0.severity == .error }
    guard faults.isEmpty else { throw EditFailure.findings(faults) }
    guard case .array(let elements) = json.value.content else {
      throw EditFailure.reason("\(path): a batch is a JSON array of objects")
    }
    var assignments: [TextAssignment] = []
    for (index, element) in elements.enumerated() {
      assignments.append(try assignment(element, place: "\(path): text \(index + 1)"))
    }
    try checkRepetitions(assignments, path)
    return assignments
  }

  private static func assignment(
    _ value: JSONValue, place: String
  ) throws(EditFailure) -> TextAssignment {
    guard case .object(let members) = value.content else {
      throw EditFailure.reason("\(place) is no JSON object")
    }
    var given: [String: String] = [:]
    let known = ["key", "language", "text", "table", "form", "state", "comment"]
    for member in members {
      guard known.contains(member.key) else {
        let question = ClosestName.of(member.key, in: known).question
        throw EditFailure.reason("\(place) has no '\(member.key)'" + question)
      }
      guard given[member.key] == nil else {
        throw EditFailure.reason("\(place) has '\(member.key)' twice")
      }
      guard case .string(let text) = member.value.content else {
        throw EditFailure.reason("\(place): '\(member.key)' is a text")
      }
      given[member.key] = text
    }
    guard let key = given["key"], let language = given["language"], let text = given["text"] else {
      throw EditFailure.reason("\(place) needs 'key', 'language' and 'text'")
    }
    guard let form = FormPath(given["form"] ?? "") else {
      throw EditFailure.reason("\(place): '\(given["form"] ?? "")' is no form such as plural.one")
    }
    return TextAssignment(
      key: key, language: language, text: text, form: form, state: given["state"],
      comment: given["comment"], table: given["table"])
  }

  /// Of two texts for one place nobody knows which is meant.
  private static func checkRepetitions(
    _ assignments: [TextAssignment], _ path: String
  ) throws(EditFailure) {
    var seen: Set<[Text]> = []
    for one in assignments {
      let place = [one.table ?? "", one.key, one.language, "\(one.form)"].map { Text($0) }
      guard seen.insert(place).inserted else {
        throw EditFailure.reason("\(path) sets '\(one.key)' in '\(one.language)' twice")
      }
    }
  }
}
