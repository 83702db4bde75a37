/// Writes a message that varies as an entry of a stringsdict.
///
/// There a variable varies by plural alone, so what varies by device is written once a device; and
/// a plural of the whole text is a variable that gets a name.
struct StringsdictEntryWriter {
  private let variants: Variants
  private let key: Text
  private let arguments: VariantArguments
  private let anonymous: Text

  init(_ variants: Variants, key: Text) {
    self.variants = variants
    self.key = key
    arguments = variants.arguments(key: key)
    var name = "plural"
    while variants.variables.contains(where: { $0.name.string == name }) { name += "_" }
    anonymous = Text(name)
  }

  /// The devices that something varies by; empty where nothing does.
  private var devices: [DeviceClass] {
    let variations = [variants.root] + variants.variables.map(\.variation)
    let named = variations.flatMap { variation -> [DeviceClass] in
      if case .device(let cases) = variation { return cases.map(\.label) }
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

  func write(to list: inout PropertyListWriter) {
    let devices = devices
    if devices.isEmpty { return writeScope(variants.root, on: nil, to: &list) }
    let hasFallback = fallback != nil
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

  private func root(on device: DeviceClass) -> Variation? { chosen(variants.root, on: device) }

  /// What `variation` is on a device: its own case, else the one for all others.
  private func chosen(_ variation: Variation, on device: DeviceClass?) -> Variation? {
    guard case .device(let cases) = variation else { return variation }
    let own = cases.last { $0.label == device } ?? cases.last { $0.label == .other }
    return own?.variation
  }

  private func writeScope(
    _ root: Variation, on device: DeviceClass?, to list: inout PropertyListWriter
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
            guard case .form(let form) = one.variation else { continue }
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
    guard let variation = chosen(variable.variation, on: device) else { return }
    list.key(variable.name)
    var cases: [Variation.Case<PluralCategory>] = []
    switch variation {
    case .plural(let plural): cases = plural
    default: cases = [.init(.other, range: variable.nameRange, variation)]
    }
    writePlural(cases, type: variable.valueType.lengthAndConversion, to: &list) {
      text(of: $0, variable: index)
    }
  }

  private func writePlural(
    _ cases: [Variation.Case<PluralCategory>], type: String, to list: inout PropertyListWriter,
    text: (Form) -> Text
  ) {
    list.dictionary { list in
      list.key("NSStringFormatSpecTypeKey")
      list.string("NSStringPluralRuleType")
      list.key("NSStringFormatValueTypeKey")
      list.string(type)
      for one in cases {
        guard case .form(let form) = one.variation else { continue }
        list.key(one.label.name)
        list.string(text(form))
      }
    }
  }

  // MARK: Variables

  private func references(of form: Form) -> [Int] {
    guard let template = form.template else { return [] }
    return template.segments.compactMap { segment in
      guard case .variable(_, let name) = segment.kind else { return nil }
      return variants.variable(named: name, in: form.text)
    }
  }

  /// The variables that are referred to, directly or by others, in their order.
  private func used(by root: Variation, on device: DeviceClass?) -> [Int] {
    var found = Set<Int>()
    var pending = [root]
    while let next = pending.popLast() {
      next.forEachForm { form in
        for index in references(of: form) where found.insert(index).inserted {
          if let variation = chosen(variants.variables[index].variation, on: device) {
            pending.append(variation)
          }
        }
      }
    }
    return found.sorted()
  }

  private func text(of form: Form, variable: Int? = nil, isAnonymous: Bool = false) -> Text {
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
