/// The development language's texts by row, with which the scanner compares every translation. Kept in
/// flat memory, since it is read once for each language.
final class DevelopmentTexts {
  /// A text and its placeholders.
  struct Pattern {
    var text: Text
    var template: MessageTemplate?
  }

  struct Row {
    var pattern: Pattern
    var hasEdges: Bool
    /// Traits that translations have because of it.
    var features: MessageTraits.RawValue = 0
    /// Nil for a plain text.
    var variants: VariantsPattern?
  }

  let rows: UnsafeMutablePointer<Row>
  let count: Int

  init(_ table: JoinedTable) {
    count = table.keys.count
    rows = .allocate(capacity: max(count, 1))
    let nothing = Pattern(text: Text(""), template: nil)
    rows.initialize(repeating: Row(pattern: nothing, hasEdges: false), count: count)
    let development = table.development
    for (row, reference) in development.entries.enumerated() where row < count {
      guard let reference else { continue }
      switch development.value(of: reference) {
      case .message(.plain(let form)):
        rows[row].pattern = Pattern(text: form.text, template: form.template)
        rows[row].hasEdges = form.text.hasEdges
        rows[row].features = form.features
      case .message(.variants(let variants)):
        rows[row].variants = VariantsPattern(variants)
        rows[row].features = variants.forms.reduce(0) { $0 | $1.form.features }
      case .unsupported: break
      }
    }
  }

  deinit {
    rows.deinitialize(count: count)
    rows.deallocate()
  }
}

/// The placeholders of a message with variants: one text for the root and one for each variable.
/// It is regular where all forms of the root, and of each variable, have the same placeholders.
final class VariantsPattern {
  private(set) var root: DevelopmentTexts.Pattern?
  private(set) var variables: [(variable: MessageVariable, pattern: DevelopmentTexts.Pattern?)] = []
  private(set) var isRegular = true

  init(_ variants: MessageVariants) {
    variables = variants.variables.map { ($0, nil) }
    for form in variants.forms {
      let pattern = DevelopmentTexts.Pattern(text: form.form.text, template: form.form.template)
      if let known = form.variable.map({ variables[$0].pattern }) ?? root {
        isRegular =
          isRegular
          && PlaceholderSequence.isEqual(
            known.template, known.text, pattern.template, pattern.text)
      } else if let variable = form.variable {
        variables[variable].pattern = pattern
      } else {
        root = pattern
      }
    }
  }

  /// Whether every text of `variants` has the placeholders of the pattern.
  func isRepeated(by variants: MessageVariants) -> Bool {
    guard isRegular, hasVariables(of: variants) else { return false }
    return variants.forms.allSatisfy { form in
      guard let known = form.variable.map({ variables[$0].pattern }) ?? root else { return false }
      return PlaceholderSequence.isEqual(
        known.template, known.text, form.form.template, form.form.text)
    }
  }

  /// Whether the same variables are defined in the same order.
  func hasVariables(of variants: MessageVariants) -> Bool {
    guard variables.count == variants.variables.count else { return false }
    for (index, variable) in variants.variables.enumerated() {
      let known = variables[index].variable
      guard known.name == variable.name, known.argumentNumber == variable.argumentNumber,
        known.valueType.conversion == variable.valueType.conversion,
        known.valueType.length == variable.valueType.length
      else { return false }
    }
    return true
  }
}

extension CheckedMessage {
  /// Whether a translation has the placeholders of the development language as they are written
  /// there. What is wrong with them is reported there alone.
  var repeatsPlaceholders: Bool {
    guard !isDevelopment else { return false }
    switch (entry.value, development.value) {
    case (.message(.plain(let form)), .message(.plain(let original))):
      return PlaceholderSequence.isEqual(
        original.template, original.text, form.template, form.text)
    case (.message(.variants(let variants)), .message(.variants(let original))):
      return VariantsPattern(original).isRepeated(by: variants)
    default: return false
    }
  }
}

extension MessageForm {
  private static let bold = Text("**")
  private static let link = Text("](")

  /// The traits that translations have because of what stands here.
  fileprivate var features: MessageTraits.RawValue {
    var features: MessageTraits.RawValue = 0
    if text.holds(0x7B) || (template?.faults ?? []).contains(where: { $0.kind == .foreignTemplate })
    {
      features |= MessageTraits.sourceVariables.rawValue
    }
    if text.holds(0x3C) || text.holds(0x2A) && text.contains(Self.bold)
      || text.holds(0x5D) && text.contains(Self.link)
    {
      features |= MessageTraits.sourceMarkup.rawValue
    }
    if text.holds(0x0A) || text.holds(0x0D) {
      features |= MessageTraits.sourceLineBreaks.rawValue
    }
    return features
  }
}

extension Text {
  /// Whether a byte stands in it.
  func holds(_ byte: Int32) -> Bool {
    memchr(storage.base + Int(start), byte, Int(count)) != nil
  }

  /// Whether it is empty, or has white space at an end.
  var hasEdges: Bool {
    guard count > 0 else { return true }
    let first = UnsafeRawPointer(storage.base).assumingMemoryBound(to: UInt8.self) + Int(start)
    return Text.isBlank(first[0]) || Text.isBlank(first[Int(count) - 1])
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
