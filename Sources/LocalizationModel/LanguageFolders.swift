/// How the target's folders and catalogs call its languages: names that are another platform's or
/// old, and two names of one language.
struct LanguageFolders {
  /// Canonical, in the order of their paths.
  private let files: [TableFile]
  /// The `.lproj` folders as written, each once, with what each should be called and the first file in
  /// it.
  private let folders: [(place: Place, tag: String, advice: String?, file: TableFile)]

  private struct Place: Hashable {
    /// The path of the folder around it.
    var parent: Substring
    var name: String

    init(_ folder: (name: String, path: String)) {
      parent = folder.path.dropLast(folder.name.count + ".lproj".count)
      name = folder.name
    }
  }

  init(_ files: [TableFile]) {
    self.files = files
    var seen: Set<String> = []
    folders = files.compactMap { file in
      guard let folder = file.source.languageFolder, seen.insert(folder.path).inserted,
        !DevelopmentLanguage.isBase(file.language), !file.format.holdsAllLanguages
      else { return nil }
      return (Place(folder), file.language, Self.advice(for: folder.name), file)
    }
  }

  /// The files without those of a folder that should be called otherwise where the folder of the right
  /// name holds the same table.
  func chosen() -> Parsed<[TableFile]> {
    var chosen = Parsed(files, diagnostics: spellings() + twins())
    let odd = Set(folders.lazy.filter { $0.advice != nil }.map(\.place.name))
    guard !odd.isEmpty else { return chosen }
    let places = files.map { $0.source.languageFolder.map(Place.init) }
    var answered: Set<[String]> = []
    for (file, place) in zip(files, places) {
      if let place, !odd.contains(place.name) { answered.insert(Self.identity(file, in: place)) }
    }
    chosen.value = zip(files, places).filter { file, place in
      guard let place, odd.contains(place.name) else { return true }
      return !answered.contains(Self.identity(file, in: place))
    }.map(\.0)
    return chosen
  }

  /// What the same table of the same language has in a folder beside.
  private static func identity(_ file: TableFile, in place: Place) -> [String] {
    [String(place.parent), file.language, file.table, file.format.name]
  }

  /// Of folders that should be called otherwise.
  private func spellings() -> [Diagnostic] {
    let places = Set(folders.map(\.place))
    return folders.compactMap { folder in
      guard let name = folder.advice else { return nil }
      var right = folder.place
      right.name = name
      let isTaken = places.contains(right)
      // That an old code's folder stands beside the new one's is told of both.
      if isTaken, folder.tag != name { return nil }
      let message =
        !isTaken
        ? "the folder \(folder.place.name).lproj should be called \(name).lproj"
        : "the folder \(folder.place.name).lproj means \(name), and there is \(name).lproj, which answers. "
          + "Move the texts there"
      // Platforms read an underscore as a hyphen.
      let isOnlyUnderscore = name == String(folder.place.name.map { $0 == "_" ? "-" : $0 })
      return finding(message, at: folder.file, severity: isOnlyUnderscore ? .note : nil)
    }
  }

  /// What a folder should be called; nil where its name is right.
  private static func advice(for name: String) -> String? {
    guard let spelling = LanguageSpelling(name) else { return nil }
    if isMisread(name, as: spelling) { return spelling.tag }
    if let known = oldNames[name.lowercased()] { return known }
    let isWord = name.utf8.count > 3 && LanguageSpelling.suggestion(for: name) == spelling.tag
    return isWord || name.contains("_") ? spelling.tag : nil
  }

  /// Whether no platform reads a name as what it means: another platform's spelling, or a tag with a
  /// part that says nothing, as in `de-old` and `de@euro`.
  private static func isMisread(_ name: String, as spelling: LanguageSpelling) -> Bool {
    let parts = name.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let kept = spelling.tag.utf8.split(separator: UInt8(ascii: "-"))
    return spelling.isForeign || kept.count < parts.count
      || name.utf8.contains(UInt8(ascii: "@"))
  }

  /// Codes that ISO 639 withdrew.
  private static let oldNames = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro"]

  /// Of two tags that mean one language.
  private func twins() -> [Diagnostic] {
    var seen: Set<String> = []
    var first: [LanguageTag: TableFile] = [:]
    var findings: [Diagnostic] = []
    for file in files where seen.insert(file.language).inserted {
      guard let identity = LanguageTag(file.language)?.identity else { continue }
      guard let other = first[identity] else {
        first[identity] = file
        continue
      }
      let pair = [other.language, file.language]
      let answering =
        LanguageMatching.matches(preferred: [identity.string], available: pair).first ?? pair[0]
      findings.append(
        finding(
          "\(Self.name(of: other)) and \(Self.name(of: file)) are one language; \(answering) answers "
            + "who asks for it. Put all texts into that one", at: file,
          notes: [Diagnostic.Note("the other is here", at: other.beginning)]))
    }
    return findings
  }

  private static func name(of file: TableFile) -> String {
    file.source.languageFolder.map { $0.name + ".lproj" } ?? file.language
  }

  private func finding(
    _ message: String, at file: TableFile, severity: Severity? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: .languageFolder, severity: severity, message: message, location: file.beginning,
      notes: notes, table: file.table, language: file.language)
  }
}

extension SourceText {
  /// The `.lproj` folder that the file lies in: its name without extension, and its path.
  package var languageFolder: (name: String, path: String)? {
    let components = path.split(separator: "/").dropLast()
    guard let folder = components.last, folder.lowercased().hasSuffix(".lproj") else { return nil }
    return (String(folder.dropLast(".lproj".count)), components.joined(separator: "/"))
  }
}
