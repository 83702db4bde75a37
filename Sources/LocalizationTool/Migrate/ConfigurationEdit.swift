internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Settings put into `localization.json`; everything else in it stays as it is.
enum ConfigurationEdit {
  /// - Parameter values: JSON by key.
  static func setting(
    _ values: [(key: String, value: String)], in old: ByteStorage?, path: String
  ) throws(EditFailure) -> ByteStorage {
    guard let old, old.count > 0 else { return file(values) }
    let json = JSONValue.parse(SourceText(path: path, storage: old))
    let faults = json.diagnostics.filter { $0.severity == .error }
    guard faults.isEmpty, case .object(let members) = json.value.content else {
      throw EditFailure.findings(json.diagnostics)
    }
    guard let first = members.first else { return file(values) }
    var edits: [TextEdit] = []
    for (key, value) in values {
      if let member = members.first(where: { $0.key == key }) {
        let range = Int(member.value.range.start)..<Int(member.value.range.end)
        edits.append(TextEdit(range, value))
      } else {
        let start = Int(first.keyRange.start)
        let indent = indent(before: start, in: old)
        edits.append(TextEdit(start..<start, "\(text(key)): \(value),\n\(indent)"))
      }
    }
    guard let changed = edits.applied(to: old) else {
      throw EditFailure.reason("\(path) cannot be changed")
    }
    return changed
  }

  private static func file(_ values: [(key: String, value: String)]) -> ByteStorage {
    let members = values.map { "  \(text($0.key)): \($0.value)" }
    return ByteStorage("{\n" + members.joined(separator: ",\n") + "\n}\n")
  }

  private static func indent(before offset: Int, in storage: ByteStorage) -> String {
    var start = offset
    while start > 0, ASCII.isBlank(storage.bytes[start - 1]) { start -= 1 }
    let isLine = start == 0 || storage.bytes[start - 1] == 0x0A
    return isLine ? storage.string(start..<offset) : "  "
  }

  static func text(_ string: String) -> String {
    let storage = ByteStorage(capacity: string.utf8.count + 2)
    storage.append(jsonString: string)
    return String(decoding: storage.bytes, as: UTF8.self)
  }

  static func object(_ members: [String: String]) -> String {
    let lines = members.sorted { $0.key < $1.key }.map { "    \(text($0.key)): \(text($0.value))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n  }"
  }
}
