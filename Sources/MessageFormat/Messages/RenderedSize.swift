extension Message {
  /// About the most bytes that a rendering has beside the texts of its arguments; `limit` where it is
  /// more, or where variables stand in each other too deeply.
  package func renderedSize(limit: Int) -> Int {
    switch self {
    case .plain(let form):
      var size = RenderedSize(variants: nil, limit: limit)
      return size.size(of: form, depth: 0)
    case .variants(let variants):
      var size = RenderedSize(variants: variants, limit: limit)
      return size.size(of: variants.root, depth: 0)
    }
  }
}

/// Takes the largest form of everything that varies; each variable is measured once.
private struct RenderedSize {
  /// A formatted argument without width and precision.
  private static let argument = 32
  private static let deepest = 64

  private let variables: [Text: [MessageNode]]
  private let limit: Int
  private var known: [Text: Int] = [:]
  private let variants: MessageVariants?

  init(variants: MessageVariants?, limit: Int) {
    self.variants = variants
    self.limit = limit
    variables = Dictionary(grouping: variants?.variables ?? [], by: { $0.name })
      .mapValues { $0.map({ $0.node }) }
  }

  mutating func size(of node: MessageNode, depth: Int) -> Int {
    var largest = 0
    node.forEachForm { largest = max(largest, size(of: $0, depth: depth)) }
    return largest
  }

  mutating func size(of form: MessageForm, depth: Int) -> Int {
    guard let template = variants?.template(of: form) ?? form.template else {
      return min(Int(form.text.count), limit)
    }
    var sum = 0
    for segment in template.segments {
      switch segment.kind {
      case .text, .percent: sum += segment.range.count
      case .substitutionArgument: sum += Self.argument
      case .placeholder(let placeholder):
        sum +=
          Self.argument + Self.size(of: placeholder.width) + Self.size(of: placeholder.precision)
      case .variable(_, let name):
        sum += max(size(ofVariable: form.text.part(name), depth: depth), segment.range.count)
      }
      if sum >= limit { return limit }
    }
    return sum
  }

  private mutating func size(ofVariable name: Text, depth: Int) -> Int {
    if let known = known[name] { return known }
    guard depth < Self.deepest else { return limit }
    var largest = 0
    for node in variables[name] ?? [] {
      largest = max(largest, size(of: node, depth: depth + 1))
    }
    known[name] = largest
    return largest
  }

  private static func size(of amount: Placeholder.Amount?) -> Int {
    switch amount {
    case .fixed(let number): min(max(Int(number), 0), NumberLayout.highestAmount)
    case .argument, nil: 0
    }
  }
}
