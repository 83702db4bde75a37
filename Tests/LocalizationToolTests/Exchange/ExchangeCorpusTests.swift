import Foundation
import TableParsing
import TestSupport
import Testing
import TranslationExchange

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The round trip over the tables of real apps.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
struct ExchangeCorpusTests {
  /// The tables of each folder that has `.lproj` folders or catalogs in it.
  private struct Target {
    var corpus: Corpus
    var folder: String
    var paths: [String]

    /// Copied into a folder of its own.
    func copy() throws -> TemporaryFolder {
      let copy = try TemporaryFolder()
      for path in paths {
        let place = URL(fileURLWithPath: copy.path + "/App/" + path.dropFirst(folder.count))
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try corpus.data(path).write(to: place)
      }
      return copy
    }
  }

  private static let targets: [Target] = Corpus.all.flatMap { corpus in
    let paths = corpus.paths(".strings", ".stringsdict", ".xcstrings").filter {
      $0.contains(".lproj/") || $0.hasSuffix(".xcstrings")
    }
    let folders = Dictionary(grouping: paths) { path in
      let folder = (path as NSString).deletingLastPathComponent
      return folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
    }
    return folders.sorted { $0.key < $1.key }.map {
      Target(corpus: corpus, folder: $0.key, paths: $0.value.sorted())
    }
  }

  /// A sample in normal runs.
  private static let sample: [Target] = {
    let count = Repetitions.count(24, full: targets.count)
    return (0..<count).map { targets[$0 * targets.count / count] }
  }()

  private func contents(_ folder: TemporaryFolder, _ target: Target) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let all = FileManager.default.enumerator(atPath: folder.path + "/App")?.allObjects as? [String]
    for name in all ?? [] where TableFormat(fileName: name) != nil {
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/App/" + name))
    }
    return contents
  }

  /// Nil for a target that has nothing to export, or whose files are refused with a reason.
  private func export(_ folder: TemporaryFolder) -> ToolRun? {
    let run = ToolRun(
      ["export", "--output", folder.path + "/Out", folder.path + "/App"], in: folder)
    if run.exitCode == .success { return run }
    #expect(
      run.errors.contains(": error: ") || run.errors.contains("by --language"), "\(run.errors)")
    return nil
  }

  @Test func outAndInAgainChangesNoByte() throws {
    var (targets, files, refused) = (0, 0, 0)
    for target in Self.sample {
      let folder = try target.copy()
      let before = try contents(folder, target)
      guard export(folder) != nil else {
        refused += 1
        continue
      }
      let run = ToolRun(["import", folder.path + "/Out", folder.path + "/App"], in: folder)
      #expect(run.errors.contains("0 taken"), "\(target.folder): \(run.errors.prefix(600))")
      #expect(try contents(folder, target) == before, "\(target.folder)")
      targets += 1
      files += before.count
    }
    print("out and in: \(targets) targets, \(files) files unchanged, \(refused) refused or empty")
    #expect(targets * 2 > Self.sample.count)
  }

  /// Every target replaced by a pseudo-text.
  @Test func pseudoTextsAreAllTakenWithoutErrors() throws {
    var (targets, texts, placed, refused) = (0, 0, 0, 0)
    for target in Self.sample {
      let folder = try target.copy()
      guard export(folder) != nil else { continue }
      let before = errors(folder)
      let expected = try replaceTargets(in: folder.path + "/Out")
      let run = ToolRun(["import", folder.path + "/Out", folder.path + "/App"], in: folder)
      let count = run.errors.firstMatch(of: /(\d+) refused/).flatMap { Int($0.1) } ?? 0
      #expect(
        run.exitCode == (count > 0 ? .failure : .success),
        "\(target.folder): \(run.errors.prefix(1200))")
      let new = errors(folder).subtracting(before)
      #expect(new.isEmpty, "\(target.folder): \(new.prefix(3))")
      let present = try strings(in: folder.path + "/App")
      let gone = expected.filter { !present.contains($0) && !present.contains(stored($0)) }
      #expect(
        gone.count <= count,
        "\(target.folder): \(gone.count) such as \(gone.prefix(3)) \(run.errors.prefix(800))")
      refused += count
      placed += expected.count - gone.count
      targets += 1
      texts += expected.count
    }
    print(
      "pseudo-texts: \(targets) targets, \(placed) of \(texts) texts in place, \(refused) refused")
    // Where the development text has the fault itself, or the file has faults already.
    #expect(placed + refused >= texts && refused * 50 < texts && texts > 1_000)
  }

  private func errors(_ folder: TemporaryFolder) -> Set<String> {
    let run = ToolRun(["check", folder.path + "/App"], in: folder)
    return Set(
      run.output.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
        .map { $0.replacing(/:\d+:\d+:/, with: "") })
  }

  /// Returns the texts that every table is to hold.
  private func replaceTargets(in folder: String) throws -> [String] {
    var texts: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let url = URL(fileURLWithPath: folder + "/" + name)
      let contents = try Data(contentsOf: url).withUnsafeBytes { ByteStorage($0) }
      var document = XLIFFReader.read(contents, path: name).value
      for file in document.files.indices {
        let hasStates = document.files[file].original.hasSuffix(".xcstrings")
        for index in document.files[file].units.indices {
          let unit = document.files[file].units[index]
          guard unit.isTranslatable, let source = unit.source, !source.isEmpty else { continue }
          let text = pseudo(source)
          document.files[file].units[index].target = ExchangeTarget(
            Text(text), state: hasStates ? "translated" : nil)
          texts.append(text)
        }
      }
      let written = XLIFFWriter.write(document)
      try withExtendedLifetime(written) { try Data(written.bytes).write(to: url) }
    }
    return texts
  }

  private func pseudo(_ source: Text) -> String {
    // Letters with accents would look like damage by a wrong encoding here and there.
    "~" + source.string + "~"
  }

  /// As a catalog holds it: without the positions of substitutions, `%arg` for the number.
  private func stored(_ text: String) -> String {
    text.replacing(/%\d+\$#@/, with: "%#@").replacing(/%\d+\$[.\d]*[a-z]+/, with: "%arg")
  }

  /// All texts, by Foundation's readers.
  private func strings(in folder: String) throws -> Set<String> {
    var found: Set<String> = []
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    for name in all where TableFormat(fileName: name) != nil {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      let value: Any? =
        name.hasSuffix(".xcstrings")
        ? try? JSONSerialization.jsonObject(with: data)
        : try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let value {
        collect(value, into: &found)
      } else {
        // What the platform cannot read.
        let file = try #require(TablePath(path: folder + "/" + name)).read()
        for entry in TableParser.parse(file).value.flatMap(\.entries) {
          found.formUnion(entry.value.forms.map(\.text.string))
        }
      }
    }
    return found
  }

  private func collect(_ value: Any?, into found: inout Set<String>) {
    switch value {
    case let text as String: found.insert(text)
    case let members as [String: Any]: for one in members.values { collect(one, into: &found) }
    case let elements as [Any]: for one in elements { collect(one, into: &found) }
    default: break
    }
  }
}
