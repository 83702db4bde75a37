import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import LocalizationGenerator

/// Names made from the keys of real apps.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
struct CorpusNameTests {
  /// The tables of each folder that has `.lproj` folders or catalogs in it.
  private static let targets: [[String]] = Corpus.all.flatMap { corpus in
    let paths = corpus.paths(".strings", ".stringsdict", ".xcstrings").filter {
      $0.contains(".lproj/") || $0.hasSuffix(".xcstrings")
    }
    let folders = Dictionary(grouping: paths) { path in
      let folder = (path as NSString).deletingLastPathComponent
      return folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
    }
    return folders.sorted { $0.key < $1.key }.map { _, paths in
      paths.sorted().map { corpus.url($0).path }
    }
  }

  private func generated(
    _ paths: [String], _ configuration: Configuration
  ) throws -> (swift: [String], collisions: [Diagnostic]) {
    let arguments = try Arguments(parsing: paths, for: CheckSubcommand.description)
    let input = try #require(TargetInput.targets(arguments).first)
    let plan = OutputPlan(folder: "out", languageFolders: [], bundleName: "Package_Target")
    let result = generate(input.files, configuration: configuration, plan: plan)
    let swift = result.outputs.filter { $0.path.hasSuffix(".swift") }.map(\.contents)
    return (
      swift.map { String(decoding: $0.bytes, as: UTF8.self) },
      result.diagnostics.filter { $0.rule == "name-collision" || $0.rule == "unnameable-key" }
    )
  }

  @Test(.enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"))
  func theCodeOfThirtyTargetsCompiles() throws {
    #expect(Self.targets.count > 100)
    var files: [String: String] = [:]
    for number in 0..<30 {
      var configuration = Configuration()
      configuration.enumName = "Target\(number)"
      let target = Self.targets[number * Self.targets.count / 30]
      for (part, text) in try generated(target, configuration).swift.enumerated() {
        files["Target\(number)+\(part).swift"] = text
      }
    }
    let members = files.values.reduce(0) { $0 + $1.components(separatedBy: " static ").count }
    #expect(members > 2_000)
    #expect(try #require(SwiftCompiler.shared).check(files) == "")
  }

  /// A20: one round of advice ends every warning of every target.
  @Test func theAdviceEndsEveryCollision() throws {
    var count = 0
    for target in Self.targets {
      var configuration = Configuration()
      for diagnostic in try generated(target, configuration).collisions {
        let line = try #require(diagnostic.message.firstMatch(of: /"nameOverrides": (\{.*\})/))
        let object = try JSONSerialization.jsonObject(with: Data(line.output.1.utf8))
        for (key, name) in try #require(object as? [String: String]) {
          configuration.nameOverrides[key] = name
        }
        count += 1
      }
      if !configuration.nameOverrides.isEmpty {
        let left = try generated(target, configuration).collisions
        #expect(left.map(\.message) == [], "\(target[0])")
      }
    }
    #expect(count > 40)
  }
}
