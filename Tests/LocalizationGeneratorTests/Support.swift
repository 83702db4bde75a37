import Foundation
import LocalizationModel

@testable import LocalizationGenerator

/// A text with numbered marks taken out, and where they stood.
struct Marked {
  let text: String
  /// Line and column of mark `n`, at index `n - 1`.
  let places: [String]

  init(_ source: String) {
    var text = ""
    var places: [String] = []
    var line = 1
    var column = 1
    for character in source {
      if String(character).unicodeScalars.contains("\u{20E3}") {
        places.append("\(line):\(column)")
        continue
      }
      text.append(character)
      line += character == "\n" ? 1 : 0
      column = character == "\n" ? 1 : column + String(character).utf8.count
    }
    self.text = text
    self.places = places
  }
}

/// A folder of its own that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/localization tööl \(UUID())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

/// What a command line printed and how it ended. The folder's path is left out of what is printed.
struct ToolRun {
  let output: String
  let errors: String
  let exitCode: ExitCode

  init(_ arguments: [String], in folder: TemporaryFolder? = nil, isColoured: Bool = false) {
    let console = Console(isColoured: isColoured)
    exitCode = commandLine.run(arguments, console: console)
    func text(_ bytes: ByteStorage) -> String {
      let text = String(decoding: bytes.bytes, as: UTF8.self)
      return folder.map { text.replacingOccurrences(of: $0.path + "/", with: "") } ?? text
    }
    output = text(console.output)
    errors = text(console.errors)
  }
}
