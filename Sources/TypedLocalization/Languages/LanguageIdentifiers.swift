internal import MessageFormat

/// Small numbers for language tags, the same in the whole process, so that the language in force is
/// one word that is read without a lock.
enum LanguageIdentifiers {
  /// Bounded: a server may be handed any tag by its clients.
  static let capacity = 512
  /// What is left to the languages that tables and hosts have.
  private static let reserved = 192
  private static let spellingCapacity = 4096

  private struct Names {
    /// By identifier. Searched through: at most `capacity`, and a dictionary would cost the first
    /// text more (see `TableContents`).
    var tags = ["", "und"]
    /// What tasks asked for.
    var spellings: [String: Int] = [:]

    func identifier(of tag: String) -> Int? { tags.dropFirst().firstIndex(of: tag) }
  }

  private static let names = Locked(Names())

  /// Of a language that a table or a host has, from 1; nil when there is no room for another.
  static func identifier(of tag: String) -> Int? {
    names.withLock { intern(TableManifest.canonical(tag), in: &$0, limit: capacity) }
  }

  /// Of any tag. When there is no room for it: of the longest part of it that is known, else of `und`.
  static func identifier(ofAny tag: String) -> Int {
    names.withLock { names in
      if let known = names.spellings[tag] { return known }
      var parts = TableManifest.canonical(tag).split(separator: "-")
      var identifier = intern(
        parts.joined(separator: "-"), in: &names, limit: capacity - reserved)
      while identifier == nil, parts.count > 1 {
        parts.removeLast()
        identifier = names.identifier(of: parts.joined(separator: "-"))
      }
      if names.spellings.count < spellingCapacity { names.spellings[tag] = identifier ?? 1 }
      return identifier ?? 1
    }
  }

  static func tag(of identifier: Int) -> String {
    names.withLock { names in
      names.tags.indices.contains(identifier) ? names.tags[identifier] : ""
    }
  }

  private static func intern(_ tag: String, in names: inout Names, limit: Int) -> Int? {
    if let known = names.identifier(of: tag) { return known }
    guard names.tags.count < limit else { return nil }
    names.tags.append(tag)
    return names.tags.count - 1
  }
}

/// The language of the running task, set by `LanguageManager.withLanguage`.
enum LanguageScope {
  /// 0: none. A number, since a reference would be retained at every look-up.
  @TaskLocal static var identifier = 0

  /// Not 0 once a task had a language of its own; until then look-ups need not ask.
  static let isUsed = AtomicWords()
}
