/// Reads `NSStringFormatValueTypeKey` and `formatSpecifier`: a specifier without its percent sign.
struct ValueTypeReader {
  /// The one read last, since a file mostly has one.
  private var lastText: Text?
  private var lastType: Placeholder?

  /// Nil where it is no specifier.
  mutating func read(
    _ text: Text, at range: SourceRange, report: TableReport
  ) -> Placeholder? {
    if text == lastText { return lastType }
    var bytes = text.bytes
    if bytes.count > 1, bytes[0] == 0x25 {
      report.warning(
        "value-type-percent",
        "The value type is written without a percent sign: “\(text.string.dropFirst())”", at: range)
      bytes = UnsafeRawBufferPointer(rebasing: bytes[1...])
    } else {
      lastText = text
    }
    let directive = ByteStorage(capacity: bytes.count + 1)
    directive.append(0x25)
    directive.append(bytes)
    lastType = nil
    if let template = MessageTemplate(parsing: directive.bytes), template.segments.count == 1,
      template.faults.isEmpty, case .placeholder(let placeholder) = template.segments[0].kind,
      placeholder.position == nil, placeholder.name == nil
    {
      lastType = placeholder
    }
    let type = lastType
    if lastText != text { lastText = nil }
    return type
  }

  /// The type of a variable that states none: the first number that its forms print, else `ld`.
  static func inferred(from variation: Variation) -> Placeholder {
    var found: Placeholder?
    variation.forEachForm { form in
      guard found == nil, let template = form.template else { return }
      for segment in template.segments {
        guard case .placeholder(var placeholder) = segment.kind else { continue }
        switch placeholder.parameterType {
        case .int, .uint, .double: break
        default: continue
        }
        placeholder.position = nil
        placeholder.name = nil
        found = placeholder
        return
      }
    }
    if let found { return found }
    var placeholder = Placeholder(conversion: .decimal)
    placeholder.length = .l
    return placeholder
  }
}

extension Variation {
  /// All forms, in the order of the file.
  func forEachForm(_ body: (Form) -> Void) {
    switch self {
    case .form(let form): body(form)
    case .plural(let cases): for one in cases { one.variation.forEachForm(body) }
    case .device(let cases): for one in cases { one.variation.forEachForm(body) }
    case .width(let cases): for one in cases { one.variation.forEachForm(body) }
    }
  }

  /// All forms replaced.
  func mapForms(_ change: (Form) -> Form) -> Variation {
    switch self {
    case .form(let form): .form(change(form))
    case .plural(let cases): .plural(cases.map { $0.mapForms(change) })
    case .device(let cases): .device(cases.map { $0.mapForms(change) })
    case .width(let cases): .width(cases.map { $0.mapForms(change) })
    }
  }
}

extension Variation.Case {
  func mapForms(_ change: (Form) -> Form) -> Self {
    Self(label, range: range, variation.mapForms(change))
  }
}
