/// Reads `NSStringFormatValueTypeKey` and `formatSpecifier`: a specifier without its percent sign.
struct ValueTypeReader {
  /// The one read last, since a file mostly has one.
  private var lastText: Text?
  private var lastType: Placeholder?

  /// Nil where it is no specifier.
  mutating func read(
    _ text: Text, at range: SourceRange, report: TableReport
  ) -> Placeholder? {
    if let lastText, lastText == text { return lastType }
    var bytes = text.bytes
    lastText = text
    if bytes.count > 1, bytes[0] == 0x25 {
      lastText = nil
      report.add(
        .valueTypePercent,
        "the value type is written without a percent sign: '\(text.string.dropFirst())'", at: range)
      bytes = UnsafeRawBufferPointer(rebasing: bytes[1...])
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
    return lastType
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
