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
