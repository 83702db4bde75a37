/// What the scanner compares every translation with, by row: kept flat, since it is read once a
/// language.
final class DevelopmentTexts {
  struct Row {
    var template: MessageTemplate?
    var text: Text
    /// The text is one of several.
    var hasVariants: Bool
    var hasEdges: Bool
  }

  let rows: UnsafeMutablePointer<Row>
  let count: Int

  init(_ table: CatalogTable) {
    count = table.keys.count
    rows = .allocate(capacity: max(count, 1))
    let nothing = Row(
      template: nil, text: Text(""), hasVariants: false, hasEdges: false)
    rows.initialize(repeating: nothing, count: count)
    for (row, reference) in table.development.entries.enumerated() where row < count {
      guard let reference else { continue }
      switch table.development.entry(reference).value {
      case .text(let form):
        rows[row].template = form.template
        rows[row].text = form.text
        rows[row].hasEdges = form.text.hasEdges
      case .variants: rows[row].hasVariants = true
      case .unsupported: break
      }
    }
  }

  deinit {
    rows.deinitialize(count: count)
    rows.deallocate()
  }
}

extension Text {
  /// Whether it is empty, or has white space at an end.
  var hasEdges: Bool {
    guard count > 0 else { return true }
    let first = storage.base + Int(start)
    return Text.isBlank(first.load(as: UInt8.self))
      || Text.isBlank(first.load(fromByteOffset: Int(count) - 1, as: UInt8.self))
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
