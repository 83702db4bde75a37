import SwiftEmission
import TestSupport
import Testing

/// Accessors spread over several files.
struct SwiftFilesTests {
  private static let keys = [
    ("a", "A"), ("b.a", "%@"), ("b.c.a", "%d"), ("b.c.b", "A"), ("b.c.c", "%@ %d"), ("b.d", "A"),
    ("class.default", "%@"), ("class.e", "A"), ("code_1", "A"), ("code_2", "A"), ("code_3", "A"),
    ("z", "%@"),
  ]

  private func tableSet(_ access: Configuration.AccessLevel = .internal) -> TestTableSet {
    var test = TestTableSet()
    test.configuration.accessLevel = access
    test.add(Self.keys)
    test.add([("other.x", "A"), ("other.y", "%@")], table: "Other")
    return test
  }

  private func declarations(_ files: [String]) -> [String] {
    files.flatMap { $0.split(separator: "\n") }
      .filter { line in
        line.contains(" static ") && !line.contains(" register()")
          && !line.contains(" withLanguage<")
      }
      .map { line in String(line.drop { $0 == " " }) }
  }

  @Test func noMemberIsLostAndNoneMovesToAnotherEnum() throws {
    let whole = tableSet().swiftFiles(1)
    for count in 2...9 {
      let files = tableSet().swiftFiles(count)
      #expect(files.count == count)
      #expect(declarations(files) == declarations(whole))
      #expect(members(files) == members(whole), "\(count) files")
    }
  }

  /// `A.B.member` of all declarations, by reading the braces.
  private func members(_ files: [String]) -> [String] {
    var members: [String] = []
    for file in files {
      var path: [String] = []
      for line in file.split(separator: "\n").prefix(while: { !$0.contains("LocalizedTable(") }) {
        let words = line.split(separator: " ")
        if line.hasSuffix("{"), let name = words.dropLast().last {
          path.append(words.contains("func") ? "" : String(name))
        } else if line.trimmingPrefix(while: { $0 == " " }) == "}" {
          path.removeLast()
        }
        guard let index = words.firstIndex(of: "static"), words.count > index + 2 else { continue }
        let owner = path.filter { !$0.isEmpty }.joined(separator: ".")
        members.append("\(owner) \(words[index + 2])")
      }
    }
    return members
  }

  @Test func shortFilesAreEmptyButThere() {
    var test = TestTableSet()
    test.add([("a", "A")])
    let files = test.swiftFiles(4)
    #expect(files.count == 4)
    // The second has the function that takes any key.
    #expect(files[2...].allSatisfy { $0.hasPrefix("//") && $0.split(separator: "\n").count == 1 })
  }

  @Test(
    .enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"),
    arguments: [Configuration.AccessLevel.internal, .package, .public])
  func theyCompile(access: Configuration.AccessLevel) throws {
    let compiler = try #require(SwiftCompiler.shared)
    for count in [2, 5, 16] {
      var files = ["main.swift": "import TypedLocalization\n"]
      for (index, text) in tableSet(access).swiftFiles(count).enumerated() {
        files["LocalizationHelper+\(index).swift"] = text
      }
      files["Use.swift"] = """
        func use() -> [String?] {
          [
            LocalizationHelper.a, LocalizationHelper.B.C.c("x", 1),
            LocalizationHelper.Class.default("x"), LocalizationHelper.code(code: 2),
            LocalizationHelper.string(forKey: "a"), LocalizationHelper.Other.string(forKey: "other.x"),
            LocalizationHelper.Other.Other.y("x"),
          ]
        }
        """
      let flags = ["-enable-upcoming-feature", "MemberImportVisibility"]
      #expect(try compiler.check(files, swiftVersion: 6, flags: flags) == "")
      #expect(try compiler.check(files, swiftVersion: 5) == "")
    }
  }

  /// As new projects of Xcode 26 set it: accessors are called from any thread all the same.
  @Test(
    .enabled(
      if: SwiftCompiler.shared?.hasDefaultIsolation == true, "the compiler is older than 6.2"),
    arguments: [1, 5])
  func theyAreOfNoActor(fileCount: Int) throws {
    let compiler = try #require(SwiftCompiler.shared)
    var files = [
      "Use.swift": """
      nonisolated func use() -> [String?] {
        [
          LocalizationHelper.a, LocalizationHelper.B.C.c("x", 1), LocalizationHelper.code(code: 2),
          LocalizationHelper.string(forKey: "a"), LocalizationHelper.Other.Other.y("x"),
        ]
      }
      """
    ]
    for (index, text) in tableSet().swiftFiles(fileCount).enumerated() {
      files["LocalizationHelper+\(index).swift"] = text
    }
    for version in [5, 6] {
      let said = try compiler.check(
        files, swiftVersion: version, flags: ["-default-isolation", "MainActor"])
      #expect(said == "")
    }
  }
}
