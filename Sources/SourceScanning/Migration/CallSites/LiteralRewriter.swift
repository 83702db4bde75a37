/// Calls that give a key as a literal: `NSLocalizedString`, `String(localized:)`, Localize-Swift's
/// functions, and SwiftUI's views.
struct LiteralRewriter {
  var reader = KeyCallReader()
  /// Whether literals in SwiftUI's calls are keys.
  var readsViews = false

  func visit(_ index: Int, _ sites: inout CallSites) {
    let file = sites.file
    if let format = formatCall(at: index, file) { return rewrite(format, &sites) }
    if let call = reader.call(at: index, file) { return rewrite(call, &sites) }
    if reader.readsLocalizeSwift { return visitLocalizeSwift(index, &sites) }
    visitOthers(index, &sites)
    if readsViews { SwiftUIReader(reader: reader).visit(index, &sites) }
  }

  /// Whether the range is a call that answers a text.
  func isText(_ range: Range<Int>, _ file: SwiftFile, enumName: String) -> Bool {
    if let call = reader.call(at: range.lowerBound, file) { return call.whole == range }
    return file.isName(range.lowerBound, enumName) && file.path(range) != nil
  }

  // MARK: Calls without a format

  private func rewrite(_ call: KeyCall, _ sites: inout CallSites) {
    do throws(CallSites.Refusal) {
      try rewriteOrRefuse(call, &sites)
    } catch {
      leave(error, call, &sites)
    }
  }

  private func leave(_ refusal: CallSites.Refusal, _ call: KeyCall, _ sites: inout CallSites) {
    sites.leave(refusal, at: call.head)
    let file = sites.file
    // The code in arguments and interpolations is read on its own.
    let start = call.whole.lowerBound
    sites.consume(start..<max(start + 1, call.key.lowerBound))
    if file.pieces(call.whole.lowerBound) != nil {
      let end = file.next(call.whole.lowerBound)
      sites.consume(end..<call.whole.upperBound)
    }
    guard refusal.reason == .unknownKey, case .literal(let key) = file.keyExpression(call.key),
      let table = try? sites.table(of: call)
    else { return }
    sites.miss(
      CodeText(
        table: table, key: key, value: call.value.flatMap { sites.string($0) },
        comment: call.comment.flatMap { sites.string($0) }))
  }

  private func rewriteOrRefuse(
    _ call: KeyCall, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let found = try sites.accessors(of: call)
    if !found.literals.isEmpty { return try rewriteChoice(call, found, &sites) }
    let index = found.indices[0]
    if case .interpolated = sites.file.keyExpression(call.key) {
      let (file, enumName) = (sites.file, sites.target.enumName)
      try sites.rewriteInterpolated(
        call.key.lowerBound, whole: call.whole, head: call.head, index, as: "interpolated keys"
      ) { isText($0, file, enumName: enumName) }
    } else {
      let lookup = LookupCall(
        whole: call.whole, head: call.head, given: call.given ?? [], accessor: index)
      try rewrite(lookup, call, &sites)
    }
    sites.consume(call.whole.lowerBound..<call.whole.lowerBound + 1)
  }

  private func rewrite(
    _ lookup: LookupCall, _ call: KeyCall, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let shape = lookup.given.isEmpty ? "keys" : "keys with arguments"
    let (file, enumName) = (sites.file, sites.target.enumName)
    try sites.rewrite(lookup, .format, as: shape) { isText($0, file, enumName: enumName) }
    if !lookup.given.isEmpty { sites.printedPlainly(lookup.accessor) }
    let accessor = sites.target.accessors[lookup.accessor]
    if call.given == nil, accessor.hasEscapedPercent, let name = call.style.unformatted {
      sites.notePercent(accessor.text, name, at: call.head)
    }
  }

  private func rewriteChoice(
    _ call: KeyCall, _ found: (indices: [Int], literals: [Int]), _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let file = sites.file
    for index in found.indices where !sites.target.accessors[index].parameters.isEmpty {
      throw CallSites.Refusal(
        reason: .formatAsValue, what: "the text has arguments that are not given here")
    }
    let rest = call.whole.lowerBound..<call.key.lowerBound
    if file.holdsComment(rest) || file.holdsComment(call.key.upperBound - 1..<call.whole.upperBound)
    {
      throw CallSites.Refusal(reason: .comment, what: "a comment stands in the call")
    }
    let isAlone = sites.file.standsAlone(call.whole)
    let (key, whole) = (file.bytes(call.key), file.bytes(call.whole))
    sites.replace(bytes: whole.lowerBound..<key.lowerBound, with: isAlone ? "" : "(")
    for (literal, index) in zip(found.literals, found.indices) {
      sites.replace(literal..<literal + 1, with: sites.path(of: index))
    }
    sites.replace(bytes: key.upperBound..<whole.upperBound, with: isAlone ? "" : ")")
    sites.consume(rest)
    sites.consume(call.key.upperBound..<call.whole.upperBound)
    sites.rewrote(call.whole, as: "choices between keys")
  }
}

