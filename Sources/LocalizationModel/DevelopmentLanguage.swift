/// Tells the development language of a target by what lies in it.
struct DevelopmentLanguage {
  /// Texts without a language of their own: `Base.lproj`, or outside of any `.lproj`.
  static let base = "Base"

  static func isBase(_ language: String) -> Bool { language == base || language.isEmpty }

  /// The language meant, in its canonical spelling; `Base` stays.
  static func canonical(_ language: String) -> String {
    isBase(language) ? base : LanguageSpelling(language)?.tag ?? language
  }

  /// Canonical, in the order of their paths.
  let files: [TableFile]
  /// Of all tables, and of the folders without one.
  private let languages: Set<String>

  /// - Parameter folders: the languages of the target's `.lproj` folders, with or without a table.
  init(files: [TableFile], folders: [String]) {
    self.files = files
    languages = Set(files.map(\.language)).union(folders.map(Self.canonical))
  }

  /// In this order: the configured one, that of the catalogs, English where a folder or `Base` tells
  /// it, the only one there is. Nil and a warning where it cannot be told.
  func choose(_ configuration: Configuration) -> Parsed<String?> {
    if let configured = configuration.developmentLanguage.map(Self.canonical) {
      return Parsed(
        configured,
        diagnostics: absence(of: configured, at: configuration.places.developmentLanguage))
    }
    if let source = files.lazy.compactMap(\.sourceLanguage).first.map(Self.canonical) {
      return Parsed(source, diagnostics: disagreement(with: source))
    }
    let english = languages.filter { LanguageTag($0)?.language == "en" }.sorted()
    let best = ["en", "en-US"].first(where: english.contains) ?? english.first
    if let best { return Parsed(best) }
    if languages.contains(Self.base) { return Parsed("en", diagnostics: assumption()) }
    if languages.count == 1, let only = languages.first { return Parsed(only) }
    return Parsed(nil, diagnostics: doubt())
  }

  /// The languages whose texts are the development language's in a table that exists in `present`,
  /// lowest first: those of a higher one replace the others'. Empty for none.
  static func sources(of development: String, in present: Set<String>) -> [String] {
    let tag = LanguageTag(development)
    let line = [development] + (tag?.ancestors.map(\.string) ?? [])
    var sources = line.filter(present.contains)
    if sources.isEmpty, !present.contains(base) {
      // Of the regional variants the one of the country where the language is most spoken.
      let children = present.filter { LanguageTag($0)?.ancestors.contains { $0 == tag } ?? false }
      let usual = children.filter { LanguageTag($0)?.maximized == tag?.maximized }
      sources = (usual.min() ?? children.min()).map { [$0] } ?? []
    }
    return (present.contains(base) ? [base] : []) + sources.reversed()
  }
}

// MARK: Findings

extension DevelopmentLanguage {
  /// Where no table at all is in the configured language.
  private func absence(of configured: String, at place: SourceLocation?) -> [Diagnostic] {
    guard !files.isEmpty,
      Self.sources(of: configured, in: Set(files.map(\.language))).isEmpty
    else { return [] }
    let present = Set(files.map(\.language))
    return [
      finding(
        "no table is in the development language \"\(configured)\" that localization.json names; "
          + "there are \(Self.list(present))"
          + ClosestName.of(configured, in: present.sorted()).question, at: place)
    ]
  }

  private func disagreement(with chosen: String) -> [Diagnostic] {
    let other = files.first { file in
      guard let source = file.sourceLanguage.map(Self.canonical) else { return false }
      return Self.sources(of: chosen, in: [source]).isEmpty
    }
    guard let other, let language = other.sourceLanguage else { return [] }
    return [
      finding(
        "this catalog's source language is \"\(language)\", another's is \"\(chosen)\"; "
          + "\"\(chosen)\" is taken. Write \"developmentLanguage\" into localization.json to settle it",
        at: other.beginning, table: other.table)
    ]
  }

  /// Where texts are taken for English that nothing says are.
  private func assumption() -> [Diagnostic] {
    guard let file = files.first(where: { Self.isBase($0.language) }) else { return [] }
    let place = file.source.languageFolder == nil ? "outside of .lproj folders" : "in Base.lproj"
    return [
      finding(
        "the texts \(place) are taken for English, since nothing says which language they are in. "
          + "Write it into localization.json in the target's folder: "
          + "{ \"developmentLanguage\": \"en\" }", at: file.beginning, table: file.table)
    ]
  }

  private func doubt() -> [Diagnostic] {
    let present = languages.sorted()
    guard let first = files.first, let example = present.first else { return [] }
    return [
      finding(
        "which of \(Self.list(languages)) is the development language? Until that is known there "
          + "are no accessors. Write it into localization.json in the target's folder: "
          + "{ \"developmentLanguage\": \"\(example)\" }", at: first.beginning, table: first.table)
    ]
  }

  private func finding(
    _ message: String, at place: SourceLocation?, table: String? = nil
  ) -> Diagnostic {
    Diagnostic(rule: .developmentLanguage, message: message, location: place, table: table)
  }

  private static func list(_ languages: Set<String>) -> String {
    languages.sorted().joined(separator: ", ")
  }
}

extension TableFile {
  /// The first byte of the file.
  package var beginning: SourceLocation {
    SourceLocation(text: source, range: SourceRange(0, 0))
  }
}
