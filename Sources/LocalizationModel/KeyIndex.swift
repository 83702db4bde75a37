/// Finds keys by their bytes, which are not copied, so that their storage must outlive the index.
/// Raw buffers, since it is what a debug-built tool spends its time in. Once it is filled, it is only
/// read.
package final class KeyIndex: @unchecked Sendable {
  /// Bytes by ordinal, in the order of insertion.
  let keys: UnsafeMutablePointer<UnsafeRawPointer>
  let lengths: UnsafeMutablePointer<Int>
  var count: Int { table.count }
  private let capacity: Int
  private let table: HashTable

  /// - Parameter capacity: the most keys that will be inserted.
  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
    table = HashTable(capacity: self.capacity)
    keys = .allocate(capacity: self.capacity)
    lengths = .allocate(capacity: self.capacity)
  }

  deinit {
    keys.deallocate()
    lengths.deallocate()
  }

  /// The key's ordinal, which is the former `count` where the key is new.
  func insert(_ key: UnsafeRawPointer, _ length: Int) -> Int {
    var probe = table.probe(ByteHash(key, count: length).value)
    while let ordinal = table.next(&probe) {
      if isEqual(ordinal, key, length) { return ordinal }
    }
    guard count < capacity else { return capacity - 1 }
    let ordinal = table.insert(probe)
    keys[ordinal] = key
    lengths[ordinal] = length
    return ordinal
  }

  /// The key's ordinal, or -1. `guess` is an ordinal that is tried first: files of different
  /// languages mostly have their keys in the same order.
  func ordinal(of key: UnsafeRawPointer, _ length: Int, guess: Int) -> Int {
    if guess < count, isEqual(guess, key, length) { return guess }
    var probe = table.probe(ByteHash(key, count: length).value)
    while let ordinal = table.next(&probe) {
      if isEqual(ordinal, key, length) { return ordinal }
    }
    return -1
  }

  @discardableResult
  package func insert(_ key: Text) -> Int {
    insert(key.storage.base + Int(key.start), Int(key.count))
  }

  package func ordinal(of key: Text, guess: Int) -> Int {
    ordinal(of: key.storage.base + Int(key.start), Int(key.count), guess: guess)
  }

  /// The languages of a catalog have the same bytes for a key: then they are not read.
  private func isEqual(_ ordinal: Int, _ key: UnsafeRawPointer, _ length: Int) -> Bool {
    lengths[ordinal] == length && (keys[ordinal] == key || memcmp(keys[ordinal], key, length) == 0)
  }
}

extension KeyIndex {
  /// Sorts ordinals by the bytes of their keys: a bottom-up merge sort that copies runs which are
  /// in order already.
  func sort(_ ordinals: UnsafeMutablePointer<Int32>, count: Int) {
    let spare = UnsafeMutablePointer<Int32>.allocate(capacity: max(count, 1))
    defer { spare.deallocate() }
    var from = ordinals
    var to = spare
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(start + 2 * width, count)
        merge(from, to, start, middle, end)
        start = end
      }
      swap(&from, &to)
      width *= 2
    }
    if from != ordinals { ordinals.update(from: from, count: count) }
  }

  private func merge(
    _ from: UnsafeMutablePointer<Int32>, _ to: UnsafeMutablePointer<Int32>, _ start: Int,
    _ middle: Int, _ end: Int
  ) {
    if middle >= end || precedes(from[middle - 1], from[middle]) {
      (to + start).update(from: from + start, count: end - start)
      return
    }
    var left = start
    var right = middle
    var target = start
    while left < middle, right < end {
      if precedes(from[left], from[right]) {
        to[target] = from[left]
        left += 1
      } else {
        to[target] = from[right]
        right += 1
      }
      target += 1
    }
    (to + target).update(from: from + left, count: middle - left)
    (to + target + middle - left).update(from: from + right, count: end - right)
  }

  private func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let leftLength = lengths[Int(left)]
    let rightLength = lengths[Int(right)]
    let shared = leftLength < rightLength ? leftLength : rightLength
    let order = memcmp(keys[Int(left)], keys[Int(right)], shared)
    return order == 0 ? leftLength <= rightLength : order < 0
  }
}
