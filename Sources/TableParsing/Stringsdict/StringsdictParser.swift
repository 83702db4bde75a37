/// `.stringsdict` files, as XML or binary (SPEC §2).
package enum StringsdictParser {
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> {
    let list = PropertyListReader.read(file)
    guard let tree = list.value else { return Parsed([], diagnostics: list.diagnostics) }
    let report = TableReport(
      source: tree.source, table: file.table, language: file.language,
      diagnostics: list.diagnostics)
    var reader = StringsdictReader(tree: tree, report: report)
    reader.readEntries()
    let table = TableFile(
      source: tree.source, format: file.format, table: file.table,
      language: file.language ?? "", entries: reader.entries)
    return Parsed([table], diagnostics: table.namingKeys(in: report.diagnostics))
  }
}

struct StringsdictReader {
  static let formatKey: StaticString = "NSStringLocalizedFormatKey"
  static let ruleTypeKey: StaticString = "NSStringFormatSpecTypeKey"
  static let valueTypeKey: StaticString = "NSStringFormatValueTypeKey"
  static let widthKey: StaticString = "NSStringVariableWidthRuleType"
  static let deviceKey: StaticString = "NSStringDeviceSpecificRuleType"

  let tree: ValueTree
  let report: TableReport
  var entries: [TableEntry] = []
  /// Of the entry that is being read.
  var variables: [Variable] = []
  /// Whether the entry holds rules that cannot be followed, already reported.
  var isUnusable = false
  /// What was noted of the entry so far.
  var usual = UsualMessage()
  var valueTypes = ValueTypeReader()

  init(tree: ValueTree, report: TableReport) {
    self.tree = tree
    self.report = report
  }

  mutating func readEntries() {
    switch tree.nodes[0].kind {
    case .dictionary: break
    case .invalid: return
    default:
      return report.malformed(
        "the property list is no dictionary", at: tree.range(0))
    }
    var index = 1
    let behind = Int(tree.nodes[0].next)
    while index < behind {
      let key = index
      let value = Int(tree.nodes[key].next)
      index = Int(tree.nodes[value].next)
      if case .string = tree.nodes[key].kind { readEntry(key, value) }
    }
  }

  private mutating func readEntry(_ key: Int, _ value: Int) {
    report.key = tree.text(key)
    switch tree.nodes[value].kind {
    case .invalid: return
    case .string:
      let form = tree.form(value)
      entries.append(tree.entry(key, value, .text(form)))
    case .dictionary:
      entries.append(tree.entry(key, value, readMessage(value, key: key)))
    default:
      let span = tree.span(value, value)
      report.add(
        .malformedEntry, "the entry is neither a text nor a dictionary of rules", at: span)
      entries.append(tree.entry(key, value, .unsupported(span)))
    }
  }

  private mutating func readMessage(_ dictionary: Int, key: Int) -> TableEntry.Value {
    variables = []
    isUnusable = false
    usual = UsualMessage()
    let span = tree.span(dictionary, dictionary)
    guard let root = readScope(dictionary, label: key, device: nil) else {
      return .unsupported(span)
    }
    if isUnusable { return .unsupported(span) }
    if variables.isEmpty, case .form(let form) = root, !form.mayReferToVariables {
      return .text(form)
    }
    let variants = Variants(root: root, variables: variables)
    if usual.holdsTogether { return .variants(variants) }
    var check = VariableCheck(variants: variants, report: report)
    check.run()
    return check.hasCycle ? .unsupported(span) : .variants(variants)
  }

  // MARK: Scopes

  /// A dictionary with a format and its variables, or with width or device rules: an entry, or
  /// the text of one device. Nil where nothing can be read, which is reported at `label`.
  mutating func readScope(_ dictionary: Int, label: Int, device: DeviceClass?) -> Variation? {
    var format: Int?
    var widths: Int?
    var devices: Int?
    var rules: [(name: Int, value: Int)] = []
    forEachPair(of: dictionary) { reader, key, value in
      if reader.tree.isInvalid(value) {
        return
      } else if reader.tree.text(key, is: Self.formatKey) {
        format = value
      } else if reader.tree.text(key, is: Self.widthKey) {
        widths = value
      } else if reader.tree.text(key, is: Self.deviceKey) {
        devices = value
      } else {
        rules.append((key, value))
      }
    }
    if let format {
      return readFormat(format, rules: rules, device: device)
    }
    if let devices { return readDevices(devices, inside: device) }
    if let widths { return readWidths(widths) }
    if !tree.isDamaged(dictionary) {
      report.add(
        .missingFormatKey, "the entry has no \(Self.formatKey) and no rules of a known type",
        at: tree.range(label))
    }
    return nil
  }

