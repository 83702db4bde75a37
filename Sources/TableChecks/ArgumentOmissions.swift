/// Which arguments the texts of a translation leave out, and must not.
///
/// A plural form may leave out its own number, and everything where it stands for one number only.
/// What the development language leaves out in some of its own forms may be left out here too, as
/// long as some text prints it.
struct ArgumentOmissions {
  private(set) var omissions: [ArgumentDifferences.Omission] = []

  init(_ message: CheckedMessage) {
    let parameters = message.signature.parameters
    guard parameters.contains(where: { $0.type != nil }) else { return }
    let here = ArgumentCoverage(message.forms, message.variants, message.arguments)
    let original = CheckedMessage(
      column: message.column, row: message.row, entry: message.development,
      source: message.developmentSource, development: message.development,
      developmentSource: message.developmentSource)
    let printed = ArgumentOmissions.printed(by: original)
    let needed = parameters.indices.filter { parameters[$0].type != nil && printed.contains($0) }
    let absent = needed.filter { !here.all.contains($0) }
    let single = message.forms.count == 1 ? message.forms.first : nil
    if !absent.isEmpty {
      omissions = [ArgumentDifferences.Omission(form: single, indices: absent)]
    }
    guard message.forms.count > 1 else { return }
    let required = ArgumentOmissions.required(of: original)
    for (form, coverage) in here.roots {
      if form.coversOneNumber(message.column.pluralRules) { continue }
      let missing = needed.filter {
        required.contains($0) && !coverage.contains($0) && !absent.contains($0)
      }
      if missing.isEmpty { continue }
      omissions.append(ArgumentDifferences.Omission(form: form, indices: missing))
    }
  }

  /// What every text of the development language prints.
  private static func required(of original: CheckedMessage) -> Set<Int> {
    let coverage = ArgumentCoverage(original.forms, original.variants, original.arguments)
    guard var required = coverage.roots.first?.coverage else { return [] }
    for root in coverage.roots.dropFirst() { required.formIntersection(root.coverage) }
    return required
  }

  /// What some text of the development language shows, beside what only decides a plural.
  private static func printed(by original: CheckedMessage) -> Set<Int> {
    var printed: Set<Int> = []
    for form in original.forms {
      for use in form.uses where use.role != .variable {
        printed.insert(ArgumentDifferences.index(of: use, in: form, original))
      }
    }
    return printed
  }
}

/// Which arguments the root texts of a message read, by themselves or through variables.
struct ArgumentCoverage {
  private(set) var roots: [(form: CheckedForm, coverage: Set<Int>)] = []
  private(set) var all: Set<Int> = []

  init(_ forms: [CheckedForm], _ variants: Variants?, _ arguments: VariantArguments) {
    var variables = (variants?.variables ?? []).map { _ in Set<Int>() }
    for form in forms {
      guard let variable = form.variant.variable, variables.indices.contains(variable) else {
        continue
      }
      variables[variable].formUnion(form.uses.map(\.index))
      variables[variable].insert(arguments.first(of: form.variant))
    }
    let inVariables = variables.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for form in forms where form.variant.variable == nil {
      var coverage = Set(form.uses.map(\.index))
      if form.uses.contains(where: { $0.role == .variable }) { coverage.formUnion(inVariables) }
      if form.variant.category != nil { coverage.insert(arguments.root) }
      roots.append((form, coverage))
      all.formUnion(coverage)
    }
  }
}

extension CheckedForm {
  /// A form of a category that a single integer selects. `zero` is for 0 alone where the language
  /// has no such category.
  func coversOneNumber(_ rules: PluralRules?) -> Bool {
    guard let category = variant.category, let rules else { return false }
    if category == .zero, !rules.categories.contains(.zero) { return true }
    return !rules.holdsSeveralIntegers(category)
  }
}
