internal import MessageFormat

/// One language of one target as look-ups read it: the compiled tables in the order in which they
/// are asked. Never changed and never freed, so that readers need neither lock nor retain count.
final class LanguageSnapshot: Sendable {
  enum Origin: Equatable, Sendable {
    case builtIn
    case overrides(Int)
  }

  let language: String
  let origin: Origin
  /// Nil only where not even the development language can be read.
  let table: CompiledTable?
  let environment: FormatEnvironment
  let next: LanguageSnapshot?

  init(
    language: String, origin: Origin, table: CompiledTable?, environment: FormatEnvironment,
    next: LanguageSnapshot?
  ) {
    self.language = language
    self.origin = origin
    self.table = table
    self.environment = environment
    self.next = next
  }

  /// The first answer of the chain; nil when every table lacks the message.
  func format(_ index: Int, _ arguments: UnsafeBufferPointer<FormatArgument>) -> String? {
    if let text = table?.format(at: index, arguments: arguments, environment: environment) {
      return text
    }
    return next?.format(index, arguments)
  }

  func hasMessage(_ index: Int) -> Bool {
    table?.text(at: index, environment: environment) != nil
  }

  /// The text as it stands in the first table that has it, placeholders unfilled.
  func rawText(_ index: Int) -> String? {
    table?.text(at: index, environment: environment) ?? next?.rawText(index)
  }
}

/// Language identifier → snapshot, read without a lock.
///
/// Snapshots are retained for good: a reader may still use one that was cleared a moment ago. What
/// stays behind is one small object for each language in use and each change of overrides.
struct SnapshotSlots: Sendable {
  /// Addresses; 0 for none.
  private let slots = AtomicWords(count: LanguageIdentifiers.capacity)

  @inline(__always)
  func load(_ identifier: Int) -> Unmanaged<LanguageSnapshot>? {
    guard identifier > 0, identifier < LanguageIdentifiers.capacity,
      let pointer = UnsafeRawPointer(bitPattern: slots.load(identifier))
    else { return nil }
    return Unmanaged.fromOpaque(pointer)
  }

  func store(_ snapshot: LanguageSnapshot, at identifier: Int) -> Unmanaged<LanguageSnapshot> {
    let retained = Unmanaged.passRetained(snapshot)
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      slots.store(UInt(bitPattern: retained.toOpaque()), at: identifier)
    }
    return retained
  }

  func clear() {
    for index in 0..<LanguageIdentifiers.capacity { slots.store(0, at: index) }
  }
}

/// Puts the tables of a fallback chain in the order in which they are asked.
struct SnapshotBuilder {
  let tag: String
  let chain: [String]
  /// The last applied first.
  let overlays: [OverrideOverlay]
  let setting: FormatSetting

  func build(from contents: inout TableContents) -> LanguageSnapshot {
    var layers: [Layer] = []
    for (position, language) in chain.enumerated() {
      for overlay in overlays {
        if let table = overlay.table(serving: language, asked: tag, in: chain) {
          layers.append(Layer(language, .overrides(overlay.identifier), table))
        }
        if position == 0, let table = overlay.everyLanguage {
          layers.append(Layer(language, .overrides(overlay.identifier), table))
        }
      }
      if let table = contents.table(for: language) {
        layers.append(Layer(language, .builtIn, table))
      }
    }
    return linked(layers, in: &contents)
  }

  private func linked(_ layers: [Layer], in contents: inout TableContents) -> LanguageSnapshot {
    var next: LanguageSnapshot?
    for layer in layers.reversed() {
      next = LanguageSnapshot(
        language: layer.language, origin: layer.origin, table: layer.table,
        environment: FormatEnvironment(
          language: contents.format(for: layer.language, asked: tag), device: setting.device,
          width: setting.width),
        next: next)
    }
    return next ?? empty(in: &contents)
  }

  /// Without any readable table: every look-up is a reported fault.
  private func empty(in contents: inout TableContents) -> LanguageSnapshot {
    LanguageSnapshot(
      language: tag, origin: .builtIn, table: nil,
      environment: FormatEnvironment(language: contents.format(for: tag, asked: tag)),
      next: nil)
  }

  private struct Layer {
    let language: String
    let origin: LanguageSnapshot.Origin
    let table: CompiledTable

    init(_ language: String, _ origin: LanguageSnapshot.Origin, _ table: CompiledTable) {
      self.language = language
      self.origin = origin
      self.table = table
    }
  }
}
