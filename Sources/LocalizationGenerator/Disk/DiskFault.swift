/// Why something on disk could not be read or written.
package struct DiskFault: Error, Equatable {
  package enum Kind: Equatable {
    case missing
    case isFolder
    case notATable
    case denied
    case tooLarge
    case system(Int32)
  }

  package var path: String
  package var kind: Kind
  package var isWriting = false

  package var diagnostic: Diagnostic {
    let empty = SourceText(path: path, storage: ByteStorage(capacity: 0))
    return Diagnostic(
      rule: isWriting ? .unwritableFile : .unreadableFile, message: reason,
      location: SourceLocation(text: empty, range: SourceRange(0, 0)))
  }

  private var reason: String {
    switch kind {
    case .missing: "there is no such file or folder"
    case .isFolder: "this is a folder, not a file"
    case .notATable: "this is no table: its name must end in .strings, .stringsdict or .xcstrings"
    case .denied: isWriting ? "writing it is not permitted" : "reading it is not permitted"
    case .tooLarge: "this is larger than 2 GB"
    case .system(let code): "the system's error \(code) stands in the way"
    }
  }
}
