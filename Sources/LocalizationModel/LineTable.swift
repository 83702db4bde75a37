/// Where the lines of a text begin. LF, CR and CR LF end a line.
package struct LineTable: Sendable {
  private let starts: [Int]

  package init(_ bytes: UnsafeRawBufferPointer) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
    self.starts = starts
  }

  /// Line and column of an offset, both from 1; the column counts UTF-8 bytes, as swiftc's does.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
