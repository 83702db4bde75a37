/// Uses of the values that xcstrings-tool and Xcode make of catalogs: implicit members of types that
/// become texts later.
struct ResourceRewriter {
  enum Tool { case xcstringsTool, xcodeSymbols }

  /// A member as it is written: `.name`, `.Table.name(…)`, `.localizable(.name)`.
  private struct Use {
    /// From the dot to behind the name.
    var range: Range<Int>
    /// With the arguments.
    var whole: Range<Int>
    var name: String
    var accessor: Int?
    var given: [SwiftFile.Argument]
    /// The table that was looked in, where it has one.
    var table: String?
  }

  let tool: Tool
  let names: OldNames
  /// The real names of tables by those in code.
  let tables: [String: String]

  init(_ tool: Tool, _ names: OldNames, _ target: MigrationTarget) {
    self.tool = tool
    self.names = names
    tables = Dictionary(
      target.tables.map { table in
        (tool == .xcstringsTool ? XcstringsToolNames.name(table.name) : table.name, table.name)
      }, uniquingKeysWith: { old, _ in old })
  }

  func visit(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    if file.isMark(index, ".") { return visitImplicit(index, &sites) }
    guard let name = file.name(index) else { return }
    if visitDeclaration(name, at: index, &sites) { return }
    switch tool {
    case .xcstringsTool: visitMaker(name, at: index, &sites)
    case .xcodeSymbols: visitResource(name, at: index, &sites)
    }
    visitView(name, at: index, &sites)
  }

  // MARK: Members

  /// Xcode's `.name` or `.Table.name`, xcstrings-tool's `.name` of a table.
  private func use(_ value: Range<Int>, table: String?, _ file: SwiftFile) -> Use? {
    guard file.isMark(value.lowerBound, "."), let first = file.name(value.lowerBound + 1) else {
      return nil
    }
    var names = [first]
    var end = value.lowerBound + 2
    if tool == .xcodeSymbols, tables[first] != nil, file.isMark(end, "."),
      let second = file.name(end + 1)
    {
      names.append(second)
      end += 2
    }
    let range = value.lowerBound..<end
    var use = Use(
      range: range, whole: range, name: names.joined(separator: "."), given: [], table: table)
    if end < value.upperBound, file.isMark(end, "("), file.partner(of: end) != nil {
      use.given = file.arguments(at: end)
      use.whole = range.lowerBound..<file.next(end)
    }
    guard use.whole.upperBound <= value.upperBound else { return nil }
    let path = [table ?? XcodeSymbolNames.root] + names
    let node = self.names.node(path.dropLast())
    use.accessor = node.flatMap { self.names.nodes[$0].members[path[path.count - 1]]?.accessor }
    return use
  }

  private func unknown(_ use: Use) -> CallSites.Refusal {
    let place = use.table.flatMap { tables[$0] } ?? "any catalog"
    return CallSites.Refusal(
      reason: .unknownMember, what: "no key of \(place) becomes \(use.name)")
  }

  /// Writes the accessor in the place of `whole`, in which the use is.
  private func rewrite(
    _ use: Use, in whole: Range<Int>, at index: Int, _ shape: String, _ sites: inout CallSites
  ) {
    do throws(CallSites.Refusal) {
      guard let accessor = use.accessor else { throw unknown(use) }
      let call = LookupCall(whole: whole, head: index, given: use.given, accessor: accessor)
      try sites.rewrite(call, .sameTypes, as: shape) { _ in false }
      sites.consume(use.range)
    } catch {
      sites.leave(error, at: index, consuming: use.range)
    }
  }

  // MARK: xcstrings-tool

  /// `String(localizable: .key)` and its kin.
  private func visitMaker(_ name: String, at index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard ["String", "Text", "LocalizedStringResource", "LocalizedStringKey"].contains(name),
      file.isHead(index)
    else { return }
    if name == "String", file.isMark(index + 1, "."), let table = file.name(index + 2),
      tables[table] != nil, file.isMark(index + 3, "("), let close = file.partner(of: index + 3)
    {
      guard let use = use(index + 4..<close, table: table, file), use.whole.upperBound == close
      else { return leaveValue(index + 4..<close, table, at: index, &sites) }
      return rewrite(use, in: index..<close + 1, at: index, "texts", &sites)
    }
    let arguments = file.arguments(at: index + 1)
    guard let first = arguments.first, let table = file.label(first), tables[table] != nil,
      let close = file.partner(of: index + 1)
    else { return }
    guard let use = use(first.value, table: table, file), use.whole == first.value else {
      return leaveValue(first.value, table, at: index, &sites)
    }
    if name.hasPrefix("Localized") {
      return sites.leave(.otherType, "a \(name) is made", at: index, consuming: use.range)
    }
    if arguments.contains(where: { file.label($0) == "locale" }) {
      return sites.leave(
        .localeArgument, "locale: formats the arguments, it chooses no language", at: index,
        consuming: use.range)
    }
    let whole = name == "Text" ? first.start..<first.value.upperBound : index..<close + 1
    rewrite(use, in: whole, at: index, "texts", &sites)
  }

