/// All files of one table.
struct TableSources {
  let name: String
  let files: [TableFile]
  let development: String

  /// The files of a language in the order in which later entries replace earlier ones.
  func files(of language: String) -> [TableFile] {
    let own = files.filter { $0.language == language || isShared($0, language) }
    let layered = own.enumerated().sorted {
      ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset)
    }
    return layered.map(\.element)
  }

  var developmentFiles: [TableFile] { files(of: development) }

  /// `Base` holds texts of the development language.
  private func isShared(_ file: TableFile, _ language: String) -> Bool {
    language == development && DevelopmentLanguage.isBase(file.language)
  }

  /// None where no file has an entry.
  func lackOfDevelopmentLanguage() -> [Diagnostic] {
    let files = files.filter { !$0.entries.isEmpty }
    guard let first = files.first else { return [] }
    let languages = Set(files.map(\.language)).sorted().joined(separator: ", ")
    return [
      Diagnostic(
        rule: .tableWithoutDevelopmentLanguage,
        message: "table \(name) exists in \(languages) but not in the development language "
          + "\(development): it gives no accessors",
        location: first.beginning, table: name, language: first.language)
    ]
  }

  /// Files that must not stand side by side.
  func conflicts() -> [Diagnostic] {
    var catalogs: [SourceText] = []
    var other: TableFile?
    for file in files {
      if file.format.holdsAllLanguages {
        if !catalogs.contains(where: { $0 === file.source }) { catalogs.append(file.source) }
      } else if other == nil {
        other = file
      }
    }
    guard let catalog = catalogs.first else { return [] }
    var diagnostics = catalogs.dropFirst().map {
      conflict(.duplicateCatalog, "a second catalog of table \(name)", $0, beside: catalog)
    }
    if let other {
      diagnostics.append(
        conflict(
          .catalogBesideStrings, "table \(name) is in a catalog and in another file",
          other.source, beside: catalog))
    }
    return diagnostics
  }

  private func conflict(
    _ rule: Rule, _ message: String, _ text: SourceText, beside catalog: SourceText
  ) -> Diagnostic {
    let start = SourceRange(0, 0)
    let isSame = catalog.shortName == text.shortName
    let names = [catalog, text].map { isSame ? $0.path : $0.shortName }
    return Diagnostic(
      rule: rule,
      message: "\(message): \(names[0]) and \(names[1]). Move all texts into one",
      location: SourceLocation(text: text, range: start),
      notes: [
        Diagnostic.Note(
          "the catalog is here", at: SourceLocation(text: catalog, range: start))
      ], table: name)
  }
}

extension TableFile {
  /// Entries of a higher layer replace those of a lower one silently: `Base` lies below the
  /// language's own files, the formats by precedence.
  var layer: Int {
    DevelopmentLanguage.isBase(language) ? format.precedence - 1000 : format.precedence
  }
}

extension SourceText {
  /// The file's name, with its `.lproj` folder.
  package var shortName: String {
    let components = path.split(separator: "/")
    let isLocalized = components.dropLast().last?.hasSuffix(".lproj") ?? false
    return components.suffix(isLocalized ? 2 : 1).joined(separator: "/")
  }
}
