/// The members of one container of a text, in their order: the entries of a table, the pairs of a
/// dictionary.
///
/// All formats are edited by the same few operations on such a list. Each member owns a piece of the
/// text, comments that belong to it included; what stands between two pieces stays where it is.
struct MemberList {
  struct Member {
    var name: Text
    /// The piece that goes with the member, from its comments to its end.
    var start: Int
    var end: Int
    /// The name as written, without its delimiters.
    var nameRange: Range<Int>
    /// The value as written, with its delimiters.
    var valueRange: Range<Int>
    /// Where the format's own reading has it: a node or an entry.
    var index: Int
  }

  struct Insertion {
    /// How many of the present members stand before it.
    var place: Int
    /// The whole member, its first line not indented.
    var text: String
  }

  let storage: ByteStorage
  var members: [Member]
  /// The text between the container's delimiters.
  var content: Range<Int>
  /// What stands between two members beside white space.
  var separator = ""
  /// What stands before a member where the list has none to take as an example.
  var defaultGap: String
  /// What stands after the last member of a list that had none.
  var defaultTail: String
  /// What a list is that has no members any more.
  var emptyContent: String

  init(
    _ storage: ByteStorage, _ members: [Member], content: Range<Int>, separator: String = "",
    defaultGap: String, defaultTail: String, emptyContent: String? = nil
  ) {
    self.storage = storage
    self.members = members
    self.content = content
    self.separator = separator
    self.defaultGap = defaultGap
    self.defaultTail = defaultTail
    self.emptyContent = emptyContent ?? defaultTail
  }

  /// By their bytes; of repeated ones the last.
  func indices() -> [Text: Int] {
    var found: [Text: Int] = [:]
    found.reserveCapacity(members.count)
    for (index, member) in members.enumerated() { found[member.name] = index }
    return found
  }

  func index(of name: String) -> Int? {
    let name = Text(name)
    return members.lastIndex { $0.name == name }
  }

  /// The white space in front of a member, as the next one is to have it.
  func gap(before place: Int) -> String {
    guard place < members.count else { return defaultGap }
    let from = place == 0 ? content.lowerBound : members[place - 1].end
    return storage.blank(before: members[place].start, from: from)
  }

  /// What a new member at a place begins with: the white space between its neighbours, or what is
  /// usual.
  func gap(forInsertionAt place: Int) -> String {
    guard members.count > 1 else {
      return members.isEmpty || members[0].start == content.lowerBound ? defaultGap : ownGap
    }
    return gap(before: max(1, min(place, members.count - 1)))
  }

  /// Between the opening and the only member, where it has line breaks; else the usual.
  private var ownGap: String {
    let gap = gap(before: 0)
    return gap.contains { $0.isNewline } || defaultGap.isEmpty ? gap : defaultGap
  }
}

// MARK: Edits

extension MemberList {
  /// Members taken out and put in, in one step.
  func edits(removing removed: Set<Int> = [], inserting: [Insertion] = []) -> [TextEdit] {
    let kept = members.indices.filter { !removed.contains($0) }
    guard let firstKept = kept.first else { return [replacement(by: inserting, removed)] }
    var edits: [TextEdit] = []
    for insertion in inserting {
      if let before = kept.last(where: { $0 < insertion.place }) {
        let gap = separator + gap(forInsertionAt: insertion.place)
        edits.append(TextEdit(at: members[before].end, gap + insertion.text))
      } else {
        let gap = separator + gap(forInsertionAt: 0)
        edits.append(TextEdit(at: members[firstKept].start, insertion.text + gap))
      }
    }
    for run in runs(removed) { edits.append(removal(run)) }
    return edits
  }

  private func runs(_ removed: Set<Int>) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in removed.sorted() {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  /// With the white space behind the run, or, at the end of the list, that in front of it.
  private func removal(_ run: ClosedRange<Int>) -> TextEdit {
    let start = members[run.lowerBound].start
    let end = members[run.upperBound].end
    if run.upperBound + 1 < members.count {
      return TextEdit(start..<storage.endOfGap(from: end, separator: separator), "")
    }
    let before = members[run.lowerBound - 1].end
    let blank = storage.startOfGap(before: start, from: before, separator: separator)
    return TextEdit(blank..<end, "")
  }

  /// Where no present member stays.
  private func replacement(by inserting: [Insertion], _ removed: Set<Int>) -> TextEdit {
    guard let first = members.first, let last = members.last else {
      return fill(by: inserting)
    }
    let gap = separator + gap(forInsertionAt: 1)
    let text = inserting.map(\.text).joined(separator: gap)
    if text.isEmpty {
      // Comments that belong to no member stay.
      let blank = storage.startOfGap(before: first.start, from: content.lowerBound, separator: "")
      let end = storage.endOfGap(from: last.end, separator: "")
      let hasMore = blank > content.lowerBound || end < content.upperBound
      return TextEdit((hasMore ? first.start..<last.end : content), hasMore ? "" : emptyContent)
    }
    return TextEdit(first.start..<last.end, text)
  }

  /// The first members of an empty list.
  private func fill(by inserting: [Insertion]) -> TextEdit {
    let text = inserting.map(\.text).joined(separator: separator + defaultGap)
    if text.isEmpty { return TextEdit(at: content.lowerBound, "") }
    let isBlank = storage.endOfGap(from: content.lowerBound, separator: "") >= content.upperBound
    if isBlank { return TextEdit(content, openingGap + text + defaultTail) }
    let end = storage.startOfGap(
      before: content.upperBound, from: content.lowerBound, separator: "")
    // An empty line, so that a comment above does not become the member's.
    let gap = storage.lineEnd + defaultGap
    return TextEdit(end..<content.upperBound, gap + text + defaultTail)
  }

  /// Nothing at the beginning of a file.
  private var openingGap: String { content.lowerBound == 0 ? "" : defaultGap }

  /// The pieces in the order in which Xcode writes keys.
  func sorting() -> [TextEdit] {
    reordering(KeyOrder.sorted(Array(members.indices)) { members[$0].name.string })
  }

  /// The pieces in another order; what stands between them stays.
  func reordering(_ order: [Int]) -> [TextEdit] {
    zip(members.indices, order).compactMap { place, index in
      guard place != index else { return nil }
      let piece = storage.string(members[index].start..<members[index].end)
      return TextEdit(members[place].start..<members[place].end, piece)
    }
  }
}

extension TextEdit {
  init(at place: Int, _ text: String) { self.init(place..<place, text) }
}

extension ByteStorage {
  /// White space that ends at `end`.
  func blank(before end: Int, from start: Int) -> String {
    var position = end
    while position > start, ASCII.isWhitespace(bytes[position - 1]) { position -= 1 }
    return string(position..<end)
  }

  func endOfGap(from start: Int, separator: String) -> Int {
    var position = start
    if let byte = separator.utf8.first {
      while position < count, ASCII.isWhitespace(bytes[position]) { position += 1 }
      if position < count, bytes[position] == byte { position += 1 } else { position = start }
    }
    while position < count, ASCII.isWhitespace(bytes[position]) { position += 1 }
    return position
  }

  func startOfGap(before end: Int, from start: Int, separator: String) -> Int {
    var position = end
    while position > start, ASCII.isWhitespace(bytes[position - 1]) { position -= 1 }
    guard let byte = separator.utf8.first, position > start, bytes[position - 1] == byte else {
      return position
    }
    position -= 1
    while position > start, ASCII.isWhitespace(bytes[position - 1]) { position -= 1 }
    return position
  }
}
