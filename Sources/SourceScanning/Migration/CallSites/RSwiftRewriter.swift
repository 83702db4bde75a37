internal import Foundation

/// Uses of R.swift's `R.string`.
struct RSwiftRewriter {
  /// `R.string(…).table(…).key(…)` as it is written.
  private struct Use {
    var head: Int
    /// `R`, `string`, the table, the key, as far as they are there.
    var names: [Int]
    /// The arguments of `string`, of the table and those of the key that choose a language.
    var choices: [SwiftFile.Argument] = []
    /// Whether parentheses stand between the names.
    var isGrouped = false
    /// The other arguments of the key; nil where it is not called.
    var given: [SwiftFile.Argument]?
    /// Behind everything.
    var end: Int
  }

  /// What surrounds a resource that is not called and makes a text of it.
  private enum Wrapper {
    /// `String(resource: r)`, `String(format: r, …)`.
    case string(Range<Int>, [SwiftFile.Argument])
    /// `Text(r)`, `Text(r, …)`.
    case text([SwiftFile.Argument])
    /// `r.key.localized()`.
    case key(Range<Int>)
  }

  let names: OldNames
  /// Expressions that stand for the language in force.
  let currentLanguages: [[SwiftToken]]
  /// The tables by the names that they have in code.
  let tables: [String: String]

  /// - Parameter currentLanguages: Swift expressions.
  init(_ names: OldNames, currentLanguages: [String], _ target: MigrationTarget) {
    self.names = names
    self.currentLanguages = currentLanguages.map { expression in
      SwiftTokenizer.tokens(
        of: SourceText(path: "", storage: ByteStorage(expression)))
    }
    tables = Dictionary(
      target.tables.map { (RSwiftNames.name($0.name), $0.name) },
      uniquingKeysWith: { old, _ in old })
  }

  func visit(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    guard file.isName(index, "R"), file.isHead(index), file.isMark(index + 1, "."),
      file.isName(index + 2, "string")
    else { return }
    let use = use(at: index, file)
    do throws(CallSites.Refusal) {
      try rewrite(use, &sites)
    } catch {
      sites.leave(error, at: index, consuming: index..<(use.names.last ?? index) + 1)
    }
  }

  private func use(at index: Int, _ file: SwiftFile) -> Use {
    var use = Use(head: index, names: [index, index + 2], end: index + 3)
    while use.names.count < 5 {
      if file.isMark(use.end, "("), let close = file.partner(of: use.end) {
        let arguments = file.arguments(at: use.end)
        if use.names.count == 4 {
          use.choices += arguments.filter { choosesLanguage($0, file) }
          use.given = arguments.filter { !choosesLanguage($0, file) }
          use.end = close + 1
          return use
        }
        use.choices += arguments
        use.isGrouped = true
        use.end = close + 1
      }
      guard use.names.count < 4, file.isMark(use.end, "."), file.name(use.end + 1) != nil else {
        return use
      }
      use.names.append(use.end + 1)
      use.end += 2
    }
    return use
  }

  private func choosesLanguage(_ argument: SwiftFile.Argument, _ file: SwiftFile) -> Bool {
    file.label(argument) == "preferredLanguages"
  }

  private func text(_ use: Use, _ file: SwiftFile) -> String {
    use.names.compactMap(file.name).joined(separator: ".")
  }

  // MARK: What is left

  private func rewrite(_ use: Use, _ sites: inout CallSites) throws(CallSites.Refusal) {
    let file = sites.file
    guard use.names.count == 4 else { throw tableValue(use, file) }
    let path = use.names.compactMap(file.name)
    guard let table = tables[path[2]] else {
      throw CallSites.Refusal(
        reason: .unknownMember, what: "no table becomes \(path.dropLast().joined(separator: "."))")
    }
    let node = names.node(path.dropLast())
    guard let accessor = node.flatMap({ names.nodes[$0].members[path[3]]?.accessor }) else {
      throw CallSites.Refusal(
        reason: .unknownMember, what: "no key of \(table) becomes \(text(use, file))")
    }
    let language = try language(of: use, file)
    if use.given != nil {
      try rewriteCall(use, accessor, language, &sites)
    } else {
      try rewriteResource(use, accessor, language, &sites)
    }
  }

