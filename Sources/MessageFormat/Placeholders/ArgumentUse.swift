/// One argument that a template reads.
package struct ArgumentUse: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// Printed by a placeholder.
    case value(Placeholder)
    /// A `*` width or precision.
    case amount
    /// Decides the plural form of a variable (`%#@name@`).
    case variable
    /// `%arg`, the substitution's own argument.
    case substitution
  }

  /// From 0.
  package var index: Int
  package var role: Role
  /// Which segment of the template.
  package var segment: Int

  package init(index: Int, role: Role, segment: Int) {
    self.index = index
    self.role = role
    self.segment = segment
  }
}

extension MessageTemplate {
  /// The arguments in the order of the text. Unnumbered placeholders count from `first` and do not
  /// see the numbered ones, as the platform counts; a `*` is read before its value. `first` is 0,
  /// but in the forms of a plural variable it is the variable's own argument.
  package func argumentUses(from first: Int) -> [ArgumentUse] {
    var collector = ArgumentCollector(first: first)
    segments.withUnsafeBufferPointer { segments in
      var index = 0
      while index < segments.count {
        collector.add(segments[index].kind, segment: index)
        index += 1
      }
    }
    return collector.uses
  }
}

/// Without generic iteration, which a debug build pays for at every text.
private struct ArgumentCollector {
  private(set) var uses: [ArgumentUse] = []
  private let first: Int
  private var counter: ArgumentCounter

  init(first: Int) {
    self.first = first
    counter = ArgumentCounter(first: first)
  }

  mutating func add(_ kind: MessageTemplate.Kind, segment: Int) {
    switch kind {
    case .text, .percent: break
    case .placeholder(let placeholder):
      addAmount(placeholder.width, segment)
      addAmount(placeholder.precision, segment)
      add(counter.index(position: placeholder.position), .value(placeholder), segment)
    case .variable(let position, _): add(counter.index(position: position), .variable, segment)
    case .substitutionArgument: add(first, .substitution, segment)
    }
  }

  private mutating func addAmount(_ amount: Placeholder.Amount?, _ segment: Int) {
    guard case .argument(let position) = amount else { return }
    add(counter.index(position: position), .amount, segment)
  }

  private mutating func add(_ index: Int, _ role: ArgumentUse.Role, _ segment: Int) {
    uses.append(ArgumentUse(index: index, role: role, segment: segment))
  }
}

/// Numbers the arguments of one text. Unnumbered ones do not see the numbered ones.
struct ArgumentCounter {
  /// The next unnumbered argument, from 0.
  private var next: Int

  init(first: Int) { next = first }

  /// `position` from 1, nil for an unnumbered argument. Never below 0.
  mutating func index(position: Int32?) -> Int {
    if let position { return max(Int(position) - 1, 0) }
    defer { next += 1 }
    return next
  }
}
