internal import Foundation

/// One form of a stringsdict entry: where it stands, and what must be beside it.
struct StringsdictForm {
  private let key: String
  private let context: EditorContext

  private static let format = "NSStringLocalizedFormatKey"
  private static let specType = "NSStringFormatSpecTypeKey"
  private static let valueType = "NSStringFormatValueTypeKey"
  private static let plural = "NSStringPluralRuleType"
  private static let devices = "NSStringDeviceSpecificRuleType"
  private static let widths = "NSStringVariableWidthRuleType"

  init(key: String, _ context: EditorContext) {
    self.key = key
    self.context = context
  }

  /// What an entry becomes that was a plain text or not there.
  func value(_ old: NewValue?, _ text: String, _ form: FormPath) throws(EditRefusal) -> NewValue {
    var members: [NewValue.Member] = []
    if let device = form.device {
      if let old { members.append(.init("other", old)) }
      var inner = form
      inner.device = nil
      let value: NewValue = inner.isEmpty ? .text(text) : try self.value(nil, text, inner)
      members.append(.init(device.name, value))
      return .object([.init(Self.devices, .object(members))])
    }
    if let width = form.width {
      guard form.category == nil else { throw refusal(form) }
      return .object([.init(Self.widths, .object([.init("\(width)", .text(text))]))])
    }
    guard let category = form.category else { throw refusal(form) }
    let name = form.variable ?? "value"
    var forms = [NewValue.Member(category.name, .text(text))]
    if let old, category != .other { forms.append(.init("other", old)) }
    return .object([
      .init(Self.format, .text("%#@\(name)@")),
      .init(name, .object(head(text) + forms)),
    ])
  }

  /// The argument is of the type that the text's first placeholder prints.
  private func head(_ text: String) -> [NewValue.Member] {
    let form = MessageForm(text: Text(text))
    let type = ValueTypeReader.inferred(from: .plural([.init(.other, .form(form))]))
    return [
      .init(Self.specType, .text(Self.plural)),
      .init(Self.valueType, .text(type.lengthAndConversion)),
    ]
  }

  /// In an entry that is a dictionary.
  func set(
    _ text: String, _ form: FormPath, in document: inout TreeDocument<PropertyListSyntax>
  ) throws(EditRefusal) {
    var place: [String] = []
    if let device = form.device {
      place = [Self.devices, device.name]
      guard document.node(at: [Self.devices]) != nil else { throw refusal(form) }
    }
    let inner = FormPath(variable: form.variable, width: form.width, category: form.category)
    if inner.isEmpty {
      return try setWhole(text, at: place, form, in: &document)
    }
    guard let node = document.node(at: place) else {
      let value = try value(nil, text, inner)
      return try check(document.set(place, value), form)
    }
    guard document.isDictionary(node) else {
      let old = NewValue(document.tree, at: node)
      return try check(document.set(place, try value(old, text, inner)), form)
    }
    if let width = form.width { return try setWidth(width, text, place, form, in: &document) }
    try setCategory(text, at: place, form, in: &document)
  }

  /// The text that holds the variables, or the plain text of a device.
  private func setWhole(
    _ text: String, at place: [String], _ form: FormPath,
    in document: inout TreeDocument<PropertyListSyntax>
  ) throws(EditRefusal) {
    guard let node = document.node(at: place), document.isDictionary(node) else {
      return try check(document.set(place, .text(text)), form)
    }
    // A text without its variables would take them all away.
    guard document.node(at: place + [Self.format]) != nil, text.contains("#@") else {
      throw EditRefusal(.varies(key: key, language: context.language), path: context.path)
    }
    try check(document.set(place + [Self.format], .text(text)), form)
  }

  private func setWidth(
    _ width: Int, _ text: String, _ place: [String], _ form: FormPath,
    in document: inout TreeDocument<PropertyListSyntax>
  ) throws(EditRefusal) {
    guard form.category == nil, document.node(at: place + [Self.widths]) != nil else {
      throw refusal(form)
    }
    // Widths may be written with zeros in front.
    let name = document.names(at: place + [Self.widths]).last { Int($0) == width }
    try check(document.set(place + [Self.widths, name ?? "\(width)"], .text(text)), form)
  }

  private func setCategory(
    _ text: String, at place: [String], _ form: FormPath,
    in document: inout TreeDocument<PropertyListSyntax>
  ) throws(EditRefusal) {
    guard let category = form.category else { throw refusal(form) }
    let variables = document.names(at: place).filter { name in
      document.node(at: place + [name]).map(document.isDictionary) ?? false
        && name != Self.devices && name != Self.widths
    }
    let name = form.variable ?? (variables.count == 1 ? variables.first : nil)
    guard let name else { throw refusal(form) }
    if !variables.contains(name) {
      let value = NewValue.object(head(text) + [.init(category.name, .text(text))])
      return try check(document.set(place + [name], value), form)
    }
    try check(document.set(place + [name, category.name], .text(text)), form)
  }

  private func check(_ isDone: Bool, _ form: FormPath) throws(EditRefusal) {
    guard isDone else { throw refusal(form) }
  }

  private func refusal(_ form: FormPath) -> EditRefusal {
    EditRefusal(.noSuchForm(key: key, form: "\(form)"), path: context.path)
  }
}
