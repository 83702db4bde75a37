/// A text in pieces, of which some must stay as they are.
struct PseudoText {
  private struct Piece {
    var text: Substring
    /// What the program or the platform reads.
    var isFixed: Bool
    /// Of a placeholder, the argument that it has without a number of its own.
    var argument: Int?
    /// Of a placeholder: whether its width or precision are arguments too.
    var hasAmounts = false
  }

  let text: String
  private var pieces: [Piece] = []
  /// Whether a lone percent sign stands in a text without placeholders: what comes behind it decides
  /// what it is, so that the text stays.
  private(set) var isFragile = false

  /// - Parameter first: what unnumbered placeholders count from.
  init(_ source: Text, _ template: MessageTemplate?, first: Int) {
    text = source.string
    guard let template else {
      isFragile = text.contains("%")
      pieces = FixedParts.split(text[...]).map { Piece(text: $0.text, isFixed: $0.isFixed) }
      return
    }
    let uses = template.argumentUses(from: first)
    for (index, segment) in template.segments.enumerated() {
      let part = source.part(segment.range).string
      switch segment.kind {
      case .text:
        pieces += FixedParts.split(part[...]).map { Piece(text: $0.text, isFixed: $0.isFixed) }
      case .percent, .substitutionArgument: pieces.append(Piece(text: part[...], isFixed: true))
      case .placeholder(let placeholder):
        let use = uses.last { $0.segment == index }?.index
        let hasAmounts = uses.count { $0.segment == index } > 1
        pieces.append(
          Piece(
            text: part[...], isFixed: true, argument: placeholder.position == nil ? use : nil,
            hasAmounts: hasAmounts))
      case .variable(let position, _):
        let use = uses.last { $0.segment == index }?.index
        pieces.append(
          Piece(text: part[...], isFixed: true, argument: position == nil ? use : nil))
      }
    }
    escapePercentSigns()
  }

  private mutating func escapePercentSigns() {
    let places = pieces.indices.filter { !pieces[$0].isFixed && pieces[$0].text.contains("%") }
    if places.isEmpty { return }
    guard pieces.contains(where: { $0.isFixed && $0.text.first == "%" && $0.text != "%%" }) else {
      isFragile = true
      return
    }
    for index in places {
      let parts = pieces[index].text.split(separator: "%", omittingEmptySubsequences: false)
      pieces[index].text = parts.joined(separator: "%%")[...]
    }
  }

  /// Blanks around the text stay around it.
  private func surrounded(_ body: (Substring) -> String) -> String {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
    guard start < end else { return text }
    return text[..<start] + body(text[start..<end]) + text[end...]
  }

  private func mapped(_ change: (Substring) -> String) -> String {
    pieces.map { $0.isFixed ? String($0.text) : change($0.text) }.joined()
  }

  // MARK: Accents

  func accented(isWhole: Bool) -> String {
    let made = mapped { piece in
      String(piece.map { Self.accents[$0] ?? $0 })
    }
    guard isWhole else { return made }
    let start = made.firstIndex { !$0.isWhitespace } ?? made.endIndex
    let end = made.lastIndex { !$0.isWhitespace }.map { made.index(after: $0) } ?? start
    guard start < end else { return made }
    return made[..<start] + "[" + made[start..<end] + padding + "]" + made[end...]
  }

  /// By how many per cent texts grow in translation: IBM's table, the smaller number of each row.
  private static let growth: [(upTo: Int, percent: Int)] = [
    (10, 100), (20, 80), (30, 60), (50, 40), (70, 31), (.max, 30),
  ]

  /// Words, with a blank before each.
  private var padding: String {
    let count = text.count
    let percent = Self.growth.first { count <= $0.upTo }?.percent ?? 30
    let wanted = (count * percent + 99) / 100
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    var padding = ""
    var index = 0
    while padding.count < wanted {
      padding += " " + words[index % words.count]
      index += 1
    }
    return padding
  }

  private static let accents: [Character: Character] = Dictionary(
    zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"),
    uniquingKeysWith: { first, _ in first })

  // MARK: Direction

  private static let open = "\u{200F}\u{202E}"
  private static let close = "\u{202C}\u{200F}"

  /// Each word in an override of its own, so that no mark is left open at the end of a line.
  var rightToLeft: String {
    pieces.map { piece in
      if piece.isFixed { return Self.open + piece.text + Self.close }
      var made = ""
      var rest = piece.text
      while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
        let end = rest[start...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
        made += rest[..<start] + Self.open + rest[start..<end] + Self.close
        rest = rest[end...]
      }
      return made + rest
    }.joined()
  }

  // MARK: Twice

  /// Placeholders get the numbers of their arguments, so that both halves print the same.
  var doubled: String {
    let isNumbered = pieces.contains { $0.argument != nil }
    let written = pieces.map { isNumbered ? numbered($0) : String($0.text) }
    let second = pieces.enumerated().map { index, piece in
      piece.hasAmounts ? "" : written[index]
    }
    let (first, again) = (written.joined(), second.joined())
    guard first.contains(where: { !$0.isWhitespace }) else { return text }
    // Numbered and unnumbered placeholders count apart.
    if pieces.contains(where: { $0.hasAmounts && $0.argument != nil }) { return text }
    let tail = first.reversed().prefix(while: \.isWhitespace)
    let head = again.prefix(while: \.isWhitespace)
    return first.dropLast(tail.count) + " " + again.dropFirst(head.count)
  }

  private func numbered(_ piece: Piece) -> String {
    guard let argument = piece.argument, piece.text.first == "%", !piece.hasAmounts else {
      return String(piece.text)
    }
    return "%\(argument + 1)$" + piece.text.dropFirst()
  }

  // MARK: Keys

  /// The key, and behind it what the text prints.
  func replaced(by key: String) -> String {
    surrounded { _ in
      let name = key.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      let printed = pieces.filter { $0.isFixed && $0.text.first == "%" && $0.text != "%%" }
      return ([name] + printed.map { String($0.text) }).joined(separator: " ")
    }
  }
}