  private func leaveValue(
    _ value: Range<Int>, _ table: String, at index: Int, _ sites: inout CallSites
  ) {
    sites.leave(
      .dynamicKey, "\(sites.file.shortText(value)) is a String.\(tables[table] ?? table)",
      at: index)
  }

  /// `.localizable(.key)`, whose dot is at the index; `.localizable.key` of older versions.
  private func tableUse(at index: Int, _ file: SwiftFile) -> (use: Use, whole: Range<Int>)? {
    guard tool == .xcstringsTool, let table = file.name(index + 1), tables[table] != nil else {
      return nil
    }
    if file.isMark(index + 2, "("), let close = file.partner(of: index + 2) {
      guard let use = use(index + 3..<close, table: table, file), use.whole.upperBound == close
      else { return nil }
      return (use, index..<close + 1)
    }
    guard file.isMark(index + 2, ".") else { return nil }
    let end = file.isMark(index + 4, "(") ? file.next(index + 4) : index + 4
    guard let use = use(index + 2..<end, table: table, file) else { return nil }
    return (use, index..<use.whole.upperBound)
  }

  // MARK: Xcode's symbols

  /// `String(localized: .key)`, `LocalizedStringResource.key`.
  private func visitResource(_ name: String, at index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard file.isHead(index) else { return }
    if name == XcodeSymbolNames.root, file.isMark(index + 1, ".") {
      guard let use = use(index + 1..<file.count, table: nil, file), use.accessor != nil else {
        return
      }
      return sites.leave(
        .otherType, "a LocalizedStringResource value", at: index, consuming: use.range)
    }
    let arguments = file.arguments(at: index + 1)
    guard name == "String", let first = arguments.first, file.label(first) == "localized",
      let close = file.partner(of: index + 1), file.pieces(first.value.lowerBound) == nil
    else { return }
    guard let use = use(first.value, table: nil, file), use.whole == first.value else {
      guard file.path(first.value) != nil else { return }
      return sites.leave(
        .dynamicKey, "\(file.shortText(first.value)) is a value", at: index)
    }
    if arguments.contains(where: { file.label($0) == "locale" }) {
      return sites.leave(
        .localeArgument, "locale: formats the arguments, it chooses no language", at: index,
        consuming: use.range)
    }
    rewrite(use, in: index..<close + 1, at: index, "texts", &sites)
  }

  // MARK: SwiftUI

  /// A view or modifier whose first argument is a member, or one of two.
  private func visitView(_ name: String, at index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard file.isMark(index + 1, "("), !file.isName(index - 1, "func") else { return }
    let isMember = file.isMark(index - 1, ".") && !file.isName(index - 2, "SwiftUI")
    guard (isMember ? SwiftUICalls.modifiers : SwiftUICalls.views).contains(name) else { return }
    for argument in file.arguments(at: index + 1).prefix(8) {
      guard argument.label == nil || file.label(argument) == "prompt" else { continue }
      let branches = file.branches(of: argument.value)
      for branch in branches.isEmpty ? [argument.value] : branches {
        rewriteBranch(branch, at: index, &sites)
      }
      if argument.label == nil { break }
    }
  }

  private func rewriteBranch(_ value: Range<Int>, at index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard !value.isEmpty, !sites.isConsumed(value.lowerBound) else { return }
    if let found = tableUse(at: value.lowerBound, file), found.whole == value {
      return rewrite(found.use, in: found.whole, at: index, "texts in views", &sites)
    }
    guard tool == .xcodeSymbols, let use = use(value, table: nil, file), use.whole == value,
      use.accessor != nil
    else { return }
    rewrite(use, in: use.whole, at: index, "texts in views", &sites)
  }
}

// MARK: - What is left

extension ResourceRewriter {
  private static let resourceTypes: Set<String> = ["LocalizedStringResource", "LocalizedStringKey"]

  /// A member without a type in front of it, in a place that is not known.
  fileprivate func visitImplicit(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard !file.touches(index - 1, index) || file.isMark(index - 1, in: "([{,:!") else { return }
    if let found = tableUse(at: index, file) {
      return visitTableUse(found.use, found.whole, at: index, &sites)
    }
    guard tool == .xcodeSymbols, let use = use(index..<file.count, table: nil, file),
      use.accessor != nil, let callee = callee(around: index, file)
    else { return }
    sites.leave(
      .otherType, "\(callee) may take a String or a LocalizedStringResource", at: index,
      consuming: use.range)
  }

