internal import BenchmarkSupport
internal import Foundation
@_spi(Generated) internal import TypedLocalization

extension ProgramTask {
  /// - Parameter arguments: what the task needs beside the tables.
  func figures(_ arguments: [String]) throws -> [Double] {
    // As generated code does while the program is loaded.
    LocalizedTable.announce(ProgramTables.self)
    let argument = arguments.dropFirst().first ?? ""
    switch self {
    case .literal:
      print("Sign in")
      return [Stopwatch.processorSeconds]
    case .firstText:
      print(ProgramTables.table.text(0))
      return [Stopwatch.processorSeconds]
    case .switchTyped, .switchStored: return [try switching()]
    case .switchPlatform: return [try platformSwitching(argument)]
    case .memoryEmpty: return ResourceUsage.memory
    case .memoryTyped, .memoryTypedScreen, .memoryTypedStored:
      return memoryTyped(keyCount: Int(argument) ?? 0)
    case .memoryPlatform:
      return try memoryPlatform(argument, keys: arguments.dropFirst(2).first ?? "")
    }
  }

  /// Selecting a language whose table is not open yet, and its first text.
  private func switching() throws -> Double {
    if self == .switchTyped { LanguageManager.shared.storage = MemoryLanguageStorage() }
    let table = ProgramTables.table
    try LanguageManager.shared.select("en")
    var sum = table.text(0).utf8.count
    var times: [Double] = []
    for language in SampleTables.languages.dropFirst() {
      let stopwatch = Stopwatch(.processor)
      try LanguageManager.shared.select(language)
      sum += table.text(0).utf8.count
      times.append(stopwatch.seconds)
    }
    return sum > 0 ? median(times) : 0
  }

  private func platformSwitching(_ folder: String) throws -> Double {
    var sum = 0
    var times: [Double] = []
    for language in SampleTables.languages {
      let stopwatch = Stopwatch(.processor)
      sum += try Self.platformText("\(folder)/\(language).lproj").utf8.count
      times.append(stopwatch.seconds)
    }
    return sum > 0 ? median(Array(times.dropFirst())) : 0
  }

  private static func platformText(_ path: String) throws -> String {
    guard let bundle = Bundle(path: path) else { throw CocoaError(.fileNoSuchFile) }
    return bundle.localizedString(forKey: SampleTables.plainKey, value: nil, table: nil)
  }

  /// With every text of one language asked for once, or with 50 neighbours: keys of one screen stand
  /// together.
  private func memoryTyped(keyCount: Int) -> [Double] {
    if self == .memoryTypedStored {
      setenv("LANG", "ru_RU.UTF-8", 1)
    } else {
      // As if chosen in an earlier run. Where that is remembered is not the table's memory.
      LanguageManager.shared.storage = MemoryLanguageStorage("ru")
    }
    let middle = keyCount / 2
    let indices = self == .memoryTyped ? 0..<keyCount : middle..<min(middle + 50, keyCount)
    var sum = 0
    for index in indices { sum += ProgramTables.table.text(index).utf8.count }
    return sum > 0 ? ResourceUsage.memory : []
  }

  /// - Parameter keys: a file of the keys to ask for, one a line.
  private func memoryPlatform(_ folder: String, keys: String) throws -> [Double] {
    guard let bundle = Bundle(path: folder + "/ru.lproj"), let file = fopen(keys, "r") else {
      throw CocoaError(.fileNoSuchFile)
    }
    defer { fclose(file) }
    var sum = 0
    // One key at a time: they are this program's memory, not the platform's.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { line in
      while let start = fgets(line.baseAddress, Int32(line.count), file) {
        let key = String(
          decoding: UnsafeRawBufferPointer(start: start, count: strlen(start) - 1), as: UTF8.self)
        sum += bundle.localizedString(forKey: key, value: nil, table: nil).utf8.count
      }
    }
    return sum > 0 ? ResourceUsage.memory : []
  }
}

/// As generated code declares it. The fingerprint is what the generated code says; here the parent
/// does.
enum ProgramTables: LocalizedTableRegistration {
  static let table = SampleTables.open(
    fingerprint: CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 0)

  static func register() { _ = table }
}
