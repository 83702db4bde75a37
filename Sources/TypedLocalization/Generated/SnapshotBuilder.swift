internal import MessageFormat

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
          language: contents.format(for: layer.language), device: setting.device,
          width: setting.width),
        next: next)
    }
    return next ?? empty(in: &contents)
  }

  /// Without any readable table: every look-up is a reported fault.
  private func empty(in contents: inout TableContents) -> LanguageSnapshot {
    LanguageSnapshot(
      language: tag, origin: .builtIn, table: nil,
      environment: FormatEnvironment(language: contents.format(for: tag)), next: nil)
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

/// What formatting depends on beside the language, the same for the whole process.
struct FormatSetting: Sendable {
  var device = DeviceClass.other
  var width: Int?
}
