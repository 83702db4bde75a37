extension CatalogReader {
  /// What a localization holds beside a plain string unit. Nil where it holds nothing.
  mutating func readMessage(
    _ localization: Int, _ language: Int, _ span: SourceRange, _ hasStringSet: inout Bool
  ) -> TableEntry.Value? {
    isDamaged = false
    reportUnknown(inLocalization: localization)
    let variations = tree.value(of: localization, for: "variations")
    let unit = tree.value(of: localization, for: "stringUnit")
    let substitutions = tree.value(of: localization, for: "substitutions")
    var root: MessageNode?
    if let variations {
      root = readVariations(variations, label: language, inside: .root)
    } else if let unit {
      root = readUnit(unit).map { .form($0) }
    } else if let set = tree.value(of: localization, for: "stringSet") {
      reportStringSet(set, &hasStringSet)
      return .unsupported(span)
    }
    let variables = substitutions.map { readSubstitutions($0) } ?? []
    guard let root else {
      if isDamaged { return .unsupported(span) }
      if tree.isDamaged(localization) { return .unsupported(span) }
      if substitutions == nil { return nil }
      report.add(
        .missingStringUnit, "substitutions need a 'stringUnit' beside them that refers to them",
        at: tree.range(language))
      return .unsupported(span)
    }
    return finish(MessageVariants(root: root, variables: variables), span)
  }

  private func finish(_ variants: MessageVariants, _ span: SourceRange) -> TableEntry.Value {
    var check = VariableCheck(variants: variants, source: report.source)
    check.run()
    report.add(check.faults)
    if check.hasCycle { return .unsupported(span) }
    if variants.variables.isEmpty, case .form(let form) = variants.root {
      return .message(.plain(form))
    }
    return .message(.variants(variants))
  }

  private mutating func reportStringSet(_ set: Int, _ hasStringSet: inout Bool) {
    checkPhrases(of: set)
    if hasStringSet { return }
    hasStringSet = true
    report.add(
      .stringSet,
      "a set of phrases (App Shortcuts) is no message and is left to the system",
      at: tree.span(set, set))
  }

  /// Each phrase of an App Shortcut names the application.
  private func checkPhrases(of set: Int) {
    guard ApplicationName.isAsked(in: report.table), case .dictionary = tree.nodes[set].kind,
      let values = tree.value(of: set, for: "values"), case .array = tree.nodes[values].kind
    else { return }
    var phrase = values + 1
    while phrase < Int(tree.nodes[values].next) {
      if case .string = tree.nodes[phrase].kind, !ApplicationName.isIn(tree.text(phrase)) {
        report.add(.applicationName, ApplicationName.absence, at: tree.range(phrase))
      }
      phrase = Int(tree.nodes[phrase].next)
    }
  }

  // MARK: Variations

  /// Where variations stand: what they may vary by depends on it.
  enum Place { case root, substitution, device, otherDevice, plural }

  mutating func readVariations(_ node: Int, label: Int, inside place: Place) -> MessageNode? {
    guard case .dictionary = tree.nodes[node].kind else {
      isDamaged = true
      if !tree.isInvalid(node) {
        report.add(
          .malformedEntry, "'variations' is no JSON object", at: tree.span(node, node))
      }
      return nil
    }
    switch place {
    case .otherDevice:
      report.add(
        .invalidVariation, "the fallback value of a device variation cannot be further varied",
        at: tree.range(label))
    case .plural:
      isDamaged = true
      report.add(
        .invalidVariation, "a plural case cannot be further varied", at: tree.range(label))
      return nil
    default: break
    }
    if let devices = tree.value(of: node, for: "device"), place != .device, place != .otherDevice {
      return readDevices(devices)
    }
    if let plural = tree.value(of: node, for: "plural") { return readPlural(plural, label: label) }
    isDamaged = true
    if tree.isDamaged(node) { return nil }
    report.add(
      .invalidVariation, "only variations by 'plural' or 'device' are known",
      at: tree.span(node, node))
    return nil
  }

  private mutating func readPlural(_ node: Int, label: Int) -> MessageNode? {
    guard isObject(node, "plural") else { return nil }
    var cases: [MessageNode.Case<PluralCategory>] = []
    var hasOther = false
    var key = node + 1
    while key < Int(tree.nodes[node].next) {
      let value = Int(tree.nodes[key].next)
      if let category = tree.pluralCategory(key) {
        if case .other = category { hasOther = true }
        if let variation = readCase(value, label: key, inside: .plural) {
          let range = tree.range(key)
          reportRepetition(of: cases.add(.init(category, range: range, variation)), at: range)
        }
      } else if !tree.isInvalid(key) {
        report.add(.unknownCategory(tree.text(key)), at: tree.range(key))
      }
      key = Int(tree.nodes[value].next)
    }
    if !hasOther, !tree.isDamaged(node) {
      report.add(
        .missingOtherForm,
        "the plural has no form 'other', which serves every number that has no form of its own",
        at: tree.range(label))
    }
    return cases.isEmpty ? nil : .plural(cases)
  }

  private mutating func readDevices(_ node: Int) -> MessageNode? {
    guard isObject(node, "device") else { return nil }
    var cases: [MessageNode.Case<DeviceClass>] = []
    var key = node + 1
    while key < Int(tree.nodes[node].next) {
      let value = Int(tree.nodes[key].next)
      if let device = tree.device(key) {
        let place = device == .other ? Place.otherDevice : Place.device
        if let variation = readCase(value, label: key, inside: place) {
          let range = tree.range(key)
          reportRepetition(of: cases.add(.init(device, range: range, variation)), at: range)
        }
      } else if !tree.isInvalid(key) {
        report.add(.unknownDevice(tree.text(key)), at: tree.range(key))
      }
      key = Int(tree.nodes[value].next)
    }
    return cases.isEmpty ? nil : .device(cases)
  }

  private func reportRepetition(of other: SourceRange?, at range: SourceRange) {
    if let other { report.add(.repeatedForm, at: range, related: other) }
  }

  /// What one category or device has.
  private mutating func readCase(_ node: Int, label: Int, inside place: Place) -> MessageNode? {
    guard case .dictionary = tree.nodes[node].kind else {
      isDamaged = true
      if !tree.isInvalid(node) {
        report.add(.malformedEntry, "the form is no JSON object", at: tree.span(node, node))
      }
      return nil
    }
    if let variations = tree.value(of: node, for: "variations") {
      return readVariations(variations, label: label, inside: place)
    }
    if let unit = tree.value(of: node, for: "stringUnit") {
      return readUnit(unit).map { .form($0) }
    }
    isDamaged = true
    if tree.isDamaged(node) { return nil }
    report.add(.malformedEntry, "the form has no 'stringUnit'", at: tree.range(label))
    return nil
  }

  mutating func isObject(_ node: Int, _ name: String) -> Bool {
    if case .dictionary = tree.nodes[node].kind { return true }
    isDamaged = true
    if !tree.isInvalid(node) {
      report.add(.malformedEntry, "'\(name)' is no JSON object", at: tree.span(node, node))
    }
    return false
  }

  // MARK: Substitutions

  mutating func readSubstitutions(_ node: Int) -> [MessageVariable] {
    guard isObject(node, "substitutions") else { return [] }
    var variables: [MessageVariable] = []
    var name = node + 1
    while name < Int(tree.nodes[node].next) {
      let value = Int(tree.nodes[name].next)
      if case .string = tree.nodes[name].kind, isObject(value, tree.text(name).string),
        let variable = readSubstitution(value, name: name)
      {
        variables.append(variable)
      }
      name = Int(tree.nodes[value].next)
    }
    return variables
  }

  /// Nil where it has no form at all; that is reported.
  private mutating func readSubstitution(_ node: Int, name: Int) -> MessageVariable? {
    guard let variations = tree.value(of: node, for: "variations") else {
      isDamaged = true
      if tree.isDamaged(node) { return nil }
      report.add(
        .malformedEntry, "the substitution '\(tree.text(name))' has no 'variations'",
        at: tree.range(name))
      return nil
    }
    guard let variation = readVariations(variations, label: name, inside: .substitution) else {
      return nil
    }
    let specifier = tree.value(of: node, for: "formatSpecifier")
    return MessageVariable(
      name: tree.text(name), nameRange: tree.range(name), argumentNumber: argumentNumber(node),
      valueType: valueType(specifier, variation),
      valueTypeRange: specifier.map(tree.range), node: variation)
  }

  /// Nil without an `argNum`: the reference decides.
  private mutating func argumentNumber(_ substitution: Int) -> Int? {
    guard let node = tree.value(of: substitution, for: "argNum") else { return nil }
    switch tree.nodes[node].kind {
    case .invalid, .null: return nil
    default: break
    }
    if let number = Int(tree.text(node).string), number >= 1, number <= 127 { return number }
    report.add(
      .malformedEntry, "'argNum' is a position from 1 to 127", at: tree.range(node))
    return nil
  }

  private mutating func valueType(_ specifier: Int?, _ node: MessageNode) -> Placeholder {
    guard let specifier, !tree.isInvalid(specifier) else {
      return ValueTypeReader.inferred(from: node)
    }
    let text = tree.text(specifier)
    guard case .string = tree.nodes[specifier].kind else {
      report.add(
        .malformedValueType, "'formatSpecifier' is a text such as 'lld' or '@'",
        at: tree.span(specifier, specifier))
      return ValueTypeReader.inferred(from: node)
    }
    let type = valueTypes.read(text)
    if valueTypes.hasPercent {
      report.add(.valueTypeHasPercent(text), at: tree.range(specifier))
    }
    if let type { return type }
    report.add(
      .malformedValueType, "'\(text)' is no format specifier such as 'lld' or '@'",
      at: tree.range(specifier))
    return ValueTypeReader.inferred(from: node)
  }
}
