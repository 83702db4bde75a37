internal import Foundation

extension CallSites {
  func imports(_ module: String) -> Bool { declarations.imports[module] != nil }

  /// `import TypedLocalization`, where the runtime is named and not imported yet.
  func addedImport() -> [SourceEdit] {
    guard usesRuntime, !imports("TypedLocalization") else { return [] }
    let last = declarations.imports.values.map(\.lowerBound).max()
    let newLine = file.source.storage.bytes.contains(0x0D) ? "\r\n" : "\n"
    guard let last else {
      let start = file.count > 0 ? file.start(0) : 0
      return [SourceEdit(range: start..<start, replacement: "import TypedLocalization" + newLine)]
    }
    var end = last + 1
    while end + 1 < file.count, !file.beginsLine(end + 1) { end += 1 }
    let offset = file.end(end)
    return [
      SourceEdit(range: offset..<offset, replacement: newLine + "import TypedLocalization")
    ]
  }

  /// Takes the imports of a library out where no name that may be its own is left.
  func droppedImport(of modules: [String], mayBeTheirs: (String) -> Bool) -> [SourceEdit] {
    let statements = modules.compactMap { declarations.imports[$0] }
    guard !statements.isEmpty else { return [] }
    let ranges = replacedRanges
    var next = 0
    for index in 0..<file.count {
      while next < ranges.count, ranges[next].upperBound <= file.start(index) { next += 1 }
      let isReplaced = next < ranges.count && ranges[next].contains(file.start(index))
      let isImport = statements.contains { $0.contains(index) }
      if !isReplaced, !isImport, let name = file.name(index), mayBeTheirs(name) { return [] }
    }
    return statements.compactMap { statement in
      guard file.beginsLine(statement.upperBound) || statement.upperBound == file.count else {
        return nil
      }
      var end = file.end(statement.upperBound - 1)
      let bytes = file.source.storage.bytes
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
      return SourceEdit(range: file.start(statement.lowerBound)..<end, replacement: "")
    }
  }

  mutating func notePercent(_ text: String, _ before: String, at index: Int) {
    let after = text.components(separatedBy: "%%").joined(separator: "%")
    note(
      .percentEscape,
      "\(before) gave \"\(CallSites.oneLine(text))\", the accessor gives "
        + "\"\(CallSites.oneLine(after))\"", at: index)
  }

  static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
