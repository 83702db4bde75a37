internal import MessageFormat

/// One language of one target as look-ups read it: the compiled tables in the order in which they
/// are asked. Never changed.
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
  /// Holds the bytes of an override's table. Built-in ones stay for good.
  private let storage: ByteStorage?

  init(_ layer: SnapshotLayer, environment: FormatEnvironment, next: LanguageSnapshot?) {
    language = layer.language
    origin = layer.origin
    table = layer.table
    storage = layer.storage
    self.environment = environment
    self.next = next
  }

  /// The first answer of the chain; nil when every table lacks the message.
  /// - Parameter owner: is told of a table that can no longer be read.
  func format(
    _ index: Int, _ arguments: UnsafeBufferPointer<FormatArgument>, of owner: LocalizedTable
  ) -> String? {
    if let text = table?.format(at: index, arguments: arguments, environment: environment) {
      return text
    }
    return formatNext(index, arguments, of: owner)
  }

  @inline(never)
  private func formatNext(
    _ index: Int, _ arguments: UnsafeBufferPointer<FormatArgument>, of owner: LocalizedTable
  ) -> String? {
    reportDamage(at: index, to: owner)
    return next?.format(index, arguments, of: owner)
  }

  /// The first answer of `body` along the chain, which is asked for the tables that have the message.
  func render<Answer>(
    _ index: Int, of owner: LocalizedTable,
    _ body: (CompiledTable, FormatEnvironment) -> Answer?
  ) -> Answer? {
    var next: LanguageSnapshot? = self
    while let snapshot = next {
      if let table = snapshot.table, table.hasRecord(at: index),
        let answer = body(table, snapshot.environment)
      {
        return answer
      }
      snapshot.reportDamage(at: index, to: owner)
      next = snapshot.next
    }
    return nil
  }

  /// Where the table has become another, or has a message that cannot be read. One that lacks the form
  /// asked for is sound: the next language has it.
  private func reportDamage(at index: Int, to owner: LocalizedTable) {
    guard let table else { return }
    if table.isExchanged || table.hasRecord(at: index) && table.message(at: index) == nil {
      owner.reportDamage(of: table, in: language)
    }
  }

  func hasMessage(_ index: Int) -> Bool {
    table?.text(at: index, environment: environment) != nil
  }

  /// The text as it stands in the first table that has it, placeholders unfilled.
  func rawText(_ index: Int, of owner: LocalizedTable) -> String? {
    if let text = table?.text(at: index, environment: environment) { return text }
    reportDamage(at: index, to: owner)
    return next?.rawText(index, of: owner)
  }
}

/// One table of a snapshot.
struct SnapshotLayer: Equatable {
  let language: String
  var origin = LanguageSnapshot.Origin.builtIn
  var table: CompiledTable?
  var storage: ByteStorage?

  static func == (left: Self, right: Self) -> Bool {
    left.language == right.language && left.origin == right.origin
      && left.table?.bytes.baseAddress == right.table?.bytes.baseAddress
  }
}

/// Puts the tables of a fallback chain in the order in which they are asked.
struct SnapshotBuilder {
  let tag: String
  let chain: [String]
  /// The last applied first.
  let overlays: [OverrideOverlay]

  /// Never empty: without any readable table every look-up is a reported fault.
  func layers(from contents: inout TableContents) -> [SnapshotLayer] {
    var layers: [SnapshotLayer] = []
    for (position, language) in chain.enumerated() {
      for overlay in overlays {
        let tables = [
          overlay.table(serving: language, asked: tag, in: chain),
          position == 0 ? overlay.everyLanguage : nil,
        ]
        layers += tables.compactMap { table in
          table.map {
            SnapshotLayer(
              language: language, origin: .overrides(overlay.identifier), table: $0.table,
              storage: $0.storage)
          }
        }
      }
      if let table = contents.table(for: language) {
        layers.append(SnapshotLayer(language: language, table: table))
      }
    }
    return layers.isEmpty ? [SnapshotLayer(language: tag)] : layers
  }
}
