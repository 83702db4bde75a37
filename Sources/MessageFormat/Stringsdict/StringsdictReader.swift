/// Reads the entries of a `.stringsdict` from their values: for the build, and for
/// overrides while a program runs.
package struct StringsdictReader {
  static let formatKey: StaticString = "NSStringLocalizedFormatKey"
  static let ruleTypeKey: StaticString = "NSStringFormatSpecTypeKey"
  static let valueTypeKey: StaticString = "NSStringFormatValueTypeKey"
  static let widthKey: StaticString = "NSStringVariableWidthRuleType"
  static let deviceKey: StaticString = "NSStringDeviceSpecificRuleType"

  /// What is wrong with the entry that was read last.
  package private(set) var faults: [MessageFault] = []
  private let tree: ValueTree
  /// Of the entry that is being read.
  private var variables: [MessageVariable] = []
  /// Whether the entry holds rules that cannot be followed, already reported.
  private var isUnusable = false
  /// What was noted of the entry so far.
  private var usual = UsualMessage()
  private var valueTypes = ValueTypeReader()

  package init(_ tree: ValueTree) { self.tree = tree }

  /// The message of an entry; nil where there is none, which is told in `faults`, or was told when
  /// the tree was read.
  package mutating func read(_ value: Int, key: Int) -> Message? {
    if !faults.isEmpty { faults = [] }
    switch tree.nodes[value].kind {
    case .invalid: return nil
    case .string: return .plain(tree.form(value))
    case .dictionary: return readMessage(value, key: key)
    default:
      add(.neitherTextNorRules, at: tree.span(value, value))
      return nil
    }
  }

  private mutating func add(
    _ kind: MessageFault.Kind, at range: SourceRange, related: SourceRange? = nil
  ) {
    faults.append(MessageFault(kind, at: range, related: related))
  }

  private mutating func readMessage(_ dictionary: Int, key: Int) -> Message? {
    variables = []
    isUnusable = false
    usual = UsualMessage()
    guard let root = readScope(dictionary, label: key, device: nil), !isUnusable else {
      return nil
    }
    if variables.isEmpty, case .form(let form) = root, !form.mayReferToVariables {
      return .plain(form)
    }
    let variants = MessageVariants(root: root, variables: variables)
    if usual.holdsTogether { return .variants(variants) }
    var check = VariableCheck(variants: variants, source: tree.source)
    check.run()
    faults += check.faults
    return check.hasCycle ? nil : .variants(variants)
  }

  // MARK: Scopes

  /// A dictionary with a format and its variables, or with width or device rules: an entry, or
  /// the text of one device. Nil where nothing can be read, which is reported at `label`.
  private mutating func readScope(
    _ dictionary: Int, label: Int, device: DeviceClass?
  ) -> MessageNode? {
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
    addFaultsOfRulesBeside(format: format, widths: widths, devices: devices)
    if let format {
      return readFormat(format, rules: rules, device: device)
    }
    if let devices { return readDevices(devices, inside: device) }
    if let widths { return readWidths(widths) }
    if !tree.isDamaged(dictionary) { add(.missingFormat, at: tree.range(label)) }
    return nil
  }

  /// Of a format, rules by device and rules by width the first is followed.
  private mutating func addFaultsOfRulesBeside(format: Int?, widths: Int?, devices: Int?) {
    if let format {
      for rules in [devices, widths].compactMap({ $0 }) {
        add(
          .rulesBeside("a format"), at: tree.span(rules, rules), related: tree.span(format, format))
      }
    } else if let devices, let widths {
      add(
        .rulesBeside("rules by device"), at: tree.span(widths, widths),
        related: tree.span(devices, devices))
    }
  }

  private mutating func readFormat(
    _ format: Int, rules: [(name: Int, value: Int)], device: DeviceClass?
  ) -> MessageNode? {
    guard case .string = tree.nodes[format].kind else {
      add(.formatIsNoText, at: tree.span(format, format))
      return nil
    }
    var scope: [MessageVariable] = []
    for rule in rules {
      if case .dictionary = tree.nodes[rule.value].kind {
        if let variable = readVariable(rule.name, rule.value) { scope.append(variable) }
      } else {
        add(.variableIsNoDictionary, at: tree.span(rule.value, rule.value))
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

  private mutating func readWidths(_ dictionary: Int) -> MessageNode? {
    guard isDictionary(dictionary) else { return nil }
    var cases: [MessageNode.Case<Int>] = []
    forEachPair(of: dictionary) { reader, key, value in
      let range = reader.tree.range(key)
      guard let width = Int(reader.tree.text(key).string), width >= 0, width <= Int32.max else {
        return reader.add(.widthIsNoNumber, at: range)
      }
      guard let form = reader.readForm(value) else { return }
      cases.append(.init(width, range: range, .form(form)))
    }
    return cases.isEmpty ? nil : .width(cases)
  }

  private mutating func readDevices(
    _ dictionary: Int, inside device: DeviceClass?
  ) -> MessageNode? {
    guard isDictionary(dictionary) else { return nil }
    if device != nil {
      add(.deviceInDevice, at: tree.span(dictionary, dictionary))
      return nil
    }
    var cases: [MessageNode.Case<DeviceClass>] = []
    forEachPair(of: dictionary) { reader, key, value in
      let range = reader.tree.range(key)
      guard let device = reader.tree.device(key) else {
        return reader.add(.unknownDevice(reader.tree.text(key)), at: range)
      }
      var node: MessageNode?
      if case .dictionary = reader.tree.nodes[value].kind {
        node = reader.readScope(value, label: key, device: device)
      } else {
        node = reader.readForm(value).map { .form($0) }
      }
      guard let node else { return }
      reader.addFault(ofRepeating: cases.add(.init(device, range: range, node)), at: range)
    }
    return cases.isEmpty ? nil : .device(cases)
  }

  private mutating func addFault(ofRepeating other: SourceRange?, at range: SourceRange) {
    if let other { add(.repeatedForm, at: range, related: other) }
  }

  private mutating func isDictionary(_ node: Int) -> Bool {
    if case .dictionary = tree.nodes[node].kind { return true }
    add(.rulesAreNoDictionary, at: tree.span(node, node))
    return false
  }

  /// Nil where the value is no text; that is reported.
  private mutating func readForm(_ value: Int) -> MessageForm? {
    switch tree.nodes[value].kind {
    case .string: return tree.form(value)
    case .invalid: return nil
    default:
      add(.ruleIsNoText, at: tree.span(value, value))
      return nil
    }
  }

  private mutating func forEachPair(
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

  // MARK: Variables

  /// What the dictionary of one variable holds.
  private struct Rules {
    var ruleType: Int?
    var valueType: Int?
    var cases: [MessageNode.Case<PluralCategory>] = []
    var hasOther = false
    var foreign: [Int] = []
  }

  /// Nil where it has no form at all; that is reported.
  private mutating func readVariable(_ name: Int, _ dictionary: Int) -> MessageVariable? {
    var rules = Rules()
    forEachPair(of: dictionary) { reader, key, value in
      reader.readRule(key, value, into: &rules)
    }
    guard checkRuleType(rules.ruleType, of: name, dictionary) else {
      isUnusable = true
      return nil
    }
    for key in rules.foreign { add(.unknownCategory(tree.text(key)), at: tree.range(key)) }
    if !rules.hasOther, !tree.isDamaged(dictionary) {
      add(.missingOtherForm(variable: tree.text(name)), at: tree.range(name))
    }
    guard !rules.cases.isEmpty else {
      isUnusable = true
      return nil
    }
    let valueType = readValueType(rules.valueType, cases: rules.cases)
    let text = tree.text(name)
    usual.addVariable(text, valueType: valueType)
    return MessageVariable(
      name: text, nameRange: tree.range(name), valueType: valueType,
      valueTypeRange: rules.valueType.map(tree.range), node: .plural(rules.cases))
  }

  private mutating func readRule(_ key: Int, _ value: Int, into rules: inout Rules) {
    if let category = tree.pluralCategory(key) {
      if case .other = category { rules.hasOther = true }
      guard let form = readForm(value) else { return }
      usual.addForm(form)
      let range = tree.range(key)
      addFault(
        ofRepeating: rules.cases.add(.init(category, range: range, .form(form))), at: range)
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
      add(.missingRuleType(variable: tree.text(name)), at: tree.range(name))
      return true
    }
    if case .invalid = tree.nodes[type].kind { return false }
    if case .string = tree.nodes[type].kind, tree.text(type, is: "NSStringPluralRuleType") {
      return true
    }
    add(.unknownRuleType(tree.text(type)), at: tree.range(type))
    return false
  }

  private mutating func readValueType(
    _ node: Int?, cases: [MessageNode.Case<PluralCategory>]
  ) -> Placeholder {
    guard let node, !tree.isInvalid(node) else {
      return ValueTypeReader.inferred(from: .plural(cases))
    }
    let text = tree.text(node)
    if case .string = tree.nodes[node].kind {
      let type = valueTypes.read(text)
      if valueTypes.hasPercent { add(.valueTypeHasPercent(text), at: tree.range(node)) }
      if let type { return type }
    }
    add(.malformedValueType(text), at: tree.range(node))
    return ValueTypeReader.inferred(from: .plural(cases))
  }
}

extension Array {
  /// Adds a case; one with the same label is replaced, and its place returned.
  package mutating func add<Label: Equatable>(
    _ item: MessageNode.Case<Label>
  ) -> SourceRange? where Element == MessageNode.Case<Label> {
    var index = 0
    while index < count, self[index].label != item.label { index += 1 }
    guard index < count else {
      append(item)
      return nil
    }
    let other = self[index].range
    self[index] = item
    return other
  }
}

extension ValueTree {
  /// The category that a node names. By its first letter, since this is asked of every key.
  package func pluralCategory(_ node: Int) -> PluralCategory? {
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
  package func device(_ node: Int) -> DeviceClass? {
    let names: [(StaticString, DeviceClass)] = [
      ("iphone", .iphone), ("ipad", .ipad), ("mac", .mac), ("other", .other), ("ipod", .ipod),
      ("applewatch", .applewatch), ("appletv", .appletv), ("applevision", .applevision),
    ]
    for (name, device) in names where text(node, is: name) { return device }
    return nil
  }
}

/// Keeps the variables of several devices apart, which may have the same name in a stringsdict:
/// there each device has its own, in a message all of them stand side by side.
struct VariableRenaming {
  let suffix: String
  let taken: [MessageVariable]
  private var names: [Text: Text] = [:]

  init(suffix: String, taken: [MessageVariable]) {
    self.suffix = suffix
    self.taken = taken
  }

  /// Gives the variables of `scope` whose names are taken new ones, and returns the format with
  /// its references changed accordingly.
  mutating func rename(_ scope: inout [MessageVariable], in format: MessageForm) -> MessageForm {
    for index in scope.indices where taken.contains(where: { $0.name == scope[index].name }) {
      let old = scope[index].name
      let new = Text("\(old)_\(suffix)")
      names[old] = new
      scope[index].name = new
    }
    guard !names.isEmpty else { return format }
    for index in scope.indices {
      scope[index].node = scope[index].node.mapForms(changed)
    }
    return changed(format)
  }

  private func changed(_ form: MessageForm) -> MessageForm {
    guard let template = form.template else { return form }
    let text = ByteStorage(capacity: Int(form.text.count) + 32)
    var copied = 0
    let bytes = form.text.bytes
    for segment in template.segments {
      guard case .variable(_, let range) = segment.kind else { continue }
      guard let new = names[form.text.part(range)] else { continue }
      text.append(UnsafeRawBufferPointer(rebasing: bytes[copied..<Int(range.lowerBound)]))
      text.append(new.bytes)
      copied = Int(range.upperBound)
    }
    guard copied > 0 else { return form }
    text.append(UnsafeRawBufferPointer(rebasing: bytes[copied...]))
    return MessageForm(
      text: Text(storage: text, start: 0, count: text.count), range: form.range, state: form.state)
  }
}
