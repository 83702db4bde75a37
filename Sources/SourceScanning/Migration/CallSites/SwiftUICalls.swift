/// Calls of SwiftUI that take a key or a String in the same place.
enum SwiftUICalls {
  /// Views whose first argument is one.
  static let views: Set<String> = [
    "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "Picker", "Section", "Menu",
    "NavigationLink", "Link", "ShareLink", "DatePicker", "Stepper", "ProgressView", "GroupBox",
    "DisclosureGroup", "ColorPicker", "LabeledContent", "ContentUnavailableView", "Gauge", "Tab",
    "CommandMenu", "WindowGroup", "Window", "ControlGroup", "MultiDatePicker", "PasteButton",
    "EditButton", "RenameButton", "OutlineGroup", "TableColumn",
  ]

  /// Modifiers whose first argument is one.
  static let modifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityInputLabels", "help", "alert",
    "confirmationDialog", "badge", "searchable", "dialogSuppressionToggle",
    "fileDialogConfirmationLabel", "fileDialogMessage", "accessibilityAction",
  ]

  /// Those of them that other types may well have functions of the same name for.
  static let commonModifiers: Set<String> = ["help", "alert", "badge", "searchable"]

  /// What is capitalized and takes strings that are never keys.
  static let others: Set<String> = [
    "Image", "Color", "Font", "URL", "String", "Character", "Data", "Date", "Notification",
    "Name", "NSLocalizedString", "UserDefaults", "AppStorage", "SceneStorage", "Logger", "Bundle",
    "Locale", "UIImage", "NSImage", "UIColor", "NSColor", "UIFont", "NSFont", "Selector", "Regex",
    "NSRegularExpression", "NSPredicate", "NSError", "NSString", "NSAttributedString",
    "AttributedString", "Substring", "DispatchQueue", "OperationQueue", "UUID", "Int", "Double",
    "Float", "Bool", "Decimal", "URLRequest", "NSSound", "FetchRequest", "SortDescriptor",
    "NSSortDescriptor", "Array", "Set", "Dictionary", "DateFormatter", "IndexPath", "Mirror",
    "StaticString", "Environment", "Namespace", "Key",
  ]
}

/// Literals that are keys because a view of SwiftUI takes them.
struct SwiftUIReader {
  let reader: KeyCallReader

  func visit(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    if file.pieces(index) != nil { return visitLiteral(index, &sites) }
    guard let name = file.name(index), file.isMark(index + 1, "("),
      !file.isName(index - 1, "func"), !file.isMark(index - 1, in: "#@")
    else { return }
    let isMember = file.isMark(index - 1, ".")
    let isOwn = !isMember || file.isName(index - 2, "SwiftUI")
    let arguments = file.arguments(at: index + 1)
    guard let first = arguments.first else { return }
    if isOwn, SwiftUICalls.views.contains(name) {
      visit(first, of: name, at: index, arguments, &sites)
    } else if isMember, SwiftUICalls.modifiers.contains(name) {
      if SwiftUICalls.commonModifiers.contains(name), !isBehindView(index, file) {
        leaveKey(
          first.value, "\(name) may take a String or a LocalizedStringKey", at: index, &sites)
      } else {
        visit(first, of: name, at: index, arguments, &sites)
      }
    } else if isOwn, name == "LocalizedStringKey" || name == "LocalizedStringResource" {
      leaveKey(first.value, "a \(name) is made", at: index, &sites)
    } else if isOwn, name.first?.isUppercase ?? false, !SwiftUICalls.others.contains(name) {
      for argument in arguments.prefix(8) {
        leaveKey(
          argument.value, "\(name) may take a String or a LocalizedStringKey", at: index, &sites)
      }
    }
    for argument in arguments where file.label(argument) == "prompt" {
      rewrite(argument.value, of: name, at: index, &sites)
    }
  }

  /// Whether a modifier's name stands behind what can only be a view.
  private func isBehindView(_ index: Int, _ file: SwiftFile) -> Bool {
    file.isMark(index - 2, in: ")}") || file.beginsLine(index - 1)
      || ["content", "self"].contains(file.name(index - 2) ?? "")
  }

  private func visit(
    _ first: SwiftFile.Argument, of name: String, at index: Int,
    _ arguments: [SwiftFile.Argument], _ sites: inout CallSites
  ) {
    guard first.label == nil else { return }
    guard name == "Text" else { return rewrite(first.value, of: name, at: index, &sites) }
    rewriteText(first, arguments.dropFirst(), at: index, &sites)
  }

  // MARK: Text

  /// `Text("key", tableName: "Table", bundle: .main, comment: "")`.
  private func rewriteText(
    _ first: SwiftFile.Argument, _ rest: ArraySlice<SwiftFile.Argument>, at index: Int,
    _ sites: inout CallSites
  ) {
    let file = sites.file
    let labels = Set(rest.map { file.label($0) ?? "" })
    guard labels.isSubset(of: ["tableName", "table", "bundle", "comment"]) else { return }
    rewrite(
      first.value, of: "Text", at: index, &sites,
      behind: rest.last.map { first.value.upperBound..<$0.value.upperBound }
    ) { call in
      for argument in rest {
        switch file.label(argument) {
        case "bundle": call.bundle = argument.value
        case "comment": call.comment = argument.value
        default: call.table = argument.value
        }
      }
    }
  }

