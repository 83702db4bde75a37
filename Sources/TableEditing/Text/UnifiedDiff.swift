/// The difference of two texts as `diff -u` prints it, so that `patch` and `git apply` take it.
package enum UnifiedDiff {
  /// Lines around a change.
  private static let context = 3

  /// Empty where the texts are the same.
  /// - Parameters path: what both sides are called; nil for a file that is not there on that side.
  package static func text(
    from old: ByteStorage, path oldPath: String?, to new: ByteStorage, path newPath: String?
  ) -> String {
    if old.isEqual(to: new), oldPath == newPath { return "" }
    let lines = (old: DiffLines(old), new: DiffLines(new))
    var text = "--- \(oldPath.map { "a/" + $0 } ?? "/dev/null")\n"
    text += "+++ \(newPath.map { "b/" + $0 } ?? "/dev/null")\n"
    for hunk in hunks(LineChanges.between(lines.old, lines.new)) {
      append(hunk, lines.old, lines.new, to: &text)
    }
    return text
  }

  /// Changes that lie near each other.
  private static func hunks(_ changes: [LineChange]) -> [[LineChange]] {
    var hunks: [[LineChange]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func append(
    _ hunk: [LineChange], _ old: DiffLines, _ new: DiffLines, to text: inout String
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    text += "@@ -\(span(oldRange)) +\(span(newRange)) @@\n"
    var position = oldRange.lowerBound
    for change in hunk {
      for line in position..<change.old.lowerBound { text += old.printed(line, mark: " ") }
      for line in change.old { text += old.printed(line, mark: "-") }
      for line in change.new { text += new.printed(line, mark: "+") }
      position = change.old.upperBound
    }
    for line in position..<oldRange.upperBound { text += old.printed(line, mark: " ") }
  }

  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }
}

/// A text as lines that end in a line feed.
struct DiffLines {
  private let storage: ByteStorage
  private var starts: [Int] = []

  var count: Int { starts.count - 1 }

  init(_ storage: ByteStorage) {
    self.storage = storage
    let bytes = SourceBytes(storage)
    var position = 0
    while position < storage.count {
      starts.append(position)
      position = bytes.first(0x0A, from: position) + 1
    }
    starts.append(storage.count)
  }

  func bytes(_ line: Int) -> Text {
    Text(storage: storage, start: starts[line], count: starts[line + 1] - starts[line])
  }

  func printed(_ line: Int, mark: String) -> String {
    let text = bytes(line).string
    if text.utf8.last == ASCII.lineFeed { return mark + text }
    return mark + text + "\n\\ No newline at end of file\n"
  }
}

/// Lines of the old text and what stands there in the new one.
struct LineChange: Equatable {
  var old: Range<Int>
  var new: Range<Int>
}

/// The shortest way from one text to the other, after Myers; where it would be long, what stands
/// between the first and the last difference counts as changed.
enum LineChanges {
  private static let longest = 1500

  static func between(_ old: DiffLines, _ new: DiffLines) -> [LineChange] {
    var start = 0
    while start < old.count, start < new.count, old.bytes(start) == new.bytes(start) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old.bytes(oldEnd - 1) == new.bytes(newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    let whole = LineChange(old: start..<oldEnd, new: start..<newEnd)
    if whole.old.isEmpty, whole.new.isEmpty { return [] }
    if whole.old.isEmpty || whole.new.isEmpty { return [whole] }
    var numbers: [Text: Int] = [:]
    func number(_ line: Text) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let left = whole.old.map { number(old.bytes($0)) }
    let right = whole.new.map { number(new.bytes($0)) }
    guard let kept = kept(left, right) else { return [whole] }
    return changes(kept, left.count, right.count).map { change in
      LineChange(
        old: change.old.lowerBound + start..<change.old.upperBound + start,
        new: change.new.lowerBound + start..<change.new.upperBound + start)
    }
  }

  /// The pairs of lines that stay, in order; nil where the way is too long.
  private static func kept(_ left: [Int], _ right: [Int]) -> [(Int, Int)]? {
    let limit = min(left.count + right.count, longest)
    var furthest = [0, 0]
    var traces: [[Int]] = []
    // Index `d + 1 + k` of a step has how far diagonal `k` leads.
    for step in 0...limit {
      var next = [Int](repeating: 0, count: 2 * step + 3)
      for diagonal in stride(from: -step, through: step, by: 2) {
        func reach(_ diagonal: Int) -> Int {
          let index = diagonal + step
          return furthest.indices.contains(index) ? furthest[index] : -1
        }
        var x: Int
        if step == 0 {
          x = 0
        } else if diagonal == -step
          || diagonal != step && reach(diagonal - 1) < reach(diagonal + 1)
        {
          x = reach(diagonal + 1)
        } else {
          x = reach(diagonal - 1) + 1
        }
        while x < left.count, x - diagonal < right.count, x - diagonal >= 0,
          left[x] == right[x - diagonal]
        {
          x += 1
        }
        next[diagonal + step + 1] = x
        if x >= left.count, x - diagonal >= right.count {
          traces.append(next)
          return way(back: traces, left.count, right.count)
        }
      }
      traces.append(next)
      furthest = next
    }
    return nil
  }

  private static func way(back traces: [[Int]], _ oldCount: Int, _ newCount: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (oldCount, newCount)
    for step in stride(from: traces.count - 1, to: 0, by: -1) {
      let before = traces[step - 1]
      func reach(_ diagonal: Int) -> Int {
        let index = diagonal + step
        return before.indices.contains(index) ? before[index] : -1
      }
      let diagonal = x - y
      let goesDown =
        diagonal == -step || diagonal != step && reach(diagonal - 1) < reach(diagonal + 1)
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let startX = reach(previous)
      let startY = startX - previous
      while x > startX, y > startY, goesDown ? x > startX : x > startX + 1 {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      (x, y) = (startX, startY)
    }
    while x > 0, y > 0 {
      x -= 1
      y -= 1
      pairs.append((x, y))
    }
    return pairs.reversed()
  }

  private static func changes(
    _ kept: [(Int, Int)], _ oldCount: Int, _ newCount: Int
  ) -> [LineChange] {
    var changes: [LineChange] = []
    var (x, y) = (0, 0)
    for (oldLine, newLine) in kept + [(oldCount, newCount)] {
      if oldLine > x || newLine > y {
        changes.append(LineChange(old: x..<oldLine, new: y..<newLine))
      }
      (x, y) = (oldLine + 1, newLine + 1)
    }
    return changes
  }
}
