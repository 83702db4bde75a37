extension CompiledTable {
  /// Searches the keys of `indices`, which are in byte order. Only in a table written with keys.
  package func index(ofKey key: String, in indices: Range<Int>) -> Int? {
    var copy = key
    return copy.withUTF8 { search($0, in: indices.clamped(to: 0..<messageCount)) }
  }

  package func key(at index: Int) -> String? {
    keyBytes(at: index).map { String(decoding: $0, as: UTF8.self) }
  }

  private func keyBytes(at index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard keysStart > 0, index >= 0, index < messageCount else { return nil }
    let offset = TableCursor.fixed(at: base + (keysStart + index * TableLayout.fixedCount))
    guard offset > 0 else { return nil }
    var cursor = TableCursor(base: base, offset: offset, end: bytes.count)
    return cursor.readText()
  }

  private func search(_ key: UnsafeBufferPointer<UInt8>, in indices: Range<Int>) -> Int? {
    var low = indices.lowerBound
    var high = indices.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      guard let candidate = keyBytes(at: middle) else { return nil }
      let order = Self.order(of: candidate, key)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func order(
    of left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(left.count, right.count)
    if shared > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress {
      let order = memcmp(leftBase, rightBase, shared)
      if order != 0 { return Int(order) }
    }
    return left.count - right.count
  }
}
