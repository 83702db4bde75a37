import Foundation
import LocalizationModel
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// A catalog, the files made of it, and the catalog's messages again.
struct CompileTests {
  private static let numbers = [0, 1, 2, 3, 5, 11, 21, 100]

  @Test func plainTextsAndPluralsComeBack() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog, to: "in/T.xcstrings")
    let run = ToolRun(["compile", catalog, "--output", folder.path + "/out"], in: folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(
      names == [
        "en.lproj", "en.lproj/T.strings", "en.lproj/T.stringsdict", "ru.lproj",
        "ru.lproj/T.stringsdict",
      ])
    let strings = try folder.text("out/en.lproj/T.strings")
    #expect(strings.contains("<key>a&lt;b</key>\n\t<string>x &amp; y</string>"))
    let dictionary = try folder.text("out/en.lproj/T.stringsdict")
    #expect(dictionary.contains("<string>%2$#@plural@</string>"))
    #expect(dictionary.contains("<string>%1$@ has %2$lld files</string>"))
    try expectSameMessages([folder.path + "/in"], [folder.path + "/out"])
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)")) func catalogsOfTheCorpusComeBack()
    throws
  {
    let catalogs = Corpus.first.paths(".xcstrings").filter { !$0.hasSuffix(Self.phrases) }
    #expect(catalogs.count == 29)
    for name in catalogs {
      let folder = try TemporaryFolder()
      let path = Corpus.first.url(name).path
      _ = ToolRun(["compile", path, "--output", folder.path])
      try expectSameMessages([path], [folder.path])
    }
  }

  /// Nothing but a set of phrases, which is no message.
  private static let phrases = "AppShortcuts.xcstrings"

  /// Renders every key in every language with the same arguments from both.
  private func expectSameMessages(_ first: [String], _ second: [String]) throws {
    var configuration = Configuration()
    configuration.tables.include = ["*"]
    let source = SourceReading(first).files
    configuration.developmentLanguage = parse(source).value.first?.sourceLanguage
    let catalog = MessagePreview(source, configuration: configuration)
    let compiled = MessagePreview(SourceReading(second).files, configuration: configuration)
    var differences: [String] = []
    for key in catalog.keys {
      guard let left = catalog.message(key: key, table: nil) else { continue }
      guard let right = compiled.message(key: key, table: nil) else {
        differences.append("\(key) is lost")
        continue
      }
      for language in catalog.languages.compactMap({ LanguageTag($0) }) {
        for number in Self.numbers {
          let values = catalog.signature(of: left).parameters.map { $0.value(number) }
          let texts = [(catalog, left), (compiled, right)].map { preview, message in
            [DeviceClass.mac, .ipad, .other].map { device in
              preview.text(
                of: message, language: language, arguments: values, device: device, width: nil)
            }
          }
          if texts[0] != texts[1] {
            differences.append("\(language.string) \(key) \(number): \(texts)")
            break
          }
          if values.isEmpty { break }
        }
      }
    }
    #expect(differences.prefix(5) == [], "\(first): \(differences.count)")
    #expect(!catalog.keys.isEmpty)
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "a<b" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "x & y" } } } },
        "%@ has %lld files" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%@ has %lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ has %lld files" } }
          } } },
          "ru" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld файл у %1$@" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld файла у %1$@" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld файлов у %1$@" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld файла у %1$@" } }
          } } } } },
        "two" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
          "substitutions" : {
            "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } },
            "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg folder" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } } } } }
          } } } },
        "device" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click %1$(name)@" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap %1$(name)@" } } } } } } }
      }
    }
    """
}

extension MessageSignature.Parameter {
  fileprivate func value(_ number: Int) -> FormatArgument {
    switch type {
    case .int: .int(number)
    case .uint: .uint(UInt(number))
    case .double: .double(Double(number))
    case .character: .character("c")
    case .string, nil: .string("s\(number)")
    }
  }
}
