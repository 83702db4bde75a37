internal import LocalizationModel

/// A message that varies as an entry of a `.stringsdict`.
struct VariantsDictionary {
  private let variants: Variants
  private let key: Text
  private let arguments: VariantArguments
  /// The variable that a plural without a name becomes.
  private let anonymous: String

  init(_ variants: Variants, key: Text) {
    self.variants = variants
    self.key = key
    arguments = variants.arguments(key: key)
    var name = "plural"
    while variants.variables.contains(where: { $0.name.string == name }) { name += "_" }
    anonymous = name
  }

  func write(to writer: inout PropertyListWriter) { write(variants.root, to: &writer) }

  private func write(_ variation: Variation, to writer: inout PropertyListWriter) {
    writer.dictionary { writer in
      switch variation {
      case .form(let form):
        writer.key("NSStringLocalizedFormatKey")
        writer.string(text(of: form))
        writeVariables(to: &writer)
      case .plural(let cases):
        writer.key("NSStringLocalizedFormatKey")
        writer.string("%\(arguments.root + 1)$#@\(anonymous)@")
        writer.key(anonymous)
        writePlural(cases, valueType: anonymousValueType, variable: nil, to: &writer)
        writeVariables(to: &writer)
      case .device(let cases):
        writer.key("NSStringDeviceSpecificRuleType")
        writeCases(cases, name: \.name, to: &writer)
      case .width(let cases):
        writer.key("NSStringVariableWidthRuleType")
        writeCases(cases, name: { String($0) }, to: &writer)
      }
    }
  }

  private func writeCases<Label>(
    _ cases: [Variation.Case<Label>], name: (Label) -> String, to writer: inout PropertyListWriter
  ) {
    writer.dictionary { writer in
      for item in cases {
        writer.key(name(item.label))
        if case .form(let form) = item.variation, variants.variables.isEmpty {
          writer.string(text(of: form))
        } else {
          write(item.variation, to: &writer)
        }
      }
    }
  }

  private func writeVariables(to writer: inout PropertyListWriter) {
    for (index, variable) in variants.variables.enumerated() {
      guard case .plural(let cases) = variable.variation else { continue }
      writer.key(variable.name)
      writePlural(cases, valueType: variable.valueType.typeName, variable: index, to: &writer)
    }
  }

  private func writePlural(
    _ cases: [Variation.Case<PluralCategory>], valueType: String, variable: Int?,
    to writer: inout PropertyListWriter
  ) {
    writer.dictionary { writer in
      writer.key("NSStringFormatSpecTypeKey")
      writer.string("NSStringPluralRuleType")
      writer.key("NSStringFormatValueTypeKey")
      writer.string(valueType)
      for item in cases {
        guard case .form(let form) = item.variation else { continue }
        writer.key(item.label.name)
        writer.string(text(of: form, variable: variable, isAnonymous: variable == nil))
      }
    }
  }

  private func text(of form: Form, variable: Int? = nil, isAnonymous: Bool = false) -> Text {
    var text = FormatText(form)
    text.template = variants.template(of: form)
    let argument = variable.map { arguments.variables[$0] ?? 0 }
    text.ownArgument = argument ?? arguments.root
    text.ownType = variable.map { variants.variables[$0].valueType.typeName } ?? anonymousValueType
    text.first = argument ?? 0
    // The forms of a variable count from its own argument; these were written to count from 0.
    text.isNumbered = isAnonymous && arguments.root != 0
    text.variableArgument = { name in
      variants.variable(named: name, in: form.text).flatMap { arguments.variables[$0] }
    }
    return text.text
  }

  /// How the number of the plural without a name is printed, by its forms or by the key.
  private var anonymousValueType: String {
    let templates = variants.forms.map(\.form.template) + [MessageTemplate(parsing: key.bytes)]
    for template in templates {
      for use in template?.argumentUses(from: 0) ?? [] where use.index == arguments.root {
        if case .value(let placeholder) = use.role, placeholder.isNumber {
          return placeholder.typeName
        }
      }
    }
    return "lld"
  }
}
