import Foundation

@testable import LocalizationGenerator

/// A target's folder, with what `check` says of it and what `generate` and `render` make of it.
final class SecondLookTarget {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "Target/" + name) }
  }

  /// `severity rule path` of each finding, or `severity rule path:line:column` where `places` is true.
  func findings(places: Bool = false) -> [String] {
    found().map {
      "\($0.severity) \($0.rule) \($0.path)" + (places ? ":\($0.line):\($0.column)" : "")
    }
  }

  func messages(of rule: String) -> [String] { found().filter { $0.rule == rule }.map(\.message) }

  private struct Found: Decodable {
    var path: String?
    var line: Int?
    var column: Int?
    var severity: String
    var rule: String
    var message: String
  }

  private func found() -> [(
    severity: String, rule: String, path: String, line: Int, column: Int, message: String
  )] {
    let run = ToolRun(["check", "--format", "json", folder.path + "/Target"])
    let all = (try? JSONDecoder().decode([Found].self, from: Data(run.output.utf8))) ?? []
    let prefix = folder.path + "/Target/"
    return all.map {
      (
        $0.severity, $0.rule, ($0.path ?? "-").replacing(prefix, with: ""), $0.line ?? 0,
        $0.column ?? 0, $0.message
      )
    }
  }

  /// The generated Swift file.
  func swift() throws -> String {
    _ = ToolRun([
      "generate", folder.path + "/Target", "--output", folder.path + "/Output", "--bundle-name",
      "Package_Target",
    ])
    return try folder.text("Output/LocalizationHelper.swift")
  }

  /// The names of the generated members.
  func members() throws -> [String] {
    try swift().split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { " (:<".contains($0) })
      guard let word = words.firstIndex(where: { $0 == "var" || $0 == "func" }),
        words.prefix(word).contains("static"), words.count > word + 1
      else { return nil }
      let name = String(words[word + 1])
      return ["string", "register", "withLanguage"].contains(name) ? nil : name
    }
  }

  /// The languages that the generated code lists, the development language first.
  func languages() throws -> [String] {
    let text = try swift()
    guard let start = text.firstRange(of: "languages: \"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return [] }
    return text[start..<end].replacing("\\n", with: "\n").split(separator: "\n").map { line in
      String(line.prefix { $0 != "=" })
    }
  }

  func render(_ key: String, in language: String, _ arguments: String...) -> String {
    let values = arguments.flatMap { ["--argument", $0] }
    let run = ToolRun(
      ["render", "--language", language, "--key", key] + values + [folder.path + "/Target"])
    return run.exitCode == .success ? String(run.output.dropLast()) : run.errors
  }
}

/// The text of a catalog.
enum SecondLookCatalog {
  /// - Parameter entries: key → language → text.
  static func text(
    source: String = "en", _ entries: [String: [String: String]], more: String = ""
  ) -> String {
    let strings = entries.sorted { $0.key < $1.key }.map { key, texts in
      let localizations = texts.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\($0.value)\" } }"
      }
      return "\"\(key)\" : { \"localizations\" : { \(localizations.joined(separator: ",\n")) } }"
    }
    return """
      { "sourceLanguage" : "\(source)", "strings" : { \(strings.joined(separator: ",\n")) },
      \(more)"version" : "1.0" }
      """
  }
}
