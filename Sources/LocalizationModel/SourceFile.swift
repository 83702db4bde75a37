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

  package init(
    path: String, format: TableFormat, table: String, language: String?, contents: ByteStorage
  ) {
    self.path = path
    self.format = format
    self.table = table
    self.language = language
    self.contents = contents
  }
}
