extension StringsdictReader {
  /// What the dictionary of one variable holds.
  private struct Rules {
    var ruleType: Int?
    var valueType: Int?
    var cases: [Variation.Case<PluralCategory>] = []
    var hasOther = false
    var foreign: [Int] = []
  }

  /// Nil where it has no form at all; that is reported.
  mutating func readVariable(_ name: Int, _ dictionary: Int) -> Variable? {
    var rules = Rules()
    forEachPair(of: dictionary) { reader, key, value in
      reader.readRule(key, value, into: &rules)
    }
    guard checkRuleType(rules.ruleType, of: name, dictionary) else {
      isUnusable = true
      return nil
    }
    for key in rules.foreign {
      report.add(
        .unknownCategory,
        "'\(tree.text(key))' is no plural category (zero, one, two, few, many, other): its text "
          + "is never shown", at: tree.range(key))
    }
    if !rules.hasOther, !tree.isDamaged(dictionary) {
      report.add(
        .missingOtherForm,
        "the variable '\(tree.text(name))' has no form 'other', which serves every number that "
          + "has no form of its own", at: tree.range(name))
    }
    guard !rules.cases.isEmpty else {
      isUnusable = true
      return nil
    }
    let valueType = readValueType(rules.valueType, cases: rules.cases)
    let text = tree.text(name)
    usual.addVariable(text, valueType: valueType)
    return Variable(
      name: text, nameRange: tree.range(name), valueType: valueType,
      valueTypeRange: rules.valueType.map(tree.range), variation: .plural(rules.cases))
  }

  private mutating func readRule(_ key: Int, _ value: Int, into rules: inout Rules) {
    if let category = tree.pluralCategory(key) {
      if case .other = category { rules.hasOther = true }
      guard let form = readForm(value) else { return }
      usual.addForm(form)
      rules.cases.add(.init(category, range: tree.range(key), .form(form)), report)
    } else if tree.text(key, is: Self.ruleTypeKey) {
      rules.ruleType = value
    } else if tree.text(key, is: Self.valueTypeKey) {
      rules.valueType = value
    } else {
      rules.foreign.append(key)
    }
  }

  /// False for a rule that is not about plurals. Without a type the forms say that it is.
  private mutating func checkRuleType(_ type: Int?, of name: Int, _ dictionary: Int) -> Bool {
    guard let type else {
      if tree.isDamaged(dictionary) { return true }
      report.add(
        .missingRuleType,
        "the variable '\(tree.text(name))' has no \(Self.ruleTypeKey) 'NSStringPluralRuleType'",
        at: tree.range(name))
      return true
    }
    if case .invalid = tree.nodes[type].kind { return false }
    if case .string = tree.nodes[type].kind, tree.text(type, is: "NSStringPluralRuleType") {
      return true
    }
    report.add(
      .unknownRuleType,
      "the rule type '\(tree.text(type))' is not known: only 'NSStringPluralRuleType' is",
      at: tree.range(type))
    return false
  }

  private mutating func readValueType(
    _ node: Int?, cases: [Variation.Case<PluralCategory>]
  ) -> Placeholder {
    guard let node else { return ValueTypeReader.inferred(from: .plural(cases)) }
    if case .string = tree.nodes[node].kind,
      let type = valueTypes.read(tree.text(node), at: tree.range(node), report: report)
    {
      return type
    }
    if case .invalid = tree.nodes[node].kind {
      return ValueTypeReader.inferred(from: .plural(cases))
    }
    report.add(
      .malformedValueType,
      "the value type '\(tree.text(node))' is no format specifier such as 'd' or 'lld'",
      at: tree.range(node))
    return ValueTypeReader.inferred(from: .plural(cases))
  }
}

extension ValueTree {
  /// The category that a node names. By its first letter, since this is asked of every key.
  func pluralCategory(_ node: Int) -> PluralCategory? {
    let name = text(node)
    guard name.count >= 3, name.count <= 5 else { return nil }
    switch name.bytes[0] {
    case UInt8(ascii: "o"):
      if text(node, is: "other") { return .other }
      return text(node, is: "one") ? .one : nil
    case UInt8(ascii: "f"): return text(node, is: "few") ? .few : nil
    case UInt8(ascii: "m"): return text(node, is: "many") ? .many : nil
    case UInt8(ascii: "t"): return text(node, is: "two") ? .two : nil
    case UInt8(ascii: "z"): return text(node, is: "zero") ? .zero : nil
    default: return nil
    }
  }

  /// The device class that a node names.
  func device(_ node: Int) -> DeviceClass? {
    let names: [(StaticString, DeviceClass)] = [
      ("iphone", .iphone), ("ipad", .ipad), ("mac", .mac), ("other", .other), ("ipod", .ipod),
      ("applewatch", .applewatch), ("appletv", .appletv), ("applevision", .applevision),
    ]
    for (name, device) in names where text(node, is: name) { return device }
    return nil
  }
}
