internal import LocalizationModel

/// A text as Apple's formatter takes it: without names in placeholders, every variable with its
/// position, `%arg` spelt out.
struct FormatText {
  private let form: Form
  var template: MessageTemplate?
  /// What `%arg` prints, from 0, and how.
  var ownArgument = 0
  var ownType = "lld"
  /// From where unnumbered placeholders count.
  var first = 0
  /// Whether every placeholder gets its position.
  var isNumbered = false
  /// The argument of the variable whose name stands at a range of the text.
  var variableArgument: (Range<Int32>) -> Int? = { _ in nil }

  init(_ form: Form) {
    self.form = form
    template = form.template
  }

  var text: Text {
    guard let template else { return form.text }
    let uses = template.argumentUses(from: first)
    let bytes = ByteStorage(capacity: Int(form.text.count) + 32)
    for (index, segment) in template.segments.enumerated() {
      let part = form.text.part(segment.range)
      switch segment.kind {
      case .text, .percent: bytes.append(part.bytes)
      case .placeholder(let placeholder):
        append(placeholder, part, uses.filter { $0.segment == index }, to: bytes)
      case .variable(let position, let name):
        let argument = position.map { Int($0) } ?? variableArgument(name).map { $0 + 1 }
        bytes.append("%" + (argument.map { "\($0)$" } ?? "") + "#@")
        bytes.append(form.text.part(name).bytes)
        bytes.append("@")
      case .substitutionArgument: bytes.append("%\(ownArgument + 1)$\(ownType)")
      }
    }
    return Text(storage: bytes, start: 0, count: bytes.count)
  }

  private func append(
    _ placeholder: Placeholder, _ part: Text, _ uses: [ArgumentUse], to bytes: ByteStorage
  ) {
    guard isNumbered || placeholder.name != nil else { return bytes.append(part.bytes) }
    var amounts = uses.filter { $0.role == .amount }.map(\.index)
    let value = uses.first { $0.role != .amount }?.index
    let isPositioned = isNumbered || placeholder.position != nil
    var text = "%"
    if isPositioned, let value { text += "\(value + 1)$" }
    text += placeholder.flags.text
    func amount(_ amount: Placeholder.Amount?) -> String {
      switch amount {
      case nil: return ""
      case .fixed(let number): return String(number)
      case .argument:
        let index = amounts.isEmpty ? nil : amounts.removeFirst()
        return "*" + (isPositioned ? index.map { "\($0 + 1)$" } ?? "" : "")
      }
    }
    text += amount(placeholder.width)
    if placeholder.precision != nil { text += "." + amount(placeholder.precision) }
    bytes.append(text + placeholder.typeName)
  }
}

extension Placeholder.Flags {
  fileprivate var text: String {
    let all: [(Placeholder.Flags, String)] = [
      (.leftAlign, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.zero, "0"),
      (.grouping, "'"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined()
  }
}

extension Placeholder {
  /// Length and conversion as written: `lld`.
  var typeName: String {
    let letter: String
    switch conversion {
    case .object: letter = "@"
    case .decimal: letter = "d"
    case .integer: letter = "i"
    case .unsigned: letter = "u"
    case .hexadecimal: letter = "x"
    case .uppercaseHexadecimal: letter = "X"
    case .octal: letter = "o"
    case .fixed: letter = "f"
    case .uppercaseFixed: letter = "F"
    case .exponent: letter = "e"
    case .uppercaseExponent: letter = "E"
    case .general: letter = "g"
    case .uppercaseGeneral: letter = "G"
    case .hexadecimalFloat: letter = "a"
    case .uppercaseHexadecimalFloat: letter = "A"
    case .character: letter = "c"
    case .utf16Unit: letter = "C"
    case .cString: letter = "s"
    case .utf16String: letter = "S"
    case .pointer: letter = "p"
    }
    return (length == .none ? "" : "\(length)") + letter
  }
}
