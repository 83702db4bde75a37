/// Which of the texts of a message is meant; empty for the only one, or that of the whole message.
package struct FormPath: Hashable, Sendable {
  /// The variable of a stringsdict, the substitution of a catalog.
  package var variable: String?
  package var device: DeviceClass?
  package var width: Int?
  package var category: PluralCategory?

  package init(
    variable: String? = nil, device: DeviceClass? = nil, width: Int? = nil,
    category: PluralCategory? = nil
  ) {
    self.variable = variable
    self.device = device
    self.width = width
    self.category = category
  }

  package var isEmpty: Bool { self == FormPath() }
}

extension FormPath: CustomStringConvertible {
  /// As translators' files name it: `plural.one`, `substitutions.files.plural.other`. A name with a
  /// full stop stands between two `@`.
  package var description: String {
    var parts: [String] = []
    if let variable {
      parts += ["substitutions", variable.contains(".") ? "@\(variable)@" : variable]
    }
    if let device { parts += ["device", device.name] }
    if let width { parts += ["width", "\(width)"] }
    if let category { parts += ["plural", category.name] }
    return parts.joined(separator: ".")
  }

  /// Nil for what is no path of forms.
  package init?(_ text: String) {
    self.init()
    var rest = text[...]
    while !rest.isEmpty {
      guard let kind = FormPath.part(&rest), let label = FormPath.part(&rest) else { return nil }
      switch kind {
      case "substitutions" where isEmpty: variable = label
      case "device" where device == nil && width == nil && category == nil:
        guard let found = DeviceClass(name: label) else { return nil }
        device = found
      case "width" where width == nil && category == nil:
        guard let number = Int(label), number >= 0 else { return nil }
        width = number
      case "plural" where category == nil:
        guard let found = PluralCategory(name: label) else { return nil }
        category = found
      default: return nil
      }
    }
  }

  private static func part(_ rest: inout Substring) -> String? {
    if rest.hasPrefix("@") {
      guard let end = rest.dropFirst().firstIndex(of: "@") else { return nil }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(".") else { return nil }
      rest = rest.dropFirst()
      return name.isEmpty ? nil : String(name)
    }
    let part = rest.prefix { $0 != "." }
    rest = rest.dropFirst(part.count)
    if rest == "." { return nil }
    rest = rest.dropFirst()
    return part.isEmpty ? nil : String(part)
  }
}

extension VariantForm {
  package func path(in message: Message) -> FormPath {
    let name = variable.flatMap { index in message.variants?.variables[index].name.string }
    return FormPath(variable: name, device: device, width: width, category: category)
  }
}
