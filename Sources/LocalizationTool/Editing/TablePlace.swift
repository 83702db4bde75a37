internal import LocalizationGenerator
internal import TableParsing

/// What a path on the command line stands for: a folder of tables, or one table.
struct TablePlace {
  /// What is searched.
  let folder: String
  let table: String?

  /// A table of one language stands for it in all of them; a catalog stands for itself.
  init(_ path: String) {
    let path = TableSearch.normalized(path)
    guard !Disk.isFolder(path), let place = TablePath(path: path) else {
      folder = path
      table = nil
      return
    }
    table = place.table
    let isOfLanguage = place.folder != nil && !place.format.holdsAllLanguages
    folder = isOfLanguage ? TablePlace.parent(of: TablePlace.parent(of: path)) : path
  }

  static func parent(of path: String) -> String { TableSearch.parent(of: path) }
}
