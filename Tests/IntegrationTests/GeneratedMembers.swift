/// The members without parameters of a generated file.
struct GeneratedMembers {
  /// Each with the index of its message.
  private(set) var members: [(path: String, index: Int)] = []

  init(_ swift: String) {
    var path: [Substring] = []
    for line in swift.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let position = words.firstIndex(of: "enum"), line.hasSuffix("{") {
        path.append(words[position + 1])
      } else if line.hasSuffix("}"), line.allSatisfy({ $0 == " " || $0 == "}" }) {
        // Only the braces of namespaces stand where their depth says; functions close deeper.
        if line.prefix(while: { $0 == " " }).count == (path.count - 1) * 2, !path.isEmpty {
          path.removeLast()
        }
      } else if let position = words.firstIndex(of: "var"), words.contains("static"),
        let index = line.split(separator: "_localizedText(").last?.split(separator: ")").first,
        let number = Int(index)
      {
        let name = words[position + 1].dropLast()
        members.append(((path + [name]).joined(separator: "."), number))
      }
    }
  }

  /// Hands every member's text to a function, with its index.
  var walk: String {
    let parts = stride(from: 0, to: members.count, by: 400).map {
      members[$0..<min($0 + 400, members.count)]
    }
    var text = "func walkMembers(_ tell: (Int, String) -> Void) {\n"
    for index in parts.indices { text += "  walkMembers\(index)(tell)\n" }
    text += "}\n"
    for (index, part) in parts.enumerated() {
      text += "\nprivate func walkMembers\(index)(_ tell: (Int, String) -> Void) {\n"
      for member in part { text += "  tell(\(member.index), \(member.path))\n" }
      text += "}\n"
    }
    return text
  }
}
