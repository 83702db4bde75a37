/// The ids of texts in XLIFF, as Xcode makes them.
package enum UnitIdentifier {
  private static let mark = "|==|"
  private static let format = "NSStringLocalizedFormatKey"
  private static let devices = "NSStringDeviceSpecificRuleType"
  private static let widths = "NSStringVariableWidthRuleType"

  /// `key`, or `key|==|plural.one`.
  static func catalog(_ key: Text, _ form: FormPath) -> Text {
    form.isEmpty ? key : joined([key, Text(mark + "\(form)")])
  }

  /// `/key:dict/variable:dict/one:dict/:string`; keys are not escaped.
  static func stringsdict(_ key: Text, _ form: FormPath) -> Text {
    var steps: [String] = []
    if let device = form.device { steps += [devices, device.name] }
    if let width = form.width { steps += [widths, "\(width)"] }
    if let variable = form.variable { steps.append(variable) }
    if let category = form.category { steps.append(category.name) }
    if steps.isEmpty { steps = [format] }
    let path = steps.map { ":dict/" + $0 }.joined()
    return joined([Text("/"), key, Text(path + ":dict/:string")])
  }

  /// Of a stringsdict's entry that is a plain text.
  static func plainStringsdict(_ key: Text) -> Text { joined([Text("/"), key, Text(":string")]) }

  /// Split at the last mark, where a path of forms stands behind it; else the whole is a key.
  package static func readCatalog(_ id: Text) -> (key: Text, form: FormPath) {
    guard let place = id.lastRange(of: mark) else { return (id, FormPath()) }
    let path = id.part(place.upperBound..<id.count).string
    guard !path.isEmpty, let form = FormPath(path), !form.isEmpty else { return (id, FormPath()) }
    return (id.part(0..<place.lowerBound), form)
  }

  /// From the right, since keys are not escaped. Nil for what is no such id.
  package static func readStringsdict(_ id: Text) -> (key: Text, form: FormPath)? {
    guard id.bytes.first == ASCII.slash else { return nil }
    let tail = ":dict/:string"
    guard let end = id.lastRange(of: tail), end.upperBound == id.count else {
      guard let end = id.lastRange(of: ":string"), end.upperBound == id.count else { return nil }
      return (id.part(1..<end.lowerBound), FormPath())
    }
    let rest = id.part(1..<end.lowerBound)
    guard let last = rest.lastRange(of: ":dict/") else { return nil }
    let name = rest.part(last.upperBound..<rest.count).string
    let before = rest.part(0..<last.lowerBound)
    if name == format { return (before, FormPath()) }
    guard let inner = before.lastRange(of: ":dict/") else { return nil }
    let owner = before.part(inner.upperBound..<before.count).string
    let key = before.part(0..<inner.lowerBound)
    switch owner {
    case devices:
      guard let device = DeviceClass(name: name) else { return nil }
      return (key, FormPath(device: device))
    case widths:
      guard let width = Int(name), width >= 0 else { return nil }
      return (key, FormPath(width: width))
    default:
      guard let category = PluralCategory(name: name) else { return nil }
      return (key, FormPath(variable: owner, category: category))
    }
  }

  private static func joined(_ parts: [Text]) -> Text {
    let storage = ByteStorage(capacity: parts.reduce(0) { $0 + Int($1.count) })
    for part in parts { storage.append(part.bytes) }
    return Text(storage: storage, start: 0, count: storage.count)
  }
}

extension Text {
  /// Where a part begins last; nil where it is not.
  func lastRange(of part: String) -> Range<Int32>? {
    let bytes = bytes
    let wanted = Array(part.utf8)
    var start = bytes.count - wanted.count
    while start >= 0 {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) {
        return Int32(start)..<Int32(start + wanted.count)
      }
      start -= 1
    }
    return nil
  }
}

/// The order in which Xcode writes units: runs of digits by their numbers, everything else by code
/// point.
package enum UnitOrder {
  package static func precedes(_ left: Text, _ right: Text) -> Bool {
    let order = compare(left.bytes, right.bytes)
    return order == 0 ? left < right : order < 0
  }

  private static func compare(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Int {
    var first = firstDifference(left, right)
    var second = first
    while first < left.count, second < right.count {
      if ASCII.isDigit(left[first]), ASCII.isDigit(right[second]) {
        let order = compareNumbers(left, &first, right, &second)
        if order != 0 { return order }
        continue
      }
      if left[first] != right[second] { return left[first] < right[second] ? -1 : 1 }
      first += 1
      second += 1
    }
    return (left.count - first) - (right.count - second)
  }

  /// The first place at which they differ, or where the number begins that it is a part of.
  private static func firstDifference(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Int {
    guard let one = left.baseAddress, let other = right.baseAddress else { return 0 }
    let count = min(left.count, right.count)
    var index = 0
    while index &+ 8 <= count {
      let difference =
        one.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if difference != 0 { break }
      index &+= 8
    }
    while index < count, left[index] == right[index] { index &+= 1 }
    while index > 0, left[index &- 1] >= 0x30, left[index &- 1] <= 0x39 { index &-= 1 }
    return index
  }

  private static func compareNumbers(
    _ left: UnsafeRawBufferPointer, _ first: inout Int, _ right: UnsafeRawBufferPointer,
    _ second: inout Int
  ) -> Int {
    let (one, other) = (number(left, &first), number(right, &second))
    if one.count != other.count { return one.count - other.count }
    for (one, other) in zip(one, other) where left[one] != right[other] {
      return left[one] < right[other] ? -1 : 1
    }
    return 0
  }

  /// Where the digits stand that count: without zeros in front.
  private static func number(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> Range<Int> {
    while index < bytes.count, bytes[index] == 0x30 { index += 1 }
    let start = index
    while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
    return start..<index
  }
}
