/// Writes a message that varies as an entry of a stringsdict.
///
/// There a variable varies by plural alone, so what varies by device is written once a device; and
/// a plural of the whole text is a variable that gets a name.
struct StringsdictEntryWriter {
  private let variants: MessageVariants
  private let key: Text
  private let arguments: VariantArguments
  private let anonymous: Text

  /// - Parameter nameless: what the variable is called that a plural of the whole text needs.
  init(_ variants: MessageVariants, key: Text, nameless: Text = "plural") {
    self.variants = variants
    self.key = key
    arguments = variants.arguments(key: key)
    var name = nameless.string
    while variants.variables.contains(where: { $0.name.string == name }) { name += "_" }
    anonymous = Text(name)
  }

  /// The devices that something varies by; empty where nothing does.
  private var devices: [DeviceClass] {
    let nodes = [variants.root] + variants.variables.map(\.node)
    let named = nodes.flatMap { node -> [DeviceClass] in
      if case .device(let cases) = node { return cases.map(\.label) }
      return []
    }
    return DeviceClass.allCases.filter(named.contains)
  }

  /// The text for all other devices, where it is plain: it stands in the strings file.
  var fallback: Text? {
    guard devices.contains(.other), case .form(let form)? = root(on: .other),
      references(of: form).isEmpty
    else { return nil }
    return text(of: form)
  }

  /// False where the fallback is all there is.
  var isNeeded: Bool { devices != [.other] || fallback == nil }

  /// - Parameter keepsFallback: whether the text for all other devices is written here too.
  func write(to list: inout PropertyListWriter, keepsFallback: Bool = false) {
    let devices = devices
    if devices.isEmpty { return writeScope(variants.root, on: nil, to: &list) }
    let hasFallback = fallback != nil && !keepsFallback
    list.dictionary { list in
      list.key("NSStringDeviceSpecificRuleType")
      list.dictionary { list in
        for device in devices where device != .other || !hasFallback {
          guard let root = root(on: device) else { continue }
          list.key(device.name)
          if case .form(let form) = root, references(of: form).isEmpty {
            list.string(text(of: form))
          } else {
            writeScope(root, on: device, to: &list)
          }
        }
      }
    }
  }

  // MARK: One device

  private func root(on device: DeviceClass) -> MessageNode? { chosen(variants.root, on: device) }

  /// What `node` is on a device: its own case, else the one for all others.
  private func chosen(_ node: MessageNode, on device: DeviceClass?) -> MessageNode? {
    guard case .device(let cases) = node else { return node }
    let own = cases.last { $0.label == device } ?? cases.last { $0.label == .other }
    return own?.node
  }

  private func writeScope(
    _ root: MessageNode, on device: DeviceClass?, to list: inout PropertyListWriter
  ) {
    list.dictionary { list in
      switch root {
      case .form(let form):
        list.key("NSStringLocalizedFormatKey")
        list.string(text(of: form))
      case .plural(let cases):
        list.key("NSStringLocalizedFormatKey")
        list.string("%\(arguments.root + 1)$#@\(anonymous)@")
        list.key(anonymous)
        writePlural(cases, type: anonymousType, to: &list) { text(of: $0, isAnonymous: true) }
      case .width(let cases):
        list.key("NSStringVariableWidthRuleType")
        list.dictionary { list in
          for one in cases {
            guard case .form(let form) = one.node else { continue }
            list.key("\(one.label)")
            list.string(text(of: form))
          }
        }
      case .device: break
      }
      for index in used(by: root, on: device) { writeVariable(index, on: device, to: &list) }
    }
  }

  private func writeVariable(
    _ index: Int, on device: DeviceClass?, to list: inout PropertyListWriter
  ) {
    let variable = variants.variables[index]
    guard let node = chosen(variable.node, on: device) else { return }
    list.key(variable.name)
    var cases: [MessageNode.Case<PluralCategory>] = []
    switch node {
    case .plural(let plural): cases = plural
    default: cases = [.init(.other, range: variable.nameRange, node)]
    }
    writePlural(cases, type: variable.valueType.lengthAndConversion, to: &list) {
      text(of: $0, variable: index)
    }
  }

  private func writePlural(
    _ cases: [MessageNode.Case<PluralCategory>], type: String, to list: inout PropertyListWriter,
    text: (MessageForm) -> Text
  ) {
    list.dictionary { list in
      list.key("NSStringFormatSpecTypeKey")
      list.string("NSStringPluralRuleType")
      list.key("NSStringFormatValueTypeKey")
      list.string(type)
      for one in cases {
        guard case .form(let form) = one.node else { continue }
        list.key(one.label.name)
        list.string(text(form))
      }
    }
  }

  // MARK: Variables

  private func references(of form: MessageForm) -> [Int] {
    guard let template = form.template else { return [] }
    return template.segments.compactMap { segment in
      guard case .variable(_, let name) = segment.kind else { return nil }
      return variants.variable(named: name, in: form.text)
    }
  }

