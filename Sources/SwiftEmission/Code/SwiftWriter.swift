/// Writes a Swift file line by line; code that uses it reads top to bottom like its output.
package struct SwiftWriter {
  package let storage: ByteStorage
  private var depth = 0

  private static let blanks: StaticString = "                                        "

  package init(capacity: Int = 4_096) { storage = ByteStorage(capacity: capacity) }

  /// Goes on at the end of a file.
  init(continuing storage: ByteStorage) { self.storage = storage }

  package mutating func line(_ code: SwiftCode) {
    let blanks = UnsafeRawBufferPointer(
      start: Self.blanks.utf8Start, count: min(depth * 2, Self.blanks.utf8CodeUnitCount))
    storage.append(blanks)
    storage.append(code.bytes)
    storage.append(0x0A)
  }

  package mutating func blankLine() { storage.append(0x0A) }

  /// `header {`, what `body` writes, `}`.
  package mutating func block(_ header: SwiftCode, _ body: (inout SwiftWriter) -> Void) {
    open(header)
    body(&self)
    close()
  }

  /// `header {`, for what does not end in the same function.
  mutating func open(_ header: SwiftCode) {
    line("\(header) {")
    depth += 1
  }

  mutating func close() {
    depth -= 1
    line("}")
  }

  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

/// The Swift files of one target, filled one after the other with about as many members each, so
/// that several cores compile them. The first declares the outermost enum; where a file ends inside
/// an enum, the next goes on in an extension.
struct SwiftFileSequence {
  /// Of the file that is being filled.
  private(set) var writer: SwiftWriter
  private(set) var finished: [ByteStorage] = []
  private let fileCount: Int
  /// How many members a file takes; the last takes what is left.
  private let memberLimit: Int
  private var memberCount = 0
  /// From the outermost enum to the one that members are written into.
  private var path: [SwiftIdentifier] = []
  /// How many of `path`, from its end, are open blocks of this file.
  private var openCount = 0

  /// - Parameter first: has the head of the first file already.
  init(first: SwiftWriter, fileCount: Int, memberCount: Int) {
    writer = first
    self.fileCount = fileCount
    memberLimit = max((memberCount + fileCount - 1) / fileCount, 1)
  }

  mutating func enter(_ name: SwiftIdentifier, access: SwiftCode) {
    continueExtension()
    // Callable from everywhere, whatever the target's default isolation is.
    writer.open(path.isEmpty ? "nonisolated \(access) enum \(name)" : "\(access) enum \(name)")
    path.append(name)
    openCount += 1
  }

  mutating func leave() {
    close()
    path.removeLast()
  }

  /// Runs `body` with the writer of the file in which the next member stands.
  mutating func member(_ body: (inout SwiftWriter) -> Void) {
    if memberCount == memberLimit, finished.count + 1 < fileCount { beginFile() }
    continueExtension()
    memberCount += 1
    body(&writer)
  }

  /// All files; those that no member was left for have only their head.
  mutating func finish() -> [ByteStorage] {
    while finished.count + 1 < fileCount { beginFile() }
    return finished + [writer.storage]
  }

  private mutating func beginFile() {
    while openCount > 0 { close() }
    finished.append(writer.storage)
    writer = SwiftWriter(capacity: finished[0].count)
    writer.line(EmittedOutput.partHead)
    memberCount = 0
  }

  private mutating func continueExtension() {
    guard openCount == 0, let outermost = path.first else { return }
    let name = path.dropFirst().reduce("\(outermost)" as SwiftCode) { "\($0).\($1)" }
    writer.blankLine()
    writer.open("nonisolated extension \(name)")
    openCount = 1
  }

  private mutating func close() {
    guard openCount > 0 else { return }
    writer.close()
    openCount -= 1
  }
}
