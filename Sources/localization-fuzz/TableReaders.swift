internal import Foundation
internal import LocalizationGenerator
internal import LocalizationModel
internal import MessageFormat
internal import TestSupport

/// The tables of a small target, as a build compiles them.
struct FuzzTarget {
  static let languages = ["en", "de", "pt-PT", "zh-TW", "ar"]
  static let keys = ["count", "greeting", "plain"]

  /// As a build leaves them on disk.
  let files: [(language: String, bytes: ByteStorage)]

  init() throws {
    var files = Self.languages.flatMap { language in
      [
        Self.file(
          """
          "plain" = "\(language) text";
          "greeting" = "\(language): %@ of %2$lld, %3$.2f";
          "count" = "%lld";
          """, .strings, language)
      ]
    }
    let counts = String(decoding: try Self.counts(), as: UTF8.self)
    files += Self.languages.map { Self.file(counts, .stringsdict, $0) }
    let plan = OutputPlan(
      folder: "", languageFolders: Self.languages.map { $0 + ".lproj" }, bundleName: "Fuzz_Fuzz")
    let outputs = generate(files, configuration: Configuration(), plan: plan).outputs
    self.files = Self.languages.compactMap { language in
      outputs.first { $0.path.contains("/\(language).lproj/") }.map { (language, $0.contents) }
    }
    guard self.files.count == Self.languages.count else {
      throw FuzzError.seeds("the target's tables")
    }
  }

  /// Without their checksums.
  func tables() throws -> [(language: String, bytes: ByteStorage)] {
    try files.map { language, file in
      try withExtendedLifetime(file) {
        (language, ByteStorage(try CompiledTableFile.table(in: file.bytes).bytes))
      }
    }
  }

  private static func counts() throws -> [UInt8] {
    try FuzzSeeds.tables(.stringsdict).last ?? []
  }

  private static func file(_ text: String, _ format: TableFormat, _ language: String) -> SourceFile
  {
    SourceFile(
      path: "\(language).lproj/Localizable.\(format.name)", format: format, table: "Localizable",
      language: language, contents: ByteStorage(text))
  }

  /// What a plain text must be.
  static func plain(_ language: String) -> String { "\(language) text" }
}

extension GuardedMemory {
  /// Room for any input.
  fileprivate static func forInputs() throws -> GuardedMemory {
    guard let memory = GuardedMemory(count: FuzzMutator.sizeLimit) else {
      throw FuzzError.seeds("memory")
    }
    return memory
  }

  fileprivate func copy(of input: UnsafeRawBufferPointer) -> UnsafeMutableRawBufferPointer {
    let copy = last(input.count)
    copy.copyMemory(from: input)
    return copy
  }
}

/// Compiled tables in front of a page that may not be read.
struct CompiledTableReader: FuzzReader {
  private static let arguments: [FormatArgument] = [
    .int(5), .double(2.5), .string("text"), .uint(7), .character("c"),
  ]
  private static let environments = ["ru", "ar", "en"].map {
    FormatEnvironment(
      language: LanguageFormat(tag: $0, localizesNumbers: $0 == "ar"), device: .mac, width: 10)
  }

  private let memory: GuardedMemory

  init() throws { memory = try .forInputs() }

  static func seeds() throws -> [[UInt8]] {
    let target = try FuzzTarget()
    return try (target.files + target.tables()).map { Array($0.bytes.bytes) }
  }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    let copy = memory.copy(of: input)
    _ = try? CompiledTableFile.table(in: UnsafeRawBufferPointer(copy))
    Self.readWhole(UnsafeRawBufferPointer(copy))
    // A table of another length must believe itself whole to be read.
    Self.setSize(input.count, in: copy)
    Self.readWhole(UnsafeRawBufferPointer(copy))
    return nil
  }

  /// Where the header has it, in five digits of six bits, the lowest first.
  private static func setSize(_ size: Int, in bytes: UnsafeMutableRawBufferPointer) {
    let start = 24
    guard bytes.count >= start + 5 else { return }
    for digit in 0..<5 { bytes[start + digit] = UInt8(size >> (6 * digit) & 0x3F) + 0x30 }
  }

  static func readWhole(_ bytes: UnsafeRawBufferPointer) {
    guard let table = try? CompiledTable(bytes: bytes) else { return }
    for index in 0..<min(table.messageCount, 8) {
      for environment in environments {
        _ = table.text(at: index, environment: environment)
        _ = arguments.withUnsafeBufferPointer {
          table.format(at: index, arguments: $0, environment: environment)
        }
      }
      _ = table.message(at: index)
      _ = table.key(at: index)
    }
    _ = table.index(ofKey: "plain", in: 0..<table.messageCount)
    _ = table.language
  }
}

/// Several tables in one file.
struct TableArchiveReader: FuzzReader {
  private let memory: GuardedMemory

  init() throws { memory = try .forInputs() }

  static func seeds() throws -> [[UInt8]] {
    let archive = CompiledTableArchive.write(try FuzzTarget().tables())
    return withExtendedLifetime(archive) { [Array(archive.bytes)] }
  }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    let copy = memory.copy(of: input)
    let all = UnsafeRawBufferPointer(copy)
    let entries = (try? CompiledTableArchive.entries(in: all, size: all.count)) ?? []
    for entry in entries.prefix(64) {
      let found = UnsafeRawBufferPointer(rebasing: all[entry.range])
      _ = try? CompiledTableFile.table(in: found)
      CompiledTableReader.readWhole(found)
    }
    return nil
  }
}
