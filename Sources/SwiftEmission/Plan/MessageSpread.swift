/// In which Swift file the accessors of a message stand.
///
/// Few messages stand in one file. Of many, each file but the first has consecutive ones and numbers
/// them from 0. The hashes of the keys decide where a file begins, so that a key that comes or goes
/// leaves the others where they are: a range of messages is cut at the key of the smallest hash in its
/// middle third, and its halves again. Only a key of a smaller hash moves a cut, or one that pushes it
/// out of the middle.
struct MessageSpread {
  /// A file, and the message that has the number 0 there.
  struct Place {
    /// 0 is the first.
    var file: Int
    var start: Int
  }

  /// Fewer are not worth the trouble.
  private static let fewestParts = 4

  /// The first message of each file but the first; none where that has all.
  private(set) var starts: [Int] = []

  /// - Parameters:
  ///   - fileCount: how many there may be.
  ///   - messagesPerFile: on an average, at least.
  init(_ plan: AccessorPlan, fileCount: Int, messagesPerFile: Int) {
    let names = plan.namespaces.map(\.name)
    // Extensions name the outermost enum, and no other of its name.
    guard !names.dropFirst().contains(names[0]) else { return }
    let hashes = MessageSpread.hashes(plan)
    let most = min(fileCount - 1, hashes.count / max(messagesPerFile, 1))
    guard most >= MessageSpread.fewestParts else { return }
    var parts = MessageSpread.fewestParts
    while parts * 2 <= most { parts *= 2 }
    cut(0..<hashes.count, into: parts, hashes)
  }

  var fileCount: Int { 1 + starts.count }

  /// By message. One without an accessor begins no file.
  private static func hashes(_ plan: AccessorPlan) -> [UInt64] {
    let count = plan.namespaces.reduce(0) { max($0, $1.table?.indices.upperBound ?? 0) }
    var hashes = [UInt64](repeating: .max, count: count)
    for namespace in plan.namespaces {
      for accessor in namespace.accessors where hashes.indices.contains(accessor.index) {
        var hash = ByteHash()
        hash.add(accessor.key.bytes)
        hashes[accessor.index] = hash.value
      }
    }
    return hashes
  }

  private mutating func cut(_ range: Range<Int>, into parts: Int, _ hashes: [UInt64]) {
    guard parts > 1 else { return starts.append(range.lowerBound) }
    let third = range.count / 3
    var cut = range.lowerBound + third
    for index in cut..<(range.upperBound - third) where hashes[index] < hashes[cut] { cut = index }
    self.cut(range.lowerBound..<cut, into: parts / 2, hashes)
    self.cut(cut..<range.upperBound, into: parts / 2, hashes)
  }

  func place(of message: Int) -> Place {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= message { low = middle + 1 } else { high = middle }
    }
    return Place(file: low, start: low > 0 ? starts[low - 1] : 0)
  }

  /// The file in which a namespace is declared: that of all its members, or the first.
  func files(of namespaces: [AccessorPlan.Namespace]) -> [Int] {
    var files = [Int](repeating: 0, count: namespaces.count)
    for index in namespaces.indices.reversed() where index > 0 {
      let namespace = namespaces[index]
      // Inner namespaces stand behind the one that they are in.
      var found = Set(namespace.namespaces.map { files[$0] })
      if namespace.table != nil { found.insert(0) }
      for accessor in namespace.accessors { found.insert(place(of: accessor.index).file) }
      for family in namespace.families { found.insert(place(of: family).file) }
      for family in namespace.caseFamilies { found.insert(place(of: family).file) }
      files[index] = found.count == 1 ? found.first ?? 0 : 0
    }
    return files
  }

  /// That of its first message.
  func place(of family: AccessorPlan.NumberFamily) -> Place {
    place(of: family.cases.map(\.index).min() ?? 0)
  }

  func place(of family: AccessorPlan.CaseFamily) -> Place {
    place(of: family.cases.map(\.index).min() ?? 0)
  }
}
