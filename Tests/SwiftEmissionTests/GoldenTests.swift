import Foundation
import SwiftEmission
import Testing

/// `Tests/Goldens`: one folder a case with `<language>.lproj/<table>.strings`, the expected
/// `LocalizationHelper.swift` (compiled tables shown as `<table>`) and `diagnostics.txt`.
///
/// With `RECORD_GOLDENS` in the environment the expectations are written anew, which fails the run.
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  private func swift(_ test: TestTableSet) -> String {
    let literal = /(literals: \[\n)(?: +"[^\n]*",\n)+/
    return test.swift.replacing(literal) { "\($0.output.1)    \"<table>\",\n" }
  }

  private func diagnostics(_ test: TestTableSet) -> String {
    test.plan.diagnostics.map { diagnostic in
      let path = diagnostic.location.map { "\($0.text.path): " } ?? ""
      return "\(path)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]\n"
        + diagnostic.notes.map { "  note: \($0.message)\n" }.joined()
    }.joined()
  }

  @Test func thereAreGoldens() { #expect(Self.cases.count >= 5) }

  @Test(arguments: cases)
  func golden(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let test = try TestTableSet(goldenFolder: folder)
    try expect(swift(test), in: folder.appendingPathComponent("LocalizationHelper.swift"))
    try expect(diagnostics(test), in: folder.appendingPathComponent("diagnostics.txt"))
  }

  private func expect(_ text: String, in file: URL) throws {
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected == text { return }
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil else {
      #expect(text == expected)
      return
    }
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(file.lastPathComponent) anew; look at the difference")
  }

  @Test(.enabled(if: SwiftCompiler.shared != nil), arguments: [5, 6])
  func goldensCompile(swiftVersion: Int) throws {
    var files: [String: String] = [:]
    for name in Self.cases {
      let file = Self.folder.appendingPathComponent(name)
        .appendingPathComponent("LocalizationHelper.swift")
      files["\(name).swift"] = try String(contentsOf: file, encoding: .utf8)
        .replacing(/\bLocalizationHelper\b/, with: "Golden\(name)")
        .replacing("_LocalizationHelperImport", with: "_Golden\(name)Import")
        .replacing("LocalizationHelperTables", with: "Golden\(name)Tables")
    }
    let said = try #require(SwiftCompiler.shared).check(files, swiftVersion: swiftVersion)
    #expect(said == "")
  }
}

extension TestTableSet {
  fileprivate init(goldenFolder folder: URL) throws {
    self.init()
    let files = FileManager.default
    if let json = try? Data(contentsOf: folder.appendingPathComponent("localization.json")) {
      try configure(json)
    }
    for language in try files.contentsOfDirectory(atPath: folder.path).sorted()
    where language.hasSuffix(".lproj") {
      let tables = folder.appendingPathComponent(language)
      for table in try files.contentsOfDirectory(atPath: tables.path).sorted()
      where table.hasSuffix(".strings") {
        let text = try String(contentsOf: tables.appendingPathComponent(table), encoding: .utf8)
        add(
          Self.entries(text), table: String(table.dropLast(".strings".count)),
          language: String(language.dropLast(".lproj".count)))
      }
    }
  }

  private mutating func configure(_ json: Data) throws {
    let values = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
    configuration.separator = values["separator"] as? String ?? configuration.separator
    configuration.nameOverrides = values["nameOverrides"] as? [String: String] ?? [:]
    configuration.notOverridable = values["notOverridable"] as? [String] ?? []
    configuration.fallbacks = values["fallbacks"] as? [String: [String]] ?? [:]
    if let level = values["accessLevel"] as? String {
      configuration.accessLevel = Configuration.AccessLevel(rawValue: level) ?? .internal
    }
    if let storage = values["storage"] as? String {
      configuration.storage = Configuration.Storage(rawValue: storage) ?? .bundle
    }
    if values["numbers"] as? String == "plain" { configuration.numbers = .plain }
  }

  /// Enough of the grammar of `.strings` for the goldens: one entry a line, comments above.
  private static func entries(_ text: String) -> [TableEntry] {
    var comment: String?
    return text.split(separator: "\n").compactMap { line in
      if let found = line.wholeMatch(of: /\/\* (.*) \*\//) {
        comment = String(found.output.1)
        return nil
      }
      guard let found = line.wholeMatch(of: /"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";/) else {
        return nil
      }
      defer { comment = nil }
      return entry(
        unescaped(found.output.1), .message(.plain(.make(unescaped(found.output.2)))),
        comment: comment)
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing(/\\(?:U([0-9a-fA-F]{4})|(.))/) { match in
      if let code = match.output.1 {
        return UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
      }
      switch match.output.2 {
      case "n": return "\n"
      case "t": return "\t"
      default: return String(match.output.2 ?? "")
      }
    }
  }
}
