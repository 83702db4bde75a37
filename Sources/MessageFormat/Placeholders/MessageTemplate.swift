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
    /// `%{name}` of another system.
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
