/// What differs between two versions of a table, by key, language and form.
package struct TableDifference: Sendable {
  package enum Change: Sendable {
    case added(Text)
    case removed(Text)
    case renamed(from: Text, to: Text)
    /// Nil where one version has no such text.
    case text(key: Text, language: String, form: FormPath, old: Text?, new: Text?)
    case state(key: Text, language: String, form: FormPath, old: String?, new: String?)
    case comment(key: Text, old: Text?, new: Text?)
  }

  /// Keys first, in the order of the new version, then those that are gone.
  package private(set) var changes: [Change] = []

  package init(from old: TableContents, to new: TableContents) {
    let added = new.keys.filter { old.entries[$0] == nil }
    let removed = old.keys.filter { new.entries[$0] == nil }
    let renamed = TableDifference.renamed(removed, old, added, new)
    let sources = Set(renamed.values)
    for key in new.keys {
      if let source = renamed[key] {
        changes.append(.renamed(from: source, to: key))
      } else if let before = old.entries[key], let after = new.entries[key] {
        compare(key, before, after)
      } else {
        changes.append(.added(key))
      }
    }
    changes += removed.filter { !sources.contains($0) }.map { .removed($0) }
  }

  /// New keys that say in every language what one that is gone said; by the new key.
  private static func renamed(
    _ removed: [Text], _ old: TableContents, _ added: [Text], _ new: TableContents
  ) -> [Text: Text] {
    var gone: [[TextPlace: Text]: [Text]] = [:]
    for key in removed { gone[places(old.entries[key]), default: []].append(key) }
    var found: [Text: Text] = [:]
    for key in added {
      let texts = places(new.entries[key])
      guard !texts.isEmpty, let candidates = gone[texts], let first = candidates.first else {
        continue
      }
      found[key] = first
      gone[texts] = Array(candidates.dropFirst())
    }
    return found
  }

  private struct TextPlace: Hashable {
    var language: String
    var form: FormPath
  }

  private static func places(_ entry: TableContents.Entry?) -> [TextPlace: Text] {
    var places: [TextPlace: Text] = [:]
    for (language, forms) in entry?.texts ?? [:] {
      for (form, unit) in forms { places[TextPlace(language: language, form: form)] = unit.text }
    }
    return places
  }

  private mutating func compare(
    _ key: Text, _ old: TableContents.Entry, _ new: TableContents.Entry
  ) {
    if old.comment != new.comment {
      changes.append(.comment(key: key, old: old.comment, new: new.comment))
    }
    let languages = Set(old.texts.keys).union(new.texts.keys).sorted()
    for language in languages {
      let (before, after) = (old.texts[language] ?? [:], new.texts[language] ?? [:])
      let forms = Set(before.keys).union(after.keys).sorted { "\($0)" < "\($1)" }
      for form in forms {
        let (old, new) = (before[form], after[form])
        if old?.text != new?.text {
          changes.append(
            .text(key: key, language: language, form: form, old: old?.text, new: new?.text))
        } else if old?.state != new?.state {
          changes.append(
            .state(key: key, language: language, form: form, old: old?.state, new: new?.state))
        }
      }
    }
  }
}
