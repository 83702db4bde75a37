internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// `localization-states.json` of a target.
struct StateFile: Sendable {
  let path: String
  /// What the file held; nil where there is none.
  let old: ByteStorage?
  var states = TranslationStates()
  let stale: StaleTranslations

  /// Beside the configuration, or where that would be.
  static func path(of input: TargetInput) -> String {
    if input.folder.isEmpty, let first = input.paths.first, !Disk.isFolder(first) {
      return TableSearch.joined(TablePlace.parent(of: first), TranslationStates.fileName)
    }
    return input.folder + TranslationStates.fileName
  }

  init(_ session: EditingSession) throws(EditFailure) {
    path = StateFile.path(of: session.input)
    old = try existingContents(of: path)
    if let old {
      let parsed = TranslationStates.parse(SourceDecoder.decode(old, path: path).value)
      guard parsed.diagnostics.isEmpty else { throw EditFailure.findings(parsed.diagnostics) }
      states = parsed.value
    }
    stale = StaleTranslations(
      states,
      development: StateFile.development(session.tables, language: session.developmentLanguage))
  }

  /// The development language's files whose texts have no states.
  static func development(_ tables: [TableFile], language: String) -> [TableFile] {
    tables.filter {
      !$0.format.holdsAllLanguages
        && [language, "Base", ""].contains(LanguageSpelling.canonical($0.language))
    }
  }

  /// The keys whose texts were made of another development text or are copies of it.
  func staleKeys(_ table: ExchangeTable, _ language: String) -> Set<Text> {
    guard !table.hasStates else { return [] }
    let known = states.keys(table: table.name, language: language).keys
    let copies = known.map { Text($0) }.filter { key in
      guard let message = table.entry(key, in: language)?.value.message else { return false }
      return stale.isCopy(message, table: table.name, language: language, key: key.string)
    }
    return stale.keys(table: table.name, language: language).union(copies)
  }

  /// Empty where nothing changed.
  var patch: FilePatch {
    if old == nil, states.isEmpty { return FilePatch(path: path, old: nil, new: nil) }
    let new = states.write()
    let isSame = StateFile.read(old, path)?.value == states
    return FilePatch(path: path, old: old, new: isSame ? old : new)
  }

  private static func read(_ old: ByteStorage?, _ path: String) -> Parsed<TranslationStates>? {
    old.map { TranslationStates.parse(SourceDecoder.decode($0, path: path).value) }
  }

  /// Nil where there is no file.
  static func stale(
    in input: TargetInput, _ tables: [TableFile], development: String
  ) -> Parsed<StaleTranslations?> {
    let path = path(of: input)
    guard Disk.exists(path) else { return Parsed(nil) }
    do throws(DiskFault) {
      let text = try SourceReading.text(path)
      let parsed = TranslationStates.parse(text.value)
      guard parsed.diagnostics.isEmpty else { return Parsed(nil, diagnostics: parsed.diagnostics) }
      let files = StateFile.development(tables, language: development)
      return Parsed(StaleTranslations(parsed.value, development: files))
    } catch {
      return Parsed(nil, diagnostics: [error.diagnostic])
    }
  }

  /// What `check` tells beside the rules of the build.
  static func findings(in input: TargetInput, _ configuration: Configuration) -> [Diagnostic] {
    guard Disk.exists(path(of: input)) else { return [] }
    let tables = parse(input.files).value
    let development = TableSet.developmentLanguage(
      of: tables, folders: input.languageFolders, configuration: configuration)
    let stale = stale(in: input, tables, development: development)
    return stale.diagnostics
      + (stale.value?.findings(in: tables, development: development) ?? [])
  }
}
