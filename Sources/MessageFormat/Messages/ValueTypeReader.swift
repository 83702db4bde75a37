/// Reads `NSStringFormatValueTypeKey` and `formatSpecifier`: a specifier without its percent sign.
package struct ValueTypeReader {
  /// The one read last, since a file mostly has one.
  private var lastText: Text?
  private var lastType: Placeholder?

  /// Whether the one read last was written with a percent sign.
  package private(set) var hasPercent = false

  package init() {}

  /// Nil where it is no specifier.
  package mutating func read(_ text: Text) -> Placeholder? {
    if let lastText, lastText == text { return lastType }
    var bytes = text.bytes
    lastText = text
    hasPercent = bytes.count > 1 && bytes[0] == 0x25
    if hasPercent { bytes = UnsafeRawBufferPointer(rebasing: bytes[1...]) }
    let directive = ByteStorage(capacity: bytes.count + 1)
    directive.append(0x25)
    directive.append(bytes)
    lastType = nil
    if let template = MessageTemplate(parsing: directive.bytes), template.segments.count == 1,
      template.faults.isEmpty, case .placeholder(let placeholder) = template.segments[0].kind,
      placeholder.position == nil, placeholder.name == nil, Self.isOfOneNumber(placeholder)
    {
      lastType = placeholder
    }
    return lastType
  }

  /// Whether it stands for a number, or for an object that may be one, and for no other argument.
  private static func isOfOneNumber(_ placeholder: Placeholder) -> Bool {
    if case .argument = placeholder.width { return false }
    if case .argument = placeholder.precision { return false }
    switch placeholder.conversion {
    case .cString, .utf16String, .character, .utf16Unit, .pointer: return false
    default: return true
    }
  }

  /// The type of a variable that states none: the first number that its forms print, else `@` where
  /// they print an object, else `ld`.
  package static func inferred(from node: MessageNode) -> Placeholder {
    var found: Placeholder?
    var printsObject = false
    node.forEachForm { form in
      guard found == nil, let template = form.template else { return }
      for segment in template.segments {
        guard case .placeholder(var placeholder) = segment.kind else { continue }
        guard placeholder.isNumber else {
          if placeholder.conversion == .object { printsObject = true }
          continue
        }
        placeholder.position = nil
        placeholder.name = nil
        found = placeholder
        return
      }
    }
    if let found { return found }
    if printsObject { return Placeholder(conversion: .object) }
    var placeholder = Placeholder(conversion: .decimal)
    placeholder.length = .l
    return placeholder
  }
}
