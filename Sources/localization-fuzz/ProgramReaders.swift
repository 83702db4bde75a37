internal import Foundation
internal import LocalizationGenerator
internal import MessageFormat
@_spi(Generated) internal import TypedLocalization

/// A running program with tables of its own.
struct FuzzProgram {
  let table: LocalizedTable
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/fuzz-program"
    let target = try FuzzTarget()
    for (language, bytes) in target.files {
      try Disk.write(bytes, to: "\(folder)/\(language).lproj/LocalizationHelper.table")
    }
    let development = target.files[0].bytes
    let fingerprint = try withExtendedLifetime(development) {
      try CompiledTableFile.table(in: development.bytes).fingerprint
    }
    let manager = LanguageManager.shared
    manager.storage = MemoryLanguageStorage()
    manager.faultHandler = { _ in }
    let folder = folder
    table = LocalizedTable(
      bundle: "Fuzz_Fuzz", fingerprint: fingerprint,
      languages: "en=en.lproj\nar=ar.lproj\nde=de.lproj\npt-PT=pt-PT.lproj\nzh-TW=zh-TW.lproj",
      tables: "Localizable=0..<3", options: "", literals: [], resources: { folder })
  }

  /// The messages in an order that is that of their keys.
  func plain(in language: String) -> String {
    LanguageManager.withLanguage(language) { table.text(2) }
  }

  func readAll(in language: String) {
    LanguageManager.withLanguage(language) {
      _ = table.text(0, .int(2))
      _ = table.text(1, [.string("name"), .int(3), .double(2.5)])
      _ = table.text(2)
    }
  }

  /// What follows from the tables alone, whatever was asked before.
  func fault(after what: String) -> String? {
    for (asked, language) in [("de", "de"), ("pt-PT", "pt-PT"), ("zh-TW", "zh-TW"), ("sv", "en")] {
      let text = plain(in: asked)
      if text != FuzzTarget.plain(language) { return "\(asked) after \(what): \(text)" }
    }
    return nil
  }
}

/// Override files.
struct OverrideReader: FuzzReader {
  private let program: FuzzProgram
  private let folder: String
  private let path: String

  init(name: String) throws {
    program = try FuzzProgram()
    folder = program.folder + "/overrides"
    path = folder + "/de.lproj/" + name
  }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    do {
      try Disk.write(ByteStorage(input), to: path)
    } catch {
      return "\(path) cannot be written: \(error)"
    }
    let installation = LanguageManager.shared.install(
      Overrides(folder: URL(fileURLWithPath: folder)))
    program.readAll(in: "de")
    program.readAll(in: "ar")
    installation.remove()
    return program.fault(after: "the override")
  }
}

/// `Accept-Language` headers and the environment's lists of languages.
struct HeaderReader: FuzzReader {
  func read(_ input: UnsafeRawBufferPointer) -> String? {
    let header = String(decoding: input, as: UTF8.self)
    let available = FuzzTarget.languages
    let chosen = LanguageMatcher.negotiate(acceptLanguage: header, available: available)
    _ = LanguagePreferences.fromEnvironment { _ in header }
    _ = LanguageMatcher.matches(preferred: [header], available: available)
    if let chosen, !available.contains(chosen) { return "\(chosen) is not available" }
    return nil
  }
}

/// Language tags.
struct TagReader: FuzzReader {
  private let program: FuzzProgram

  init() throws { program = try FuzzProgram() }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    let tag = String(decoding: input, as: UTF8.self)
    let language = Language(tag)
    _ = (language.direction, language.shortCode, language.fullCode, language.httpAcceptLanguage)
    _ = LanguageMatcher.matches(preferred: ["de"], available: [tag, "en"])
    program.readAll(in: tag)
    try? LanguageManager.shared.select(tag)
    return program.fault(after: "the tag")
  }
}

/// What a storage remembers.
struct StoredValueReader: FuzzReader {
  private let program: FuzzProgram
  private let file: String

  init() throws {
    program = try FuzzProgram()
    file = program.folder + "/language"
  }

  func read(_ input: UnsafeRawBufferPointer) -> String? {
    do {
      try Disk.write(ByteStorage(input), to: file)
    } catch {
      return "\(file) cannot be written: \(error)"
    }
    let manager = LanguageManager.shared
    manager.storage = FileLanguageStorage(file: URL(fileURLWithPath: file))
    let current = manager.current.code
    _ = (manager.selected, program.table.text(2))
    if !FuzzTarget.languages.contains(current) { return "the current language is \(current)" }
    return program.fault(after: "the stored value")
  }
}
