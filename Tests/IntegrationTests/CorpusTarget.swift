import Foundation
import TestSupport

/// A target of the made package whose resources are tables of a real app.
struct CorpusTarget: Sendable {
  let name: String
  /// Files of the corpus by where they lie in the target's `Resources`.
  let files: [(path: String, place: String)]
  /// By name, how generated code reads a key of the table.
  let tables: [(name: String, namespace: String)]

  static let home = CorpusTarget(
    name: "Home", files: homeFiles,
    tables: [
      ("Core", ".Core"), ("Frontend", ".Frontend"), ("Localizable", ""),
    ])

  static let catalogs = CorpusTarget(
    name: "Catalogs",
    files: [
      ("rxhanson__Rectangle/Rectangle/mul.lproj/Main.xcstrings", "mul.lproj/Main.xcstrings"),
      (editor + "AppShortcuts.xcstrings", "AppShortcuts.xcstrings"),
      (editor + "Document Window/Document.xcstrings", "Document.xcstrings"),
      (
        editor + "Document Window/Accessory Views/FileScopeEditor.xcstrings",
        "FileScopeEditor.xcstrings"
      ),
    ],
    tables: [
      ("Document", ".Document"), ("FileScopeEditor", ".FileScopeEditor"), ("Main", ".Main"),
    ])

  static let all = [home, catalogs]

  private static let editor = "coteditor__CotEditor/CotEditor/Localizables/"

  private static var homeFiles: [(path: String, place: String)] {
    let folder = "home-assistant__iOS/Sources/App/Resources"
    return Corpus.first.paths(".strings").filter { $0.hasPrefix(folder + "/") }
      .map { ($0, String($0.dropFirst(folder.count + 1))) }
  }

  /// Copies the tables and makes the program.
  func write(to package: MadePackage) throws {
    let folder = "Sources/\(name)/"
    for (path, place) in files {
      let text = try String(contentsOf: Corpus.first.url(path), encoding: .utf8)
      try package.write(text, to: folder + "Resources/" + place)
    }
    let swift = package.path(folder + "Generated.txt")
    let arguments = ["--bundle-name", "x", "--swift-output", swift, "--"]
    _ = try BuiltTool.run(
      ["generate"] + arguments + [package.path(folder + "Resources")], in: Checkout.root)
    let members = GeneratedMembers(try String(contentsOfFile: swift, encoding: .utf8))
    try FileManager.default.removeItem(atPath: swift)
    try package.write(members.walk, to: folder + "Members.swift")
    try package.write(program, to: folder + "main.swift")
  }

  /// Compares the rows of a JSON file, the languages' texts in the order of the messages, with what
  /// the generated code says.
  private var program: String {
    let cases = tables.map {
      "    case \"\($0.name)\": LocalizationHelper\($0.namespace).string(forKey: key)"
    }
    return """
      import Foundation
      import TypedLocalization

      struct Row: Decodable {
        let table: String
        let key: String
        let text: String?
      }

      func text(ofKey key: String, in table: String) -> String? {
        switch table {
      \(cases.joined(separator: "\n"))
        default: nil
        }
      }

      let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
      let languages = try JSONDecoder().decode([String: [Row]].self, from: data)
      var keys = 0
      var members = 0
      for (language, rows) in languages.sorted(by: { $0.key < $1.key }) {
        try LanguageManager.shared.select(language)
        for row in rows {
          guard let expected = row.text else { continue }
          let found = text(ofKey: row.key, in: row.table)
          keys += 1
          if found?.utf8.elementsEqual(expected.utf8) != true {
            print("\\(language) \\(row.table) \\(row.key): \\(found ?? "nil"), not \\(expected)")
          }
        }
        walkMembers { index, found in
          guard let expected = rows[index].text?.replacingOccurrences(of: "%%", with: "%") else {
            return
          }
          members += 1
          if !found.utf8.elementsEqual(expected.utf8) {
            print("\\(language) member \\(rows[index].key): \\(found), not \\(expected)")
          }
        }
      }
      print("\\(languages.count) languages, \\(keys) keys, \\(members) members")

      """
  }
}
