/// What a file was and what it is to be.
package struct FilePatch: Sendable {
  package let path: String
  /// Nil for a file that is new.
  package let old: ByteStorage?
  /// Nil for a file that goes.
  package let new: ByteStorage?

  package init(path: String, old: ByteStorage?, new: ByteStorage?) {
    self.path = path
    self.old = old
    self.new = new
  }

  package var isEmpty: Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEqual(to: new)
  }

  /// As `diff -u` prints it. UTF-16 is shown as UTF-8; binary files are named alone.
  package var unifiedDiff: String {
    if isEmpty { return "" }
    let sides = (old: shown(old), new: shown(new))
    guard let old = sides.old, let new = sides.new else {
      return "Binary files a/\(path) and b/\(path) differ\n"
    }
    return UnifiedDiff.text(
      from: old, path: self.old == nil ? nil : path, to: new,
      path: self.new == nil ? nil : path)
  }

  private func shown(_ contents: ByteStorage?) -> ByteStorage? {
    guard let contents else { return ByteStorage(capacity: 0) }
    if DocumentTree.isBinaryPropertyList(contents) { return nil }
    let encoding = DocumentEncoding(of: contents)
    if encoding.form == .utf8 { return contents }
    return SourceDecoder.decode(contents, path: path).value.storage
  }
}
