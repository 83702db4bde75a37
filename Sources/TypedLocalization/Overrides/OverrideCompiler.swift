internal import MessageFormat

/// Checks the texts of an override against one target's keys, and compiles those that fit.
struct OverrideCompiler {
  let manifest: TableManifest
  let development: CompiledTable
  private(set) var faults: [OverrideFault] = []
  private var known: Set<String> = []

  init(manifest: TableManifest, development: CompiledTable) {
    self.manifest = manifest
    self.development = development
  }

  mutating func overlay(of overrides: Overrides, identifier: Int) -> OverrideOverlay {
    var everyLanguage: CompiledTable?
    var byLanguage: [String: CompiledTable] = [:]
    for layer in overrides.layers {
      guard let table = compile(layer, of: overrides.table) else { continue }
      if let language = layer.language {
        byLanguage[language == "Base" ? manifest.development : language] = table
      } else {
        everyLanguage = table
      }
    }
    return OverrideOverlay(
      identifier: identifier, everyLanguage: everyLanguage, byLanguage: byLanguage,
      known: known)
  }

  private mutating func compile(_ layer: OverrideLayer, of table: String) -> CompiledTable? {
    guard let indices = manifest.tables.first(where: { $0.name == table })?.indices else {
      return nil
    }
    var accepted: [Int: MessageDefinition] = [:]
    for (key, message) in layer.messages.sorted(by: { $0.key < $1.key }) {
      guard let index = development.index(ofKey: key, in: indices) else { continue }
      known.insert(key)
      if let reason = conflict(message, key: key, index: index) {
        faults.append(
          OverrideFault(
            reason: reason, source: layer.source, language: layer.language, key: key))
      } else {
        accepted[index] = message
      }
    }
    return accepted.isEmpty ? nil : write(accepted, language: layer.language)
  }

  private func conflict(
    _ message: MessageDefinition, key: String, index: Int
  ) -> OverrideFault.Reason? {
    if manifest.notOverridable.contains(where: { WildcardPattern($0).matches(key) }) {
      return .notOverridable
    }
    let original = development.definition(at: index).map(MessageSignature.init)
    return original.flatMap { MessageSignature(message).conflict(with: $0) }
  }

  private func write(_ messages: [Int: MessageDefinition], language: String?) -> CompiledTable? {
    let count = development.messageCount
    var writer = CompiledTableWriter(
      language: language ?? "", fingerprint: manifest.fingerprint, messageCount: count, keys: nil)
    for index in 0..<count {
      guard let message = messages[index] else {
        writer.appendMissing()
        continue
      }
      if case .form(let text, nil) = message.root, message.variables.isEmpty {
        writer.append(text)
      } else {
        writer.append(message)
      }
    }
    // Snapshots live as long as the process, so their bytes must.
    let storage = Unmanaged.passRetained(writer.finish())
    return try? CompiledTable(bytes: storage.takeUnretainedValue().bytes)
  }
}