// MARK: - Formats

extension LiteralRewriter {
  /// `String(format: …)` or `String.localizedStringWithFormat(…)` of a key.
  private struct FormatCall {
    var whole: Range<Int>
    var call: KeyCall
    var given: [SwiftFile.Argument]
    var locale: Range<Int>?
    var isLocalized: Bool
  }

  private func formatCall(at index: Int, _ file: SwiftFile) -> FormatCall? {
    guard file.isName(index, "String") || file.isName(index, "NSString"), file.isHead(index) else {
      return nil
    }
    let isLocalized =
      file.isMark(index + 1, ".") && file.isName(index + 2, "localizedStringWithFormat")
    let open = isLocalized ? index + 3 : index + 1
    guard file.isMark(open, "("), let close = file.partner(of: open) else { return nil }
    var arguments = file.arguments(at: open)
    guard let first = arguments.first, file.label(first) == (isLocalized ? nil : "format"),
      var call = reader.call(at: first.value.lowerBound, file), call.whole == first.value
    else { return nil }
    arguments.removeFirst()
    if call.given != nil { return nil }
    var format = FormatCall(
      whole: index..<close + 1, call: call, given: arguments, isLocalized: isLocalized)
    if let second = arguments.first, file.label(second) == "locale" {
      format.locale = second.value
      format.given.removeFirst()
    }
    call.head = first.value.lowerBound
    return format
  }

  private func rewrite(_ format: FormatCall, _ sites: inout CallSites) {
    do throws(CallSites.Refusal) {
      let found = try sites.accessors(of: format.call)
      guard let index = found.indices.first, found.literals.isEmpty else {
        throw CallSites.Refusal(reason: .dynamicKey, what: "the format is one of several texts")
      }
      if let locale = format.locale, !sites.isCurrentLocale(locale) {
        throw CallSites.Refusal(
          reason: .localeArgument, what: "locale: formats the arguments, it chooses no language")
      }
      if format.given.contains(where: { sites.file.label($0) == "arguments" }) {
        throw CallSites.Refusal(reason: .argumentCount, what: "the arguments are an array")
      }
      let lookup = LookupCall(
        whole: format.whole, head: format.call.head, given: format.given, accessor: index)
      let (file, enumName) = (sites.file, sites.target.enumName)
      try sites.rewriteFormat(lookup) { isText($0, file, enumName: enumName) }
      if !format.isLocalized, format.locale == nil { sites.printedPlainly(index) }
    } catch {
      leave(error, format.call, &sites)
    }
  }
}

extension CallSites {
  /// A format without arguments stays one; its text may still have none.
  fileprivate mutating func rewriteFormat(
    _ lookup: LookupCall, isText: (Range<Int>) -> Bool
  ) throws(Refusal) {
    let count = target.accessors[lookup.accessor].parameters.count
    if lookup.given.count != count {
      throw Refusal(
        reason: .argumentCount,
        what: "the text has \(CallSites.counted(count)), the call gives \(lookup.given.count)")
    }
    try rewrite(lookup, .format, as: "formats", isText: isText)
  }

  /// A literal with interpolations becomes a call with their values.
  mutating func rewriteInterpolated(
    _ literal: Int, whole: Range<Int>, head: Int, _ index: Int, as shape: String,
    isText: (Range<Int>) -> Bool
  ) throws(Refusal) {
    let given = try interpolations(literal)
    let changes = try changes(
      of: given, for: target.accessors[index], .interpolation, isText: isText)
    if file.holdsComment(whole) {
      throw Refusal(reason: .comment, what: "a comment stands in the call")
    }
    var position = file.bytes(whole).lowerBound
    for (number, argument) in given.enumerated() {
      let bytes = file.bytes(argument.value)
      replace(
        bytes: position..<bytes.lowerBound, with: number == 0 ? path(of: index) + "(" : ", ")
      position = bytes.upperBound
    }
    apply(changes, notedAt: head)
    replace(
      bytes: position..<file.bytes(whole).upperBound,
      with: given.isEmpty ? path(of: index) : ")")
    consume(whole.lowerBound..<literal + 1)
    consume(file.next(literal)..<whole.upperBound)
    rewrote(whole, as: shape)
  }

  /// The values that a literal interpolates.
  private func interpolations(_ literal: Int) throws(Refusal) -> [SwiftFile.Argument] {
    var found: [SwiftFile.Argument] = []
    var index = literal + 1
    while index < file.next(literal) {
      let arguments = file.arguments(at: index)
      guard arguments.count == 1, arguments[0].label == nil else {
        throw Refusal(
          reason: .argumentType, what: "an interpolation that says how its value is shown")
      }
      if ["Text", "Image"].contains(file.name(arguments[0].value.lowerBound) ?? ""),
        file.isMark(arguments[0].value.lowerBound + 1, "(")
      {
        throw Refusal(reason: .argumentType, what: "an interpolated view")
      }
      found.append(arguments[0])
      index = file.next(index)
    }
    return found
  }
}
