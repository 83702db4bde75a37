/// The last entries of files that end too early, which is an error. What is left of such an entry is
/// not compared with what is gone.
struct CutOffEntries {
  private struct Entry: Hashable {
    let table: String
    let key: String
  }

  /// What is told all the same: the key is whole.
  private static let others: Set = [Rule.malformedTable.id, UnknownKey().rule.id]

  /// In which language the file is; nil where all translations are compared with it.
  private var languages: [Entry: Set<String?>] = [:]

  init(_ diagnostics: [Diagnostic], in tableSet: TableSet) {
    var faults: [ObjectIdentifier: SourceLocation] = [:]
    for diagnostic in diagnostics where diagnostic.rule == Rule.malformedTable.id {
      guard diagnostic.severity == .error, let place = diagnostic.location else { continue }
      let source = ObjectIdentifier(place.text)
      let known = faults[source]?.range.start ?? -1
      if place.range.start > known { faults[source] = place }
    }
    for place in faults.values where place.text.isCutOff(at: Int(place.range.end)) {
      for table in tableSet.tables { add(table, endingAt: place) }
    }
  }

  private mutating func add(_ table: JoinedTable, endingAt place: SourceLocation) {
    for column in table.columns {
      for file in column.files where file.source === place.text {
        guard let last = file.entries.max(by: { $0.keyRange.start < $1.keyRange.start }),
          last.range.end >= place.range.start
        else { continue }
        let isOfAll =
          column.isPartOfDevelopment || column.language == table.development.language
          || file.format.holdsAllLanguages
        languages[Entry(table: table.name, key: last.key.string), default: []]
          .insert(isOfAll ? nil : column.language)
      }
    }
  }

  /// Whether a finding is about such an entry.
  func explain(_ finding: Diagnostic) -> Bool {
    guard !languages.isEmpty, !Self.others.contains(finding.rule), let table = finding.table,
      let key = finding.key, let languages = languages[Entry(table: table, key: key)]
    else { return false }
    return languages.contains(nil) || languages.contains(finding.language)
  }
}

extension SourceText {
  /// Whether nothing but white space is behind a fault, which is no more than a semicolon missing
  /// behind a closed text, or the file is a catalog without its last brace.
  fileprivate func isCutOff(at fault: Int) -> Bool {
    let bytes = storage.bytes
    guard let last = bytes.lastIndex(where: { $0 > 0x20 }) else { return true }
    return fault > last && bytes[last] != UInt8(ascii: "\"")
      || bytes[last] != UInt8(ascii: "}") && TableFormat(fileName: path)?.holdsAllLanguages ?? false
  }
}
