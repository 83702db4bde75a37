import Foundation
import TestSupport
import Testing

@testable import TableParsing

/// The readers beside Foundation's on the same bytes: not slower, in a debug build either. The time is
/// that of this thread alone and the best of several runs, and half as much again is allowed for, so
/// that whatever else a machine does decides nothing.
@Suite(.serialized) struct SpeedComparison {
  /// In milliseconds.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let start = processorTime()
      try body()
      best = min(best, processorTime() - start)
    }
    return best
  }

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  private func compare(_ name: String, _ data: Data, _ format: TableFormat) throws {
    let file = SourceFile(
      path: name, format: format, table: "t", language: nil,
      contents: data.withUnsafeBytes { ByteStorage($0) })
    let text = SourceDecoder.decode(file).value
    let own = time {
      _ = format == .xcstrings ? JSONReader.read(text) : XMLPropertyListReader.read(text)
    }
    let tables = time { _ = TableParser.parse(file) }
    let foundation = try time {
      if format == .xcstrings {
        _ = try JSONSerialization.jsonObject(with: data)
      } else {
        _ = try PropertyListSerialization.propertyList(from: data, format: nil)
      }
    }
    let times = [own, tables, foundation].map { String(format: "%.1f", $0) }
    print(
      "\(name), \(data.count / 1000) kB: values \(times[0]) ms, tables \(times[1]) ms, "
        + "Foundation \(times[2]) ms")
    #expect(own < foundation * 1.5, "\(name)")
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)")) func readersAgainstFoundation() throws {
    let catalogs = Corpus.first.paths("Main.xcstrings", "Document.xcstrings")
    #expect(catalogs.count == 2)
    for path in catalogs {
      try compare(path, Corpus.first.data(path), .xcstrings)
    }
    let entries = (0..<1000).map(Self.entry).joined()
    try compare(
      "stringsdict", Data("<plist><dict>\n\(entries)</dict></plist>".utf8), .stringsdict)
  }

  /// One key with a plural, unlike all others.
  private static func entry(_ number: Int) -> String {
    """
    \t<key>%d file(s) of folder \(number)</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@files\(number)@ in it</string>
    \t\t<key>files\(number)</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d file and \(number) others</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d files and \(number) others</string>
    \t\t</dict>
    \t</dict>

    """
  }

  private static let folder = ProcessInfo.processInfo.environment["TABLE_SPEED_FOLDER"]

  @Test(.enabled(if: folder != nil, "TABLE_SPEED_FOLDER names no folder of other files"))
  func furtherFiles() throws {
    let folder = try #require(Self.folder)
    for path in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [] {
      let url = URL(filePath: folder).appending(path: path)
      let format = TableFormat(fileName: url.lastPathComponent)
      guard let format, format != .strings else { continue }
      try compare(path, Data(contentsOf: url), format)
    }
  }
}
