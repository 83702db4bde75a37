internal import Foundation
internal import MessageFormat

/// A message from a value of a property list: a text, or an entry of a `.stringsdict`.
enum StringsdictEntry {
  /// Nil for any other value.
  static func message(_ value: Any) -> MessageDefinition? {
    var variables = Variables()
    guard let root = node(value, in: &variables) else { return nil }
    return MessageDefinition(root: root, variables: variables.found)
  }

  private static func node(
    _ value: Any, in variables: inout Variables, depth: Int = 0
  ) -> MessageNode? {
    if let text = value as? String { return OverrideMessage.form(text) }
    guard let entry = value as? [String: Any], depth < 4 else { return nil }
    if let rules = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      return width(rules, in: &variables, depth: depth)
    }
    if let rules = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return device(rules, in: &variables, depth: depth)
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let text = Text(format)
    let template = MessageTemplate(parsing: text.bytes)
    guard variables.collect(from: template, text, first: 0, entry: entry) else { return nil }
    return .form(text, template)
  }

  private static func width(
    _ rules: [String: Any], in variables: inout Variables, depth: Int
  ) -> MessageNode? {
    var cases: [(width: Int, node: MessageNode)] = []
    for (name, value) in rules {
      guard let width = Int(name), let node = node(value, in: &variables, depth: depth + 1) else {
        return nil
      }
      cases.append((width, node))
    }
    return cases.isEmpty ? nil : .width(cases: cases.sorted { $0.width < $1.width })
  }

  private static func device(
    _ rules: [String: Any], in variables: inout Variables, depth: Int
  ) -> MessageNode? {
    var cases: [(device: DeviceClass, node: MessageNode)] = []
    for (name, value) in rules {
      guard let device = DeviceClass(name: name),
        let node = node(value, in: &variables, depth: depth + 1)
      else { return nil }
      cases.append((device, node))
    }
    return cases.isEmpty
      ? nil : .device(cases: cases.sorted { $0.device.rawValue < $1.device.rawValue })
  }

  /// The variables that an entry's format names, and those that their forms name.
  private struct Variables {
    var found: [MessageVariable] = []

    /// False where a variable is not defined.
    mutating func collect(
      from template: MessageTemplate?, _ text: Text, first: Int, entry: [String: Any]
    ) -> Bool {
      guard let template else { return true }
      for use in template.argumentUses(from: first) where use.role == .variable {
        guard case .variable(_, let range) = template.segments[use.segment].kind else { continue }
        let bytes = text.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
        let name = Text(String(decoding: bytes, as: UTF8.self))
        if found.contains(where: { $0.name == name }) { continue }
        guard define(name, argument: use.index, entry: entry) else { return false }
      }
      return true
    }

    private mutating func define(_ name: Text, argument: Int, entry: [String: Any]) -> Bool {
      guard let rules = entry[name.string] as? [String: Any],
        rules["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType",
        let placeholder = Self.placeholder(rules["NSStringFormatValueTypeKey"])
      else { return false }
      var cases: [(category: PluralCategory, node: MessageNode)] = []
      var forms: [(MessageTemplate?, Text)] = []
      for category in PluralCategory.allCases {
        guard let value = rules[category.name] else { continue }
        guard let form = value as? String else { return false }
        let text = Text(form)
        let template = MessageTemplate(parsing: text.bytes)
        cases.append((category, .form(text, template)))
        forms.append((template, text))
      }
      guard cases.last?.category == .other else { return false }
      found.append(
        MessageVariable(
          name: name, argument: argument, placeholder: placeholder,
          node: .plural(argument: argument, cases: cases)))
      return forms.allSatisfy { collect(from: $0.0, $0.1, first: argument, entry: entry) }
    }

    /// `ld` as a placeholder; an object where nothing is said.
    private static func placeholder(_ type: Any?) -> Placeholder? {
      let name = (type as? String) ?? "@"
      let text = Text(name.hasPrefix("%") ? name : "%" + name)
      let segments = withExtendedLifetime(text) {
        MessageTemplate(parsing: text.bytes)?.segments ?? []
      }
      guard segments.count == 1, case .placeholder(let placeholder) = segments[0].kind else {
        return nil
      }
      return placeholder
    }
  }
}
