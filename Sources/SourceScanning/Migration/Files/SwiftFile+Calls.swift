extension SwiftFile {
  /// One argument of a call.
  struct Argument {
    /// The token that is its label.
    var label: Int?
    /// The tokens of its value.
    var value: Range<Int>

    /// The first token, label included.
    var start: Int { label ?? value.lowerBound }
  }

  /// The arguments in the parentheses that open at the index; none where none open there.
  func arguments(at open: Int) -> [Argument] {
    guard isMark(open, "("), let close = partner(of: open) else { return [] }
    return elements(open + 1..<close).map(argument)
  }

  /// What commas separate.
  func elements(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isMark(index, ",") {
        if start < index { found.append(start..<index) }
        start = index + 1
      }
      index = next(index)
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  private func argument(_ range: Range<Int>) -> Argument {
    let first = range.lowerBound
    guard name(first) != nil, isMark(first + 1, ":"), first + 2 < range.upperBound else {
      return Argument(label: nil, value: range)
    }
    return Argument(label: first, value: first + 2..<range.upperBound)
  }

  func label(_ argument: Argument) -> String? { argument.label.flatMap(name) }

  /// The value if it is one token that is a string literal without interpolations.
  func literal(_ argument: Argument) -> String? {
    argument.value.count == 1 ? literal(argument.value.lowerBound) : nil
  }

  /// Whether the range is one string literal, with or without interpolations.
  func isLiteral(_ range: Range<Int>) -> Bool {
    pieces(range.lowerBound) != nil && next(range.lowerBound) == range.upperBound
  }

  /// The names of the range if it is `a.b.c`, perhaps with a dot in front.
  func path(_ range: Range<Int>) -> [String]? {
    var names: [String] = []
    var index = range.lowerBound
    if isMark(index, ".") { index += 1 }
    while index < range.upperBound {
      guard let name = name(index) else { return nil }
      names.append(name)
      index += 1
      if index == range.upperBound { return names }
      guard isMark(index, "."), index + 1 < range.upperBound else { return nil }
      index += 1
    }
    return nil
  }

  /// Whether two ranges are the same code but for white space and comments.
  func isSame(_ range: Range<Int>, as other: [SwiftToken]) -> Bool {
    range.count == other.count && zip(tokens[range], other).allSatisfy { $0.kind == $1.kind }
  }

  /// Whether the range is `name(…)`.
  func isCall(_ range: Range<Int>, of name: String) -> Bool {
    isName(range.lowerBound, name) && isMark(range.lowerBound + 1, "(")
      && next(range.lowerBound + 1) == range.upperBound
  }

  /// Whether the value is a number as it is written, without a sign; a fraction where one is allowed.
  func isNumber(_ range: Range<Int>, fraction: Bool) -> Bool {
    guard range.count == 1, case .number(let text) = tokens[range.lowerBound].kind else {
      return false
    }
    return fraction || !text.contains(".")
  }

  /// Whether the range is a number with or without a sign.
  func isSignedNumber(_ range: Range<Int>) -> Bool {
    let isNegative = isMark(range.lowerBound, "-") && range.count == 2
    return isNumber(isNegative ? range.dropFirst() : range, fraction: true)
  }

  /// Whether a name there is the head of a path, or stands behind a module's name.
  func isHead(_ index: Int) -> Bool {
    guard isMark(index - 1, ".") else { return true }
    guard let module = name(index - 2), module.first?.isUppercase ?? false,
      !isMark(index - 3, ".")
    else { return false }
    return true
  }

  /// Whether the code in the range stands alone: as an argument, an element, a value that is
  /// assigned or returned.
  func standsAlone(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 1
    let isAssigned = isMark(before, "=") && !touchesOperator(before)
    let begins =
      isMark(before, in: "([,") || isAssigned || isName(before, "return")
      || isMark(before, ":") && (isMark(before - 2, in: "(,[") || name(before - 2) == nil)
    guard begins else { return false }
    let after = range.upperBound
    if after >= count || isMark(after, in: ")],};") { return true }
    return beginsLine(after) && !isMark(after, in: ".?!+-*/%<>=&|^~")
      && !["as", "is", "in"].contains(name(after) ?? "")
  }

  /// Whether an operator's character stands right in front of the one there.
  private func touchesOperator(_ index: Int) -> Bool {
    touches(index - 1, index) && isMark(index - 1, in: "=!<>+-*/%&|^~?")
  }
}