  /// How many tokens an example of a use is looked for in.
  private static let reach = 256

  private func tableValue(_ use: Use, _ file: SwiftFile) -> CallSites.Refusal {
    guard file.isMark(use.head - 1, "="), let name = file.name(use.head - 2) else {
      return CallSites.Refusal(reason: .tableValue, what: "a whole table is passed on")
    }
    let first = (use.end..<min(use.end + Self.reach, file.count)).first { index in
      file.isName(index, name) && file.isMark(index + 1, ".") && !file.isMark(index - 1, ".")
    }
    let example = first.flatMap { index in
      file.name(index + 2).map { ", such as \(name).\($0)()," }
    }
    return CallSites.Refusal(
      reason: .tableValue,
      what: "\(name) holds a whole table; its uses\(example ?? "") stay with it")
  }

  /// The literal of the only language that the use names; nil where it names that in force, or none.
  private func language(of use: Use, _ file: SwiftFile) throws(CallSites.Refusal) -> String? {
    var found: String?
    for choice in use.choices {
      switch file.label(choice) {
      case "preferredLanguages":
        if currentLanguages.contains(where: { file.isSame(choice.value, as: $0) }) { continue }
        found = try literalLanguage(choice.value, file)
      case "bundle":
        if KeyCall.isOwnBundle(choice.value, file) { continue }
        throw CallSites.Refusal(reason: .otherBundle, what: "the bundle is a variable")
      default: throw CallSites.Refusal(reason: .languageArgument, what: "a locale")
      }
    }
    return found
  }

  private func literalLanguage(
    _ value: Range<Int>, _ file: SwiftFile
  ) throws(CallSites.Refusal) -> String {
    guard file.isMark(value.lowerBound, "["), file.next(value.lowerBound) == value.upperBound else {
      throw CallSites.Refusal(
        reason: .languageArgument,
        what: "\(file.shortText(value)) is not said to be the app's current language")
    }
    let languages = file.elements(value.dropFirst().dropLast())
    guard languages.count == 1, languages[0].count == 1,
      file.literal(languages[0].lowerBound) != nil
    else { throw CallSites.Refusal(reason: .languageArgument, what: "several languages") }
    return file.text(languages[0])
  }

  // MARK: What is rewritten

  private func rewriteCall(
    _ use: Use, _ accessor: Int, _ language: String?, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let file = sites.file
    let given = use.given ?? []
    let key = use.names[3]
    let shape = use.choices.isEmpty ? "calls" : "calls that name languages"
    if use.isGrouped || language != nil || given.isEmpty && file.holdsComment(key..<use.end) {
      return try rewriteWhole(use.head..<use.end, use, given, accessor, language, shape, &sites)
    }
    let changes = try sites.changes(
      of: given, for: sites.target.accessors[accessor], .sameTypes, isText: { _ in false })
    try replaceNames(use, accessor, &sites)
    let open = key + 1
    if let last = given.last {
      sites.apply(changes, notedAt: use.head)
      let close = use.end - 1
      if last.value.upperBound < close {
        let stop = file.bytes(last.value.upperBound..<close).upperBound
        sites.replace(bytes: file.bytes(last.value).upperBound..<stop, with: "")
        sites.consume(last.value.upperBound..<close)
      }
    } else {
      sites.replace(open..<use.end, with: "")
    }
    notePercent(accessor, use, &sites)
    sites.rewrote(use.head..<use.end, as: shape)
  }

  /// Replaces `whole`, in which the use is, around the arguments that stay.
  private func rewriteWhole(
    _ whole: Range<Int>, _ use: Use, _ given: [SwiftFile.Argument], _ accessor: Int,
    _ language: String?, _ shape: String, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    var call = LookupCall(whole: whole, head: use.head, given: given, accessor: accessor)
    if let language {
      call.prefix = "LanguageManager.withLanguage(\(language)) { "
      call.suffix = " }"
    }
    try sites.rewrite(call, .sameTypes, as: shape) { _ in false }
    if language != nil { sites.usesRuntime = true }
    notePercent(accessor, use, &sites)
  }

