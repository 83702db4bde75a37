/// One text of a message.
package struct MessageForm: Sendable {
  package var text: Text
  /// What stands between the delimiters in the file; empty where it was not read from one.
  package var range: SourceRange
  /// Nil where the text has nothing that looks like a placeholder.
  package var template: MessageTemplate?
  /// A catalog's state of the string unit: `new`, `needs_review`, `translated`, …
  package var state: String?

  package init(text: Text, range: SourceRange = .none, state: String? = nil) {
    template = MessageTemplate(parsing: text.bytes)
    self.text = consume text
    self.range = range
    self.state = consume state
  }

  package init(text: Text, range: SourceRange, template: MessageTemplate?) {
    self.text = consume text
    self.range = range
    self.template = consume template
  }

  /// Whether `%#@name@` may stand in the text.
  package var mayReferToVariables: Bool {
    guard template != nil, let base = text.bytes.baseAddress else { return false }
    return memchr(base, 0x23, Int(text.count)) != nil
  }
}

extension MessageForm {
  /// Where a part of the text stands in its file. Exact where the text is the file's own bytes or
  /// where escapes do not touch the part; else the whole value.
  package func location(of part: Range<Int32>, in source: SourceText) -> SourceLocation {
    let lower = Int(min(max(part.lowerBound, 0), text.count))
    let upper = Int(min(max(part.upperBound, part.lowerBound), text.count))
    if text.storage === source.storage {
      let start = Int(text.start)
      return SourceLocation(text: source, range: SourceRange(start + lower, start + upper))
    }
    let found = position(of: lower..<max(lower, upper), in: source)
    return SourceLocation(text: source, range: found ?? range)
  }

  /// The whole value.
  package func location(in source: SourceText) -> SourceLocation {
    SourceLocation(text: source, range: range)
  }

  /// The same occurrence of the part's bytes in the raw value, escapes as written.
  private func position(of part: Range<Int>, in source: SourceText) -> SourceRange? {
    let (start, end) = (Int(range.start), Int(range.end))
    guard !part.isEmpty, start >= 0, start <= end, end <= source.storage.count else { return nil }
    let raw = UnsafeRawBufferPointer(rebasing: source.storage.bytes[start..<end])
    let needle = UnsafeRawBufferPointer(rebasing: text.bytes[part])
    let decoded = MessageForm.occurrences(of: needle, in: text.bytes)
    let written = MessageForm.occurrences(of: needle, in: raw)
    guard decoded.count == written.count,
      let ordinal = decoded.firstIndex(of: part.lowerBound)
    else { return nil }
    return SourceRange(start + written[ordinal], start + written[ordinal] + part.count)
  }

  private static func occurrences(
    of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer
  ) -> [Int] {
    guard needle.count > 0, needle.count <= bytes.count else { return [] }
    return (0...bytes.count - needle.count).filter { start in
      bytes[start] == needle[0] && bytes[start..<start + needle.count].elementsEqual(needle)
    }
  }
}

/// One text of a message, and the choices that lead to it.
package struct VariantForm: Sendable {
  package var form: MessageForm
  /// The plural category that chooses it, the innermost of several.
  package var category: PluralCategory?
  package var device: DeviceClass?
  package var width: Int?
  /// The variable it belongs to, as an index into `MessageVariants.variables`; nil at the root.
  package var variable: Int?

  package init(
    form: MessageForm, category: PluralCategory? = nil, device: DeviceClass? = nil,
    width: Int? = nil, variable: Int? = nil
  ) {
    self.form = form
    self.category = category
    self.device = device
    self.width = width
    self.variable = variable
  }
}

extension Message {
  /// Every text: those of the root, then those of the variables in their order.
  package var forms: [VariantForm] {
    switch self {
    case .plain(let form): [VariantForm(form: form)]
    case .variants(let variants): variants.forms
    }
  }
}

extension MessageVariants {
  /// Every text: those of the root, then those of the variables in their order.
  package var forms: [VariantForm] {
    var forms: [VariantForm] = []
    root.collectForms(into: &forms, under: VariantPath(), depth: 0)
    for (index, variable) in variables.enumerated() {
      var path = VariantPath()
      path.variable = index
      variable.node.collectForms(into: &forms, under: path, depth: 0)
    }
    return forms
  }

  /// Every plural of the message: those of the root first.
  package var pluralGroups: [PluralGroup] {
    var groups: [PluralGroup] = []
    root.collectPlurals(into: &groups, variable: nil, depth: 0)
    for (index, variable) in variables.enumerated() {
      variable.node.collectPlurals(into: &groups, variable: index, depth: 0)
    }
    return groups
  }
}

/// The forms of one plural: of one variable, or of the root, for one device or width.
package struct PluralGroup: Sendable {
  package var cases: [MessageNode.Case<PluralCategory>]
  /// As an index into `MessageVariants.variables`; nil at the root.
  package var variable: Int?

  package var categories: [PluralCategory] { cases.map { $0.label } }

  /// Where the first label is written.
  package var range: SourceRange? { cases.first?.range }
}

/// The choices that lead to a form.
private struct VariantPath {
  var category: PluralCategory?
  var device: DeviceClass?
  var width: Int?
  var variable: Int?

  func with(_ change: (inout VariantPath) -> Void) -> VariantPath {
    var path = self
    change(&path)
    return path
  }
}

extension MessageNode {
  fileprivate func collectForms(
    into forms: inout [VariantForm], under path: VariantPath, depth: Int
  ) {
    guard depth < MessageNode.deepestNesting else { return }
    switch self {
    case .form(let form):
      forms.append(
        VariantForm(
          form: form, category: path.category, device: path.device, width: path.width,
          variable: path.variable))
    case .plural(let cases):
      for item in cases {
        let path = path.with { $0.category = item.label }
        item.node.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    case .device(let cases):
      for item in cases {
        let path = path.with { $0.device = item.label }
        item.node.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    case .width(let cases):
      for item in cases {
        let path = path.with { $0.width = item.label }
        item.node.collectForms(into: &forms, under: path, depth: depth + 1)
      }
    }
  }

  fileprivate func collectPlurals(
    into groups: inout [PluralGroup], variable: Int?, depth: Int
  ) {
    guard depth < MessageNode.deepestNesting else { return }
    if case .plural(let cases) = self {
      return groups.append(PluralGroup(cases: cases, variable: variable))
    }
    forEachCase { $0.collectPlurals(into: &groups, variable: variable, depth: depth + 1) }
  }
}
