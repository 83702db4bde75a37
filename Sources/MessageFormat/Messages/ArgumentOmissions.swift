extension ArgumentDifferences {
  /// Arguments that a text should print and does not.
  package struct Omission: Sendable {
    /// Nil where no text of the message prints it.
    package var form: CheckedForm?
    package var indices: [Int]
  }

  /// Which arguments the texts leave out, and must not: each form has to print all that any form of
  /// the development language prints.
  ///
  /// A plural form may leave out its own number, and everything where it stands for one number only.
  /// A form for a device or a width may leave out what one of the development language leaves out.
  /// Forms with a damaged placeholder are not asked.
  /// - Parameter rules: those of the message's language.
  package func omissions(_ rules: PluralRules?) -> [Omission] {
    let needed = self.needed
    guard !needed.isEmpty else { return [] }
    let here = ArgumentCoverage(message)
    let counts = pluralCounts
    let absent = needed.filter { !here.all.contains($0) && !counts.contains($0) }
    var omissions: [Omission] = []
    if !absent.isEmpty, damaged.isEmpty {
      let single = message.forms.count == 1 ? message.forms.first : nil
      omissions.append(Omission(form: single, indices: absent))
    }
    guard message.forms.count > 1 else { return omissions }
    let common = ArgumentCoverage(original).common
    for (index, form) in message.forms.enumerated() {
      if form.coversOneNumber(rules) || damaged.contains(where: { $0.formIndex == index }) {
        continue
      }
      let missing = missingArguments(of: form, index, needed: needed, here, common: common)
        .filter { !absent.contains($0) }
      if !missing.isEmpty { omissions.append(Omission(form: form, indices: missing)) }
    }
    return omissions
  }

  /// The arguments that decide a plural of the message.
  private var pluralCounts: Set<Int> {
    var counts = Set(message.arguments.variables.compactMap { $0 })
    if message.variants?.root.hasPlural ?? false { counts.insert(message.arguments.root) }
    return counts
  }

  private func missingArguments(
    of form: CheckedForm, _ index: Int, needed: [Int], _ here: ArgumentCoverage,
    common: Set<Int>
  ) -> [Int] {
    let own = form.variant.category == nil ? nil : form.count(in: message)
    guard let variable = form.variant.variable else {
      let isSpecial = form.variant.device != nil || form.variant.width != nil
      return needed.filter {
        !here.forms[index].contains($0) && $0 != own && (!isSpecial || common.contains($0))
      }
    }
    let name = message.variants?.variables[variable].name
    let printed = original.arguments(printedByVariable: name)
    return needed.filter {
      printed.contains($0) && $0 != own && !here.forms[index].contains($0)
        && !here.printedByRoot.contains($0)
    }
  }

  /// What a form lacks of the arguments that the development language prints, its own number included.
  func lackedArguments(of form: CheckedForm, _ index: Int) -> [Int] {
    let coverage = ArgumentCoverage(message)
    let needed = self.needed
    guard let variable = form.variant.variable else {
      return needed.filter { !coverage.forms[index].contains($0) || $0 == unprintedCount(of: form) }
    }
    let name = message.variants?.variables[variable].name
    let printed = original.arguments(printedByVariable: name)
    let uses = Set(form.uses.map({ $0.index }))
    return needed.filter {
      printed.contains($0) && !uses.contains($0) && !coverage.printedByRoot.contains($0)
    }
  }

  /// The number that chooses a form of the root, where the form does not print it.
  private func unprintedCount(of form: CheckedForm) -> Int? {
    guard form.variant.category != nil else { return nil }
    let number = form.count(in: message)
    return form.uses.contains { $0.index == number } ? nil : number
  }
}

extension CheckedForm {
  /// The argument whose number chooses the form.
  package func count(in message: ResolvedMessage) -> Int {
    variant.variable == nil ? message.arguments.root : message.arguments.first(of: variant)
  }

  /// A form of a category that a single integer selects. `zero` is for 0 alone where the language
  /// has no such category.
  package func coversOneNumber(_ rules: PluralRules?) -> Bool {
    guard let category = variant.category, let rules else { return false }
    if category == .zero, !rules.categories.contains(.zero) { return true }
    return !rules.holdsSeveralIntegers(category)
  }
}

extension ResolvedMessage {
  /// What the forms of a variable print.
  fileprivate func arguments(printedByVariable name: Text?) -> Set<Int> {
    guard let name, let index = variants?.variables.firstIndex(where: { $0.name == name }) else {
      return []
    }
    var printed: Set<Int> = []
    for form in forms where form.variant.variable == index {
      for use in form.uses where use.role != .variable { printed.insert(use.index) }
    }
    return printed
  }
}

/// Which arguments the texts of a message read, by themselves or through variables.
struct ArgumentCoverage {
  /// Of each form.
  private(set) var forms: [Set<Int>] = []
  /// What some form of the root reads, with its variables.
  private(set) var all: Set<Int> = []
  /// What every form of the root reads, with its variables.
  private(set) var common: Set<Int> = []
  /// What every form of the root prints by itself.
  private(set) var printedByRoot: Set<Int> = []

  init(_ message: ResolvedMessage) {
    var inVariables: Set<Int> = []
    for form in message.forms where form.variant.variable != nil {
      inVariables.formUnion(form.uses.map({ $0.index }))
      inVariables.insert(message.arguments.first(of: form.variant))
    }
    var isFirst = true
    for form in message.forms {
      var coverage = Set(form.uses.map({ $0.index }))
      defer { forms.append(coverage) }
      guard form.variant.variable == nil else { continue }
      let printed = Set(form.uses.filter { $0.role != .variable }.map({ $0.index }))
      if form.uses.contains(where: { $0.role == .variable }) { coverage.formUnion(inVariables) }
      if form.variant.category != nil { coverage.insert(message.arguments.root) }
      all.formUnion(coverage)
      common = isFirst ? coverage : common.intersection(coverage)
      printedByRoot = isFirst ? printed : printedByRoot.intersection(printed)
      isFirst = false
    }
  }
}
