import Foundation
import Testing

/// Which modules the files of each folder may import: the arrows of the design.
@Suite struct ImportTests {
  static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Musl", "Darwin", "Android",
    "Observation",
  ]
  static let apple: Set<String> = ["UIKit", "AppKit", "SwiftUI", "Combine", "ObjectiveC"]
  static let allowed: [String: Set<String>] = [
    "MessageFormat": [],
    "TypedLocalization": ["MessageFormat"],
    "TypedLocalizationUI": ["TypedLocalization"],
    "TypedLocalizationTesting": ["TypedLocalization"],
    "LocalizationModel": ["MessageFormat"],
    "TableParsing": ["LocalizationModel"],
    "TableChecks": ["LocalizationModel"],
    "SwiftEmission": ["LocalizationModel"],
    "LocalizationGenerator": ["TableParsing", "TableChecks", "SwiftEmission"],
    "localization-generator": ["LocalizationGenerator"],
    "TableEditing": ["TableParsing"],
    "TranslationExchange": ["TableEditing"],
    "SourceScanning": ["TableParsing"],
    "LocalizationTool": [
      "LocalizationGenerator", "TableEditing", "TranslationExchange", "SourceScanning",
      "TableParsing", "TableChecks", "SwiftEmission",
    ],
    "localization-tool": ["LocalizationTool"],
    "BenchmarkSupport": ["TypedLocalization"],
    "localization-benchmark-program": ["BenchmarkSupport", "TypedLocalization"],
    "localization-benchmark": [
      "BenchmarkSupport", "TypedLocalization", "LocalizationTool", "LocalizationGenerator",
      "TableParsing", "TableChecks", "SwiftEmission", "LocalizationModel", "MessageFormat",
      "TestSupport",
    ],
    "localization-fuzz": [
      "TypedLocalization", "LocalizationTool", "LocalizationGenerator", "LocalizationModel",
      "MessageFormat", "BenchmarkSupport", "TestSupport",
    ],
  ]

  @Test(arguments: allowed.keys.sorted())
  func importsFollowTheArrows(_ target: String) throws {
    let modules = Self.allowed[target, default: []]
    for path in Repository.files(below: "Sources/" + target, suffix: ".swift") {
      for line in try Repository.lines(path) {
        guard let module = importedModule(line) else { continue }
        let isApple =
          target == "TypedLocalizationUI" && Self.apple.contains(module)
          || target == "TypedLocalizationTesting" && module == "Testing"
        #expect(
          modules.contains(module) || Self.system.contains(module) || isApple,
          "\(path) imports \(module)")
      }
    }
  }

  /// The manifest's dependencies by target; what a target runs but does not import left out.
  private func dependencies() throws -> [String: Set<String>] {
    let manifest = try Repository.text("Package.swift")
    let target = /(?:source|executable)\(\s*"(?<name>[^"]+)"(?:,\s*\[(?<list>[^\]]*)\])?/
    var found: [String: Set<String>] = [:]
    for match in manifest.matches(of: target) {
      let list = match.list?.split(separator: "\"").map(String.init) ?? []
      found[String(match.name)] = Set(list.filter { $0.contains(/^[A-Za-z-]+$/) })
        .subtracting(["localization-benchmark-program"])
    }
    return found
  }

  @Test func theManifestHasTheSameArrowsAndEveryTargetItsFolder() throws {
    let dependencies = try dependencies()
    #expect(dependencies == Self.allowed)
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == dependencies.keys.sorted())
  }

  /// What a user's build compiles does not grow with the tool's other subcommands.
  @Test func theBuildToolPluginNeedsTheGeneratorAlone() throws {
    let plugin =
      /"GenerateLocalizationHelper", capability: .buildTool\(\),\s+dependencies: \["localization-generator"\]/
    #expect(try Repository.text("Package.swift").contains(plugin))
    let dependencies = try dependencies()
    var compiled: Set = ["localization-generator"]
    var pending = Array(compiled)
    while let next = pending.popLast() {
      for name in dependencies[next, default: []] where compiled.insert(name).inserted {
        pending.append(name)
      }
    }
    #expect(
      compiled == [
        "localization-generator", "LocalizationGenerator", "TableParsing", "TableChecks",
        "SwiftEmission", "LocalizationModel", "MessageFormat",
      ])
  }

  /// The plugins compile files of the library through relative links, so that each is there once.
  @Test func thePluginsShareTheNamesOfFiles() throws {
    let links = [
      ("GenerateLocalizationHelper/TableFileKind", "LocalizationModel/TableFileKind"),
      ("GenerateLocalizationHelper/BuildFileNames", "LocalizationGenerator/Disk/BuildFileNames"),
      ("LocalizationCommand/TableFileKind", "LocalizationModel/TableFileKind"),
    ]
    for (link, file) in links {
      let path = Repository.root.appending(path: "Plugins/\(link).swift").path
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      #expect(destination == "../../Sources/\(file).swift")
    }
  }

  @Test func onlyTheRuntimeIsPublic() throws {
    let runtime = ["TypedLocalization", "TypedLocalizationUI", "TypedLocalizationTesting"]
    for target in Self.allowed.keys where !runtime.contains(target) {
      for path in Repository.files(below: "Sources/" + target, suffix: ".swift")
      where !path.hasSuffix("/Exports.swift") {
        for (index, line) in try Repository.lines(path).enumerated() {
          let code = line.drop { $0 == " " }
          #expect(!code.hasPrefix("public "), "\(path):\(index + 1): \(code)")
        }
      }
    }
  }

  /// Parsing, checks and emission know no disk, output, clock, environment or locale.
  @Test(arguments: [
    "TableParsing", "TableChecks", "SwiftEmission", "LocalizationModel", "TableEditing",
    "TranslationExchange", "SourceScanning",
  ])
  func theCoreIsPure(_ target: String) throws {
    let forbidden = [
      "FileManager", "FileHandle", " print(", "Date()", "ProcessInfo", "Locale.current", "getenv",
      "String(contentsOf", "Data(contentsOf", "fopen(",
    ]
    for path in Repository.files(below: "Sources/" + target, suffix: ".swift") {
      for (index, line) in try Repository.lines(path).enumerated() {
        let code = " " + line.drop { $0 == " " }
        guard !code.hasPrefix(" //") else { continue }
        for word in forbidden where code.contains(word) {
          Issue.record("\(path):\(index + 1): \(word)")
        }
      }
    }
  }

  private func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || levels.contains(String($0)) })
    else { return nil }
    let name = words[keyword + 1]
    if ["struct", "class", "enum", "func", "protocol"].contains(name) {
      return words[keyword + 2].split(separator: ".").first.map(String.init)
    }
    return String(name)
  }

  private let levels: Set<String> = ["public", "package", "internal", "private", "fileprivate"]
}
