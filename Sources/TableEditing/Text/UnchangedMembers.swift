extension [TextEdit] {
  /// The entries of a catalog that no edit touches, where they stand afterwards; nil where the edits
  /// touch what stands before them, or so many that the whole is read as fast.
  func unchanged(in catalog: ValueTree) -> UnchangedMembers? {
    guard catalog.count > 0, let strings = catalog.value(of: 0, named: "strings"),
      case .dictionary = catalog.nodes[strings].kind
    else { return nil }
    let object = catalog.outerRange(strings).lowerBound
    var edits = inOrder[...]
    if let first = edits.first, first.range.lowerBound <= object { return nil }
    var ranges: [Range<Int>] = []
    var shift = 0
    /// Whether the next entry is read past together with the last.
    var follows = false
    for (key, value) in catalog.pairs(of: strings) {
      let (start, end) = (catalog.outerRange(key).lowerBound, catalog.outerRange(value).upperBound)
      while let edit = edits.first, edit.range.upperBound < start {
        shift += edit.replacement.utf8.count - edit.range.count
        edits.removeFirst()
        follows = false
      }
      if let edit = edits.first, edit.range.lowerBound <= end {
        follows = false
      } else if follows, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound..<(end + shift)
      } else {
        ranges.append((start + shift)..<(end + shift))
        follows = true
      }
    }
    let count = ranges.reduce(0) { $0 + $1.count }
    return count > catalog.source.storage.count / 2
      ? UnchangedMembers(object: object, ranges: ranges) : nil
  }
}
