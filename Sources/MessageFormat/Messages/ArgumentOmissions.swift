extension ArgumentDifferences {
  /// Arguments that a text should print and does not.
  package struct Omission: Sendable {
    /// Nil where no text of the message prints it.
    package var form: CheckedForm?
    package var indices: [Int]
  }

  /// Which arguments the texts leave out, and must not.
  ///
  /// A plural form may leave out its own number, and everything where it stands for one number only.
  /// What the development language leaves out in some of its own forms may be left out here too, as
  /// long as some text prints it.
  /// - Parameter rules: those of the message's language.
  package func omissions(_ rules: PluralRules?) -> [Omission] {
    let parameters = signature.parameters
    guard parameters.contains(where: { $0.type != nil }) else { return [] }
    let here = ArgumentCoverage(message)
    let printed = original.printedArguments
    let needed = parameters.indices.filter { parameters[$0].type != nil && printed.contains($0) }
    let absent = needed.filter { !here.all.contains($0) }
    var omissions: [Omission] = []
    if !absent.isEmpty {
      let single = message.forms.count == 1 ? message.forms.first : nil
      omissions.append(Omission(form: single, indices: absent))
    }
    guard message.forms.count > 1 else { return omissions }
    let required = ArgumentCoverage(original).everywhere
    for (form, coverage) in here.roots {
      if form.coversOneNumber(rules) { continue }
      let missing = needed.filter {
        required.contains($0) && !coverage.contains($0) && !absent.contains($0)
      }
      if !missing.isEmpty { omissions.append(Omission(form: form, indices: missing)) }
    }
    return omissions
  }
}

extension ResolvedMessage {
  /// What some text shows, beside what only decides a plural.
  fileprivate var printedArguments: Set<Int> {
    var printed: Set<Int> = []
    for form in forms {
      for use in form.uses where use.role != .variable { printed.insert(use.index) }
    }
    return printed
  }
}

/// Which arguments the root texts of a message read, by themselves or through variables.
private struct ArgumentCoverage {
  private(set) var roots: [(form: CheckedForm, coverage: Set<Int>)] = []
  private(set) var all: Set<Int> = []

  init(_ message: ResolvedMessage) {
    var inVariables: Set<Int> = []
    for form in message.forms where form.variant.variable != nil {
      inVariables.formUnion(form.uses.map { $0.index })
      inVariables.insert(message.arguments.first(of: form.variant))
    }
    for form in message.forms where form.variant.variable == nil {
      var coverage = Set(form.uses.map { $0.index })
      if form.uses.contains(where: { $0.role == .variable }) { coverage.formUnion(inVariables) }
      if form.variant.category != nil { coverage.insert(message.arguments.root) }
      roots.append((form, coverage))
      all.formUnion(coverage)
    }
  }

  /// What every root text reads.
  var everywhere: Set<Int> {
    guard var required = roots.first?.coverage else { return [] }
    for root in roots.dropFirst() { required.formIntersection(root.coverage) }
    return required
  }
}

extension CheckedForm {
  /// A form of a category that a single integer selects. `zero` is for 0 alone where the language
  /// has no such category.
  fileprivate func coversOneNumber(_ rules: PluralRules?) -> Bool {
    guard let category = variant.category, let rules else { return false }
    if category == .zero, !rules.categories.contains(.zero) { return true }
    return !rules.holdsSeveralIntegers(category)
  }
}
