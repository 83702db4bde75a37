/// Writes a binary property list of dictionaries, arrays and texts: all that tables consist of.
struct BinaryPropertyListWriter {
  private var objects: [ByteStorage] = []
  private var texts: [Text: Int] = [:]
  private let referenceSize: Int

  static func write(_ value: NewValue) -> ByteStorage {
    let count = count(of: value)
    var writer = BinaryPropertyListWriter(referenceSize: size(of: count))
    let top = writer.add(value)
    return writer.file(top: top)
  }

  private init(referenceSize: Int) { self.referenceSize = referenceSize }

  private static func count(of value: NewValue) -> Int {
    switch value {
    case .object(let members): members.reduce(1) { $0 + 1 + count(of: $1.value) }
    case .array(let elements): elements.reduce(1) { $0 + count(of: $1) }
    default: 1
    }
  }

  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  private mutating func add(_ value: NewValue) -> Int {
    switch value {
    case .object(let members):
      let keys = members.map { add(text: $0.name) }
      let values = members.map { add($0.value) }
      let size = referenceSize
      return append(0xD0, members.count) { $0.references(keys + values, size: size) }
    case .array(let elements):
      let references = elements.map { add($0) }
      let size = referenceSize
      return append(0xA0, elements.count) { $0.references(references, size: size) }
    case .text(let text), .number(let text): return add(text: text)
    case .boolean(let value):
      objects.append(ByteStorage(value ? "\u{9}" : "\u{8}"))
      return objects.count - 1
    }
  }

  private mutating func add(text: String) -> Int {
    let name = Text(text)
    if let index = texts[name] { return index }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let index = append(isASCII ? 0x50 : 0x60, isASCII ? text.utf8.count : text.utf16.count) {
      bytes in
      if isASCII { return bytes.append(text) }
      for unit in text.utf16 { bytes.append(bigEndian: Int(unit), size: 2) }
    }
    texts[name] = index
    return index
  }

  private mutating func append(
    _ marker: UInt8, _ count: Int, _ content: (ByteStorage) -> Void
  ) -> Int {
    let bytes = ByteStorage(capacity: 32)
    if count < 15 {
      bytes.append(marker | UInt8(count))
    } else {
      bytes.append(marker | 0x0F)
      let size = Self.size(of: count)
      bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
      bytes.append(bigEndian: count, size: size)
    }
    content(bytes)
    objects.append(bytes)
    return objects.count - 1
  }

  private func file(top: Int) -> ByteStorage {
    let output = ByteStorage("bplist00")
    let offsets = objects.map { object in
      defer { output.append(object.bytes) }
      return output.count
    }
    let table = output.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { output.append(bigEndian: offset, size: offsetSize) }
    for _ in 0..<6 { output.append(0 as UInt8) }
    output.append(UInt8(offsetSize))
    output.append(UInt8(referenceSize))
    for number in [objects.count, top, table] { output.append(bigEndian: number, size: 8) }
    return output
  }
}

extension ByteStorage {
  fileprivate func append(bigEndian number: Int, size: Int) {
    for index in (0..<size).reversed() {
      append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }

  fileprivate func references(_ indices: [Int], size: Int) {
    for index in indices { append(bigEndian: index, size: size) }
  }
}
