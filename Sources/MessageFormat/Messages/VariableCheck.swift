/// Follows the variable references of one message: the faults that a file shows by itself.
/// Stringsdict variables and catalog substitutions are alike here.
package struct VariableCheck {
  /// Variables that refer to each other deeper than this are reported as a cycle.
  static let depthLimit = 32

  private struct State {
    /// From 1; 0 until the first reference.
    var position = 0
    var reference: SourceRange?
    var isOpen = false
    /// The fault of a form that prints the argument as another type than the value type.
    var mismatch: Int?
  }

  package private(set) var faults: [MessageFault] = []
  package private(set) var hasCycle = false
  private let variants: MessageVariants
  /// What the ranges of forms point into.
  private let source: SourceText
  private var states: [State]
  /// By name, where there are many.
  private var indices: [Text: Int] = [:]

  package init(variants: MessageVariants, source: SourceText) {
    self.variants = variants
    self.source = source
    states = Array(repeating: State(), count: variants.variables.count)
    if variants.variables.count > 8 {
      for (index, variable) in variants.variables.enumerated() { indices[variable.name] = index }
    }
  }

  package mutating func run() {
    variants.root.forEachForm { follow($0, from: 0, owner: nil, depth: 0) }
    var index = 0
    while index < states.count {
      if states[index].position == 0 {
        let variable = variants.variables[index]
        add(.unreferencedVariable(variable.name), at: variable.nameRange)
        // Its forms are checked as if it stood at its own or at the first position.
        states[index].position = variable.argumentNumber ?? 1
        open(index, depth: 0)
      }
      index += 1
    }
  }

  private mutating func add(
    _ kind: MessageFault.Kind, at range: SourceRange, related: SourceRange? = nil
  ) {
    faults.append(MessageFault(kind, at: range, related: related))
  }

  private mutating func follow(_ form: MessageForm, from first: Int, owner: Int?, depth: Int) {
    guard form.template != nil, let template = variants.template(of: form) else { return }
    let uses = template.argumentUses(from: first)
    var index = 0
    while index < uses.count {
      if case .variable = uses[index].role {
        refer(uses[index], in: form, template.segments[uses[index].segment], depth: depth)
      }
      index += 1
    }
    if let owner { check(uses, of: owner, in: form, template) }
  }

  // MARK: References

  private mutating func refer(
    _ use: ArgumentUse, in form: MessageForm, _ segment: MessageTemplate.Segment, depth: Int
  ) {
    guard case .variable(let written, let nameRange) = segment.kind else { return }
    let name = form.text.part(nameRange)
    let place = place(of: segment.range, in: form)
    guard let index = index(of: name) else { return add(.undefinedVariable(name), at: place) }
    let variable = variants.variables[index]
    let position = variable.argumentNumber ?? use.index + 1
    let before = states[index].position
    if let written, let number = variable.argumentNumber, Int(written) != number {
      add(
        .positionIsNotTheArgument(variable: name, position: Int(written), argument: number),
        at: place, related: variable.nameRange)
    } else if before != 0, before != position {
      add(
        .positionsDiffer(variable: name, position: position, before: before), at: place,
        related: states[index].reference)
    }
    if states[index].isOpen || depth >= Self.depthLimit {
      hasCycle = true
      let isTooDeep = depth >= Self.depthLimit
      return add(
        isTooDeep ? .variablesTooDeep(limit: Self.depthLimit) : .variableCycle(name), at: place)
    }
    guard states[index].position == 0 else { return }
    states[index].position = position
    states[index].reference = place
    open(index, depth: depth)
  }

  private mutating func open(_ index: Int, depth: Int) {
    states[index].isOpen = true
    let first = states[index].position - 1
    variants.variables[index].node.forEachForm {
      follow($0, from: first, owner: index, depth: depth + 1)
    }
    states[index].isOpen = false
  }

  private func index(of name: Text) -> Int? {
    if states.count > 8 { return indices[name] }
    var index = 0
    while index < states.count {
      if variants.variables[index].name == name { return index }
      index += 1
    }
    return nil
  }

  /// Where a part of the text stands; the whole of a long text in which escapes are sought.
  private func place(of part: Range<Int32>, in form: MessageForm) -> SourceRange {
    if form.text.count > 4096, form.text.storage !== source.storage { return form.range }
    return form.location(of: part, in: source).range
  }

  // MARK: Values

  /// The placeholders of one form against the variable that it belongs to.
  private mutating func check(
    _ uses: [ArgumentUse], of owner: Int, in form: MessageForm, _ template: MessageTemplate
  ) {
    let own = states[owner].position - 1
    let variable = variants.variables[owner]
    var readsOwn = false
    var stray: ArgumentUse?
    var others = 0
    for use in uses {
      guard case .value(let placeholder) = use.role else {
        if use.index == own { readsOwn = true }
        continue
      }
      if use.index == own {
        readsOwn = true
        compare(placeholder, use, of: owner, in: form, template)
      } else {
        others += 1
        if placeholder.position != nil, variable.valueType.isNumber,
          placeholder.sharesClass(with: variable.valueType)
        {
          stray = use
        }
      }
    }
    if let stray, !readsOwn, others == 1 {
      add(
        .printsAnotherArgument(
          variable: variable.name, position: own + 1, printed: stray.index + 1),
        at: place(of: template.segments[stray.segment].range, in: form),
        related: states[owner].reference)
    }
  }

  /// One finding for all forms of a variable; another kind of argument says more than another size.
  private mutating func compare(
    _ placeholder: Placeholder, _ use: ArgumentUse, of owner: Int, in form: MessageForm,
    _ template: MessageTemplate
  ) {
    let variable = variants.variables[owner]
    guard let typeRange = variable.valueTypeRange,
      !placeholder.sharesClass(with: variable.valueType)
    else { return }
    let isSize = placeholder.isSameKind(as: variable.valueType)
    let place = place(of: template.segments[use.segment].range, in: form)
    let fault = MessageFault(
      isSize
        ? .valueTypeSize(variable: variable.name) : .valueTypeMismatch(variable: variable.name),
      at: place, related: typeRange)
    guard let index = states[owner].mismatch else {
      states[owner].mismatch = faults.count
      return faults.append(fault)
    }
    if case .valueTypeSize = faults[index].kind, !isSize { faults[index] = fault }
  }
}

