/// One file of a table, as read from disk.
package struct SourceFile: Sendable {
  package var path: String
  package var format: TableFormat
  /// The file's name without its extension.
  package var table: String
  /// Tag of the `.lproj` folder it lies in, canonical (`zh-CN` of `zh_CN.lproj`, `en` of
  /// `English.lproj`), `Base`, or nil outside of one.
  package var language: String?
  package var contents: ByteStorage
  /// Whether the contents are known to be UTF-8 without a mark, whatever they say of themselves.
  package var isDecoded: Bool
  /// Whether its tables are to keep the values that they are made of, where the format has some.
  package var keepsValues = false
  /// What a change left as it was in a catalog: read past, so that it is in none of the tables.
  package var unchanged: UnchangedMembers?

  package init(
    path: String, format: TableFormat, table: String, language: String?, contents: ByteStorage,
    isDecoded: Bool = false
  ) {
    self.path = path
    self.format = format
    self.table = table
    self.language = language
    self.contents = contents
    self.isDecoded = isDecoded
  }
}

extension SourceFile {
  package var keepingValues: SourceFile {
    var file = self
    file.keepsValues = true
    return file
  }
}

/// Members of one object of a JSON text that are known to be well-formed.
package struct UnchangedMembers: Sendable {
  /// Where the object begins.
  package var object: Int
  /// Each from the first byte of a key to behind a value, in their order.
  package var ranges: [Range<Int>]

  package init(object: Int, ranges: [Range<Int>]) {
    self.object = object
    self.ranges = ranges
  }
}

/// A format of table files. What it consists of is in `TableFileKind`, who reads it in `TableParser`.
package struct TableFormat: Hashable, Sendable {
  private let kind: TableFileKind

  package static let all = TableFileKind.all.map(TableFormat.init)
  package static let strings = TableFormat(kind: .strings)
  package static let stringsdict = TableFormat(kind: .stringsdict)
  package static let xcstrings = TableFormat(kind: .xcstrings)

  private init(kind: TableFileKind) { self.kind = kind }

  /// Nil where the file's name is not a table's. A path serves as well.
  package init?(fileName: String) {
    guard let kind = TableFileKind(fileName: fileName) else { return nil }
    self.kind = kind
  }

  package var name: String { kind.name }
  /// Whether one file has the texts of every language; else it is of its folder's language.
  package var holdsAllLanguages: Bool { kind.holdsAllLanguages }
  /// Where files of several formats have a key, the text of the highest is used.
  package var precedence: Int { kind.precedence }

  /// `.strings, .stringsdict or .xcstrings`.
  package static var allExtensions: String { TableFileKind.allExtensions }
}
