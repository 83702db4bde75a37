internal import BenchmarkSupport
internal import Foundation
internal import LocalizationGenerator
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
    try makeProgram()
  }

  var folders: String { root + "/tables" }
  var catalogs: String { root + "/catalog" }
  /// A copy of `localization-benchmark-program`, with a copy of the compiled tables beside it: what a
  /// build makes. (A file that was just written in one piece is mapped in one piece, which no installed
  /// program sees.)
  var program: String { root + "/program/localization-benchmark-program" }
  private func makeProgram() throws {
    let files = FileManager.default
    let resources = root + "/program/\(SampleTables.bundle).resources"
    try files.createDirectory(atPath: resources, withIntermediateDirectories: true)
    for language in SampleTables.languages {
      let folder = "/\(language).lproj"
      try files.copyItem(atPath: generated + folder, toPath: resources + folder.lowercased())
    }
    try files.copyItem(atPath: ChildProcess.executable + "-program", toPath: program)
  }

  /// What the tool made.
  var generated: String { root + "/generated" }

  /// A file of the keys in `.strings` files, one a line.
  func writeKeys() throws -> String {
    let path = root + "/keys"
    let lines = tables.stringsKeys.map { $0 + "\n" }.joined()
    try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

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
    let arguments = [
      "generate", input, "--output", output, "--bundle-name", "\(SampleTables.bundle)",
    ]
    return LocalizationGenerator.commandLine.run(arguments, console: Console()) == .success
  }

  /// As generated code opens its tables, with Russian selected.
  func openTable() throws -> LocalizedTable {
    LanguageManager.shared.storage = MemoryLanguageStorage()
    let table = SampleTables.open(fingerprint: try fingerprint, folder: generated)
    try LanguageManager.shared.select("ru")
    return table
  }

  /// What generated code says of its tables.
  var fingerprint: UInt64 {
    get throws {
      let path = generated + "/en.lproj/LocalizationHelper.table"
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try data.withUnsafeBytes { try CompiledTableFile.table(in: $0).fingerprint }
    }
  }
}

enum BenchmarkError: Error {
  case generating
  case child(String)
  case noBundle(String)
}

/// Runs a program to its end.
struct ChildProcess {
  /// The figures that the task printed.
  let figures: [Double]
  /// From the start to the end of the process.
  let seconds: Double

  /// - Parameters:
  ///   - program: the executable.
  ///   - home: where what the program remembers goes: it is no setting of whoever runs the benchmark.
  init(_ program: String, _ arguments: [String], home: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HOME": home, "XDG_CONFIG_HOME": home, "LANG": "C", "LC_ALL": "", "LANGUAGE": ""]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    let stopwatch = Stopwatch(.elapsed)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    seconds = stopwatch.seconds
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.child(arguments.first ?? program)
    }
    figures = String(decoding: printed, as: UTF8.self).split(separator: "\n")
      .compactMap { Double($0) }
  }

  /// This program's.
  static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  func figure(_ index: Int) -> Double { figures.indices.contains(index) ? figures[index] : 0 }
}
