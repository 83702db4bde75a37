import Testing

/// What no line of the sources, and no test, may say.
@Suite struct CodeRuleTests {
  private static let silentExits = ["else { return }", "return print("]

  private struct Line {
    let path: String
    let number: Int
    let text: Substring

    var place: String { "\(path):\(number)" }

    /// Without a comment, and without what stands in string literals.
    var code: String {
      String(text).replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    }
  }

  private func lines(below folder: String) throws -> [Line] {
    try Repository.files(below: folder, suffix: ".swift")
      .filter { !$0.hasPrefix("Tests/Goldens/") }
      .flatMap { path in
        try Repository.lines(path).enumerated().map { index, line in
          Line(path: path, number: index + 1, text: line)
        }
      }
  }

  @Test(arguments: ["Sources", "Plugins"]) func nothingTraps(_ folder: String) throws {
    let traps = ["try!", "fatalError", "preconditionFailure", "as! ", "unimplemented"]
    let unwrap = /[\w)\]}?]!(?!=)/
    for line in try lines(below: folder) {
      for trap in traps where line.text.contains(trap) {
        Issue.record("\(line.place): \(trap)")
      }
      if line.text.contains("!"), line.code.contains(unwrap) {
        Issue.record("\(line.place): a force unwrap: \(line.text)")
      }
    }
  }

  @Test(arguments: ["Sources", "Plugins"]) func nothingIsUnfinished(_ folder: String) throws {
    for line in try lines(below: folder)
    where line.text.contains("TODO") || line.text.contains("FIXME") {
      Issue.record("\(line.place): \(line.text)")
    }
  }

  @Test(arguments: ["Sources", "Plugins"]) func noFileIsARagBag(_ folder: String) {
    for path in Repository.files(below: folder, suffix: ".swift") {
      let name = path.split(separator: "/").last ?? ""
      #expect(!name.contains("Util") && !name.contains("Helpers"), "\(path)")
    }
  }

  /// One that cannot run says so with `.enabled(if:)`; what leaves early without a word has proven
  /// nothing and counts as passed.
  @Test(arguments: ["Tests", "Example/Tests"]) func noTestLeavesWithoutAWord(
    _ folder: String
  ) throws {
    // How far the test is indented that the line stands in.
    var test: Substring?
    var count = 0
    for line in try lines(below: folder) {
      let indentation = line.text.prefix { $0 == " " }
      if line.text.dropFirst(indentation.count).hasPrefix("@Test") {
        test = indentation
        count += 1
      } else if let current = test, line.text == current + "}" {
        test = nil
      } else if test != nil, Self.silentExits.contains(where: line.text.contains) {
        Issue.record("\(line.place): \(line.text)")
      }
    }
    #expect(count > 10)
  }
}
