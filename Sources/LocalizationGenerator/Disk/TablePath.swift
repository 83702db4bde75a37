/// A table's file on disk, not yet read.
struct TablePath: Equatable {
  var path: String
  var format: TableFormat
  var table: String
  /// The `.lproj` folder's name without the extension, as written; nil outside of one.
  var folder: String?

  /// Nil where the name's end is not a table's. `path` need not exist.
  init?(path: String) {
    let components = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let file = components.last, let dot = file.lastIndex(of: "."), dot != file.startIndex,
      let format = TableFormat(fileName: String(file))
    else { return nil }
    self.path = path
    self.format = format
    table = String(file[..<dot])
    folder = components.dropLast().last.flatMap { BuildFileNames.language(ofFolder: $0) }
  }

  /// The language that a folder's name stands for; nil where it names none.
  static func language(ofFolder folder: String) -> String? {
    if folder.lowercased() == "base" { return "Base" }
    return LanguageTag(folder)?.string
  }

  func read() throws(DiskFault) -> SourceFile {
    SourceFile(
      path: path, format: format, table: table,
      language: folder.flatMap(TablePath.language), contents: try Disk.read(path))
  }
}