  private func replaceNames(
    _ use: Use, _ accessor: Int, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    if sites.file.holdsComment(use.head..<use.names[3] + 1) {
      throw CallSites.Refusal(
        reason: .comment, what: "a comment stands in \(text(use, sites.file))")
    }
    sites.replacePath(
      use.names, with: [sites.target.enumName] + sites.target.accessors[accessor].path)
    sites.consume(use.head..<use.names[3] + 1)
  }

  private func rewriteResource(
    _ use: Use, _ accessor: Int, _ language: String?, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let file = sites.file
    guard let wrapper = wrapper(of: use, file) else {
      if file.isMark(use.end, "."), file.isName(use.end + 1, "key") {
        throw CallSites.Refusal(reason: .resourceValue, what: ".key is not a text")
      }
      throw CallSites.Refusal(
        reason: .resourceValue,
        what: "\(text(use, file)) is a StringResource here, not a text")
    }
    switch wrapper {
    case .string(let whole, let given):
      try rewriteWhole(whole, use, given, accessor, language, "resources", &sites)
    case .key(let whole):
      try rewriteWhole(whole, use, [], accessor, language, "resources", &sites)
    case .text(let given):
      if language != nil || use.isGrouped {
        throw CallSites.Refusal(
          reason: .languageArgument, what: "a resource in a language of its own")
      }
      let changes = try sites.changes(
        of: given, for: sites.target.accessors[accessor], .sameTypes, isText: { _ in false })
      try replaceNames(use, accessor, &sites)
      if let first = given.first, let last = given.last {
        sites.replace(bytes: file.end(use.end - 1)..<file.start(first.start), with: "(")
        sites.apply(changes, notedAt: use.head)
        sites.insert(")", at: file.bytes(last.value).upperBound)
      }
      sites.rewrote(use.head..<use.end, as: "resources")
    }
  }

  private func wrapper(of use: Use, _ file: SwiftFile) -> Wrapper? {
    if file.isMark(use.end, "."), file.isName(use.end + 1, "key") {
      let isLookup =
        file.isMark(use.end + 2, ".") && file.isName(use.end + 3, "localized")
        && file.isMark(use.end + 4, "(") && file.isMark(use.end + 5, ")")
      return isLookup ? .key(use.head..<use.end + 6) : nil
    }
    let isLabelled = file.isMark(use.head - 1, ":")
    let open = isLabelled ? use.head - 3 : use.head - 1
    guard file.isMark(open, "("), let close = file.partner(of: open),
      use.end == close || file.isMark(use.end, ","), !file.isMark(open - 2, ".")
    else { return nil }
    let given = Array(file.arguments(at: open).dropFirst())
    switch (file.name(open - 1), isLabelled ? file.name(open + 1) : nil) {
    case ("Text", nil): return .text(given)
    case ("String", "resource") where given.isEmpty: return .string(open - 1..<close + 1, [])
    case ("String", "format"): return .string(open - 1..<close + 1, given)
    default: return nil
    }
  }

  /// R.swift before 7 did not format texts without arguments.
  private func notePercent(_ accessor: Int, _ use: Use, _ sites: inout CallSites) {
    let text = sites.target.accessors[accessor].text
    guard sites.target.accessors[accessor].hasEscapedPercent, sites.imports("Rswift") else {
      return
    }
    sites.notePercent(text, "R.swift", at: use.head)
  }

  // MARK: Imports

  /// The import goes where nothing of the library is left.
  func importEdits(_ sites: CallSites) -> [SourceEdit] {
    guard sites.isChanged else { return [] }
    return sites.droppedImport(of: ["Rswift", "RswiftResources"]) { name in
      name == "R" || name.contains("Resource") || name.contains("Rswift")
    }
  }
}
