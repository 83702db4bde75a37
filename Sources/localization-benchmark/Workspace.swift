internal import Foundation
internal import LocalizationTool
internal import MessageFormat
@_spi(Generated) internal import TypedLocalization

/// The synthetic tables of a run in a temporary folder, and what the tool makes of them.
final class Workspace {
  let isQuick: Bool
  let tables: SyntheticTables
  let languageCount: Int
  let root: String
  private var outputCount = 0

  init(isQuick: Bool) throws {
    self.isQuick = isQuick
    tables = SyntheticTables(keyCount: isQuick ? 200 : 10_000)
    languageCount = SyntheticTables.languages.count
    root = NSTemporaryDirectory() + "/localization-benchmark-\(getpid())"
    try tables.writeFolders(to: folders, languageCount: languageCount)
    try tables.writeCatalog(to: catalogs, languageCount: languageCount)
    guard Self.generate(folders, to: generated) else { throw BenchmarkError.generating }
  }

  var folders: String { root + "/tables" }
  var catalogs: String { root + "/catalog" }
  /// The compiled tables.
  var generated: String { root + "/generated" }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  /// One that does not exist yet.
  func newFolder() -> String {
    outputCount += 1
    return root + "/output\(outputCount)"
  }

  /// The sampling for what takes milliseconds and more, `count` times.
  func sampler(_ count: Int, unit: BenchmarkRow.Unit = .processorSeconds) -> Sampler {
    Sampler(samples: isQuick ? 1 : count, unit: unit)
  }

  /// The sampling for what takes nanoseconds.
  func loops(_ repetitions: Int) -> Sampler {
    Sampler(samples: isQuick ? 3 : 31, repetitions: isQuick ? 200 : repetitions)
  }

  /// What the build-tool plugin does, in this process.
  static func generate(_ input: String, to output: String) -> Bool {
    let arguments = ["generate", input, "--output", output, "--bundle-name", "Benchmark_Benchmark"]
    return LocalizationTool.run(arguments, console: Console()) == .success
  }

  /// As generated code opens its tables.
  static func openTable(in generated: String) throws -> LocalizedTable {
    let path = generated + "/en.lproj/LocalizationHelper.table"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let fingerprint = try data.withUnsafeBytes { try CompiledTable(bytes: $0).fingerprint }
    return openTable(in: generated, fingerprint: fingerprint)
  }

  static func openTable(in generated: String, fingerprint: UInt64) -> LocalizedTable {
    LocalizedTable(
      bundle: "Benchmark_Benchmark", fingerprint: fingerprint,
      languages: """
        en=en.lproj
        ar=ar.lproj
        de=de.lproj
        es=es.lproj
        fr=fr.lproj
        ja=ja.lproj
        pl=pl.lproj
        pt-BR=pt-BR.lproj
        ru=ru.lproj
        zh-Hans=zh-Hans.lproj
        """,
      tables: "Localizable=0..<10000", options: "", literals: [], resources: { generated })
  }
}

enum BenchmarkError: Error {
  case generating
  case child(String)
  case noBundle(String)
}