  private mutating func readFormat(
    _ format: Int, rules: [(name: Int, value: Int)], device: DeviceClass?
  ) -> Variation? {
    guard case .string = tree.nodes[format].kind else {
      report.add(.malformedEntry, "the format is no text", at: tree.span(format, format))
      return nil
    }
    var scope: [Variable] = []
    for rule in rules {
      if case .dictionary = tree.nodes[rule.value].kind {
        if let variable = readVariable(rule.name, rule.value) { scope.append(variable) }
      } else {
        report.add(
          .malformedEntry, "a variable's value is a dictionary of its rules",
          at: tree.span(rule.value, rule.value))
      }
    }
    var form = tree.form(format)
    usual.addFormat(form)
    if let device, !variables.isEmpty {
      var renaming = VariableRenaming(suffix: device.name, taken: variables)
      form = renaming.rename(&scope, in: form)
    }
    variables += scope
    return .form(form)
  }

  private mutating func readWidths(_ dictionary: Int) -> Variation? {
    guard isDictionary(dictionary) else { return nil }
    var cases: [Variation.Case<Int>] = []
    forEachPair(of: dictionary) { reader, key, value in
      let range = reader.tree.range(key)
      guard let width = Int(reader.tree.text(key).string), width >= 0, width <= Int32.max else {
        return reader.report.add(.malformedEntry, "a width is a whole number", at: range)
      }
      guard let form = reader.readForm(value) else { return }
      cases.append(.init(width, range: range, .form(form)))
    }
    return cases.isEmpty ? nil : .width(cases)
  }

  private mutating func readDevices(_ dictionary: Int, inside device: DeviceClass?) -> Variation? {
    guard isDictionary(dictionary) else { return nil }
    if device != nil {
      report.add(
        .invalidVariation, "a device's text cannot vary by device again",
        at: tree.span(dictionary, dictionary))
      return nil
    }
    var cases: [Variation.Case<DeviceClass>] = []
    forEachPair(of: dictionary) { reader, key, value in
      let range = reader.tree.range(key)
      guard let device = reader.tree.device(key) else {
        return reader.report.add(
          .unknownDevice, "unknown device: its text is never shown", at: range)
      }
      if case .dictionary = reader.tree.nodes[value].kind {
        if let scope = reader.readScope(value, label: key, device: device) {
          cases.add(.init(device, range: range, scope), reader.report)
        }
      } else if let form = reader.readForm(value) {
        cases.add(.init(device, range: range, .form(form)), reader.report)
      }
    }
    return cases.isEmpty ? nil : .device(cases)
  }

  private mutating func isDictionary(_ node: Int) -> Bool {
    if case .dictionary = tree.nodes[node].kind { return true }
    report.add(.malformedEntry, "the rules are no dictionary", at: tree.span(node, node))
    return false
  }

  /// Nil where the value is no text; that is reported.
  mutating func readForm(_ value: Int) -> Form? {
    switch tree.nodes[value].kind {
    case .string: return tree.form(value)
    case .invalid: return nil
    default:
      report.add(.malformedEntry, "a rule's value is a text", at: tree.span(value, value))
      return nil
    }
  }

  mutating func forEachPair(
    of dictionary: Int, _ body: (inout StringsdictReader, Int, Int) -> Void
  ) {
    var index = dictionary + 1
    let behind = Int(tree.nodes[dictionary].next)
    while index < behind {
      let key = index
      let value = Int(tree.nodes[key].next)
      index = Int(tree.nodes[value].next)
      if case .string = tree.nodes[key].kind { body(&self, key, value) }
    }
  }
}
