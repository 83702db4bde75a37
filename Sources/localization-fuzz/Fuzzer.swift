internal import BenchmarkSupport
internal import Foundation

/// Starts a process for each kind, and another one after each that did not end well.
struct Fuzzer {
  private let options: FuzzOptions
  /// Of the processes' own files.
  private let folder: String
  private let progressPath: String
  /// After so many, more of the same tell little.
  private static let findingLimit = 20

  /// Returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = FuzzOptions(arguments) else {
      let kinds = FuzzKind.all.map { "  \($0.name) (\($0.reader.rawValue))\n" }.joined()
      FileHandle.standardError.write(Data((FuzzOptions.usage + kinds).utf8))
      return 2
    }
    do {
      if let input = options.input { return try FuzzWorker.read(input, options) }
      if let work = options.work { return try FuzzWorker.run(work, options) }
      return try Fuzzer(options).runAll()
    } catch {
      FileHandle.standardError.write(Data("localization-fuzz: error: \(error)\n".utf8))
      return 2
    }
  }

  private init(_ options: FuzzOptions) {
    self.options = options
    folder = FileManager.default.temporaryDirectory.path + "/fuzz-\(getpid())"
    progressPath = folder + "/progress"
  }

  private func runAll() throws -> Int32 {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var findings = 0
    for kind in options.kinds { findings += try run(kind) }
    return findings == 0 ? 0 : 1
  }

  private func run(_ kind: FuzzKind) throws -> Int {
    unlink(progressPath)
    guard let progress = FuzzProgress(progressPath) else { throw FuzzError.progress(progressPath) }
    let start = Stopwatch(.elapsed)
    let seconds = options.seconds.map { $0 / Double(options.kinds.count) }
    var findings = 0
    var next = 0
    while next < options.iterations, findings < Self.findingLimit {
      if let seconds, start.seconds >= seconds { break }
      let log = progressPath + ".log"
      let work = FuzzWork(first: next, count: options.iterations - next, progress: progressPath)
      let left = seconds.map { $0 - start.seconds }
      let end = try FuzzProcess(kind, work, options, seconds: left, log: log).watch(progress)
      next = progress.iteration + 1
      if end == .done { break }
      if end == .failure { throw FuzzError.start(try String(contentsOfFile: log, encoding: .utf8)) }
      findings += 1
      try write(kind, iteration: progress.iteration, end, log: log)
    }
    report(kind, progress, seconds: start.seconds, findings: findings)
    return findings
  }

  private func write(_ kind: FuzzKind, iteration: Int, _ end: FuzzEnd, log: String) throws {
    let path = "\(options.output)/\(kind.name)-\(options.seed)-\(iteration)"
    try FileManager.default.createDirectory(
      atPath: options.output, withIntermediateDirectories: true)
    let input = FuzzMutator.input(
      try kind.seeds(), seed: options.seed, kind: kind.name, iteration: iteration)
    try Data(input).write(to: URL(fileURLWithPath: path + ".input"))
    unlink(path + ".log")
    try? FileManager.default.moveItem(atPath: log, toPath: path + ".log")
    Self.print("\(kind.name): \(end) in iteration \(iteration): \(path).input")
  }

  /// At once, for whoever follows a long run.
  private static func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func report(
    _ kind: FuzzKind, _ progress: FuzzProgress, seconds: Double, findings: Int
  ) {
    let slowest = progress.slowest
    Self.print(
      "\(kind.name): \(progress.done) iterations in \(Int(seconds)) s, \(findings) findings; at most "
        + "\(progress.peak / 1024) MB and \(slowest.nanoseconds / 1_000_000) ms "
        + "(iteration \(slowest.iteration))")
  }
}

enum FuzzError: Error {
  case progress(String)
  case seeds(String)
  case start(String)
}

/// How a process ended.
enum FuzzEnd: Equatable {
  case done
  case crash(Int32)
  case hang
  case memory
  case wrongAnswer
  /// It never came to its first iteration.
  case failure
}

/// A process that does iterations of one kind.
struct FuzzProcess {
  /// Of processor time; what waits for something that never comes is given longer.
  private static let secondsLimit = 2.0
  private static let waitingLimit = 60.0
  /// For what a process does before its first iteration.
  private static let startLimit = 300.0
  /// What a process ends with.
  static let memoryCode: Int32 = 77
  static let wrongAnswerCode: Int32 = 78

  private let process = Process()

  init(
    _ kind: FuzzKind, _ work: FuzzWork, _ options: FuzzOptions, seconds: Double?, log: String
  ) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    var arguments = [
      "--kind", kind.name, "--seed", "\(options.seed)", "--memory-limit", "\(options.memoryLimit)",
      "--work", work.argument,
    ]
    if let seconds { arguments += ["--seconds", "\(seconds)"] }
    process.arguments = arguments
    let folder = work.progress.split(separator: "/").dropLast().joined(separator: "/")
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": "/" + folder]) {
      $1
    }
    try Data().write(to: URL(fileURLWithPath: log))
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  func watch(_ progress: FuzzProgress) -> FuzzEnd {
    var last = -1
    var processor = 0.0
    var elapsed = Stopwatch(.elapsed)
    let known = progress.steps
    while process.isRunning {
      usleep(20_000)
      if progress.steps == known, elapsed.seconds < Self.startLimit { continue }
      let steps = progress.steps
      let seconds = Self.processorSeconds(of: process.processIdentifier)
      if steps != last {
        (last, processor, elapsed) = (steps, seconds ?? 0, Stopwatch(.elapsed))
      } else if isOver(seconds.map { $0 - processor }, elapsed) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .hang
      }
    }
    process.waitUntilExit()
    if progress.steps == known { return process.terminationStatus == 0 ? .done : .failure }
    if process.terminationReason == .uncaughtSignal { return .crash(process.terminationStatus) }
    switch process.terminationStatus {
    case 0: return .done
    case Self.memoryCode: return .memory
    case Self.wrongAnswerCode: return .wrongAnswer
    case let code: return .crash(code)
    }
  }

  private func isOver(_ processor: Double?, _ elapsed: Stopwatch) -> Bool {
    let limit = processor == nil ? Self.secondsLimit : Self.waitingLimit
    return processor.map { $0 > Self.secondsLimit } ?? false || elapsed.seconds > limit
  }

  /// Nil where the system does not tell.
  private static func processorSeconds(of process: Int32) -> Double? {
    #if canImport(Glibc) || canImport(Musl)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #else
      return nil
    #endif
  }
}
