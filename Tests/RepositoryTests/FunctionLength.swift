/// The functions of a formatted Swift file and their lengths, told by indentation.
enum FunctionLength {
  static func functions(in lines: [Substring]) -> [(line: Int, count: Int)] {
    var found: [(line: Int, count: Int)] = []
    for (index, line) in lines.enumerated() where begins(line) {
      let indent = line.prefix { $0 == " " }
      let body = lines[index...]
      guard let end = body.firstIndex(where: { $0 == indent + "}" }) else { continue }
      let isOneLine = line.hasSuffix("}") && line.contains("{")
      if !isOneLine { found.append((index + 1, end - index + 1)) }
    }
    return found
  }

  private static func begins(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").map { $0.prefix { $0 != "(" && $0 != "<" } }
    let modifiers: Set<Substring> = [
      "package", "public", "private", "internal", "fileprivate", "static", "mutating",
      "consuming", "borrowing", "nonisolated", "override", "convenience", "required", "final",
      "class", "@inline",
    ]
    guard let first = words.first(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }) else {
      return false
    }
    return first == "func" || first == "init" || first == "init?"
  }
}
