/// Recognizes calls that ask for a text by its key.
struct KeyCallReader {
  /// Functions and properties of the app that take a key.
  var ownFunctions: Set<String> = []
  var readsLocalizeSwift = false

  /// The call that begins at the token.
  func call(at index: Int, _ file: SwiftFile) -> KeyCall? {
    switch file.tokens[index].kind {
    case .string: return callOnLiteral(at: index, file)
    case .identifier(let name): return call(name, at: index, file)
    default: return nil
    }
  }

  private func call(_ name: String, at index: Int, _ file: SwiftFile) -> KeyCall? {
    guard file.isHead(index), !file.isName(index - 1, "func") else { return nil }
    let open = index + 1
    if name == "Bundle" { return bundleCall(at: index, file) }
    guard file.isMark(open, "("), let close = file.partner(of: open) else { return nil }
    let arguments = file.arguments(at: open)
    guard let first = arguments.first else { return nil }
    switch (name, file.label(first)) {
    case ("NSLocalizedString", nil):
      return call(.localizedString, index..<close + 1, first, arguments, file)
    case ("String", "localized"):
      return stringCall(index..<close + 1, first, arguments, file)
    case ("Localized", nil) where readsLocalizeSwift,
      ("LocalizedPlural", nil) where readsLocalizeSwift:
      var call = KeyCall(style: .localizeSwift, whole: index..<close + 1, key: first.value)
      LocalizeSwiftLabels.read(arguments.dropFirst(), into: &call, file)
      return call
    case (_, nil) where ownFunctions.contains(name):
      return call(.ownFunction, index..<close + 1, first, arguments, file)
    default: return nil
    }
  }

  private func call(
    _ style: KeyCall.Style, _ whole: Range<Int>, _ first: SwiftFile.Argument,
    _ arguments: [SwiftFile.Argument], _ file: SwiftFile
  ) -> KeyCall {
    var call = KeyCall(style: style, whole: whole, key: first.value)
    for argument in arguments.dropFirst() {
      switch file.label(argument) {
      case "tableName", "table": call.table = argument.value
      case "bundle": call.bundle = argument.value
      case "value", "defaultValue": call.value = argument.value
      case "comment": call.comment = argument.value
      case "locale": call.locale = argument.value
      default: break
      }
    }
    return call
  }

  private func stringCall(
    _ whole: Range<Int>, _ first: SwiftFile.Argument, _ arguments: [SwiftFile.Argument],
    _ file: SwiftFile
  ) -> KeyCall? {
    // A symbol is no key.
    if file.isMark(first.value.lowerBound, ".") { return nil }
    var call = call(.stringLocalized, whole, first, arguments, file)
    let resource = "LocalizedStringResource"
    if file.isCall(first.value, of: resource), let inner = innerLiteral(first.value, file) {
      call.key = inner
    }
    call.description = "\(file.shortText(first.value)) is a value"
    return call
  }

  /// The literal of `LocalizedStringKey("…")`.
  func innerLiteral(_ range: Range<Int>, _ file: SwiftFile) -> Range<Int>? {
    let arguments = file.arguments(at: range.lowerBound + 1)
    guard arguments.count == 1, arguments[0].label == nil, file.isLiteral(arguments[0].value)
    else { return nil }
    return arguments[0].value
  }

  /// `Bundle.main.localizedString(forKey:value:table:)`.
  private func bundleCall(at index: Int, _ file: SwiftFile) -> KeyCall? {
    var next = index + 1
    if file.isMark(next, "(") { next = file.next(next) }
    if file.isMark(next, "."), file.name(next + 1) != "localizedString" { next += 2 }
    let bundle = index..<next
    guard file.isMark(next, "."), file.isName(next + 1, "localizedString"),
      file.isMark(next + 2, "("), let close = file.partner(of: next + 2)
    else { return nil }
    let arguments = file.arguments(at: next + 2)
    guard let first = arguments.first, file.label(first) == "forKey" else { return nil }
    var call = call(.bundle, index..<close + 1, first, arguments, file)
    call.bundle = bundle
    return call
  }

  // MARK: Calls on a literal

  private func callOnLiteral(at index: Int, _ file: SwiftFile) -> KeyCall? {
    var next = file.next(index)
    let key = index..<next
    if readsLocalizeSwift, file.isMark(next, "."), file.isName(next + 1, "commented"),
      file.isMark(next + 2, "(")
    {
      next = file.next(next + 2)
    }
    guard file.isMark(next, "."), let name = file.name(next + 1) else { return nil }
    if readsLocalizeSwift, let call = localizeSwiftCall(name, at: next + 1, from: index, key, file)
    {
      return call
    }
    guard ownFunctions.contains(name) else { return nil }
    let isCall = file.isMark(next + 2, "(") && file.touches(next + 1, next + 2)
    let end = isCall ? file.next(next + 2) : next + 2
    var call = KeyCall(style: .ownFunction, whole: index..<end, key: key)
    for argument in isCall ? file.arguments(at: next + 2) : [] {
      if ["tableName", "table"].contains(file.label(argument)) { call.table = argument.value }
    }
    return call
  }

  /// `.localized()` and its kin, whose name is at the index.
  func localizeSwiftCall(
    _ name: String, at index: Int, from start: Int, _ key: Range<Int>, _ file: SwiftFile
  ) -> KeyCall? {
    guard LocalizeSwiftLabels.names.contains(name), file.isMark(index + 1, "("),
      let close = file.partner(of: index + 1)
    else { return nil }
    let arguments = file.arguments(at: index + 1)
    let known = ["using", "in", "arguments", "argument"]
    let areKnown = arguments.allSatisfy { argument in
      file.label(argument).map(known.contains) ?? (name != "localized")
    }
    guard areKnown else { return nil }
    var call = KeyCall(style: .localizeSwift, whole: start..<close + 1, key: key)
    LocalizeSwiftLabels.read(arguments[...], into: &call, file)
    if name != "localized", call.given == nil { call.given = [] }
    return call
  }
}

/// The labels of Localize-Swift's functions.
enum LocalizeSwiftLabels {
  static let names: Set<String> = ["localized", "localizedFormat", "localizedPlural"]

  static func read(
    _ arguments: ArraySlice<SwiftFile.Argument>, into call: inout KeyCall, _ file: SwiftFile
  ) {
    for argument in arguments {
      switch file.label(argument) {
      case "using": call.table = argument.value
      case "in": call.bundle = argument.value
      default: call.given = (call.given ?? []) + [argument]
      }
    }
  }
}
