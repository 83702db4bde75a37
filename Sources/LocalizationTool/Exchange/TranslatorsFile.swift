internal import Foundation
internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// A file that came back from translators, as read.
struct TranslatorsFile: Sendable {
  enum Content: Sendable {
    case document(ExchangeDocument)
    case sheet(TranslationSheet)
  }

  var path: String
  var content: Content
  /// What its bundle or its name says; for files that do not say it themselves.
  var language: String?

  var source: SourceText {
    let source =
      switch content {
      case .document(let document): document.source
      case .sheet(let sheet): sheet.source
      }
    return source ?? SourceText(path: path, storage: ByteStorage(capacity: 0))
  }

  /// A file, a bundle, or a folder of both.
  static func read(_ path: String) throws(EditFailure) -> [TranslatorsFile] {
    let path = TableSearch.normalized(path)
    guard Disk.isFolder(path) else { return [try file(path, language: nil)] }
    if isBundle(path) { return [try bundle(path)] }
    let paths = names(in: path).map { TableSearch.joined(path, $0) }.filter {
      isBundle($0) || isKnown($0) && !Disk.isFolder($0)
    }
    let results = concurrentMap(paths.count) { index -> Result<TranslatorsFile, EditFailure> in
      let path = paths[index]
      do throws(EditFailure) {
        return .success(try isBundle(path) ? bundle(path) : file(path, language: nil))
      } catch {
        return .failure(error)
      }
    }
    var files: [TranslatorsFile] = []
    for result in results { files.append(try result.get()) }
    guard !files.isEmpty else {
      throw EditFailure.reason("'\(path)' holds no .xliff, .xcloc or .csv")
    }
    return files
  }

  private static let endings = [".xliff", ".xlf", ".csv"]

  private static func isKnown(_ name: String) -> Bool {
    endings.contains { name.lowercased().hasSuffix($0) }
  }

  private static func isBundle(_ path: String) -> Bool {
    Disk.isFolder(TableSearch.joined(path, BundleContents.texts))
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func bundle(_ path: String) throws(EditFailure) -> TranslatorsFile {
    let folder = TableSearch.joined(path, BundleContents.texts)
    let found = names(in: folder).filter { isKnown($0) }
    guard let name = found.first, found.count == 1 else {
      throw EditFailure.reason("'\(folder)' holds \(found.count) XLIFF files instead of one")
    }
    let description = TableSearch.joined(path, BundleContents.fileName)
    let contents = try existingContents(of: description)
    let language = contents.flatMap(BundleContents.targetLocale)
    return try file(TableSearch.joined(folder, name), language: language)
  }

  private static func file(
    _ path: String, language: String?
  ) throws(EditFailure) -> TranslatorsFile {
    let contents = try refusingFaults { () throws(DiskFault) in try Disk.read(path) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    if name.lowercased().hasSuffix(".csv") {
      let sheet = TranslationSheet.read(contents, path: path)
      try check(sheet.diagnostics)
      return TranslatorsFile(path: path, content: .sheet(sheet.value))
    }
    let document = XLIFFReader.read(contents, path: path)
    try check(document.diagnostics)
    return TranslatorsFile(
      path: path, content: .document(document.value),
      language: language ?? (LanguageSpelling(stem) == nil ? nil : stem))
  }

  private static func check(_ diagnostics: [Diagnostic]) throws(EditFailure) {
    guard diagnostics.isEmpty else { throw EditFailure.findings(diagnostics) }
  }
}
