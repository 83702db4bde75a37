/// A text or a file of an override that is not used.
public struct OverrideFault: Hashable, Sendable {
  /// Why it is not used.
  public enum Reason: Hashable, Sendable {
    /// A placeholder that the key does not have, counted from 1.
    case addsArgument(position: Int)
    /// A placeholder of another type than the key's.
    case retypesArgument(position: Int)
    /// A placeholder that cannot be read.
    case damagedPlaceholder(String)
    /// A placeholder with the name of another argument than the one it reads; `position` is that of
    /// the argument with the name.
    case misplacesName(String, position: Int)
    /// What it becomes may have more than `limit` bytes beside its arguments.
    case tooLong(limit: Int)
    /// The configuration keeps the key from being overridden.
    case notOverridable
    /// No table that is concerned has the key.
    case unknownKey
    /// The value is neither a text nor, in a `.stringsdict`, a dictionary of rules.
    case notAText
    /// An entry of a `.stringsdict` that would be an error at build time; the text says why.
    case malformedEntry(String)
    /// A raw `.xcstrings`: it must be compiled to `.strings` and `.stringsdict` first.
    case notCompiled
    /// The file or folder cannot be read.
    case unreadable(String)
    /// The folder has no file of the table.
    case nothingFound
  }

  /// Why it is not used.
  public let reason: Reason
  /// The file, or the table where the texts came from a dictionary.
  public let source: String
  /// Nil where it serves every language.
  public let language: String?
  /// Empty where the whole file is concerned.
  public let key: String
}

extension OverrideFault: CustomStringConvertible {
  public var description: String {
    let place = language.map { " (\($0))" } ?? ""
    let subject = key.isEmpty ? "" : " \"\(key)\""
    return "override\(subject) in \(source)\(place) is not used: \(reason.description)"
  }
}

extension OverrideFault.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .addsArgument(let position): "it adds argument \(position)"
    case .retypesArgument(let position): "it changes the type of argument \(position)"
    case .damagedPlaceholder(let text): "its placeholder \"\(text)\" is damaged"
    case .misplacesName(let name, let position):
      "its placeholder \"\(name)\" does not read argument \(position), which has that name"
    case .tooLong(let limit): "it can become longer than \(limit) bytes"
    case .notOverridable: "the key cannot be overridden"
    case .unknownKey: "there is no such key"
    case .notAText: "the value is not a text"
    case .malformedEntry(let detail): detail
    case .notCompiled: "the catalog is not compiled"
    case .unreadable(let detail): "it cannot be read: \(detail)"
    case .nothingFound: "it has no texts for the table"
    }
  }
}
