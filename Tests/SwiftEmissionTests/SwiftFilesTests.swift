import SwiftEmission
import TestSupport
import Testing

/// Accessors spread over several files.
struct SwiftFilesTests {
  private static let keys = [
    ("a", "A"), ("b.a", "%@"), ("b.c.a", "%d"), ("b.c.b", "A"), ("b.c.c", "%@ %d"), ("b.d", "A"),
    ("class.default", "%@"), ("class.e", "A"), ("code_1", "A"), ("code_2", "A"), ("code_3", "A"),
    ("state.off", "A"), ("state.on", "A"), ("z", "%@"),
  ]

  private func tableSet(_ access: Configuration.AccessLevel = .internal) -> TestTableSet {
    var test = TestTableSet()
    test.configuration.accessLevel = access
    test.configuration.messages = "Message"
    test.configuration.families = [KeyFamily(pattern: "state.*", enumName: "State")]
    test.add(Self.keys)
    test.add([("other.x", "A"), ("other.y", "%@")], table: "Other")
    return test
  }

  @Test func noMemberIsLostAndNoneMovesToAnotherEnum() throws {
    let whole = SwiftFiles(tableSet().swiftFiles(1))
    for count in [5, 6, 9, 17] {
      let files = SwiftFiles(tableSet().swiftFiles(count))
      #expect(files.texts.count == (count == 6 ? 5 : count))
      #expect(files.members.sorted() == whole.members.sorted(), "\(count) files")
    }
  }

  /// Each file counts from 0, and together they name the messages that a single file names.
  @Test func numbersOfFilesAreThoseOfTheMessages() {
    let whole = SwiftFiles(tableSet().swiftFiles(1)).calls
    #expect(whole.contains("case 3: return _localizedText(10)"))
    #expect(whole.contains("case .on: return _localizedMessage(12)"))
    for count in [5, 9, 17] {
      let files = SwiftFiles(tableSet().swiftFiles(count))
      #expect(files.calls == whole, "\(count) files")
      #expect(files.starts.count == count - 1)
    }
  }

  @Test func fewMessagesStandInOneFile() {
    var test = TestTableSet()
    test.add((0..<239).map { ("key\($0)", "A") })
    #expect(test.emit(swiftFileCount: 33).value.swift.count == 1)
    test.add([("z", "A")], table: "Other")
    #expect(test.emit(swiftFileCount: 33).value.swift.count == 5)
    #expect(test.emit(swiftFileCount: 4).value.swift.count == 1)
  }

  /// What a build compiles again for a key: the file that it stands in, and the first one, whose
  /// interface stays as it is.
  @Test func anotherKeyLeavesOtherFilesAsTheyAre() {
    let keys = (0..<1_000).map {
      ("feature\($0 / 50).screen\($0 / 10 % 5).text\($0)", $0 % 7 > 0 ? "A" : "%@ %d")
    }
    var test = TestTableSet()
    test.add(keys)
    let before = SwiftFiles(test.emit(swiftFileCount: 33))
    #expect(before.texts.count == 17)
    var moved = 0
    for number in 0..<100 {
      var edited = TestTableSet()
      let place = number * 10
      edited.add(
        keys[..<place] + [("feature\(place / 50).screen\(place / 10 % 5).added\(number)", "%@ %d")]
          + keys[place...])
      let after = SwiftFiles(edited.emit(swiftFileCount: 33))
      let changed = zip(before.texts, after.texts).filter { $0 != $1 }.count
      #expect(after.interface(of: 0) == before.interface(of: 0) || changed > 2)
      // A cut moves: one file more.
      if changed > 2 { moved += 1 }
    }
    #expect(moved <= 8)
  }

  @Test func anEnumNamedAsTheOutermostStaysInItsFile() {
    var test = TestTableSet()
    test.add((0..<500).map { ("localizationHelper.key\($0)", "A") })
    #expect(test.emit(swiftFileCount: 33).value.swift.count == 1)
  }

  @Test func aKeyOfMyriadsMovesHardlyAnything() {
    let keys = (0..<10_000).map { ("text\($0 &* 7_919 % 10_000)", "A") }
    var test = TestTableSet()
    test.add(keys)
    let before = SwiftFiles(test.emit(swiftFileCount: 33))
    #expect(before.texts.count == 33)
    // Within the middle thirds.
    for (start, next) in zip(before.starts, before.starts.dropFirst() + [10_000]) {
      #expect((10_000 / 243...10_000 * 32 / 243).contains(next - start))
    }
    var again = TestTableSet()
    again.add(keys + [("text5000b", "A")])
    let after = SwiftFiles(again.emit(swiftFileCount: 33))
    #expect(zip(before.texts, after.texts).filter { $0 != $1 }.count == 2)
  }

  @Test(
    .enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"),
    arguments: [Configuration.AccessLevel.internal, .package, .public])
  func theyCompile(access: Configuration.AccessLevel) throws {
    let compiler = try #require(SwiftCompiler.shared)
    for count in [5, 17] {
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
            LocalizationHelper.Other.Other.y("x"), LocalizationHelper.state(.on),
            LocalizationHelper.Message.B.C.c("x", 1).string(in: .en),
          ]
        }
        """
      let flags = ["-enable-upcoming-feature", "MemberImportVisibility"]
      let said = try compiler.check(files, swiftVersion: 6, flags: flags)
      #expect(said == "")
      let saidOfFive = try compiler.check(files, swiftVersion: 5)
      #expect(saidOfFive == "")
    }
  }

  /// As new projects of Xcode 26 set it: accessors are called from any thread all the same.
  @Test(
    .enabled(
      if: SwiftCompiler.shared?.hasDefaultIsolation == true, "the compiler is older than 6.2"),
    arguments: [1, 9])
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

/// What several Swift files say together.
private struct SwiftFiles {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  init(_ emitted: Parsed<EmittedOutput>) {
    texts = emitted.value.swift.map { storage in
      withExtendedLifetime(storage) { String(decoding: storage.bytes, as: UTF8.self) }
    }
  }

  /// The first message of each file but the first.
  var starts: [Int] {
    texts[0].matches(of: /\{ (\d+) &\+ number \}/).compactMap { Int($0.1) }
  }

  /// `A.B.member` of all declarations, by reading the braces.
  var members: [String] {
    var members: [String] = []
    for file in texts {
      var path: [String] = []
      for line in file.split(separator: "\n").prefix(while: { !$0.contains("LocalizedTable") }) {
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

  /// The lines that name a message, as if all stood in one file.
  var calls: [String] {
    let starts = [0] + starts
    return zip(texts, starts).flatMap { text, start in
      text.split(separator: "\n").compactMap { line -> String? in
        guard let call = line.firstMatch(of: /_localized(Text|Message)\d*((_[a-z]+)?)\((-?\d+)/),
          let number = Int(call.4)
        else { return nil }
        let whole = "_localized\(call.1)\(call.2)(\(start + number)"
        return line.replacing(call.0, with: whole).trimmingPrefix { $0 == " " }.description
      }
    }.sorted()
  }

  /// A file without the bodies of its functions.
  func interface(of file: Int) -> [Substring] {
    var isBody = false
    return texts[file].split(separator: "\n").filter { line in
      if line.contains("func "), line.hasSuffix("{") { isBody = true }
      if line.hasPrefix("}") { isBody = false }
      return !line.contains(" &+ number }") && (!isBody || line.contains("func "))
    }
  }
}
