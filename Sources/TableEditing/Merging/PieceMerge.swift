/// Makes the edits of the first side that bring in what the second side changed.
struct PieceMerge {
  /// Whether the first side is theirs.
  let isSwapped: Bool
  let storage: ByteStorage
  private(set) var edits: [TextEdit] = []
  private(set) var conflicts: [String] = []
  private var lineEdits: [TextEdit] = []
  private var pieceEdits: [TextEdit] = []
  /// A name that is there twice in one list: nobody can tell which is which.
  private(set) var isAmbiguous = false

  init(isSwapped: Bool, storage: ByteStorage) {
    self.isSwapped = isSwapped
    self.storage = storage
  }

  mutating func merge(base: Pieces, first: Pieces, second: Pieces, path: [String]) {
    mergeSurroundings(base, first, second)
    merge(
      Level(base, base.root), Level(first, first.root), Level(second, second.root), path: path)
  }

  /// One list of one version.
  private struct Level {
    let pieces: Pieces
    let list: MemberList
    let indices: [Text: Int]

    init(_ pieces: Pieces, _ node: Int) {
      self.pieces = pieces
      list = pieces.members(of: node)
      indices = list.indices()
    }

    init(empty pieces: Pieces, like list: MemberList) {
      self.pieces = pieces
      self.list = MemberList(
        list.storage, [], content: 0..<0, defaultGap: list.defaultGap,
        defaultTail: list.defaultTail)
      indices = [:]
    }

    var isAmbiguous: Bool { indices.count < list.members.count }
    func member(_ name: Text) -> MemberList.Member? { indices[name].map { list.members[$0] } }

    func piece(_ member: MemberList.Member?) -> Text? { member.map { text($0.start..<$0.end) } }

    func text(_ range: Range<Int>) -> Text {
      Text(storage: pieces.storage, start: range.lowerBound, count: range.count)
    }
  }

  private mutating func merge(_ base: Level, _ first: Level, _ second: Level, path: [String]) {
    if base.isAmbiguous || first.isAmbiguous || second.isAmbiguous {
      isAmbiguous = true
      return
    }
    var removed: Set<Int> = []
    var insertions: [MemberList.Insertion] = []
    for (index, member) in first.list.members.enumerated()
    where merge(member.name, base, first, second, path) { removed.insert(index) }
    for old in base.list.members where first.indices[old.name] == nil {
      // Gone on the first side; changed on the second, which is a conflict.
      guard let kept = second.member(old.name), second.piece(kept) != base.piece(old) else {
        continue
      }
      insertions.append(conflictingInsertion(kept, first, second, path + [old.name.string]))
    }
    insertions += newMembers(base, first, second)
    edits += first.list.edits(removing: removed, inserting: insertions).filter {
      !$0.range.isEmpty || !$0.replacement.isEmpty
    }
  }

  /// A member that the first side has; true where it is to go.
  private mutating func merge(
    _ name: Text, _ base: Level, _ first: Level, _ second: Level, _ path: [String]
  ) -> Bool {
    guard let mine = first.member(name) else { return false }
    let path = path + [name.string]
    let (old, other) = (base.member(name), second.member(name))
    let (oldText, myText, otherText) = (base.piece(old), first.piece(mine), second.piece(other))
    if myText == otherText || oldText == otherText { return false }
    guard let other else {
      if oldText == myText { return true }
      conflict(mine, other: nil, second, path)
      return false
    }
    if oldText == myText {
      replace(mine.start..<mine.end, by: second.text(other.start..<other.end).string)
      return false
    }
    if let inner = first.pieces.inner(of: mine), let otherInner = second.pieces.inner(of: other) {
      mergeLeads(old, mine, other, base, first, second)
      let baseLevel =
        old.flatMap { member in
          base.pieces.inner(of: member).map { Level(base.pieces, $0) }
        } ?? Level(empty: base.pieces, like: first.list)
      merge(
        baseLevel, Level(first.pieces, inner), Level(second.pieces, otherInner), path: path)
      return false
    }
    mergeBodies(old, mine, other, (base, first, second), path)
    return false
  }

  private mutating func mergeLeads(
    _ old: MemberList.Member?, _ mine: MemberList.Member, _ other: MemberList.Member,
    _ base: Level, _ first: Level, _ second: Level
  ) {
    let myLead = first.text(first.pieces.lead(of: mine))
    let otherLead = second.text(second.pieces.lead(of: other))
    let oldLead = old.map { base.text(base.pieces.lead(of: $0)) }
    if otherLead != oldLead, myLead == oldLead {
      replace(first.pieces.lead(of: mine), by: otherLead.string)
    }
  }

