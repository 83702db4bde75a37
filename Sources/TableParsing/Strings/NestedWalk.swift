/// How far a nested value was read, without recursion.
struct NestedWalk {
  /// The deepest nesting that the platform's reader takes.
  static let depthLimit = 512

  enum Expectation: String {
    case value = "a value"
    case element = "an element or ')'"
    case separator = "',' or ')'"
    case key = "a key or '}'"
    case equals = "'=' or ';'"
    case semicolon = "';'"
    case data = "an even number of hexadecimal digits and '>'"
  }

  /// At the fault, where there is one.
  var index: Int
  /// The open brackets, outermost first.
  var brackets: [UInt8] = []
  var state = Expectation.value
  var isTooDeep = false

  var expectation: String { state.rawValue }

  init(index: Int) { self.index = index }

  mutating func open(_ bracket: UInt8) {
    brackets.append(bracket)
    state = bracket == Byte.openBrace ? .key : .element
  }

  /// A value ended: what may follow depends on what it lies in.
  mutating func endValue() {
    state = brackets.last == Byte.openBrace ? .semicolon : .separator
  }

  mutating func close() {
    brackets.removeLast()
    endValue()
  }
}
