internal import Foundation

/// What the command line asks for.
struct FuzzOptions {
  static let usage = """
    Feeds damaged inputs to every reader, each kind of input in a process of its own.

    USAGE: localization-fuzz [--kind KIND]… [--seed NUMBER] [--iterations NUMBER] [--seconds NUMBER]
             [--output FOLDER] [--memory-limit MEGABYTES]
           localization-fuzz --kind KIND --input FILE

    KIND is one of those below, or 'program' or 'build' for all of those; all by default.
    Each kind ends after its iterations, or with its share of the seconds; 60 seconds by default.
    The same kind, seed and number of an iteration always make the same input.
    An input that crashes a reader, takes it more than 2 seconds of processor time or more than 500 MB,
    or gives a wrong answer is written to FOLDER ('.build/fuzz' by default) with what was printed.
    --input gives a reader one file, in this process.
    Exit code: 0 where nothing was found, 1 where something was, 2 for bad use.


    """

  var kinds: [FuzzKind] = []
  var seed: UInt64 = 1
  var iterations = Int.max
  var seconds: Double?
  var output = ".build/fuzz"
  var memoryLimit = 500
  /// One file that is read in this process.
  var input: String?
  /// What a process that was started by this program does.
  var work: FuzzWork?

  /// Nil for bad use.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst(), read(name, value) else { return nil }
    }
    if kinds.isEmpty { kinds = FuzzKind.all }
    if work == nil, iterations == .max, seconds == nil { seconds = 60 }
    if input != nil || work != nil, kinds.count != 1 { return nil }
  }

  private mutating func read(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--kind":
      let named = FuzzKind.all.filter { $0.name == value || $0.reader.rawValue == value }
      kinds += named
      return !named.isEmpty
    case "--output": output = value
    case "--input": input = value
    case "--work":
      work = FuzzWork(value)
      return work != nil
    case "--seconds":
      seconds = Double(value)
      return seconds != nil
    default: return readNumber(name, value)
    }
    return true
  }

  private mutating func readNumber(_ name: String, _ value: String) -> Bool {
    guard let number = Int(value), number >= 0 else { return false }
    switch name {
    case "--seed": seed = UInt64(number)
    case "--iterations": iterations = number
    case "--memory-limit": memoryLimit = number
    default: return false
    }
    return true
  }
}

/// The iterations that one process does, and the file by which it says how far it is.
struct FuzzWork {
  var first: Int
  var count: Int
  var progress: String

  init(first: Int, count: Int, progress: String) {
    self.first = first
    self.count = count
    self.progress = progress
  }

  /// `first:count:path`.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2).map(String.init)
    guard parts.count == 3, let first = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(first: first, count: count, progress: parts[2])
  }

  var argument: String { "\(first):\(count):\(progress)" }
}
