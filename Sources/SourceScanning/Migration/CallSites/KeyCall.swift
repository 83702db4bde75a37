/// A call that asks for a text by its key.
struct KeyCall {
  enum Style {
    case localizedString, stringLocalized, bundle, localizeSwift, ownFunction

    /// How findings call it; nil where it formats texts as accessors do.
    var unformatted: String? {
      switch self {
      case .localizedString, .bundle: "NSLocalizedString"
      case .localizeSwift: "localized()"
      case .ownFunction: "the function"
      case .stringLocalized: nil
      }
    }
  }

  var style: Style
  /// The tokens of the whole call.
  var whole: Range<Int>
  /// Where findings about it stand.
  var head: Int
  /// The key's expression.
  var key: Range<Int>
  var table: Range<Int>?
  var bundle: Range<Int>?
  var value: Range<Int>?
  var comment: Range<Int>?
  var locale: Range<Int>?
  /// Arguments that the call itself formats the text with.
  var given: [SwiftFile.Argument]?
  /// How findings name the key's expression.
  var description: String?

  init(style: Style, whole: Range<Int>, key: Range<Int>) {
    self.style = style
    self.whole = whole
    self.key = key
    head = whole.lowerBound
  }

  /// Whether an expression stands for the bundle of the target or the app.
  static func isOwnBundle(_ value: Range<Int>, _ file: SwiftFile) -> Bool {
    if let path = file.path(value) {
      return [["main"], ["module"], ["Bundle", "main"], ["Bundle", "module"]].contains(path)
        || path == ["nil"]
    }
    return file.isCall(value, of: "Bundle") && file.isName(value.lowerBound + 2, "for")
      && file.isName(value.upperBound - 2, "self")
  }
}

/// What a key's expression is.
enum KeyExpression {
  case literal(String)
  /// What stands between the interpolations.
  case interpolated([String])
  /// The tokens of the literals of `condition ? "a" : "b"`.
  case choice([Int])
  case other
}

extension SwiftFile {
  func keyExpression(_ range: Range<Int>) -> KeyExpression {
    if range.count == 1, let text = literal(range.lowerBound) { return .literal(text) }
    if isLiteral(range), let pieces = pieces(range.lowerBound) { return .interpolated(pieces) }
    let branches = branches(of: range)
    guard !branches.isEmpty, branches.allSatisfy({ $0.count == 1 && literal($0.lowerBound) != nil })
    else { return .other }
    return .choice(branches.map(\.lowerBound))
  }

  /// The values between which `a ? b : c ? d : e` chooses; none where it does not choose.
  func branches(of range: Range<Int>) -> [Range<Int>] {
    var parts: [(range: Range<Int>, end: Unicode.Scalar?)] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let isQuestion = isMark(index, "?") && !touches(index - 1, index) && !isMark(index + 1, "?")
      if isQuestion || isMark(index, ":") {
        parts.append((start..<index, isQuestion ? "?" : ":"))
        start = index + 1
      }
      index = next(index)
    }
    parts.append((min(start, range.upperBound)..<range.upperBound, nil))
    guard parts.contains(where: { $0.end == "?" }) else { return [] }
    return parts.filter { $0.end != "?" }.map(\.range)
  }
}

extension CallSites {
  /// The string that an expression stands for: a literal, or a constant of the file.
  func string(_ range: Range<Int>) -> String? {
    if range.count == 1, let text = file.literal(range.lowerBound) { return text }
    guard let path = file.path(range), let name = path.last else { return nil }
    return declarations.constants[name]
  }

  /// The accessors that a call asks for: one, or those of the literals between which it chooses.
  func accessors(
    of call: KeyCall
  ) throws(Refusal) -> (indices: [Int], literals: [Int]) {
    let expression = file.keyExpression(call.key)
    if case .other = expression {
      throw Refusal(reason: .dynamicKey, what: call.description ?? "the key is a variable")
    }
    let table = try table(of: call)
    if let bundle = call.bundle, !KeyCall.isOwnBundle(bundle, file) {
      throw Refusal(reason: .otherBundle, what: "the bundle is a variable")
    }
    if let locale = call.locale, !isCurrentLocale(locale) {
      throw Refusal(
        reason: .localeArgument, what: "locale: formats the arguments, it chooses no language")
    }
    switch expression {
    case .literal(let key): return ([try accessor(key, in: table)], [])
    case .interpolated(let pieces): return ([try accessor(pieces, in: table, call)], [])
    case .choice(let literals):
      var indices: [Int] = []
      for literal in literals {
        indices.append(try accessor(file.literal(literal) ?? "", in: table))
      }
      return (indices, literals)
    case .other: return ([], [])
    }
  }

  func table(of call: KeyCall) throws(Refusal) -> String {
    guard let range = call.table, !file.isCallOfNil(range) else { return "Localizable" }
    guard let table = string(range) else {
      throw Refusal(reason: .dynamicTable, what: "the table is a variable")
    }
    return table.isEmpty ? "Localizable" : table
  }

  func isCurrentLocale(_ range: Range<Int>) -> Bool {
    let path = file.path(range) ?? []
    return [["current"], ["Locale", "current"], ["NSLocale", "current"]].contains(path)
  }

  func accessor(_ key: String, in table: String) throws(Refusal) -> Int {
    if let index = target.accessor(key, in: table) { return index }
    let shown = CallSites.oneLine(key)
    let isElsewhere = !target.accessors(key).isEmpty
    throw Refusal(
      reason: .unknownKey,
      what: isElsewhere
        ? "the table \(table) has no key \"\(shown)\"" : "no table has the key \"\(shown)\"")
  }

  private func accessor(
    _ pieces: [String], in table: String, _ call: KeyCall
  ) throws(Refusal) -> Int {
    let found =
      call.style == .stringLocalized ? target.accessors(matching: pieces, in: table) : []
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw Refusal(reason: .dynamicKey, what: "several keys have these words")
    }
    let family = target.family(matching: pieces).map { "; \($0.name) has these texts" } ?? ""
    throw Refusal(
      reason: .dynamicKey, what: "the key is made while the program runs" + family)
  }
}

extension SwiftFile {
  fileprivate func isCallOfNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && isName(range.lowerBound, "nil")
  }
}
