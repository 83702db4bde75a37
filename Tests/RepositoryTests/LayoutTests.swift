import Foundation
import Testing

@Suite struct LayoutTests {
  @Test func topLevelHasOnlyTheEntriesOfTheDesign() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(
      entries.sorted() == ["Example", "Package.swift", "Plugins", "README.md", "Sources", "Tests"])
  }

  @Test func packageNamesNoDependency() throws {
    let manifest = try Repository.text("Package.swift")
    #expect(!manifest.contains(".package("))
    let example = try Repository.text("Example/Package.swift")
    #expect(example.components(separatedBy: ".package(").count == 2)
    #expect(example.contains(#".package(name: "TypedLocalization", path: "..")"#))
  }

  @Test func filesStayBelowTheirCeiling() throws {
    for folder in ["Sources", "Plugins", "Tests", "Example"] {
      // Data has no ceiling.
      for path in Repository.files(below: folder, suffix: ".swift") where !path.contains("/Data/") {
        let count = try Repository.lines(path).count - 1
        #expect(count <= 400, "\(path) has \(count) lines, at most 400 are allowed")
      }
    }
  }

  @Test func functionsStayBelowTheirCeiling() throws {
    for folder in ["Sources", "Plugins"] {
      for path in Repository.files(below: folder, suffix: ".swift") {
        for function in FunctionLength.functions(in: try Repository.lines(path)) {
          #expect(
            function.count <= 50,
            "\(path):\(function.line): \(function.count) lines, at most 50 are allowed")
        }
      }
    }
  }

  @Test func sourcesHaveNoTrapsAndNoUnfinishedMarks() throws {
    let traps = [
      "try!", "fatalError", "preconditionFailure", "as! ", "TODO", "FIXME", "unimplemented",
    ]
    for folder in ["Sources", "Plugins"] {
      for path in Repository.files(below: folder, suffix: ".swift") {
        for (index, line) in try Repository.lines(path).enumerated() {
          for trap in traps where line.contains(trap) {
            Issue.record("\(path):\(index + 1): \(trap)")
          }
        }
      }
    }
  }

  @Test func textsNameNoMachine() throws {
    let pattern = try Regex(#"(^|[\s"'=`])/(?:work|farm|tmp|root|home|opt/swift|Users)/\w"#)
    for folder in ["Sources", "Plugins", "Tests", "Example"] {
      for path in Repository.files(below: folder) where isText(path) {
        for (index, line) in try Repository.lines(path).enumerated()
        where line.firstMatch(of: pattern) != nil {
          Issue.record("\(path):\(index + 1): a path of one machine: \(line)")
        }
      }
    }
  }

  private func isText(_ path: String) -> Bool {
    [".swift", ".md", ".json"].contains { path.hasSuffix($0) }
      && !path.hasSuffix("LayoutTests.swift")
  }
}
