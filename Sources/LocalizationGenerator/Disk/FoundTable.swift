/// A table's file on disk, not yet read.
struct FoundTable: Equatable {
  var path: String
  var format: SourceFile.Format
  var table: String
  /// The `.lproj` folder's name without the extension, as written; nil outside of one.
  var folder: String?

  /// Nil where the name's end is not a table's. `path` need not exist.
  init?(path: String) {
    let components = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let file = components.last, let dot = file.lastIndex(of: "."), dot != file.startIndex,
      let format = SourceFile.Format(rawValue: file[file.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.format = format
    table = String(file[..<dot])
    folder = components.dropLast().last.flatMap(FoundTable.languageFolder)
  }

  /// `zh_CN` of `zh_CN.lproj`; nil of any other name.
  static func languageFolder(_ name: some StringProtocol) -> String? {
    guard name.count > 6, name.lowercased().hasSuffix(".lproj") else { return nil }
    return String(name.dropLast(6))
  }

  /// The language that a folder's name stands for; nil where it names none.
  static func language(ofFolder folder: String) -> String? {
    if folder.lowercased() == "base" { return "Base" }
    return LanguageTag(folder)?.string
  }

  func read() throws(DiskFault) -> SourceFile {
    SourceFile(
      path: path, format: format, table: table,
      language: folder.flatMap(FoundTable.language), contents: try Disk.read(path))
  }
}
