internal import MessageFormat

/// Checks the texts of an override against one target's keys, and compiles those that fit.
struct OverrideCompiler {
  /// What a text can become, in bytes.
  private static let sizeLimit = 1 << 20

  let manifest: TableManifest
  let development: CompiledTable
  private(set) var faults: [OverrideFault] = []
  private var known: Set<String> = []

  init(manifest: TableManifest, development: CompiledTable) {
    self.manifest = manifest
    self.development = development
  }

  mutating func overlay(of overrides: Overrides, identifier: Int) -> OverrideOverlay {
    var everyLanguage: OverrideTable?
    var byLanguage: [String: OverrideTable] = [:]
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

  private struct Accepted {
    var message: Message
    var arguments: VariantArguments
  }

  private mutating func compile(_ layer: OverrideLayer, of table: String) -> OverrideTable? {
    guard let indices = manifest.tables.first(where: { $0.name == table })?.indices else {
      return nil
    }
    var accepted: [Int: Accepted] = [:]
    for (key, message) in layer.messages.sorted(by: { $0.key < $1.key }) {
      guard let index = development.index(ofKey: key, in: indices) else { continue }
      known.insert(key)
      let original = development.message(at: index)
      let resolved = ResolvedMessage(message, key: Text(key), development: original?.message)
      let isTooLong = message.renderedSize(limit: Self.sizeLimit) >= Self.sizeLimit
      let reason =
        isTooLong
        ? .tooLong(limit: Self.sizeLimit) : refusal(of: resolved, key: key, original: original)
      if let reason {
        faults.append(
          OverrideFault(
            reason: reason, source: layer.source, language: layer.language, key: key))
      } else {
        accepted[index] = Accepted(message: message, arguments: resolved.arguments)
      }
    }
    return accepted.isEmpty ? nil : write(accepted, language: layer.language)
  }

  /// Why a message cannot stand in for the one that the key has; nil where it can.
  private func refusal(
    of message: ResolvedMessage, key: String,
    original: (message: Message, arguments: VariantArguments)?
  ) -> OverrideFault.Reason? {
    if manifest.notOverridable.contains(where: { WildcardPattern($0).matches(key) }) {
      return .notOverridable
    }
    guard let original else { return nil }
    let resolved = ResolvedMessage(original.message, arguments: original.arguments)
    let signature = MessageSignature(of: resolved, key: Text(key))
    return ArgumentDifferences(of: message, signature: signature, original: resolved).refusal
  }

  private func write(_ messages: [Int: Accepted], language: String?) -> OverrideTable? {
    let count = development.messageCount
    var writer = CompiledTableWriter(
      language: language ?? "", fingerprint: manifest.fingerprint, messageCount: count, keys: nil)
    writer.hidesMarks = manifest.hidesMarks
    for index in 0..<count {
      switch messages[index]?.message {
      case nil: writer.appendMissing()
      case .plain(let form):
        writer.append(form, plainNumbers: development.printsPlainNumbers(at: index))
      case .variants(let variants):
        writer.append(
          variants, arguments: messages[index]?.arguments ?? VariantArguments(),
          plainNumbers: development.printsPlainNumbers(at: index))
      }
    }
    let storage = writer.finish()
    guard let table = try? CompiledTable(bytes: storage.bytes) else { return nil }
    return OverrideTable(table: table, storage: storage)
  }
}

extension ArgumentDifferences {
  /// The first of the differences that are errors at build time. Arguments may be left out.
  fileprivate var refusal: OverrideFault.Reason? {
    if let damage = damaged.first(where: { !$0.isHarmless && !isCopied($0) }) {
      return .damagedPlaceholder(damage.text.string)
    }
    if let fault = faults.first(where: isError) { return .damagedPlaceholder(fault.text.string) }
    if let finding = added.first { return .addsArgument(position: finding.use.index + 1) }
    if let finding = retyped.first { return .retypesArgument(position: finding.use.index + 1) }
    if let variable = retypedVariables.first {
      return .retypesArgument(position: variable.index + 1)
    }
    if let name = misnamed.first {
      return .misplacesName(
        name.finding.form.name(of: name.finding.use) ?? "", position: name.named + 1)
    }
    return nil
  }

  /// Whether the built-in text, which the program fills by itself, says the same: `%1 of %2`.
  private func isCopied(_ damage: DamagedPlaceholder) -> Bool {
    !isFormatted && original.forms.contains { $0.text.contains(damage.text) }
  }

  private func isError(_ fault: Fault) -> Bool {
    switch fault.fault.kind {
    case .strayPercent: isFormatted && fault.isPercentSign
    case .forbidden, .positionOutOfRange, .malformedVariable: true
    case .damaged, .foreignTemplate, .misplacedPosition: false
    }
  }
}
