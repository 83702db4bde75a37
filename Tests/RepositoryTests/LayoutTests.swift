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

  /// But for tables of data, and what a golden expects, which are read by no one from end to end.
  @Test func filesStayBelowTheirCeiling() throws {
    for folder in ["Sources", "Plugins", "Tests", "Example"] {
      for path in Repository.files(below: folder, suffix: ".swift")
      where !path.contains("/Data/") && !path.hasPrefix("Tests/Goldens/") {
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
}
