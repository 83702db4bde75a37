internal import MessageFormat

/// How a text was found.
public struct LanguageTrace: Sendable {
  /// A language that was asked.
  public struct Step: Equatable, Sendable {
    /// The language asked.
    public let language: Language
    /// Whether an override was asked, not the built-in texts.
    public let isOverride: Bool
    /// Only the last step has one.
    public let hasText: Bool
  }

  /// The key that was looked up.
  public let key: String
  /// The table that has the key.
  public let table: String
  /// `<package>_<target>`.
  public let target: String
  /// The languages that were asked, in order.
  public let steps: [Step]

  /// The language that answered; nil when none did.
  public var answer: Language? { steps.last { $0.hasText }?.language }
}

extension LanguageTrace: CustomStringConvertible {
  public var description: String {
    let asked = steps.map { step in
      "\(step.language)\(step.isOverride ? " (override)" : ""): \(step.hasText ? "found" : "missing")"
    }
    return "\(table) \"\(key)\": \(asked.joined(separator: ", "))"
  }
}

extension LanguageManager {
  /// Which languages are asked for a key in the language in force, and which one answers; nil when no
  /// registered table has the key.
  public func trace(forKey key: String, table: String = "Localizable") -> LanguageTrace? {
    discoverTables()
    let tables = state.withLock { $0.tables }
    return tables.lazy.compactMap { $0.trace(forKey: key, table: table) }.first
  }
}

extension LocalizedTable {
  func trace(forKey key: String, table: String) -> LanguageTrace? {
    guard let indices = manifest.tables.first(where: { $0.name == table })?.indices,
      let index = development?.index(ofKey: key, in: indices)
    else { return nil }
    var steps: [LanguageTrace.Step] = []
    var asked: LanguageSnapshot? = snapshotInForce()
    while let layer = asked, steps.last?.hasText != true {
      steps.append(
        LanguageTrace.Step(
          language: Language(layer.language), isOverride: layer.origin != .builtIn,
          hasText: layer.hasMessage(index)))
      asked = layer.next
    }
    return LanguageTrace(key: key, table: table, target: manifest.bundle, steps: steps)
  }
}
