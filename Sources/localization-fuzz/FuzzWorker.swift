internal import BenchmarkSupport
internal import Foundation

/// Does iterations until one does not end well.
enum FuzzWorker {
  static func run(_ work: FuzzWork, _ options: FuzzOptions) throws -> Int32 {
    guard let progress = FuzzProgress(work.progress) else {
      throw FuzzError.progress(work.progress)
    }
    let kind = options.kinds[0]
    let seeds = try kind.seeds()
    let reader = try kind.makeReader()
    let start = Stopwatch(.elapsed)
    progress.steps += 1
    for iteration in work.first..<work.first + work.count {
      if let seconds = options.seconds, start.seconds > seconds { break }
      progress.iteration = iteration
      let input = FuzzMutator.input(
        seeds, seed: options.seed, kind: kind.name, iteration: iteration)
      let stopwatch = Stopwatch(.processor)
      let fault = input.withUnsafeBytes { reader.read($0) }
      progress.note(nanoseconds: Int(stopwatch.seconds * 1e9), of: iteration)
      progress.done += 1
      progress.steps += 1
      if let fault { return wrongAnswer(fault) }
      progress.peak = max(progress.peak, peak)
      if peak > options.memoryLimit * 1024 { return FuzzProcess.memoryCode }
    }
    return 0
  }

  static func read(_ path: String, _ options: FuzzOptions) throws -> Int32 {
    let reader = try options.kinds[0].makeReader()
    let input = try Data(contentsOf: URL(fileURLWithPath: path))
    let stopwatch = Stopwatch(.processor)
    let fault = input.withUnsafeBytes { reader.read($0) }
    print("\(Int(stopwatch.seconds * 1000)) ms, \(peak / 1024) MB")
    return fault.map(wrongAnswer) ?? 0
  }

  private static func wrongAnswer(_ fault: String) -> Int32 {
    FileHandle.standardError.write(Data("wrong: \(fault)\n".utf8))
    return FuzzProcess.wrongAnswerCode
  }

  /// In kilobytes.
  private static var peak: Int {
    var usage = rusage()
    // The constant's type differs between the platforms, its value does not.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss / 1024
    #else
      return usage.ru_maxrss
    #endif
  }
}
