/// What the files of one format are called, and what one of them holds.
///
/// The plugins compile this file too, through links, since they cannot import a library.
struct TableFileKind: Hashable, Sendable {
  let name: String
  /// Matched in any case; here in lower case.
  let extensions: [String]
  var holdsAllLanguages = false
  /// Where files of several formats have a key, the text of the highest is used.
  var precedence = 0

  /// One line a format.
  static let all = [
    strings, stringsdict, xcstrings,
  ]

  static let strings = TableFileKind(name: "strings", extensions: ["strings"])
  static let stringsdict = TableFileKind(
    name: "stringsdict", extensions: ["stringsdict"], precedence: 1)
  static let xcstrings = TableFileKind(
    name: "xcstrings", extensions: ["xcstrings"], holdsAllLanguages: true, precedence: 2)

  /// Nil where the file's name is not a table's. A path serves as well.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    guard let kind = TableFileKind.all.first(where: { $0.extensions.contains(ending) }) else {
      return nil
    }
    self = kind
  }

  private init(
    name: String, extensions: [String], holdsAllLanguages: Bool = false, precedence: Int = 0
  ) {
    self.name = name
    self.extensions = extensions
    self.holdsAllLanguages = holdsAllLanguages
    self.precedence = precedence
  }

  /// `.strings, .stringsdict or .xcstrings`.
  static var allExtensions: String {
    let names = all.flatMap(\.extensions).map { "." + $0 }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
