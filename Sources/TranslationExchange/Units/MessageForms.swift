/// The texts of one message by their forms, as translators see them: substitutions with their
/// positions, `%arg` spelt out.
struct MessageForms {
  struct Form {
    var text: Text
    /// As the table has it.
    var raw: MessageForm
  }

  let message: Message
  private(set) var forms: [FormPath: Form] = [:]
  private let source: SourceText?

  /// - Parameters:
  ///   - source: where the specifiers of substitutions are read.
  ///   - spellsOut: whether the text's format is a catalog's.
  init(_ message: Message, in source: SourceText?, spellsOut: Bool) {
    self.message = message
    self.source = source
    for variant in message.forms {
      let path = variant.path(in: message)
      let text = spellsOut ? shown(variant.form, variable: variant.variable) : variant.form.text
      forms[path] = Form(text: text, raw: variant.form)
    }
  }

  var variables: [MessageVariable] { message.variants?.variables ?? [] }

  /// What stands for a form that the message may lack: that of all other numbers and devices.
  func text(for path: FormPath) -> Text? {
    if let exact = forms[path] { return exact.text }
    if let name = path.variable, !variables.contains(where: { $0.name.string == name }) {
      return nil
    }
    var devices: [DeviceClass?] = [path.device]
    for one in [DeviceClass.other, nil] where !devices.contains(one) { devices.append(one) }
    var categories: [PluralCategory?] = [path.category]
    for one in [PluralCategory.other, nil] where !categories.contains(one) {
      categories.append(one)
    }
    var candidate = path
    for device in devices {
      for category in categories {
        (candidate.device, candidate.category) = (device, category)
        if let found = forms[candidate] { return found.text }
      }
    }
    return message.forms.first { $0.variable == nil || path.variable != nil }?.form.text
  }

  // MARK: Substitutions

  private func shown(_ form: MessageForm, variable: Int?) -> Text {
    guard !variables.isEmpty, let template = form.template else { return form.text }
    let storage = ByteStorage(capacity: Int(form.text.count) + 32)
    var isChanged = false
    for segment in template.segments {
      if let written = written(segment, in: form, variable: variable) {
        storage.append(written)
        isChanged = true
      } else {
        storage.append(form.text.part(segment.range).bytes)
      }
    }
    return isChanged ? Text(storage: storage, start: 0, count: storage.count) : form.text
  }

  /// Nil for what stays as it is.
  private func written(
    _ segment: MessageTemplate.Segment, in form: MessageForm, variable: Int?
  ) -> String? {
    switch segment.kind {
    case .variable(nil, let name):
      let name = form.text.part(name)
      guard let number = variables.first(where: { $0.name == name })?.argumentNumber else {
        return nil
      }
      return "%\(number)$#@\(name)@"
    case .substitutionArgument:
      guard let variable else { return nil }
      return spelledOut(variables[variable])
    default: return nil
    }
  }

  /// `%2$ld` for `%arg`; nil where nothing says which argument it is.
  func spelledOut(_ variable: MessageVariable) -> String? {
    guard let number = variable.argumentNumber else { return nil }
    return "%\(number)$\(specifier(of: variable))"
  }

  /// As the catalog writes it, precision included.
  private func specifier(of variable: MessageVariable) -> String {
    guard let range = variable.valueTypeRange, let storage = source?.storage,
      range.start >= 0, range.end > range.start, Int(range.end) <= storage.count
    else { return variable.valueType.lengthAndConversion }
    return storage.string(Int(range.start)..<Int(range.end))
  }

  // MARK: Coming back

  /// What a catalog holds for a text that a translator wrote: without the positions that it has anyway.
  /// - Parameter isSpeltOut: whether the form says `%arg` where it is now.
  func stored(_ text: Text, for path: FormPath, isSpeltOut: Bool) -> String {
    var result = text.string
    guard !variables.isEmpty else { return result }
    for variable in variables {
      guard let number = variable.argumentNumber else { continue }
      let name = variable.name.string
      result = result.replacing("%\(number)$#@\(name)@", by: "%#@\(name)@")
    }
    if isSpeltOut, let name = path.variable,
      let variable = variables.first(where: { $0.name.string == name }),
      let written = spelledOut(variable)
    {
      result = result.replacing(written, by: "%arg")
    }
    return result
  }

  /// Whether a form of a substitution says `%arg`.
  func saysArgument(_ path: FormPath) -> Bool? {
    let own = forms[path] ?? forms.first { $0.key.variable == path.variable }?.value
    guard path.variable != nil, let form = own else { return nil }
    return form.raw.template?.segments.contains { $0.kind == .substitutionArgument } ?? false
  }
}

extension String {
  func replacing(_ part: String, by other: String) -> String {
    let wanted = Array(part.utf8)
    let bytes = Array(utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == wanted[0], index + wanted.count <= bytes.count,
        bytes[index..<index + wanted.count].elementsEqual(wanted)
      {
        result += Array(other.utf8)
        index += wanted.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
