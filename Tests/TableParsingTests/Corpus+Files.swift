import Foundation
import TableParsing
import TestSupport

extension Corpus {
  func bytes(_ path: String) throws -> ByteStorage {
    try data(path).withUnsafeBytes { ByteStorage($0) }
  }

  func file(_ path: String) throws -> SourceFile {
    let url = url(path)
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
