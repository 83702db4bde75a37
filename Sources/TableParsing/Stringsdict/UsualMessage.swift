/// Notes what an entry holds while it is read. Most entries are one format that refers to one
/// variable, whose forms print its number at most once: such a message holds together, and a
/// `VariableCheck`, which copies what it follows, would find nothing.
struct UsualMessage {
  private static let noClass = -1

  private var isOdd = false
  private var formatCount = 0
  private var variableCount = 0
  /// Of the placeholders in the variable's forms.
  private var printedClass = noClass
  private var valueClass = noClass
  private var referredName: Text?
  private var variableName: Text?

  var holdsTogether: Bool {
    guard !isOdd, formatCount == 1, variableCount == 1, let referredName, let variableName else {
      return false
    }
    return (printedClass == Self.noClass || printedClass == valueClass)
      && referredName == variableName
  }

  mutating func addFormat(_ form: Form) {
    formatCount += 1
    guard let template = form.template else { return }
    template.segments.withUnsafeBufferPointer { segments in
      var index = 0
      while index < segments.count {
        switch segments[index].kind {
        case .text, .percent: break
        case .variable(let position, let name):
          if referredName != nil || !isFirst(position) { isOdd = true }
          referredName = form.text.part(name)
        default: isOdd = true
        }
        index += 1
      }
    }
  }

  mutating func addVariable(_ name: Text, valueType: Placeholder) {
    variableCount += 1
    variableName = name
    valueClass = valueType.argumentClass
  }

  /// A form of a variable.
  mutating func addForm(_ form: Form) {
    guard let template = form.template else { return }
    var isPrinted = false
    template.segments.withUnsafeBufferPointer { segments in
      var index = 0
      while index < segments.count {
        switch segments[index].kind {
        case .text, .percent: break
        case .placeholder(let placeholder):
          if isPrinted { isOdd = true }
          isPrinted = true
          add(placeholder)
        default: isOdd = true
        }
        index += 1
      }
    }
  }

  private mutating func add(_ placeholder: Placeholder) {
    let ownClass = placeholder.argumentClass
    if printedClass == Self.noClass { printedClass = ownClass }
    if ownClass != printedClass || !isFirst(placeholder.position) { isOdd = true }
    if case .argument = placeholder.width { isOdd = true }
    if case .argument = placeholder.precision { isOdd = true }
  }

  private func isFirst(_ position: Int32?) -> Bool {
    if let position { return position == 1 }
    return true
  }
}