  /// The function or type whose arguments the token is one of; a modifier's is not told.
  private func callee(around index: Int, _ file: SwiftFile) -> String? {
    guard let open = file.opener(around: index), file.isMark(open, "("),
      let name = file.name(open - 1), !file.isMark(open - 2, "."),
      file.isMark(index - 1, in: "(,:")
    else { return nil }
    return SwiftUICalls.others.contains(name) || SwiftUICalls.views.contains(name) ? nil : name
  }

  private func visitTableUse(
    _ use: Use, _ whole: Range<Int>, at index: Int, _ sites: inout CallSites
  ) {
    let file = sites.file
    if file.isMark(index - 1, "="), let declared = sites.declaration(before: index - 1) {
      if declared.type == "String" || declared.type == "String?" {
        return rewrite(use, in: whole, at: index, "texts", &sites)
      }
      if Self.resourceTypes.contains(declared.type) {
        return sites.leave(
          .otherType, "a \(declared.type) is made", at: index,
          consuming: whole)
      }
    }
    let open = file.opener(around: index)
    let name = open.flatMap { file.isMark($0, "(") ? file.name($0 - 1) : nil } ?? "what is here"
    sites.leave(
      .otherType,
      "\(name) may take a String, a LocalizedStringKey or a LocalizedStringResource", at: index,
      consuming: whole)
  }

  /// A variable or function of a type that is no text; whether it is one and is dealt with.
  fileprivate func visitDeclaration(
    _ name: String, at index: Int, _ sites: inout CallSites
  ) -> Bool {
    switch tool {
    case .xcstringsTool: visitKeyList(name, at: index, &sites)
    case .xcodeSymbols: visitTyped(name, at: index, &sites)
    }
  }

  /// `let keys: [String.Localizable] = […]`.
  private func visitKeyList(_ name: String, at index: Int, _ sites: inout CallSites) -> Bool {
    let file = sites.file
    guard name == "String", file.isMark(index + 1, "."), let table = file.name(index + 2),
      tables.values.contains(table)
    else { return false }
    let isList = file.isMark(index - 1, "[") && file.isMark(index + 3, "]")
    let sign = isList ? index + 4 : index + 3
    guard file.isMark(sign, "="), sites.declaration(before: sign) != nil else {
      return false
    }
    sites.leave(
      .resourceValue, isList ? "String.\(table) values" : "a String.\(table) value", at: index,
      consuming: sign + 1..<file.next(min(sign + 1, file.count - 1)))
    return true
  }

  /// `let title: LocalizedStringResource = .key` and its kin.
  private func visitTyped(_ name: String, at index: Int, _ sites: inout CallSites) -> Bool {
    let file = sites.file
    guard name == XcodeSymbolNames.root, !file.isMark(index + 1, in: ".(") else { return false }
    let isList = file.isMark(index - 1, "[") && file.isMark(index + 1, "]")
    var next = isList ? index + 2 : index + 1
    if file.isMark(next, "?") { next += 1 }
    if file.isMark(next, "="), let declared = sites.declaration(before: next),
      holdsSymbol(next + 1..<min(file.next(min(next + 1, file.count - 1)) + 1, file.count), file)
    {
      let what = isList ? "LocalizedStringResource values" : described(declared.name, index, sites)
      sites.leave(.otherType, what, at: index)
      sites.consume(next + 1..<file.next(min(next + 1, file.count - 1)))
      return true
    }
    guard file.isMark(next, "{"), let close = file.partner(of: next),
      holdsSymbol(next..<close, file), let declared = declaredName(before: index, file)
    else { return false }
    sites.leave(
      .otherType, "\(declared) is a LocalizedStringResource", at: index, consuming: next..<close)
    return true
  }

  private func described(_ name: String, _ index: Int, _ sites: CallSites) -> String {
    let body = sites.declarations.body(around: index)
    let isIntent = body?.conformances.contains { $0.hasSuffix("Intent") } ?? false
    return isIntent
      ? "an App Intents \(name) must be a LocalizedStringResource"
      : "\(name) is a LocalizedStringResource"
  }

  /// The variable or function whose type stands at the index.
  private func declaredName(before index: Int, _ file: SwiftFile) -> String? {
    if file.isMark(index - 1, ":") { return file.name(index - 2) }
    guard file.isMark(index - 1, ">"), file.isMark(index - 2, "-"), file.isMark(index - 3, ")"),
      let open = file.partner(of: index - 3)
    else { return nil }
    return file.name(open - 1)
  }

  private func holdsSymbol(_ range: Range<Int>, _ file: SwiftFile) -> Bool {
    range.contains { index in
      file.isMark(index, ".") && use(index..<file.count, table: nil, file)?.accessor != nil
    }
  }
}
