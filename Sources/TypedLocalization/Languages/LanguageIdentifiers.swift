internal import MessageFormat

/// Small numbers for language tags, the same in the whole process, so that the language in force is
/// one word that is read without a lock.
enum LanguageIdentifiers {
  /// Bounded: a server may be handed any tag by its clients.
  static let capacity = 512
  private static let rawCapacity = 4096

  private struct Names {
    var tags = [""]
    var identifiers: [String: Int] = [:]
    var raw: [String: Int] = [:]
  }

  private static let names = Locked(Names())

  /// From 1; nil when `tag` is new and there is no room for another.
  static func identifier(of tag: String) -> Int? {
    names.withLock { names in
      if let known = names.raw[tag] { return known }
      let canonical = LanguageTag(tag)?.string ?? tag
      guard let identifier = Self.identifier(ofCanonical: canonical, in: &names) else { return nil }
      if names.raw.count < rawCapacity { names.raw[tag] = identifier }
      return identifier
    }
  }

  static func tag(of identifier: Int) -> String {
    names.withLock { names in
      names.tags.indices.contains(identifier) ? names.tags[identifier] : ""
    }
  }

  private static func identifier(ofCanonical tag: String, in names: inout Names) -> Int? {
    if let known = names.identifiers[tag] { return known }
    guard names.tags.count < capacity else { return nil }
    names.tags.append(tag)
    names.identifiers[tag] = names.tags.count - 1
    return names.tags.count - 1
  }
}
