/// The tables of a run and what was wrong with finding and reading them.
package struct SourceReading {
  package private(set) var files: [SourceFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package let configurations: [String]
  /// The names of the `.lproj` folders, without extension, with or without a table.
  package let languageFolders: [String]

  package init(_ paths: [String]) {
    let search = TableSearch(paths)
    configurations = search.configurations
    languageFolders = search.languageFolders.sorted()
    diagnostics = search.faults.map(SourceReading.unreadable)
    files.reserveCapacity(search.tables.count)
    for table in search.tables { read(table) }
  }

  /// A file beside the tables, in the encodings and with the marks that tables may have.
  package static func text(_ path: String) throws(DiskFault) -> Parsed<SourceText> {
    var parsed = SourceDecoder.decode(try Disk.read(path), path: path)
    parsed.diagnostics = parsed.diagnostics.map { $0.reported(as: .invalidConfiguration) }
    return parsed
  }

  private mutating func read(_ table: TablePath) {
    do throws(DiskFault) {
      let file = try table.read()
      guard let folder = table.folder, file.language == nil else {
        files.append(file)
        return
      }
      diagnostics.append(unknownFolder(folder, of: file))
    } catch {
      diagnostics.append(SourceReading.unreadable(error))
    }
  }

  /// Names the table and language that the file would have held.
  private static func unreadable(_ fault: DiskFault) -> Diagnostic {
    var diagnostic = fault.diagnostic
    let table = TablePath(path: fault.path)
    diagnostic.table = table?.table
    diagnostic.language = table?.folder.flatMap(TablePath.language)
    return diagnostic
  }

  private func unknownFolder(_ folder: String, of file: SourceFile) -> Diagnostic {
    let text = SourceText(path: file.path, storage: ByteStorage(capacity: 0))
    return Diagnostic(
      rule: .unknownLanguageFolder,
      message: "'\(folder).lproj' names no language, so this table is not read; "
        + "name the folder by a language tag such as "
        + "'\(LanguageSpelling.suggestion(for: folder) ?? "pt-BR").lproj'",
      location: SourceLocation(text: text, range: SourceRange(0, 0)), table: file.table)
  }
}

/// A table's file on disk, not yet read.
package struct TablePath: Equatable {
  package var path: String
  package var format: TableFormat
  package var table: String
  /// The `.lproj` folder's name without the extension, as written; nil outside of one.
  package var folder: String?

  /// Nil where the name's end is not a table's. `path` need not exist.
  package init?(path: String) {
    let components = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let file = components.last, let dot = file.lastIndex(of: "."), dot != file.startIndex,
      let format = TableFormat(fileName: String(file))
    else { return nil }
    self.path = path
    self.format = format
    table = String(file[..<dot])
    folder = components.dropLast().last.flatMap { BuildFileNames.language(ofFolder: $0) }
  }

  /// The language that a folder's name stands for; nil where it names none. A dot, behind which POSIX
  /// names an encoding, is in no folder's name but that of a copy set aside.
  static func language(ofFolder folder: String) -> String? {
    if BuildFileNames.isBase(folder) { return "Base" }
    if folder.contains(".") { return nil }
    return LanguageSpelling(folder)?.tag
  }

  package func read() throws(DiskFault) -> SourceFile { file(try Disk.read(path)) }

  /// As if these were the file's bytes.
  package func file(_ contents: ByteStorage) -> SourceFile {
    SourceFile(
      path: path, format: format, table: table,
      language: folder.flatMap(TablePath.language), contents: contents)
  }
}
