/// Chooses the development language of a set of files.
enum DevelopmentLanguage {
  /// Texts without a language of their own: `Base.lproj`, or outside of any `.lproj`.
  static func isBase(_ language: String) -> Bool { language == "Base" || language.isEmpty }

  /// Nil and an error where it cannot be known.
  static func choose(
    among files: [TableFile], configured: String?, place: SourceLocation?
  ) -> Parsed<String?> {
    let languages = Set(files.map(\.language))
    let hasBase = languages.contains(where: isBase)
    if let configured {
      let language = canonical(configured)
      if languages.contains(language) || hasBase { return Parsed(language) }
      return Parsed(nil, diagnostics: [missing(configured, languages, at: place)])
    }
    if let source = files.lazy.compactMap(\.sourceLanguage).first {
      return Parsed(canonical(source), diagnostics: disagreement(files, source))
    }
    if languages.contains("en") { return Parsed("en") }
    if hasBase { return Parsed("Base") }
    if languages.count == 1, let only = languages.first { return Parsed(only) }
    return Parsed(nil, diagnostics: [undecided(languages, at: files.first?.beginning)])
  }

  /// A tag in its canonical spelling; `Base` stays.
  static func canonical(_ language: String) -> String {
    isBase(language) ? "Base" : LanguageTag(language)?.string ?? language
  }

  private static func missing(
    _ configured: String, _ languages: Set<String>, at place: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      rule: .developmentLanguage,
      message: "no table is in the development language \"\(configured)\" that localization.json "
        + "names; there are \(list(languages))",
      location: place)
  }

  private static func undecided(
    _ languages: Set<String>, at place: SourceLocation?
  ) -> Diagnostic {
    let sorted = languages.sorted()
    let first = sorted.first { $0.hasPrefix("en-") } ?? sorted.first ?? "en"
    return Diagnostic(
      rule: .developmentLanguage,
      message: "which of \(list(languages)) is the development language? Write it into "
        + "localization.json in the target's folder: { \"developmentLanguage\": \"\(first)\" }",
      location: place)
  }

  private static func disagreement(_ files: [TableFile], _ chosen: String) -> [Diagnostic] {
    let other = files.first { $0.sourceLanguage != nil && $0.sourceLanguage != chosen }
    guard let other, let language = other.sourceLanguage else { return [] }
    return [
      Diagnostic(
        rule: .developmentLanguage, severity: .warning,
        message: "this catalog's source language is \"\(language)\", another's is \"\(chosen)\"; "
          + "\"\(chosen)\" is taken. Write \"developmentLanguage\" into localization.json to settle it",
        location: other.beginning, table: other.table)
    ]
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
