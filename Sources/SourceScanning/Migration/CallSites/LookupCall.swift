/// A call that gives a key and perhaps arguments, and becomes an accessor as a whole.
struct LookupCall {
  /// The tokens of the whole call.
  var whole: Range<Int>
  /// Where findings about it stand.
  var head: Int
  /// The arguments for the text, in the order of the call, all of which stay where they are.
  var given: [SwiftFile.Argument]
  var accessor: Int
  /// What stands in front of the accessor and behind it.
  var prefix = ""
  var suffix = ""
}

extension CallSites {
  /// `LocalizationHelper.Shelf.moved`.
  func path(of accessor: Int) -> String {
    ([target.enumName] + target.accessors[accessor].path).joined(separator: ".")
  }

  /// Writes the accessor in the place of the call, around the arguments that stay.
  mutating func rewrite(
    _ call: LookupCall, _ origin: ArgumentOrigin, as shape: String,
    isText: (Range<Int>) -> Bool
  ) throws(Refusal) {
    let accessor = target.accessors[call.accessor]
    if accessor.parameters.count > 0, call.given.isEmpty {
      throw Refusal(
        reason: .formatAsValue, what: "the text has arguments that are not given here")
    }
    let changes = try changes(of: call.given, for: accessor, origin, isText: isText)
    try requireNoComment(call)
    let path = call.prefix + path(of: call.accessor)
    if let first = call.given.first, let last = call.given.last {
      let bytes = file.bytes(call.whole)
      let open = call.opening(file)
      let lead = file.bytes(open..<open + 1).upperBound
      // Line breaks behind the opening parenthesis stay.
      let stop = file.start(first.start)
      let begin = file.start(call.firstDropped(file) ?? first.start)
      replace(bytes: bytes.lowerBound..<lead, with: path + "(")
      replace(bytes: begin..<max(stop, begin), with: "")
      apply(changes, notedAt: call.head)
      dropArguments(behind: last, of: call)
      let close = file.partner(of: open).map(file.end) ?? bytes.upperBound
      replace(bytes: close..<max(bytes.upperBound, close), with: call.suffix)
      consume(call.whole.lowerBound..<first.start)
    } else {
      replace(call.whole, with: path + call.suffix)
    }
    rewrote(call.whole, as: shape)
  }

  /// A comment in what goes would go with it.
  private func requireNoComment(_ call: LookupCall) throws(Refusal) {
    let kept = call.given.first?.start ?? call.whole.upperBound
    guard file.holdsComment(call.whole.lowerBound..<kept) else { return }
    throw Refusal(reason: .comment, what: "a comment stands in the call")
  }

  /// Takes out what stands between the last argument and the closing parenthesis.
  private mutating func dropArguments(behind last: SwiftFile.Argument, of call: LookupCall) {
    let next = last.value.upperBound
    guard file.isMark(next, ","), let close = file.partner(of: call.opening(file)) else { return }
    let stop = file.bytes(next..<close).upperBound
    replace(bytes: file.start(next)..<stop, with: "")
    consume(next..<close)
  }
}

extension LookupCall {
  /// The parenthesis around the arguments that stay.
  fileprivate func opening(_ file: SwiftFile) -> Int {
    guard let first = given.first else { return whole.lowerBound }
    var index = first.start - 1
    while index > whole.lowerBound {
      if let partner = file.partner(of: index), partner > index { return index }
      index = file.partner(of: index) ?? index
      index -= 1
    }
    return whole.lowerBound
  }

  /// The first of the arguments that go, in front of those that stay.
  fileprivate func firstDropped(_ file: SwiftFile) -> Int? {
    let first = opening(file) + 1
    guard let start = given.first?.start, first < start else { return nil }
    return first
  }
}