  /// - Parameter behind: the tokens of arguments that go with the key.
  private func rewrite(
    _ value: Range<Int>, of name: String, at index: Int, _ sites: inout CallSites,
    behind: Range<Int>? = nil, _ complete: (inout KeyCall) -> Void = { _ in }
  ) {
    let file = sites.file
    guard !value.isEmpty, !sites.isConsumed(value.lowerBound) else { return }
    var key = value
    if file.isCall(value, of: "LocalizedStringKey"), let inner = reader.innerLiteral(value, file) {
      key = inner
    }
    guard isKey(key, name, at: index, &sites) else { return }
    let whole = value.lowerBound..<(behind?.upperBound ?? value.upperBound)
    var call = KeyCall(style: .stringLocalized, whole: whole, key: key)
    complete(&call)
    do throws(CallSites.Refusal) {
      try rewrite(call, name, at: index, &sites)
    } catch {
      sites.leave(error, at: index, consuming: value.lowerBound..<value.lowerBound + 1)
      guard error.reason == .unknownKey, case .literal(let text) = file.keyExpression(key) else {
        return
      }
      sites.miss(
        CodeText(table: (try? sites.table(of: call)) ?? "Localizable", key: text))
    }
  }

  /// Whether the value is a literal with words; a value of a key's type is left.
  private func isKey(
    _ value: Range<Int>, _ name: String, at index: Int, _ sites: inout CallSites
  ) -> Bool {
    let file = sites.file
    switch file.keyExpression(value) {
    case .literal(let text): return text.contains(where: \.isLetter)
    case .interpolated(let pieces): return pieces.contains { $0.contains(where: \.isLetter) }
    case .choice: return true
    case .other:
      if let path = file.path(value), let last = path.last,
        sites.declarations.types[last]?.hasPrefix("LocalizedString") ?? false
      {
        sites.leave(.dynamicKey, "\(last) is a value", at: index)
      }
      return false
    }
  }

  private func rewrite(
    _ call: KeyCall, _ name: String, at index: Int, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let found: (indices: [Int], literals: [Int])
    do throws(CallSites.Refusal) {
      found = try sites.accessors(of: call)
    } catch {
      guard case .interpolated(let pieces) = sites.file.keyExpression(call.key) else { throw error }
      throw CallSites.Refusal(
        reason: .unknownKey,
        what: "no table has a key for \"\(CallSites.oneLine(pieces.joined(separator: "…")))\"")
    }
    for accessor in found.indices where sites.target.accessors[accessor].hasMarkup {
      let key = CallSites.oneLine(sites.target.accessors[accessor].key)
      throw CallSites.Refusal(
        reason: .markup,
        what: "the text of \"\(key)\" has Markdown, which a String does not show")
    }
    if case .interpolated = sites.file.keyExpression(call.key) {
      try sites.rewriteInterpolated(
        call.key.lowerBound, whole: call.whole, head: index, found.indices[0],
        as: "keys in views"
      ) { _ in false }
      return
    }
    for accessor in found.indices where !sites.target.accessors[accessor].parameters.isEmpty {
      throw CallSites.Refusal(
        reason: .formatAsValue, what: "the text has arguments that are not given here")
    }
    replace(call, found, at: index, name, &sites)
  }

  private func replace(
    _ call: KeyCall, _ found: (indices: [Int], literals: [Int]), at index: Int, _ name: String,
    _ sites: inout CallSites
  ) {
    if found.literals.isEmpty {
      sites.replace(call.whole, with: sites.path(of: found.indices[0]))
      let accessor = sites.target.accessors[found.indices[0]]
      if accessor.hasEscapedPercent { sites.notePercent(accessor.text, name, at: index) }
    } else {
      for (literal, accessor) in zip(found.literals, found.indices) {
        sites.replace(literal..<literal + 1, with: sites.path(of: accessor))
      }
      let rest = call.key.upperBound..<call.whole.upperBound
      if !rest.isEmpty { sites.replace(rest, with: "") }
    }
    sites.rewrote(call.whole, as: "keys in views")
  }

  // MARK: What is left

  private func leaveKey(
    _ value: Range<Int>, _ what: String, at index: Int, _ sites: inout CallSites
  ) {
    guard case .literal(let key) = sites.file.keyExpression(value),
      !sites.isConsumed(value.lowerBound), sites.target.accessor(key, in: "Localizable") != nil
    else { return }
    sites.leave(
      .otherType, what, at: index, consuming: value.lowerBound..<value.lowerBound + 1)
  }

  /// `let title: LocalizedStringKey = "key"`.
  private func visitLiteral(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard file.isMark(index - 1, "="), let declared = sites.declaration(before: index - 1),
      declared.type.hasPrefix("LocalizedString"), let key = file.literal(index),
      sites.target.accessor(key, in: "Localizable") != nil
    else { return }
    sites.leave(.otherType, "\(declared.name) is a \(declared.type)", at: index)
  }
}

extension CallSites {
  /// A type before `=` is not longer than this.
  private static var typeLimit: Int { 24 }

  /// The name and type of `name: Type =`, whose sign is at the index.
  func declaration(before index: Int) -> (name: String, type: String)? {
    var position = index - 1
    var type = ""
    while position > max(index - Self.typeLimit, 0) {
      if file.isMark(position, ":") {
        guard let name = file.name(position - 1), !type.isEmpty else { return nil }
        return (name, type)
      }
      switch file.tokens[position].kind {
      case .identifier(let name): type = name + type
      case .punctuation(let byte) where "[]<>.?!,".utf8.contains(byte):
        type = String(UnicodeScalar(byte)) + type
      default: return nil
      }
      position -= 1
    }
    return nil
  }
}
