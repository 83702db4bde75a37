/// Follows the variable references of one message: the faults that a file shows by itself
/// (SPEC §2.5). Stringsdict variables and catalog substitutions are alike here.
struct VariableCheck {
  /// Variables that refer to each other deeper than this are reported as a cycle.
  static let depthLimit = 32

  private struct State {
    /// From 1; 0 until the first reference.
    var position = 0
    var reference: SourceRange?
    var isOpen = false
  }

  let variants: Variants
  let report: TableReport
  private(set) var hasCycle = false
  private var states: [State]
  /// By name, where there are many.
  private var indices: [Text: Int] = [:]

  init(variants: Variants, report: TableReport) {
    self.variants = variants
    self.report = report
    states = Array(repeating: State(), count: variants.variables.count)
    if variants.variables.count > 8 {
      for (index, variable) in variants.variables.enumerated() { indices[variable.name] = index }
    }
  }

  mutating func run() {
    follow(variants.root, from: 0, owner: nil, depth: 0)
    var index = 0
    while index < states.count {
      if states[index].position == 0 {
        let variable = variants.variables[index]
        report.add(
          .unreferencedVariable, "the variable '\(variable.name)' is never referenced",
          at: variable.nameRange)
        // Its forms are checked as if it stood at its own or at the first position.
        states[index].position = variable.argumentNumber ?? 1
        open(index, depth: 0)
      }
      index += 1
    }
  }

  private mutating func follow(_ variation: Variation, from first: Int, owner: Int?, depth: Int) {
    switch variation {
    case .form(let form): follow(form, from: first, owner: owner, depth: depth)
    case .plural(let cases):
      for one in cases { follow(one.variation, from: first, owner: owner, depth: depth) }
    case .device(let cases):
      for one in cases { follow(one.variation, from: first, owner: owner, depth: depth) }
    case .width(let cases):
      for one in cases { follow(one.variation, from: first, owner: owner, depth: depth) }
    }
  }

  private mutating func follow(_ form: Form, from first: Int, owner: Int?, depth: Int) {
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
    _ use: ArgumentUse, in form: Form, _ segment: MessageTemplate.Segment, depth: Int
  ) {
    guard case .variable(let written, let nameRange) = segment.kind else { return }
    let name = form.text.part(nameRange)
    let place = place(of: segment.range, in: form)
    guard let index = index(of: name) else {
      return report.add(
        .undefinedVariable, "'\(name)' is not defined in this entry", at: place)
    }
    let variable = variants.variables[index]
    let position = variable.argumentNumber ?? use.index + 1
    if let written, let number = variable.argumentNumber, Int(written) != number {
      report.add(
        .variablePositionConflict,
        "'\(name)' is referenced at position \(written) and defined for argument \(number)",
        at: place, notes: [report.note("defined here", at: variable.nameRange)])
    } else if states[index].position != 0, states[index].position != position {
      report.add(
        .variablePositionConflict,
        "'\(name)' stands at position \(position) here and at \(states[index].position) before",
        at: place, notes: states[index].reference.map { [report.note("before", at: $0)] } ?? [])
    }
    if states[index].isOpen || depth >= Self.depthLimit {
      hasCycle = true
      return report.add(.variableCycle, cycleMessage(name, depth: depth), at: place)
    }
    guard states[index].position == 0 else { return }
    states[index].position = position
    states[index].reference = place
    open(index, depth: depth)
  }

  private func cycleMessage(_ name: Text, depth: Int) -> String {
    depth >= Self.depthLimit
      ? "variables refer to others more than \(Self.depthLimit) deep"
      : "'\(name)' refers to itself, directly or through other variables"
  }

  private mutating func open(_ index: Int, depth: Int) {
    states[index].isOpen = true
    follow(
      variants.variables[index].variation, from: states[index].position - 1, owner: index,
      depth: depth + 1)
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
  private func place(of part: Range<Int32>, in form: Form) -> SourceRange {
    if form.text.count > 4096, form.text.storage !== report.source.storage { return form.range }
    return form.location(of: part, in: report.source).range
  }

  // MARK: Values

  /// The placeholders of one form against the variable that it belongs to.
  private mutating func check(
    _ uses: [ArgumentUse], of owner: Int, in form: Form, _ template: MessageTemplate
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
        compare(placeholder, use, of: variable, in: form, template)
      } else {
        others += 1
        if placeholder.position != nil, placeholder.sharesClass(with: variable.valueType) {
          stray = use
        }
      }
    }
    if let stray, !readsOwn, others == 1 {
      report.add(
        .variableArgumentMismatch,
        "'\(variable.name)' stands at position \(own + 1) and its text prints argument "
          + "\(stray.index + 1)",
        at: place(of: template.segments[stray.segment].range, in: form),
        notes: states[owner].reference.map { [report.note("referenced here", at: $0)] } ?? [])
    }
  }

  private mutating func compare(
    _ placeholder: Placeholder, _ use: ArgumentUse, of variable: Variable, in form: Form,
    _ template: MessageTemplate
  ) {
    guard let typeRange = variable.valueTypeRange,
      !placeholder.sharesClass(with: variable.valueType)
    else { return }
    report.add(
      .valueTypeMismatch,
      "the text prints the argument as another type than the value type of '\(variable.name)'",
      at: place(of: template.segments[use.segment].range, in: form),
      notes: [report.note("the value type", at: typeRange)])
  }
}

extension Placeholder {
  /// Whether both read the same kind and size of argument (SPEC §4.4).
  func sharesClass(with other: Placeholder) -> Bool {
    argumentClass == other.argumentClass
  }

  var argumentClass: Int {
    let isLong: Bool
    switch length {
    case .none, .h, .hh: isLong = false
    default: isLong = true
    }
    return switch conversion {
    case .object: 0
    case .decimal, .integer: isLong ? 2 : 1
    case .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal: isLong ? 4 : 3
    case .character: 5
    case .utf16Unit: 6
    case .cString: 7
    case .utf16String: 8
    case .pointer: 9
    default: 10
    }
  }
}
