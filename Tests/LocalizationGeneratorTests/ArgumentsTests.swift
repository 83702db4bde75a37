import Testing

@testable import LocalizationGenerator

struct ArgumentsTests {
  private let description = SubcommandDescription(
    name: "try", summary: "", operands: "",
    options: [
      .init("name", "VALUE", ""), .init("each", "VALUE", isRepeatable: true, ""), .init("flag", ""),
    ], discussion: "", examples: [])

  private func read(_ line: String) throws(UsageError) -> Arguments {
    let words = line.split(separator: " ").map(String.init)
    return try Arguments(parsing: words, for: description)
  }

  @Test(arguments: [
    ("--name a b", "a", ["b"]), ("--name=a b", "a", ["b"]), ("b --name a", "a", ["b"]),
    ("--name=a=b", "a=b", []), ("--name= -1", "", ["-1"]), ("--name -1", "-1", []),
    ("-- --name a", nil, ["--name", "a"]), ("--name -- --flag", "--", []),
  ])
  func readsValues(line: String, name: String?, operands: [String]) throws {
    let arguments = try read(line)
    #expect(arguments.value("name") == name)
    #expect(arguments.operands == operands)
  }

  @Test func keepsRepeatedOptionsInOrder() throws {
    let arguments = try read("--each a --each=b --flag --each c")
    #expect(arguments.values("each") == ["a", "b", "c"])
    #expect(arguments.isGiven("flag"))
  }

  @Test(arguments: [
    ("--nam a", "'try' has no option '--nam'; did you mean '--name'?"),
    ("--zzzzzzz", "'try' has no option '--zzzzzzz'"),
    ("--name", "the option '--name' needs a value"),
    ("--flag=1", "the option '--flag' takes no value"),
    ("--name a --name b", "the option '--name' is given twice"),
  ])
  func explainsBadUse(line: String, reason: String) {
    #expect {
      _ = try read(line)
    } throws: {
      ($0 as? UsageError)?.reason == reason
    }
  }
}
