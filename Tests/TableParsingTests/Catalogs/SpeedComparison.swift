import Foundation
import TableParsing
import Testing

/// Prints how long the readers take beside Foundation's, over the files in the folder that
/// `TABLE_SPEED_FOLDER` names.
@Suite struct SpeedComparison {
  private func time(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<3 {
      let duration = try clock.measure { try body() }
      best = min(
        best,
        Double(duration.components.attoseconds) / 1e15
          + Double(duration.components.seconds) * 1000)
    }
    return best
  }

  @Test func readersAgainstFoundation() throws {
    guard let folder = ProcessInfo.processInfo.environment["TABLE_SPEED_FOLDER"] else { return }
    for path in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [] {
      let url = URL(filePath: folder).appending(path: path)
      guard let format = SourceFile.Format(rawValue: url.pathExtension), format != .strings
      else { continue }
      let data = try Data(contentsOf: url)
      let file = SourceFile(
        path: path, format: format, table: "t", language: nil,
        contents: data.withUnsafeBytes { ByteStorage($0) })
      let text = SourceDecoder.decode(file).value
      var count = 0
      let tree = try time {
        if format == .xcstrings {
          count = JSONReaderCount.read(text)
        } else {
          count = JSONReaderCount.readXML(text)
        }
      }
      let whole = try time { _ = TableParser.parse(file) }
      let foundation = try time {
        if format == .xcstrings {
          _ = try JSONSerialization.jsonObject(with: data)
        } else {
          _ = try PropertyListSerialization.propertyList(from: data, format: nil)
        }
      }
      print(
        "\(path) \(data.count / 1000) kB: \(count) nodes in \(tree) ms, tables \(whole) ms, "
          + "Foundation \(foundation) ms")
    }
  }
}
