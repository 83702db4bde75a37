import Foundation
import TableParsing

/// Files of real apps beside the package, where they are.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/corpus").standardizedFileURL

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Paths below the folder, sorted.
  static func paths(_ isWanted: (String) -> Bool) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return all.filter(isWanted).sorted()
  }

  static func bytes(_ path: String) throws -> ByteStorage {
    let data = try Data(contentsOf: folder.appending(path: path))
    return data.withUnsafeBytes { ByteStorage($0) }
  }

  static func file(_ path: String) throws -> SourceFile {
    let url = folder.appending(path: path)
    let parent = url.deletingLastPathComponent()
    return SourceFile(
      path: path, format: TableFormat(fileName: url.lastPathComponent) ?? .strings,
      table: url.deletingPathExtension().lastPathComponent,
      language: parent.pathExtension == "lproj"
        ? parent.deletingPathExtension().lastPathComponent : nil,
      contents: try bytes(path))
  }
}

extension Diagnostic {
  /// `line:column: severity: message [rule]`.
  var line: String {
    guard let location else { return "-: \(severity): \(message) [\(rule)]" }
    let position = LineTable(location.text.storage.bytes).position(of: Int(location.range.start))
    return "\(position.line):\(position.column): \(severity.rawValue): \(message) [\(rule)]"
  }
}
