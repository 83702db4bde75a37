internal import Foundation
internal import LocalizationModel
internal import TableParsing

/// Bytes in memory → tables, one thread.
struct ParseBenchmarks {
  let workspace: Workspace
  let report: Report
  private let group = "parse"

  func run() throws {
    let strings = try file(workspace.folders + "/de.lproj/Localizable.strings", .strings, "de")
    let stringsdict = try file(
      workspace.folders + "/de.lproj/Localizable.stringsdict", .stringsdict, "de")
    let catalog = try file(workspace.catalogs + "/Localizable.xcstrings", .xcstrings, nil)
    comparePropertyList(strings, "read .strings", must: 0.25)
    compareMemory(strings)
    comparePropertyList(stringsdict, "read .stringsdict", must: 1)
    let sampler = workspace.sampler(5)
    let contents = data(catalog)
    report.add(
      group, "read .xcstrings", "JSONSerialization",
      sampler.compare(parse(catalog)) { times in
        repeated(times) { (try? JSONSerialization.jsonObject(with: contents)) == nil ? 0 : 1 }
      }, must: 1)
    report.add(
      group, "read .xcstrings", "JSONDecoder",
      sampler.compare(parse(catalog)) { times in
        repeated(times) {
          (try? JSONDecoder().decode(DecodedCatalog.self, from: contents)) == nil ? 0 : 1
        }
      })
  }

  private func comparePropertyList(_ file: SourceFile, _ name: String, must: Double) {
    let contents = data(file)
    let comparison = workspace.sampler(15).compare(parse(file)) { times in
      repeated(times) {
        (try? PropertyListSerialization.propertyList(from: contents, format: nil)) == nil ? 0 : 1
      }
    }
    report.add(group, name, "PropertyListSerialization", comparison, must: must)
    let speed = Double(file.contents.count) / comparison.measured / 1e6
    report.remark("\(name): \(Int(speed)) MB/s of \(file.contents.count) bytes")
  }

  private func compareMemory(_ file: SourceFile) {
    let contents = data(file)
    report.add(
      group, "read .strings", "memcpy",
      workspace.sampler(15).compare(parse(file)) { times in
        repeated(times * 10) { contents.withUnsafeBytes { ByteStorage($0).count } }
      }.dividing(yardstickBy: 10))
  }

  private func parse(_ file: SourceFile) -> (Int) -> Int {
    { times in repeated(times) { TableParser.parse(file).value.reduce(0) { $0 + $1.entries.count } }
    }
  }

  private func file(
    _ path: String, _ format: TableFormat, _ language: String?
  ) throws -> SourceFile {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let storage = data.withUnsafeBytes { ByteStorage($0) }
    let file = SourceFile(
      path: path, format: format, table: "Localizable", language: language, contents: storage)
    let parsed = TableParser.parse(file)
    report.expect(parsed.diagnostics.isEmpty, "\(path): \(parsed.diagnostics)")
    report.expect(parsed.value.first?.entries.isEmpty == false, "\(path): nothing was read")
    return file
  }

  private func data(_ file: SourceFile) -> Data { Data(file.contents.bytes) }
}

/// Adds up what `body` returns.
func repeated(_ times: Int, _ body: () -> Int) -> Int {
  var sum = 0
  for _ in 0..<times { sum &+= body() }
  return sum
}

/// What a program that takes a catalog apart with `JSONDecoder` writes down.
private struct DecodedCatalog: Decodable {
  struct Entry: Decodable {
    var comment: String?
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?
  }

  struct Unit: Decodable {
    var state: String
    var value: String
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}