  /// The variables that are referred to, directly or by others, in their order.
  private func used(by root: MessageNode, on device: DeviceClass?) -> [Int] {
    var found = Set<Int>()
    var pending = [root]
    while let next = pending.popLast() {
      next.forEachForm { form in
        for index in references(of: form) where found.insert(index).inserted {
          if let node = chosen(variants.variables[index].node, on: device) {
            pending.append(node)
          }
        }
      }
    }
    return found.sorted()
  }

  private func text(of form: MessageForm, variable: Int? = nil, isAnonymous: Bool = false) -> Text {
    var text = FormatText(form)
    text.template = variants.template(of: form)
    let own = variable.flatMap { arguments.variables[$0] } ?? arguments.root
    let type = variable.map { variants.variables[$0].valueType.lengthAndConversion }
    text.substitution = "%\(own + 1)$\(type ?? anonymousType)"
    // The forms of a plural with a name count from its own argument, these count from the first.
    text.isNumbered = isAnonymous && arguments.root != 0
    return text.text
  }

  /// How the number of a plural without a name is printed: by its forms, else by the key.
  private var anonymousType: String {
    let templates = variants.forms.map(\.form.template) + [MessageTemplate(parsing: key.bytes)]
    for template in templates {
      for use in template?.argumentUses(from: 0) ?? [] where use.index == arguments.root {
        guard case .value(let placeholder) = use.role else { continue }
        switch placeholder.parameterType {
        case .int, .uint, .double: return placeholder.lengthAndConversion
        default: continue
        }
      }
    }
    return "lld"
  }
}

/// A text as the platform's formatter takes it: placeholders without names, `%arg` spelt out,
/// substitutions with their positions.
struct FormatText {
  private let form: MessageForm
  /// The form's own, or one with the positions of substitutions.
  var template: MessageTemplate?
  /// What `%arg` stands for.
  var substitution = "%lld"
  /// Whether every placeholder gets the position that it has by counting from the first argument.
  var isNumbered = false

  init(_ form: MessageForm) {
    self.form = form
    template = form.template
  }

  var text: Text {
    guard let template, needsChange(template) else { return form.text }
    let storage = ByteStorage(capacity: Int(form.text.count) + 32)
    let uses = isNumbered ? template.argumentUses(from: 0) : []
    for (index, segment) in template.segments.enumerated() {
      let part = form.text.part(segment.range)
      switch segment.kind {
      case .text, .percent: storage.append(part.bytes)
      case .placeholder(let placeholder):
        append(placeholder, part, uses.filter { $0.segment == index }.map(\.index), to: storage)
      case .variable(let position, let name):
        let number =
          position.map { "\($0)$" } ?? uses.first { $0.segment == index }
          .map { "\($0.index + 1)$" } ?? ""
        storage.append("%\(number)#@")
        storage.append(form.text.part(name).bytes)
        storage.append("@")
      case .substitutionArgument: storage.append(substitution)
      }
    }
    return Text(storage: storage, start: 0, count: storage.count)
  }

  private func needsChange(_ template: MessageTemplate) -> Bool {
    template.segments.contains { segment in
      switch segment.kind {
      case .text, .percent: false
      case .placeholder(let placeholder): isNumbered || placeholder.name != nil
      case .variable, .substitutionArgument: true
      }
    }
  }

  private func append(
    _ placeholder: Placeholder, _ part: Text, _ indices: [Int], to storage: ByteStorage
  ) {
    if isNumbered { return storage.append(numbered(placeholder, indices)) }
    guard let name = placeholder.name else { return storage.append(part.bytes) }
    // The name stands in parentheses.
    let start = form.text.start + name.lowerBound - 1 - part.start
    let end = form.text.start + name.upperBound + 1 - part.start
    storage.append(part.part(0..<start).bytes)
    storage.append(part.part(end..<part.count).bytes)
  }

  /// Spelt anew with the positions of its amounts and its value.
  private func numbered(_ placeholder: Placeholder, _ indices: [Int]) -> String {
    var remaining = indices[...]
    func amount(_ amount: Placeholder.Amount) -> String {
      switch amount {
      case .fixed(let number): "\(number)"
      case .argument: "*" + (remaining.popFirst().map { "\($0 + 1)$" } ?? "")
      }
    }
    let width = placeholder.width.map(amount) ?? ""
    let precision = placeholder.precision.map { "." + amount($0) } ?? ""
    let position = remaining.popFirst().map { "\($0 + 1)$" } ?? ""
    return "%" + position + Self.flags(placeholder.flags) + width + precision
      + placeholder.lengthAndConversion
  }

  private static func flags(_ flags: Placeholder.Flags) -> String {
    let all: [(Placeholder.Flags, String)] = [
      (.leftAlign, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.zero, "0"),
      (.grouping, "'"),
    ]
    return all.filter { flags.contains($0.0) }.map(\.1).joined()
  }
}
