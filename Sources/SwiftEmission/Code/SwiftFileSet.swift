/// The Swift files of one target, filled side by side. The first declares the outermost enum; what
/// stands in another file than its enum is declared in stands in an extension there.
struct SwiftFileSet {
  /// An enum.
  struct Block {
    var name: SwiftIdentifier
    /// Nil of the outermost.
    var parent: Int?
    /// In which it is declared; one that has members in several files, in the first.
    var file: Int
  }

  private let blocks: [Block]
  private let access: SwiftCode
  private var writers: [SwiftWriter]
  /// By file: the blocks that are open there, outermost first.
  private var open: [[Int]]

  init(_ writers: [SwiftWriter], blocks: [Block], access: SwiftCode) {
    self.writers = writers
    self.blocks = blocks
    self.access = access
    open = [[Int]](repeating: [], count: writers.count)
  }

  /// Opens an enum where it is declared. What is in it comes next, before its neighbours.
  mutating func declare(_ block: Int) { enter(block, in: blocks[block].file) }

  /// Runs `body` with the writer of a file, inside an enum.
  mutating func member(of block: Int, in file: Int, _ body: (inout SwiftWriter) -> Void) {
    enter(block, in: file)
    body(&writers[file])
  }

  mutating func finish() -> [SwiftWriter] {
    for file in writers.indices { close(in: file, downTo: 0) }
    return writers
  }

  private mutating func enter(_ block: Int, in file: Int) {
    if open[file].last == block { return }
    var path: [Int] = []
    var next: Int? = block
    while let outer = next {
      path.append(outer)
      next = blocks[outer].file == file ? blocks[outer].parent : nil
    }
    path.reverse()
    let shared = zip(path, open[file]).prefix { $0 == $1 }.count
    close(in: file, downTo: shared)
    for index in path.dropFirst(shared) { begin(index, in: file) }
  }

  private mutating func begin(_ block: Int, in file: Int) {
    let name = blocks[block].name
    if blocks[block].file != file {
      writers[file].blankLine()
      writers[file].open("nonisolated extension \(path(of: block))")
    } else if blocks[block].parent == nil {
      // Callable from everywhere, whatever the target's default isolation is.
      writers[file].open("nonisolated \(access) enum \(name)")
    } else {
      writers[file].open("\(access) enum \(name)")
    }
    open[file].append(block)
  }

  private mutating func close(in file: Int, downTo depth: Int) {
    while open[file].count > depth {
      open[file].removeLast()
      writers[file].close()
    }
  }

  private func path(of block: Int) -> SwiftCode {
    guard let parent = blocks[block].parent else { return "\(blocks[block].name)" }
    return "\(path(of: parent)).\(blocks[block].name)"
  }
}
