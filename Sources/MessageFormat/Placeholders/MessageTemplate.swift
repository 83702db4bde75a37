/// A text split at its placeholders. The text itself is kept by whoever holds the template; all
/// ranges are UTF-8 offsets into it, in order and without gaps.
package struct MessageTemplate: Sendable {
  package enum Kind: Equatable, Sendable {
    case text
    /// `%%`: one percent sign.
    case percent
    case placeholder(Placeholder)
    /// `%#@name@`: a plural variable or substitution. `name` is a range in the text.
    case variable(position: Int32?, name: Range<Int32>)
    /// `%arg` in a substitution: the substitution's own argument (catalogs only).
    case substitutionArgument
  }

  package struct Segment: Sendable {
    package var range: Range<Int32>
    package var kind: Kind

    package init(range: Range<Int32>, kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  package var segments: [Segment]
  package var faults: [PlaceholderFault]

  package init(segments: [Segment], faults: [PlaceholderFault]) {
    self.segments = segments
    self.faults = faults
  }
}

/// Something that looks like a placeholder and is none, or is one that must not be used. The text
/// at `range` is printed as it stands, unless a segment other than text stands there too: what the
/// platform or our own formatter still reads (`%1#@count@`, `% @`, `%#@a.b@`) is printed as read.
package struct PlaceholderFault: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A lone percent sign. `reading` is the specifier printf would have taken it for, if any.
    case strayPercent(reading: Placeholder.Conversion?)
    /// `%1 of`, `% 1 $ @`, `%1$`, `@%`, `٪@`, `％@`.
    case damaged
    /// `%{name}` and `%name%` of other systems.
    case foreignTemplate
    /// `%n`.
    case forbidden
    /// A position above 127 or a width that does not fit.
    case positionOutOfRange
    /// `%1#@count@`, read as `%1$#@count@`.
    case misplacedPosition
    /// `%#@name` without its closing `@`, or a name with characters the platform does not take.
    case malformedVariable
  }

  package var kind: Kind
  package var range: Range<Int32>

  package init(kind: Kind, range: Range<Int32>) {
    self.kind = kind
    self.range = range
  }
}

// MARK: Parsing

extension MessageTemplate {
  /// Splits `text`. Nil when it holds neither a placeholder nor anything that could be a damaged
  /// one: such a text is printed as it stands.
  ///
  /// Whoever knows that no percent sign is U+066A or U+FF05 spares the search for them.
  package init?(parsing text: UnsafeRawBufferPointer, mayHoldForeignPercent: Bool = true) {
    guard let start = text.baseAddress, text.count > 0 else { return nil }
    let hasPercent = memchr(start, 0x25, text.count) != nil
    let base = start.assumingMemoryBound(to: UInt8.self)
    let scanner = LookalikeScanner(base: base, count: text.count)
    let hasLookalike = mayHoldForeignPercent && scanner.next(from: 0) != nil
    guard hasPercent || hasLookalike else { return nil }
    var parser = TemplateParser(base: base, count: text.count)
    if hasPercent { parser.parse() }
    if hasLookalike { scanner.scan(segments: parser.segments, into: &parser.faults) }
    guard !parser.faults.isEmpty || parser.hasDirectives else { return nil }
    parser.finish()
    self.init(segments: parser.segments, faults: parser.faults)
  }
}

