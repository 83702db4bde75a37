internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// A target's tables as translators get them, and where their files are.
struct ExchangeInput {
  /// A table's files.
  struct Files {
    /// By canonical tag; a catalog's languages all have its path.
    var paths: [String: String] = [:]
    /// What a catalog calls its languages.
    var spellings: [String: String] = [:]
    /// Where the folders of languages lie.
    var folder: String
  }

  let session: EditingSession
  let project: ProjectFolder
  private(set) var tables: [ExchangeTable] = []
  private(set) var files: [Files] = []
  let states: StateFile

  init(_ path: String, _ arguments: Arguments) throws(EditFailure) {
    session = try EditingSession(path, arguments)
    project = ProjectFolder(around: session.folder)
    states = try StateFile(session)
    var order: [GroupName] = []
    var groups: [GroupName: [TableFile]] = [:]
    for table in session.tables where session.isInScope(table.table) {
      let name = GroupName(table)
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(table)
    }
    for name in order { add(groups[name] ?? [], name) }
    addVaryingKeys()
  }

  /// Each target of a package is one.
  static func all(
    _ path: String, _ arguments: Arguments
  ) throws(EditFailure) -> [ExchangeInput] {
    var inputs: [ExchangeInput] = []
    let targets = TargetFolders.targets(ofPackage: path)
    for target in targets.isEmpty ? [path] : targets {
      inputs.append(try ExchangeInput(target, arguments))
    }
    return inputs
  }

  /// The languages that somebody translates into.
  var languages: [String] {
    let named =
      tables.flatMap(\.languages)
      + session.input.languageFolders.compactMap {
        $0.lowercased() == "base" ? nil : LanguageSpelling($0)?.tag
      }
    return Set(named).filter { LanguageSpelling($0) != nil && $0 != session.developmentLanguage }
      .sorted()
  }

  // MARK: Tables

  private struct GroupName: Hashable {
    var folder: String
    var table: String
    var format: TableFormat

    init(_ file: TableFile) {
      let own = TablePlace.parent(of: file.source.path)
      let isOfLanguage = file.source.languageFolder != nil && !file.format.holdsAllLanguages
      folder = isOfLanguage ? TablePlace.parent(of: own) : own
      table = file.table
      format = file.format
    }
  }

  private mutating func add(_ tables: [TableFile], _ name: GroupName) {
    guard let first = tables.first else { return }
    let isCatalog = first.format.holdsAllLanguages
    let source =
      isCatalog
      ? LanguageSpelling.canonical(first.sourceLanguage ?? session.developmentLanguage)
      : session.developmentLanguage
    var canonical: [TableFile] = []
    var group = Files(folder: name.folder)
    // A file of the language itself goes before Base.
    for table in tables.filter({ $0.isForeignToLanguages })
      + tables.filter({ !$0.isForeignToLanguages })
    {
      var table = table
      let tag = table.isForeignToLanguages ? source : LanguageSpelling.canonical(table.language)
      group.spellings[tag] = table.language
      group.paths[tag] = table.source.path
      table.language = tag
      canonical.append(table)
    }
    let original = project.original(of: original(of: group, name, source: source))
    guard let table = ExchangeTable(canonical, original: original, sourceLanguage: source) else {
      return
    }
    self.tables.append(table)
    files.append(group)
  }

  /// Of a storyboard's texts the storyboard.
  private func original(of files: Files, _ name: GroupName, source: String) -> String {
    let isShared = name.folder.hasSuffix("/mul.lproj") || name.folder == "mul.lproj"
    let folder = isShared ? TablePlace.parent(of: name.folder) : name.folder
    if name.format != .stringsdict {
      for ending in ["storyboard", "xib"] {
        let path = TableSearch.joined(folder, "Base.lproj/\(name.table).\(ending)")
        if Disk.exists(path) { return path }
      }
    }
    let usual = "\(source).lproj/\(name.table).\(name.format.name)"
    return files.paths[source] ?? TableSearch.joined(name.folder, usual)
  }

  /// What a stringsdict says goes before the strings file beside it.
  private mutating func addVaryingKeys() {
    for index in tables.indices where tables[index].format == .strings {
      let twin = tables.indices.first {
        tables[$0].format == .stringsdict && tables[$0].name == tables[index].name
          && files[$0].folder == files[index].folder
      }
      guard let twin else { continue }
      let whole = tables[twin].source.entries.filter { $0.value.message?.needsFallback == false }
      tables[index].varyingKeys = Set(whole.map(\.key))
    }
  }
}

extension TableFile {
  /// `Base`, and a file outside of all languages' folders.
  fileprivate var isForeignToLanguages: Bool {
    !format.holdsAllLanguages && (language.isEmpty || language.lowercased() == "base")
  }
}

extension Message {
  /// Whether a strings file has what is said on all other devices.
  fileprivate var needsFallback: Bool {
    guard case .variants(let variants) = self, case .device(let cases) = variants.root else {
      return false
    }
    return !cases.contains { $0.label == .other }
  }
}
