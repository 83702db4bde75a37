/// Which table of a project a file element is about. Systems rewrite paths, and tables move.
package struct TableMatching: Sendable {
  private let places: [Place]
  private let tables: [ExchangeTable]
  /// The tables that a file names by their own paths: no other path means them.
  private var named: Set<Int> = []

  package init(_ tables: [ExchangeTable]) {
    self.tables = tables
    places = tables.map { Place($0.original) }
  }

  /// - Parameter originals: all paths in a file.
  package mutating func expect(_ originals: [String]) {
    named = Set(
      Set(originals).compactMap { original in
        let wanted = Place(original)
        return places.firstIndex { $0.path == wanted.path }
      })
  }

  /// The index of the table; `note` says what was taken for what where the path is another.
  package func table(for original: String) -> (index: Int, note: String?)? {
    let wanted = Place(original)
    if let index = places.firstIndex(where: { $0.path == wanted.path }) { return (index, nil) }
    let tests: [(Place) -> Bool] = [
      { $0.name == wanted.name && $0.kind == wanted.kind && $0.endsAlike(wanted) },
      { $0.name == wanted.name && $0.kind == wanted.kind },
      { $0.name == wanted.name },
    ]
    for test in tests {
      let found = places.indices.filter { !named.contains($0) && test(places[$0]) }
      if found.count == 1 {
        return (found[0], "no table is at '\(original)'; '\(tables[found[0]].original)' is taken")
      }
      if wanted.isMoreThanATable(found.map { places[$0] }) {
        return varying(wanted, found, original)
      }
    }
    return nil
  }

  /// A catalog that was divided into two files, or the reverse: the texts of both forms are meant.
  private func varying(
    _ wanted: Place, _ found: [Int], _ original: String
  ) -> (index: Int, note: String?)? {
    guard let index = found.first(where: { tables[$0].format == .strings }) ?? found.first else {
      return nil
    }
    return (index, "no table is at '\(original)'; '\(tables[index].original)' is taken")
  }

  /// The other file of a table that has two, for forms that the first cannot hold.
  package func twin(of index: Int) -> Int? {
    guard tables[index].format == .strings else { return nil }
    return tables.indices.first {
      tables[$0].format == .stringsdict && places[$0].name == places[index].name
        && places[$0].folder == places[index].folder
    }
  }
}

/// A path taken apart.
private struct Place: Sendable {
  let path: [String]
  /// Of the table, in lower case.
  let name: String
  /// The format; storyboards and property lists have tables of strings.
  let kind: String
  /// Without the language's folder.
  let folder: [String]

  init(_ original: String) {
    var parts: [String] = []
    for part in original.split(whereSeparator: { $0 == "/" || $0 == "\\" }) where part != "." {
      parts.append(String(part))
    }
    path = parts
    let file = parts.last ?? ""
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let ending = dot < file.endIndex ? file[file.index(after: dot)...].lowercased() : ""
    let stem = file[..<dot].lowercased()
    name = ending == "plist" ? stem + "plist" : stem
    kind = ["stringsdict", "xcstrings"].contains(ending) ? ending : "strings"
    folder = parts.dropLast().filter { !$0.lowercased().hasSuffix(".lproj") }
  }

  /// Whether one of the folders is the end of the other.
  func endsAlike(_ other: Place) -> Bool {
    let (short, long) =
      folder.count < other.folder.count ? (folder, other.folder) : (other.folder, folder)
    return long.suffix(short.count).elementsEqual(short)
  }

  /// Whether the candidates are the two files of one table.
  func isMoreThanATable(_ candidates: [Place]) -> Bool {
    candidates.count == 2 && candidates[0].folder == candidates[1].folder
      && kind == "xcstrings" && Set(candidates.map(\.kind)) == ["strings", "stringsdict"]
  }
}