/// Walks from percent sign to percent sign.
struct TemplateParser {
  let base: UnsafePointer<UInt8>
  let count: Int
  private(set) var segments: [MessageTemplate.Segment] = []
  var faults: [PlaceholderFault] = []
  private(set) var hasDirectives = false
  private var textStart = 0
  private let context: PercentContext

  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
    context = PercentContext(base: base, count: count)
    segments.reserveCapacity(4)
  }

  mutating func parse() {
    var offset = 0
    while offset < count, let found = memchr(base + offset, 0x25, count - offset) {
      let percent = found - UnsafeMutableRawPointer(mutating: base)
      offset = max(parseDirective(at: percent), percent + 1)
    }
  }

  /// Adds the text behind the last directive.
  mutating func finish() { addText(upTo: count) }

  private func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  private mutating func addText(upTo end: Int) {
    guard end > textStart else { return }
    segments.append(.init(range: range(textStart, end), kind: .text))
    textStart = end
  }

  private mutating func add(_ kind: MessageTemplate.Kind, _ start: Int, _ end: Int) -> Int {
    addText(upTo: start)
    segments.append(.init(range: range(start, end), kind: kind))
    textStart = end
    hasDirectives = true
    return end
  }

  private mutating func addFault(_ kind: PlaceholderFault.Kind, _ start: Int, _ end: Int) -> Int {
    faults.append(PlaceholderFault(kind: kind, range: range(start, end)))
    return end
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int32> {
    Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
  }

  /// Returns where reading goes on.
  private mutating func parseDirective(at percent: Int) -> Int {
    let usualEnd = parseUsual(at: percent)
    if usualEnd > 0 { return usualEnd }
    switch byte(percent + 1) {
    case 0x25: return add(.percent, percent, percent + 2)
    case UInt8(ascii: "{"):
      if let end = foreignEnd(from: percent + 2) {
        return addFault(.foreignTemplate, percent, end)
      }
    case UInt8(ascii: "@"):
      return add(.placeholder(Placeholder(conversion: .object)), percent, percent + 2)
    case UInt8(ascii: "a"):
      if isSubstitutionArgument(at: percent) {
        return add(.substitutionArgument, percent, percent + 4)
      }
    default: break
    }
    if let end = context.namedEnd(at: percent) { return addFault(.foreignTemplate, percent, end) }
    var reader = DirectiveReader(base: base, count: count, start: percent + 1)
    return classify(reader.read(), at: percent)
  }

  /// The usual placeholders, `%@`, `%d`, `%lld`, `%1$@`, which are by far the most: 0 leaves what
  /// stands at `percent` to the reader of all. Behind a digit only that knows text from them.
  private mutating func parseUsual(at percent: Int) -> Int {
    if percent > 0, ASCII.isDigit(base[percent - 1]) { return 0 }
    var end = percent + 1
    var placeholder = Placeholder(conversion: .object)
    if end + 1 < count, base[end + 1] == 0x24, base[end] >= 0x31, base[end] <= 0x39 {
      placeholder.position = Int32(base[end] - 0x30)
      end += 2
    }
    if end < count, base[end] == 0x6C {
      placeholder.length = .l
      end += 1
      if end < count, base[end] == 0x6C {
        placeholder.length = .ll
        end += 1
      }
    }
    guard end < count else { return 0 }
    switch base[end] {
    case 0x40 where placeholder.length == .none: break
    case 0x64: placeholder.conversion = .decimal
    case 0x75: placeholder.conversion = .unsigned
    case 0x66: placeholder.conversion = .fixed
    default: return 0
    }
    if end + 1 < count, ASCII.isWord(base[end + 1]), context.namedEnd(at: percent) != nil {
      return 0
    }
    return add(.placeholder(placeholder), percent, end + 1)
  }

  private mutating func classify(_ directive: Directive, at percent: Int) -> Int {
    if directive.hasBrokenName { return addStray(at: percent) }
    if directive.overflows {
      return addFault(.positionOutOfRange, percent, directive.end)
    }
    if directive.conversion == UInt8(ascii: "n") {
      return classifyForbidden(directive, at: percent)
    }
    guard Placeholder.Conversion.reading(directive.conversion) != nil else {
      return classifyUnfinished(directive, at: percent)
    }
    let placeholder = directive.placeholder
    if placeholder.conversion == .object, placeholder.flags.contains(.alternate) {
      return addVariable(directive, at: percent)
    }
    if context.isLikelyText(directive, at: percent) { return addStray(at: percent) }
    let isObject = placeholder.conversion == .object
    let hasSpace = placeholder.flags.contains(.space)
    if hasSpace, !isObject, !placeholder.conversion.isSignedNumber,
      let end = context.spacedPositionEnd(after: percent)
    {
      return addFault(.damaged, percent, end)
    }
    if directive.hasSpaceBeforePosition || (hasSpace && isObject) {
      _ = addFault(.damaged, percent, directive.end)
    }
    return add(.placeholder(placeholder), percent, directive.end)
  }

  private mutating func classifyForbidden(_ directive: Directive, at percent: Int) -> Int {
    let isText =
      directive.placeholder.flags.contains(.space)
      || (context.followsNumber(percent) && context.continuesWord(at: directive.end))
    return isText ? addStray(at: percent) : addFault(.forbidden, percent, directive.end)
  }

  /// A directive without a known conversion.
  private mutating func classifyUnfinished(_ directive: Directive, at percent: Int) -> Int {
    if let end = context.spacedPositionEnd(after: percent) {
      return addFault(.damaged, percent, end)
    }
    let isName = directive.placeholder.name != nil && !context.followsNumber(percent)
    if isName { return addFault(.damaged, percent, directive.end) }
    let next = byte(percent + 1)
    let isLoneDigit =
      ASCII.isDigit(next) && next != UInt8(ascii: "0") && !ASCII.isDigit(byte(percent + 2))
    if isLoneDigit || next == UInt8(ascii: "$") {
      return addFault(.damaged, percent, percent + 2)
    }
    return addStray(at: percent)
  }

  private mutating func addStray(at percent: Int) -> Int {
    if let start = context.reversedStart(before: percent, limit: textStart) {
      return addFault(.damaged, start, percent + 1)
    }
    let reading = context.reading(after: percent)
    return addFault(.strayPercent(reading: reading), percent, percent + 1)
  }

  /// `%#@name@`. A name that only our own formatter takes is used, with a fault.
  private mutating func addVariable(_ directive: Directive, at percent: Int) -> Int {
    let start = directive.end
    var end = start
    var isWellFormed = true
    while end < count, base[end] > 0x20, base[end] != 0x25, base[end] != UInt8(ascii: "@") {
      let byte = base[end]
      if !ASCII.isLetter(byte), !ASCII.isDigit(byte), byte != UInt8(ascii: "_") {
        isWellFormed = false
      }
      end += 1
    }
    guard end > start, byte(end) == UInt8(ascii: "@") else {
      let faultEnd = byte(end) == UInt8(ascii: "@") ? end + 1 : end
      return addFault(.malformedVariable, percent, faultEnd)
    }
    if !isWellFormed { _ = addFault(.malformedVariable, percent, end + 1) }
    if directive.hasMisplacedPosition { _ = addFault(.misplacedPosition, percent, end + 1) }
    let position = directive.placeholder.position
    return add(.variable(position: position, name: range(start, end)), percent, end + 1)
  }

  /// `%{name}`: behind its brace.
  private func foreignEnd(from start: Int) -> Int? {
    var end = start
    while end < count {
      let byte = base[end]
      guard
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      else { break }
      end += 1
    }
    return end > start && byte(end) == UInt8(ascii: "}") ? end + 1 : nil
  }

  private func isSubstitutionArgument(at percent: Int) -> Bool {
    guard byte(percent + 2) == UInt8(ascii: "r"), byte(percent + 3) == UInt8(ascii: "g") else {
      return false
    }
    let next = byte(percent + 4)
    return !ASCII.isLetter(next) && !ASCII.isDigit(next) && next != UInt8(ascii: "_")
  }
}
