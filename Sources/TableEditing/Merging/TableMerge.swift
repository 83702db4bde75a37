/// Three versions of one table's file made one: by key, language and form, not by line.
package enum TableMerge {
  package struct Result: Sendable {
    package var contents: ByteStorage
    /// What both sides changed in different ways, as `key`, language and form where there are some.
    package var conflicts: [String]
  }

  /// Both sides' changes together. What both changed differently stands in it between conflict
  /// markers. The same for both orders of the sides, but for what stands between markers.
  package static func merge(
    base: SourceFile, ours: SourceFile, theirs: SourceFile
  ) throws(EditRefusal) -> Result {
    if ours.contents.isEqual(to: theirs.contents) || base.contents.isEqual(to: theirs.contents) {
      return Result(contents: ours.contents, conflicts: [])
    }
    if base.contents.isEqual(to: ours.contents) {
      return Result(contents: theirs.contents, conflicts: [])
    }
    let documents = (
      base: try TableDocument(base), ours: try TableDocument(ours),
      theirs: try TableDocument(theirs)
    )
    let trees = (
      base: try documents.base.pieces(), ours: try documents.ours.pieces(),
      theirs: try documents.theirs.pieces()
    )
    let isSwapped = swaps(trees.base, trees.ours, trees.theirs)
    let first = isSwapped ? trees.theirs : trees.ours
    let second = isSwapped ? trees.ours : trees.theirs
    var merge = PieceMerge(isSwapped: isSwapped, storage: first.storage)
    merge.merge(base: trees.base, first: first, second: second, path: [])
    if merge.isAmbiguous { throw EditRefusal(.repeatedMember, path: ours.path) }
    guard let text = merge.text() else {
      throw EditRefusal(.overlap, path: ours.path)
    }
    let target = isSwapped ? documents.theirs : documents.ours
    guard merge.conflicts.isEmpty else {
      let bytes = try target.encoded(text)
      return Result(contents: bytes, conflicts: merge.conflicts)
    }
    var merged = target
    try merged.apply(merge.edits)
    return Result(contents: try merged.contents(), conflicts: [])
  }

  /// The side that put keys into another order is the one that the other's changes are made in; else
  /// the one whose bytes come first.
  private static func swaps(_ base: Pieces, _ ours: Pieces, _ theirs: Pieces) -> Bool {
    let isOursSorted = isReordered(base, ours)
    if isOursSorted != isReordered(base, theirs) { return !isOursSorted }
    return Text(theirs.storage.string) < Text(ours.storage.string)
  }

  private static func isReordered(_ base: Pieces, _ side: Pieces) -> Bool {
    let names = Set(side.entries.members.map(\.name))
    let known = Set(base.entries.members.map(\.name))
    let before = base.entries.members.map(\.name).filter(names.contains)
    return before != side.entries.members.map(\.name).filter(known.contains)
  }
}

/// A text as nested lists of members.
struct Pieces {
  struct Member {
    var piece: MemberList.Member
    /// Where the name with its delimiters begins.
    var nameStart: Int
    /// Nil for what is not divided further.
    var inner: Int?
  }

  let storage: ByteStorage
  /// The members of the list with a number; the first is the outermost.
  private let list: (Int) -> MemberList
  private let isDictionary: (Int) -> Bool
  private let place: (String, [String]) -> Int?
  private let nameStart: (MemberList.Member) -> Int
  let root: Int
  /// Where the entries are, by names from the root.
  let entryPath: [String]

  init(
    storage: ByteStorage, root: Int, entryPath: [String], list: @escaping (Int) -> MemberList,
    isDictionary: @escaping (Int) -> Bool, place: @escaping (String, [String]) -> Int?,
    nameStart: @escaping (MemberList.Member) -> Int
  ) {
    self.storage = storage
    self.root = root
    self.entryPath = entryPath
    self.list = list
    self.isDictionary = isDictionary
    self.place = place
    self.nameStart = nameStart
  }

  func members(of node: Int) -> MemberList { list(node) }
  func inner(of member: MemberList.Member) -> Int? {
    isDictionary(member.index) ? member.index : nil
  }
  func place(of name: String, in names: [String]) -> Int? { place(name, names) }

  /// The comments in front of a member.
  func lead(of member: MemberList.Member) -> Range<Int> { member.start..<nameStart(member) }
  func body(of member: MemberList.Member) -> Range<Int> { nameStart(member)..<member.end }

  var entries: MemberList {
    var node = root
    for name in entryPath {
      guard let member = list(node).members.last(where: { $0.name.string == name }) else { break }
      node = member.index
    }
    return list(node)
  }
}
