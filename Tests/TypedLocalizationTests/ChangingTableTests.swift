import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Tables that become others while a program reads them.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ChangingTableTests {
  static let texts: TargetFixture.Texts = [
    "de": ["a": "Anmelden", "b": "Hallo %@"], "en": ["a": "Sign in", "b": "Hello %@"],
    "hi": ["a": "साइन इन", "b": "नमस्ते %@"],
  ]

  enum Change: String, CaseIterable, Sendable {
    case overwritten, bitFlipped, truncated, emptied, grown, replaced, replacedByFolder, removed
    case unreadable, otherLanguage, otherKeys, linkToItself, pipe
  }

  /// Changes the table of Hindi.
  static func change(_ change: Change, _ file: URL, _ target: TargetFixture, round: Int) throws {
    let manager = FileManager.default
    let whole = try Data(contentsOf: file)
    /// In place, as `cp` does.
    func overwrite(_ data: Data) throws {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: data)
    }
    switch change {
    case .overwritten: try overwrite(Data(repeating: UInt8(truncatingIfNeeded: round), count: 100))
    case .bitFlipped:
      var data = whole
      let bit = round * 31 % (data.count * 8)
      data[bit / 8] ^= 1 << UInt8(bit % 8)
      try overwrite(data)
    case .truncated: try overwrite(whole.prefix(round * 7 % whole.count))
    case .emptied: try overwrite(Data())
    case .grown: try overwrite(whole + Data(count: 1 + round))
    case .replaced: try Data("no table \(round)".utf8).write(to: file, options: .atomic)
    case .replacedByFolder:
      try manager.removeItem(at: file)
      try manager.createDirectory(at: file, withIntermediateDirectories: true)
    case .removed: try manager.removeItem(at: file)
    case .unreadable: #expect(chmod(file.path, 0) == 0)
    case .otherLanguage:
      try overwrite(
        Data(contentsOf: target.root.appendingPathComponent("de.lproj/LocalizationHelper.table")))
    case .otherKeys:
      let other = CompiledTableFile.file(of: target.compiled("hi", fingerprint: 7))
      try overwrite(Data(other.bytes))
    case .linkToItself:
      try manager.removeItem(at: file)
      #expect(symlink(file.path, file.path) == 0)
    case .pipe:
      try manager.removeItem(at: file)
      #expect(mkfifo(file.path, 0o600) == 0)
    }
  }

  /// Whether files without permissions can be read all the same.
  static let isSuperuser = geteuid() == 0

  /// Readers that opened the table before go on as if nothing had happened; a program that starts
  /// afterwards answers in the development language, and says so once.
  @Test(arguments: Change.allCases)
  func aHundredTimes(change: Change) throws {
    for round in 0..<100 {
      let target = TargetFixture(Self.texts, system: ["hi"])
      let table = try target.table()
      let file = target.root.appendingPathComponent("hi.lproj/LocalizationHelper.table")
      let before = [table.text(0), table.text(1, .string("x"))]
      #expect(before == ["साइन इन", "नमस्ते x"])
      try Self.change(change, file, target, round: round)
      #expect([table.text(0), table.text(1, .string("x"))] == before)
      #expect(target.faults.values.isEmpty)

      let late = target.later(system: ["hi"])
      let isReadable = change == .unreadable && Self.isSuperuser
      for _ in 0..<3 {
        #expect(late.table.text(0) == (isReadable ? "साइन इन" : "Sign in"), "\(change) \(round)")
        #expect(late.table.text(1, .string("x")) == (isReadable ? "नमस्ते x" : "Hello x"))
        _ = late.manager.available
      }
      #expect(late.faults.values.count == (isReadable ? 0 : 1), "\(late.faults.values)")
    }
  }

  /// The file changes from whole to broken and back while programs start and read it.
  @Test func whileProgramsStart() throws {
    let target = TargetFixture(Self.texts, system: ["hi"])
    _ = try target.table()
    let file = target.root.appendingPathComponent("hi.lproj/LocalizationHelper.table")
    let whole = try Data(contentsOf: file)
    let isRunning = Locked(true)
    let done = DispatchGroup()
    done.enter()
    Thread {
      var round = 0
      while isRunning.withLock({ $0 }) {
        if round % 3 == 2 {
          try? FileManager.default.removeItem(at: file)
          try? whole.write(to: file)
        } else if let handle = try? FileHandle(forWritingTo: file) {
          try? handle.truncate(atOffset: UInt64(round % whole.count))
          try? handle.seek(toOffset: 0)
          try? handle.write(contentsOf: whole)
          try? handle.close()
        }
        round += 1
      }
      done.leave()
    }.start()
    for _ in 0..<500 {
      let late = target.later(system: ["hi"])
      let texts = [late.table.text(0), late.table.text(1, .string("x"))]
      let isHindi = texts == ["साइन इन", "नमस्ते x"]
      #expect(isHindi || texts == ["Sign in", "Hello x"], "\(texts)")
      #expect(late.faults.values.count == (isHindi ? 0 : 1))
    }
    isRunning.withLock { $0 = false }
    done.wait()
  }

  @Test func anArchiveInWhichEachBitIsFlipped() throws {
    let target = TargetFixture(Self.texts, system: ["hi"])
    _ = try target.table(folders: ["de": "", "hi": ""])
    let file = target.root.appendingPathComponent("LocalizationHelper.tables")
    let whole = try Data(contentsOf: file)
    var unnoticed = 0
    for bit in 0..<whole.count * 8 {
      var data = whole
      data[bit / 8] ^= 1 << UInt8(bit % 8)
      try data.write(to: file)
      let late = target.later(system: ["hi"], folders: ["de": "", "hi": ""])
      let text = late.table.text(0)
      if text == "साइन इन" { unnoticed += 1 }
      #expect(text == "साइन इन" || late.faults.values.count == 1 && text != "Anmelden")
    }
    // Those in the other language's table, and bits of numbers that nothing reads.
    #expect(unnoticed < whole.count * 8 * 2 / 3)
  }

  /// What `cp` does to a table that a program had mapped.
  @Test func theBytesAreTheProgramsOwn() throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let file = target.root.appendingPathComponent("hi.lproj/LocalizationHelper.table")
    let bytes = try #require(Files.bytes(of: file.path))
    let before = Array(bytes)
    #expect(truncate(file.path, 0) == 0)
    #expect(bytes.elementsEqual(before))
  }
}

extension TargetFixture {
  /// Another program that starts with the same files.
  func later(
    system: [String], folders: [String: String] = [:]
  ) -> (table: LocalizedTable, manager: LanguageManager, faults: Recorder<LocalizationFault>) {
    let manager = LanguageManager(storage: MemoryLanguageStorage(), systemLanguages: { system })
    let faults = Recorder<LocalizationFault>()
    manager.faultHandler = { faults.add($0) }
    return (open(folders: folders, manager: manager), manager, faults)
  }
}