  /// Comment and text each by itself: they may come from different sides.
  private mutating func mergeBodies(
    _ old: MemberList.Member?, _ mine: MemberList.Member, _ other: MemberList.Member,
    _ levels: (base: Level, first: Level, second: Level), _ path: [String]
  ) {
    let (base, first, second) = levels
    let myBody = first.text(first.pieces.body(of: mine))
    let otherBody = second.text(second.pieces.body(of: other))
    let oldBody = old.map { base.text(base.pieces.body(of: $0)) }
    if myBody != otherBody, myBody != oldBody, otherBody != oldBody {
      return conflict(mine, other: other, second, path)
    }
    mergeLeads(old, mine, other, base, first, second)
    if oldBody == myBody, otherBody != myBody {
      replace(first.pieces.body(of: mine), by: otherBody.string)
    }
  }

  private mutating func replace(_ range: Range<Int>, by text: String) {
    if storage.string(range) != text { edits.append(TextEdit(range, text)) }
  }

  /// What only the second side has, behind what it stands behind there.
  private func newMembers(
    _ base: Level, _ first: Level, _ second: Level
  ) -> [MemberList.Insertion] {
    var insertions: [MemberList.Insertion] = []
    var names: [String]?
    var place = 0
    for member in second.list.members {
      if let index = first.indices[member.name] {
        place = index + 1
        continue
      }
      guard base.indices[member.name] == nil else { continue }
      if names == nil { names = first.list.members.map(\.name.string) }
      let sorted = first.pieces.place(of: member.name.string, in: names ?? [])
      insertions.append(
        MemberList.Insertion(
          place: sorted ?? place, text: second.text(member.start..<member.end).string))
    }
    return insertions
  }
}

// MARK: Around the entries

extension PieceMerge {
  /// The head of the file and its end, which belong to no entry.
  private mutating func mergeSurroundings(_ base: Pieces, _ first: Pieces, _ second: Pieces) {
    let (old, mine, other) = (base.entries, first.entries, second.entries)
    guard let oldFirst = old.members.first, let myFirst = mine.members.first,
      let otherFirst = other.members.first, base.entryPath.isEmpty
    else { return }
    let oldHead = base.storage.string(0..<oldFirst.start)
    let myHead = first.storage.string(0..<myFirst.start)
    let otherHead = second.storage.string(0..<otherFirst.start)
    if oldHead == myHead, otherHead != oldHead, myFirst.name == oldFirst.name,
      otherFirst.name == oldFirst.name
    {
      edits.append(TextEdit(0..<myFirst.start, otherHead))
    }
  }
}

// MARK: Conflicts

extension PieceMerge {
  private static let firstMark = "<<<<<<< ours"
  private static let middleMark = "======="
  private static let lastMark = ">>>>>>> theirs"

  /// Both versions on lines of their own, as Git writes them.
  private mutating func conflict(
    _ mine: MemberList.Member, other: MemberList.Member?, _ second: Level, _ path: [String]
  ) {
    conflicts.append(path.joined(separator: " "))
    var start = mine.start
    while start > 0, !ASCII.isLineBreak(storage.bytes[start - 1]) { start -= 1 }
    var end = mine.end
    while end < storage.count, !ASCII.isLineBreak(storage.bytes[end]) { end += 1 }
    let before = storage.string(start..<mine.start)
    let after = storage.string(mine.end..<end)
    let text = other.map { second.text($0.start..<$0.end).string }
    lineEdits.append(
      TextEdit(
        start..<end, marked(storage.string(start..<end), text.map { before + $0 + after })))
    let piece = storage.string(mine.start..<mine.end)
    let lineEnd = storage.lineEnd
    pieceEdits.append(
      TextEdit(mine.start..<mine.end, lineEnd + marked(piece, text) + lineEnd))
  }

  /// The first side's text with everything brought in. Conflicts are written as whole lines, or, where
  /// something else changes in a line, as what they are about alone.
  func text() -> ByteStorage? {
    (edits + lineEdits).applied(to: storage) ?? (edits + pieceEdits).applied(to: storage)
  }

  private func marked(_ first: String?, _ second: String?) -> String {
    let sides = isSwapped ? (second, first) : (first, second)
    let lines = [
      Self.firstMark, sides.0, Self.middleMark, sides.1, Self.lastMark,
    ]
    return lines.compactMap(\.self).joined(separator: storage.lineEnd)
  }

  private mutating func conflictingInsertion(
    _ member: MemberList.Member, _ first: Level, _ second: Level, _ path: [String]
  ) -> MemberList.Insertion {
    conflicts.append(path.joined(separator: " "))
    let text = marked(nil, second.text(member.start..<member.end).string)
    return MemberList.Insertion(place: first.list.members.count, text: storage.lineEnd + text)
  }
}