/// Notes what an entry holds while it is read. Most entries are one format that refers to one
/// variable, whose forms print its number at most once: such a message holds together, and a
/// `VariableCheck`, which copies what it follows, would find nothing.
struct UsualMessage {
  private var isOdd = false
  private var formatCount = 0
  private var variableCount = 0
  /// The first of the placeholders in the variable's forms.
  private var printed: Placeholder?
  private var valueType: Placeholder?
  private var referredName: Text?
  private var variableName: Text?

  var holdsTogether: Bool {
    guard !isOdd, formatCount == 1, variableCount == 1, let referredName, let variableName else {
      return false
    }
    guard referredName == variableName else { return false }
    guard let printed, let valueType else { return true }
    return printed.sharesClass(with: valueType)
  }

  mutating func addFormat(_ form: MessageForm) {
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
    self.valueType = valueType
  }

  /// A form of a variable.
  mutating func addForm(_ form: MessageForm) {
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
    if let printed {
      if !placeholder.sharesClass(with: printed) { isOdd = true }
    } else {
      printed = placeholder
    }
    if !isFirst(placeholder.position) { isOdd = true }
    if case .argument = placeholder.width { isOdd = true }
    if case .argument = placeholder.precision { isOdd = true }
  }

  private func isFirst(_ position: Int32?) -> Bool {
    if let position { return position == 1 }
    return true
  }
}
