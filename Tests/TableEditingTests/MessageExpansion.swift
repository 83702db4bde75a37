import TableParsing

/// A message spelt out for one device, whatever format it came from: placeholders with their
/// positions, `{2: one=… other=…}` where a plural stands.
struct MessageExpansion {
  let key: Text
  let value: TableEntry.Value
  /// The text in the strings file, beside an entry of a stringsdict.
  var fallback: TableEntry.Value?

  func text(on device: DeviceClass) -> String? {
    switch value {
    case .unsupported: return nil
    case .message(.plain(let form)):
      return Expansion(MessageVariants(root: .form(form)), key, device).text
    case .message(.variants(let variants)):
      if let text = Expansion(variants, key, device).text { return text }
      return fallback.flatMap { MessageExpansion(key: key, value: $0).text(on: device) }
    }
  }

  private struct Expansion {
    let variants: MessageVariants
    let arguments: VariantArguments
    let device: DeviceClass

    init(_ variants: MessageVariants, _ key: Text, _ device: DeviceClass) {
      self.variants = variants
      self.device = device
      arguments = variants.arguments(key: key)
    }

    var text: String? { text(of: variants.root, variable: nil, depth: 0) }

    private func text(of node: MessageNode, variable: Int?, depth: Int) -> String? {
      let own = variable.map { arguments.variables[$0] ?? 0 } ?? arguments.root
      switch node {
      case .form(let form): return text(of: form, variable: variable, depth: depth)
      case .device(let cases):
        let chosen = cases.last { $0.label == device } ?? cases.last { $0.label == .other }
        return chosen.flatMap { text(of: $0.node, variable: variable, depth: depth) }
      case .plural(let cases):
        if cases.count == 1, cases[0].label == .other {
          return text(of: cases[0].node, variable: variable, depth: depth)
        }
        let forms = cases.sorted { $0.label.rawValue < $1.label.rawValue }.map { one in
          "\(one.label)=\(text(of: one.node, variable: variable, depth: depth) ?? "")"
        }
        return "{\(own + 1): \(forms.joined(separator: " "))}"
      case .width(let cases):
        return cases.map {
          "\($0.label): \(text(of: $0.node, variable: nil, depth: depth) ?? "")"
        }
        .joined(separator: " ")
      }
    }

    private func text(of form: MessageForm, variable: Int?, depth: Int) -> String {
      guard let template = variants.template(of: form), depth < 8 else { return form.text.string }
      let first = variable.map { arguments.variables[$0] ?? 0 } ?? 0
      let uses = template.argumentUses(from: first)
      return template.segments.enumerated().map { index, segment in
        let positions = uses.filter { $0.segment == index }.map { $0.index + 1 }
        switch segment.kind {
        case .text, .percent: return form.text.part(segment.range).string
        case .placeholder(var placeholder):
          placeholder.position = nil
          placeholder.name = nil
          if case .argument? = placeholder.width { placeholder.width = .argument(position: nil) }
          if case .argument? = placeholder.precision {
            placeholder.precision = .argument(position: nil)
          }
          return "<\(positions) \(placeholder)>"
        case .substitutionArgument:
          let type = variable.map { variants.variables[$0].valueType }
          return "<[\(first + 1)] \(type ?? Placeholder(conversion: .decimal))>"
        case .variable(_, let name):
          guard let index = variants.variable(named: name, in: form.text) else { return "?" }
          return text(of: variants.variables[index].node, variable: index, depth: depth + 1)
            ?? ""
        }
      }.joined()
    }
  }
}
