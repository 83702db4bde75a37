import Foundation
import Testing

@testable import LocalizationGenerator

/// A target with tables of all formats, in a folder of its own.
struct EditingTarget {
  let folder: TemporaryFolder
  let path: String

  static let files = [
    "App/en.lproj/Localizable.strings":
      "/* Greets */\n\"hello\" = \"Hello %@\";\n\n/* Leaves */\n\"bye\" = \"Bye\";\n",
    "App/de.lproj/Localizable.strings": "\"bye\" = \"Tschüss\";\n",
    "App/en.lproj/Localizable.stringsdict": stringsdict("%d file", "%d files"),
    "App/de.lproj/Localizable.stringsdict": stringsdict("%d Datei", "%d Dateien"),
    "App/Menu.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "open" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Öffnen"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Open"
              }
            }
          }
        },
        "save" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Save"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """,
    "App/Use.swift": """
    func use(_ name: String) -> [String] {
      [
        LocalizationHelper.hello(name), LocalizationHelper.Menu.open,
        LocalizationHelper.string(forKey: "hello") ?? "hello",
      ]
    }

    """,
  ]

  static func stringsdict(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@count@</string>
        <key>count</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>d</string>
          <key>one</key>
          <string>\(one)</string>
          <key>other</key>
          <string>\(other)</string>
        </dict>
      </dict>
    </dict>
    </plist>

    """
  }

  /// - Parameter more: files beside those of `files`, by their paths.
  init(adding more: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    for (name, text) in more { try folder.write(text, to: name) }
    path = folder.path + "/App"
  }

  /// With the folders of languages of a real target.
  init(copying real: String) throws {
    folder = try TemporaryFolder()
    path = folder.path + "/App"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: real)
    where name.hasSuffix(".lproj") {
      try FileManager.default.copyItem(atPath: real + "/" + name, toPath: path + "/" + name)
    }
  }

  /// Runs a command with the target's folder at its end.
  func run(_ arguments: String...) -> ToolRun { ToolRun(arguments + [path], in: folder) }

  func text(_ name: String) throws -> String { try folder.text("App/" + name) }

  /// The names of the files that are not as they were made.
  func changed() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    let present = all.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    let gone = Self.files.keys.map { String($0.dropFirst(4)) }.filter { !present.contains($0) }
    return try (present.filter { try text($0) != Self.files["App/" + $0] } + gone).sorted()
  }
}
