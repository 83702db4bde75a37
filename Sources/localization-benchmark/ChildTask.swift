internal import Foundation
@_spi(Generated) internal import TypedLocalization

/// What the benchmark does in processes of its own: everything that happens once in a process. Each
/// prints its figures, one a line.
enum ChildTask: String {
  /// Prints a literal, as a program without localization does.
  case literal
  /// Prints one localized text.
  case firstText
  case switchTyped
  /// With the selection kept in the user's defaults.
  case switchStored
  case switchPlatform
  case memoryEmpty
  case memoryTyped
  /// Of a program that shows a few texts.
  case memoryTypedScreen
  case memoryPlatform
  case generate

  /// - Parameter arguments: the task, and the folders it works with.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, let task = ChildTask(rawValue: name) else { return 2 }
    let folders = Array(arguments.dropFirst()) + ["", ""]
    do {
      for figure in try task.figures(folders) { print(figure) }
      return 0
    } catch {
      return 1
    }
  }

  private func figures(_ folders: [String]) throws -> [Double] {
    switch self {
    case .literal:
      print("Sign in")
      return [Stopwatch.processorSeconds]
    case .firstText:
      // The fingerprint is what the generated code says; here the parent does.
      let table = Workspace.openTable(in: folders[0], fingerprint: UInt64(folders[1]) ?? 0)
      print(table.text(0))
      return [Stopwatch.processorSeconds]
    case .switchTyped, .switchStored: return [try switching(folders[0])]
    case .switchPlatform: return [try platformSwitching(folders[0])]
    case .memoryEmpty: return ResourceUsage.memory
    case .memoryTyped, .memoryTypedScreen:
      return try memoryTyped(folders[0], fingerprint: UInt64(folders[1]) ?? 0)
    case .memoryPlatform: return try memoryPlatform(folders[0], keyCount: Int(folders[1]) ?? 0)
    case .generate:
      let stopwatch = Stopwatch(.processorSeconds)
      guard Workspace.generate(folders[0], to: folders[1]) else { throw BenchmarkError.generating }
      return [stopwatch.seconds, ResourceUsage.ofProcess.peakBytes]
    }
  }

  /// Selecting a language whose table is not open yet, and its first text.
  private func switching(_ generated: String) throws -> Double {
    if self == .switchTyped { LanguageManager.shared.storage = MemoryLanguageStorage() }
    let table = try Workspace.openTable(in: generated)
    try LanguageManager.shared.select("en")
    var sum = table.text(0).utf8.count
    var times: [Double] = []
    for language in SyntheticTables.languages.dropFirst() {
      let stopwatch = Stopwatch(.processorSeconds)
      try LanguageManager.shared.select(language)
      sum += table.text(0).utf8.count
      times.append(stopwatch.seconds)
    }
    return sum > 0 ? Sampler.median(times) : 0
  }

  private func platformSwitching(_ folder: String) throws -> Double {
    var sum = 0
    var times: [Double] = []
    for language in SyntheticTables.languages {
      let stopwatch = Stopwatch(.processorSeconds)
      sum += try Self.platformText("\(folder)/\(language).lproj").utf8.count
      times.append(stopwatch.seconds)
    }
    return sum > 0 ? Sampler.median(Array(times.dropFirst())) : 0
  }

  private static func platformText(_ path: String) throws -> String {
    guard let bundle = Bundle(path: path) else { throw BenchmarkError.noBundle(path) }
    return bundle.localizedString(forKey: SyntheticTables.plainKey, value: nil, table: nil)
  }

  /// With every text of one language asked for once, or with 50 neighbours: keys of one screen stand
  /// together.
  private func memoryTyped(_ generated: String, fingerprint: UInt64) throws -> [Double] {
    LanguageManager.shared.storage = MemoryLanguageStorage()
    let table = Workspace.openTable(in: generated, fingerprint: fingerprint)
    try LanguageManager.shared.select("ru")
    let keyCount = Int(CommandLine.arguments.last ?? "") ?? 0
    let middle = keyCount / 2
    let indices = self == .memoryTypedScreen ? middle..<min(middle + 50, keyCount) : 0..<keyCount
    var sum = 0
    for index in indices { sum += table.text(index).utf8.count }
    return sum > 0 ? ResourceUsage.memory : []
  }

  private func memoryPlatform(_ folder: String, keyCount: Int) throws -> [Double] {
    let path = folder + "/ru.lproj"
    guard let bundle = Bundle(path: path) else { throw BenchmarkError.noBundle(path) }
    // The keys are this program's, not the platform's.
    let start = ResourceUsage.memory
    let tables = SyntheticTables(keyCount: keyCount)
    let keys = tables.stringsKeys
    let keyBytes = zip(ResourceUsage.memory, start).map { $0 - $1 }
    var sum = 0
    for key in keys {
      sum += bundle.localizedString(forKey: key, value: nil, table: nil).utf8.count
    }
    return sum > 0 ? zip(ResourceUsage.memory, keyBytes).map { $0 - $1 } : []
  }
}
