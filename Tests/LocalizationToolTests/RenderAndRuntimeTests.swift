import Foundation
import LocalizationModel
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool
@testable import SwiftEmission
@testable @_spi(Generated) import TypedLocalization

/// `render` answers what the running program answers: both read the tables that one build made.
@Suite struct RenderAndRuntimeTests {
  /// Every language has `common` and a key that only it and the development language have.
  private static let languages = [
    "en", "de", "es-419", "fr", "it", "pt", "pt-PT", "zh-Hans", "zh-TW",
  ]
  private static let fallbacks = [
    "it": ["de"], "de": ["fr"], "fr": ["it"], "zh-TW": ["zh-CN"], "gl": ["pt-AO", "es-MX"],
    "ca": ["en", "fr"],
  ]
  private static var keys: [String] { ["common"] + languages.map { "only-\($0)" } }

  @Test(arguments: [
    "it", "it-CH", "de-AT", "fr", "zh-Hant-TW", "zh-TW", "zh-HK", "pt-AO", "pt-BR", "gl", "ca",
    "es-MX", "en-GB", "ja", "xx-Latn",
  ])
  func everyChainIsTheSame(language: String) throws {
    let folder = try Self.folder()
    let program = try Program(folder, languages: Self.languages, fallbacks: Self.fallbacks)
    for key in Self.keys {
      let run = ToolRun(["render", "--language", language, "--key", key, folder.path], in: folder)
      let text = LanguageManager.withLanguage(language) { program.text(key) }
      #expect(run.output == text + "\n", "\(key): \(run.errors)")
    }
  }

  @Test(arguments: [
    ("it", "only-fr", "fr"), ("it-CH", "only-de", "de"), ("zh-Hant-TW", "only-zh-Hans", "zh-Hans"),
    ("zh-Hant-TW", "common", "zh-TW"), ("gl", "common", "pt-PT"), ("gl", "only-es-419", "es-419"),
    ("ca", "only-fr", "en"), ("fr", "only-de", "de"), ("ja", "common", "en"),
  ])
  func fallbacksOfFallbacksAnswer(language: String, key: String, expected: String) throws {
    let folder = try Self.folder()
    let run = ToolRun(["render", "--language", language, "--key", key, folder.path], in: folder)
    #expect(run.output == "\(key) in \(expected)\n", "\(run.errors)")
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in languages {
      let keys = language == "en" ? keys : ["common", "only-\(language)"]
      let lines = keys.map { "\"\($0)\" = \"\($0) in \(language)\";\n" }
      try folder.write(lines.joined(), to: "\(language).lproj/Localizable.strings")
    }
    let configuration = try JSONEncoder().encode(["fallbacks": fallbacks])
    try folder.write(String(decoding: configuration, as: UTF8.self), to: "localization.json")
    return folder
  }
}

/// A program that has the folder's tables embedded.
private struct Program {
  private let table: LocalizedTable
  private let keys: [String]

  init(
    _ folder: TemporaryFolder, languages: [String], fallbacks: [String: [String]]
  ) throws {
    let files = try languages.map { language in
      SourceFile(
        path: "\(language).lproj/Localizable.strings", format: .strings, table: "Localizable",
        language: language,
        contents: ByteStorage(try folder.text("\(language).lproj/Localizable.strings")))
    }
    var options = EmissionOptions()
    options.configuration.fallbacks = fallbacks
    options.configuration.storage = .embedded
    let tableSet = TableSet.joining(
      parse(files).value, configuration: options.configuration
    ).value
    let literals = SwiftEmission.emit(tableSet, options: options).value.tables.map {
      Unmanaged.passRetained($0.bytes).takeUnretainedValue().bytes
    }
    let fingerprint = Fingerprint(of: tableSet).value
    let description = TableDescription(
      tableSet, options, fingerprint: fingerprint, literals: [])
    keys = tableSet.tables.flatMap(\.keys).map(\.string)
    table = LocalizedTable(
      manifest: TableManifest(
        bundle: "none", fingerprint: fingerprint, languages: description.languageLines,
        tables: description.tableLines, options: description.optionLines),
      literals: literals, folder: ResourceFolder(bundle: "none", places: []),
      manager: LanguageManager(storage: MemoryLanguageStorage()))
  }

  func text(_ key: String) -> String {
    keys.firstIndex(of: key).map { table.text($0) } ?? "no such key"
  }
}
