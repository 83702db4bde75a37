/// A hash of the keys and signatures of a target: compiled tables of another one are not used.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(of tableSet: TableSet) {
    for table in tableSet.tables {
      var name = table.name
      name.withUTF8 { add(UnsafeRawBufferPointer($0)) }
      add(UInt64(table.keys.count))
      add(table)
    }
  }

  private mutating func add(_ table: JoinedTable) {
    table.keys.withUnsafeBufferPointer { keys in
      table.signatures.withUnsafeBufferPointer { signatures in
        var row = 0
        while row < keys.count {
          add(keys[row].bytes)
          if row < signatures.count, !signatures[row].parameters.isEmpty {
            for parameter in signatures[row].parameters {
              add(UInt64(parameter.type.map { $0.rawValue + 1 } ?? 0))
            }
          }
          row += 1
        }
      }
    }
  }

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// Eight bytes at a time, then the rest and the length.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return add(0) }
    let count = bytes.count
    var index = 0
    while index + 8 <= count {
      add(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var rest = UInt64(truncatingIfNeeded: count) << 56
    while index < count {
      rest = rest << 8 ^ UInt64(base.load(fromByteOffset: index, as: UInt8.self))
      index += 1
    }
    add(rest)
  }
}
